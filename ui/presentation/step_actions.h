#pragma once

#include <QObject>

#include "ui/model/steps.h"

class QMenu;

namespace attnscope {

class Board;
class Presentation;
class ScenarioModel;
class StepsDialog;

/// The menu of a presentation: starts it, adds what the window shows as a step, and edits the
/// steps.
class StepActions : public QObject {
    Q_OBJECT

public:
    /// `window` owns this object and the dialog of the steps.
    StepActions(Steps& steps, Presentation& presentation, ScenarioModel& model, const Board& board,
                QWidget* window);

    void fill(QMenu* menu);

Q_SIGNALS:
    void done(const QString& sentence);
    /// Emitted when something cannot be done.
    void failed(const QString& sentence);

private:
    Step present() const;
    void add();
    void edit();

    Steps& steps_;
    Presentation& presentation_;
    ScenarioModel& model_;
    const Board& board_;
    QWidget* window_;
    StepsDialog* dialog_ = nullptr;
};

}  // namespace attnscope
