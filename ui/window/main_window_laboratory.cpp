#include <QPushButton>

#include "core/fields/compared_rules.h"
#include "core/figures/lab_figures.h"
#include "ui/board/board.h"
#include "ui/lab/lab_pane.h"
#include "ui/look/translated.h"
#include "ui/model/starting_layouts.h"
#include "ui/panel/panel_dock.h"
#include "ui/panel/scenario_panel.h"
#include "ui/session/session_keeper.h"
#include "ui/status/message_bar.h"
#include "ui/status/status_line.h"
#include "ui/window/main_window.h"

namespace attnscope {

void MainWindow::connectLaboratory() {
    for (const std::string_view view : {training_id, beyond_length_id}) {
        auto* pane = qobject_cast<LabPane*>(board_->pane(view));
        connect(pane, &LabPane::vectorsRequested, this,
                [this, pane, view] { useTrained(*pane, view); });
    }
    QPushButton* opener = panel_->addButton(
        "lab_task", tr("Show the views of the laboratory"),
        tr("Puts the training, and how the models do at other lengths, on the board  (Ctrl+L)"));
    connect(opener, &QPushButton::clicked, this, [this] {
        dock_->closeDrawer();
        showLaboratory();
    });
    const auto follow = [this, opener] {
        const BoardLayout layout = board_->boardLayout();
        opener->setVisible(!isOn(layout, training_id) || !isOn(layout, beyond_length_id));
    };
    connect(board_, &Board::layoutChanged, opener, follow);
    follow();
}

/// Puts the views of the laboratory on the board. If no rules are compared yet, the chosen one is
/// compared with that of log n.
void MainWindow::showLaboratory() {
    sessions_->asOneStep([&] {
        board_->setBoardLayout(laboratoryLayout());
        Scenario scenario = model_.scenario();
        if (other_rules(scenario).empty())
            scenario.compared_rules = scenario.rule == "log-512" ? "inverse-sqrt-d" : "log-512";
        model_.adopt(scenario);
    });
}

/// Makes the matrix that of the head that a view shows, and adds it below unless the board has it.
void MainWindow::useTrained(LabPane& pane, std::string_view view) {
    const lab::SharedTrial trial = pane.feed().shownTrial();
    const std::string path = trial ? lab::file_of_trial(trial) : std::string();
    if (path.empty()) {
        messages_->say(tr("The trained model cannot be kept in a file."));
        return;
    }
    const QString rule = translated(pane.feed().trials().front().rule.label);
    constexpr std::string_view matrix = "attention";
    sessions_->asOneStep([&] {
        model_.adopt(with_trained_head(model_.scenario(), trial->run, path));
        BoardLayout layout = board_->boardLayout();
        layout.maximised.clear();
        if (!isOn(layout, matrix))
            layout = added(layout, view, matrix, Placing::below);
        board_->setBoardLayout(layout);
    });
    status_->tell(tr("Queries and keys of the model trained under %1, seed %2")
                      .arg(rule)
                      .arg(trial->run.settings.seed));
}

}  // namespace attnscope
