#include <QBoxLayout>
#include <QFileInfo>
#include <QMenuBar>
#include <QSplitter>

#include "ui/board/board.h"
#include "ui/handout/handout_export.h"
#include "ui/lecturing/lecturing.h"
#include "ui/lecturing/stage_controls.h"
#include "ui/lessons/lesson_callouts.h"
#include "ui/lessons/lesson_guide.h"
#include "ui/lessons/lesson_panel.h"
#include "ui/lessons/stage_session.h"
#include "ui/lessons/step_keys.h"
#include "ui/look/text_scale.h"
#include "ui/panel/panel_dock.h"
#include "ui/panel/quick_bar.h"
#include "ui/panel/scenario_panel.h"
#include "ui/presentation/presentation.h"
#include "ui/session/session_keeper.h"
#include "ui/status/message_bar.h"
#include "ui/status/status_line.h"
#include "ui/window/file_opener.h"
#include "ui/window/main_window.h"

// Lessons in the window.

namespace attnscope {
namespace {

/// Gives a bar room below its controls for texts that point at them, so that these hide no
/// headline.
void giveCalloutsRoom(QWidget& bar, bool has_callouts) {
    constexpr int height = 28;
    bar.setContentsMargins(0, 0, 0, has_callouts ? scaled(height) : 0);
}

}  // namespace

/// Makes the parts of lessons; the panel stands between the strip and the board.
void MainWindow::makeLessons() {
    lessons_ = new LessonGuide({model_, *board_, *sessions_, settings_, *open_lesson_}, this);
    lesson_panel_ = lessons_->panel();
    const auto below = [this](const std::string& field) {
        return lessons_->isPresenting() ? nullptr : lecturing_->controls().control(field);
    };
    callouts_ = new LessonCallouts({*board_, *quick_bar_, *panel_, below}, centralWidget());
    middle_->insertWidget(middle_->indexOf(columns_), lesson_panel_);
}

void MainWindow::buildLessonMenu() {
    lessons_->fill(menuBar()->addMenu(tr("Le&ssons")), this);
}

void MainWindow::connectLessons() {
    auto& rows = dynamic_cast<QBoxLayout&>(*centralWidget()->layout());
    rows.insertWidget(rows.indexOf(status_), &lecturing_->controls());  // next to the views
    auto* keys = new StepKeys(*this, *lesson_panel_);
    connect(keys, &StepKeys::nextRequested, lessons_, &LessonGuide::next);
    connect(keys, &StepKeys::previousRequested, lessons_, &LessonGuide::previous);
    connect(lessons_, &LessonGuide::toggled, this, [this, keys](bool on) {
        dock_->setAside(on);
        lesson_panel_->setVisible(on);
        keys->setActive(on);
        if (!on)
            clearStage();
    });
    connectStage();
    connect(lessons_, &LessonGuide::lostByUndo, status_,
            [this] { status_->tell(tr("The lesson is closed; redo opens it again")); });
    const auto tellEntropy = [this] {
        status_->setEntropyShown(!lessons_->lesson() || !lesson_panel_->openQuestion());
    };
    connect(lessons_, &LessonGuide::toggled, status_, tellEntropy);
    connect(lesson_panel_, &LessonPanel::chosen, status_, tellEntropy);
    connect(files_.get(), &FileOpener::lessonChosen, lessons_, &LessonGuide::open);
    connect(lessons_, &LessonGuide::failed, messages_,
            [this](const QString& sentence) { messages_->say(sentence); });
    connect(lessons_, &LessonGuide::opened, this, [this](const QString& path) {
        settings_.addRecentFile(path);
        status_->tell(tr("Opened %1").arg(QFileInfo(path).fileName()), path);
    });
    connect(lessons_, &LessonGuide::handoutRequested, this,
            [this](const QString& lesson, bool with_answers) {
                exportHandout(lesson, with_answers, *exporter_, this);
            });
    works_.add(lessons_->values());
}

/// Shows what a step adds to the views: not beside saved steps, which are presented without it.
void MainWindow::connectStage() {
    connect(lessons_, &LessonGuide::stepShown, this, &MainWindow::showStage);
    connect(lessons_, &LessonGuide::calloutsChanged, callouts_, [this] {
        if (!presentation_->isOn() || lessons_->isPresenting())
            callouts_->show(lessons_->callouts());
    });
    connect(presentation_, &Presentation::toggled, this, [this](bool on) {
        if (!lessons_->lesson() || (on && !lessons_->isPresenting()))
            clearStage();
        else
            showStage(lessons_->shown());
    });
}

void MainWindow::clearStage() {
    callouts_->clear();
    board_->deck().setUnlisted({});
    lecturing_->controls().showFields({});
    giveCalloutsRoom(*quick_bar_, false);
}

/// Shows the callouts of a step and, below the views, the controls that they point at and that the
/// bar does not have. Legends leave out what the step hides. Slides show controls themselves.
void MainWindow::showStage(const LessonStep& step) {
    board_->deck().setUnlisted(sessionOf(step, {}, {}).hidden);
    if (!lessons_->isPresenting()) {
        dock_->closeDrawer();
        bool is_in_bar = false;
        std::vector<std::string> others;
        for (const LessonCallout& callout : step.stage.callouts)
            if (const auto* control = std::get_if<LessonCallout::Control>(&callout.target)) {
                if (quick_bar_->control(control->field))
                    is_in_bar = true;
                else if (std::ranges::count(others, control->field) == 0)
                    others.push_back(control->field);
            }
        lecturing_->controls().showFields(others, false);
        giveCalloutsRoom(*quick_bar_, is_in_bar);
    }
    callouts_->show(lessons_->callouts());
}

}  // namespace attnscope
