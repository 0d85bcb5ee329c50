#include "ui/presentation/step_actions.h"

#include <QMenu>
#include <ranges>

#include "ui/board/board.h"
#include "ui/board/views_seen.h"
#include "ui/figure/figure_view.h"
#include "ui/model/scenario_model.h"
#include "ui/presentation/presentation.h"
#include "ui/presentation/steps_dialog.h"

namespace attnscope {

StepActions::StepActions(Steps& steps, Presentation& presentation, ScenarioModel& model,
                         const Board& board, QWidget* window)
    : QObject(window),
      steps_(steps),
      presentation_(presentation),
      model_(model),
      board_(board),
      window_(window) {}

void StepActions::fill(QMenu* menu) {
    menu->addAction(tr("&Start"), QKeySequence(Qt::Key_F5), &presentation_, &Presentation::start);
    menu->addSeparator();
    menu->addAction(tr("&Add what is shown as a step"),
                    QKeySequence(QStringLiteral("Ctrl+Shift+D")), this, &StepActions::add);
    menu->addAction(tr("S&teps…"), this, &StepActions::edit);
}

/// Returns what the window shows, as a step. Its title is the headline of the first view that has a
/// headline, else "Step" and its number.
Step StepActions::present() const {
    const std::vector<std::string> views = viewsSeen(board_, most_views_of_step);
    QString title = tr("Step %1").arg(steps_.all().size() + 1);
    for (const std::string& view : views | std::views::reverse)
        if (!board_.pane(view) && !board_.view(view)->headline().isEmpty())
            title = board_.view(view)->headline();
    return {title.toStdString(), views, model_.scenario(), model_.comparison()};
}

void StepActions::add() {
    if (steps_.isFull()) {
        Q_EMIT failed(StepsDialog::limitText());
        return;
    }
    std::vector<Step> steps = steps_.all();
    steps.push_back(present());
    steps_.set(std::move(steps));
    Q_EMIT done(tr("Added step %1 of the presentation").arg(steps_.all().size()));
}

void StepActions::edit() {
    if (!dialog_) {
        dialog_ = new StepsDialog(
            steps_, [this] { return present(); }, window_);
        connect(dialog_, &StepsDialog::startRequested, &presentation_, &Presentation::startSteps);
    }
    dialog_->show();
    dialog_->raise();
}

}  // namespace attnscope
