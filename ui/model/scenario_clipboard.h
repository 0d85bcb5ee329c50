#pragma once

#include <QObject>

namespace attnscope {

class ScenarioModel;

/// The Scenario on the clipboard, as a command line.
class ScenarioClipboard : public QObject {
    Q_OBJECT

public:
    explicit ScenarioClipboard(ScenarioModel& model, QObject* parent = nullptr);

    void copy();
    void paste();

Q_SIGNALS:
    void done(const QString& sentence);
    /// What could not be read.
    void failed(const QString& sentence);

private:
    ScenarioModel& model_;
};

/// Units and colours are those of the command line, or stay.
enum class Taken { all, allButDisplay };

/// Takes what a command line says of a Scenario, in one step. Throws, the Scenario unchanged,
/// InvalidRequest where anything in it is wrong and FileError where its files cannot serve.
void takeCommandLine(ScenarioModel& model, const QString& line, Taken taken);

}  // namespace attnscope
