#include <QBoxLayout>
#include <QFileInfo>
#include <QMenuBar>
#include <QSplitter>

#include "ui/board/board.h"
#include "ui/handout/handout_export.h"
#include "ui/lessons/lesson_callouts.h"
#include "ui/lessons/lesson_guide.h"
#include "ui/lessons/lesson_panel.h"
#include "ui/lessons/stage_session.h"
#include "ui/lessons/step_keys.h"
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

/// Makes the parts of lessons; the panel stands between the strip and the board.
void MainWindow::makeLessons() {
    lessons_ = new LessonGuide({model_, *board_, *sessions_, settings_, *open_lesson_}, this);
    lesson_panel_ = lessons_->panel();
    callouts_ = new LessonCallouts({*board_, *quick_bar_, *panel_}, centralWidget());
    middle_->insertWidget(middle_->indexOf(columns_), lesson_panel_);
}

void MainWindow::buildLessonMenu() {
    lessons_->fill(menuBar()->addMenu(tr("Le&ssons")), this);
}

void MainWindow::connectLessons() {
    auto* keys = new StepKeys(*this, *lesson_panel_);
    connect(keys, &StepKeys::nextRequested, lessons_, &LessonGuide::next);
    connect(keys, &StepKeys::previousRequested, lessons_, &LessonGuide::previous);
    connect(lessons_, &LessonGuide::toggled, this, [this, keys](bool on) {
        dock_->setAside(on);
        lesson_panel_->setVisible(on);
        keys->setActive(on);
        if (!on) {
            callouts_->clear();
            board_->deck().setUnlisted({});
        }
    });
    connect(lessons_, &LessonGuide::stepShown, this, &MainWindow::showStage);
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
            [this](const QString& lesson) { exportHandout(lesson, *exporter_, this); });
    connect(presentation_, &Presentation::toggled, callouts_, [this](bool on) {
        if (!lessons_->lesson() || (on && !lessons_->isPresenting()))
            callouts_->clear();
        else
            callouts_->show(lessons_->shown().stage.callouts);
    });
    works_.add(lessons_->values());
}

/// Shows the callouts of a step, and the control that one of them points at if it is in the panel.
/// Legends leave out what the step hides. An audience sees no controls.
void MainWindow::showStage(const LessonStep& step) {
    board_->deck().setUnlisted(sessionOf(step, {}, {}).hidden);
    const bool has_controls = !lessons_->isPresenting();
    if (has_controls)
        dock_->closeDrawer();
    for (const LessonCallout& callout : step.stage.callouts)
        if (const auto* control = std::get_if<LessonCallout::Control>(&callout.target);
            has_controls && control && !quick_bar_->control(control->field) &&
            panel_->control(control->field))
            dock_->reveal(control->field);
    callouts_->show(step.stage.callouts);
}

}  // namespace attnscope
