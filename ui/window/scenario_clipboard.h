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
    /// What could not be read, or not in full.
    void failed(const QString& sentence);

private:
    ScenarioModel& model_;
};

/// Units and colours are those of the command line, or stay.
enum class Taken { all, allButDisplay };

/// Takes what a command line says of a Scenario, in one step. Returns a sentence on what in it
/// could not be read; empty where there is nothing. Throws InvalidRequest, the Scenario unchanged.
QString takeCommandLine(ScenarioModel& model, const QString& line, Taken taken);

}  // namespace attnscope
