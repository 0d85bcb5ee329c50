#pragma once

#include <QObject>

namespace attnscope {

class ScenarioModel;

/// Copies the Scenario to the clipboard as a command line, and pastes it from there.
class ScenarioClipboard : public QObject {
    Q_OBJECT

public:
    explicit ScenarioClipboard(ScenarioModel& model, QObject* parent = nullptr);

    void copy();
    void paste();

Q_SIGNALS:
    void done(const QString& sentence);
    /// Emitted when the clipboard's text could not be taken.
    void failed(const QString& sentence);

private:
    ScenarioModel& model_;
};

/// Whether the display settings, such as units and colours, are taken from the command line too, or
/// stay.
enum class Taken { all, allButDisplay };

/// Sets the Scenario that a command line describes, in one step. Throws InvalidRequest if anything
/// in the line is wrong, and FileError if its files cannot be used; the Scenario then stays as it
/// is.
void takeCommandLine(ScenarioModel& model, const QString& line, Taken taken);

}  // namespace attnscope
