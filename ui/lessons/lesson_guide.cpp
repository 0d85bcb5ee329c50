#include "ui/lessons/lesson_guide.h"

#include <QAction>
#include <QFileInfo>
#include <QMenu>
#include <algorithm>
#include <memory>
#include <utility>

#include "core/fields/assignments.h"
#include "core/figures/entries.h"
#include "core/lessons/lessons.h"
#include "core/text/errors.h"
#include "ui/board/board.h"
#include "ui/figure/figure_view.h"
#include "ui/files/file_dialogs.h"
#include "ui/files/folders.h"
#include "ui/lessons/callouts_to_show.h"
#include "ui/lessons/lesson_panel.h"
#include "ui/lessons/lesson_source.h"
#include "ui/lessons/stage_session.h"
#include "ui/look/action_text.h"
#include "ui/look/text.h"
#include "ui/look/translated.h"
#include "ui/session/session_keeper.h"
#include "ui/settings/settings.h"

namespace attnscope {
namespace {

/// What was read of a lesson.
struct LessonOrFault {
    std::optional<Lesson> lesson;  ///< nothing if it has no step to show
    QString fault;                 ///< what is wrong with it; empty if nothing is
};

LessonOrFault lessonOrFault(const std::string& name) {
    try {
        ReadLesson read = readLesson(name);
        LessonOrFault found{{}, faultsText(name, read.faults)};
        if (!read.lesson.steps.empty())
            found.lesson = std::move(read.lesson);
        return found;
    } catch (const Error& error) {
        return {{}, translated(error.message())};
    }
}

}  // namespace

LessonGuide::LessonGuide(const LessonParts& parts, QWidget* window)
    : QObject(window),
      parts_(parts),
      values_(parts.model),
      glide_(parts.model),
      panel_(new LessonPanel(values_, window)),
      export_(new QAction(tr("&Export handout…"), this)),
      export_open_(new QAction(tr("Export handout &without answers…"), this)),
      leave_(new QAction(tr("&Leave lesson"), this)) {
    panel_->hide();
    export_->setEnabled(false);
    export_open_->setEnabled(false);
    leave_->setEnabled(false);
    connect(export_, &QAction::triggered, this,
            [this] { Q_EMIT handoutRequested(toQString(name_), true); });
    connect(export_open_, &QAction::triggered, this,
            [this] { Q_EMIT handoutRequested(toQString(name_), false); });
    connect(leave_, &QAction::triggered, this, &LessonGuide::leave);
    connect(panel_, &LessonPanel::nextRequested, this, &LessonGuide::next);
    connect(panel_, &LessonPanel::previousRequested, this, &LessonGuide::previous);
    connect(panel_, &LessonPanel::leaveRequested, this, &LessonGuide::leave);
    connect(panel_, &LessonPanel::nextLessonRequested, this,
            [this] { open(toQString(lessonAfter(name_))); });
    connect(panel_, &LessonPanel::chosen, this, &LessonGuide::choose);
    connect(&parts_.sessions, &SessionKeeper::aboutToShow, this, &LessonGuide::stopMoving);
    connect(&parts_.sessions, &SessionKeeper::returned, this, [this](bool by_undo) {
        for (const std::size_t part : doneIn(step_))
            reveal(part);  // what was answered later
        if (std::exchange(is_lost_, false) && by_undo)
            Q_EMIT lostByUndo();
    });
    connect(&parts_.place, &OpenLesson::changed, this, &LessonGuide::follow);
    connect(&values_, &LessonValues::solved, this, &LessonGuide::finish);
    connect(&glide_, &ScenarioGlide::ended, &values_, [this] { values_.setWaiting(false); });
    connect(&glide_, &ScenarioGlide::arrived, this, &LessonGuide::playStage);
}

void LessonGuide::fill(QMenu* menu, QWidget* window) {
    int number = 0;
    for (const std::string_view name : lesson_names()) {
        const QString key = toQString(name), title = titleOfLesson(std::string(name));
        menu->addAction(asActionText(QStringLiteral("%1  %2").arg(++number).arg(title)), this,
                        [this, key] { open(key); });
    }
    menu->addSeparator();
    menu->addAction(tr("&Open lesson…"), this, [this, window] { askForFile(window); });
    menu->addAction(export_);
    menu->addAction(export_open_);
    menu->addAction(leave_);
}

void LessonGuide::askForFile(QWidget* window) {
    const QString path = fileToOpen(
        window, {tr("Open a lesson"), existingFolder({documentsFolder()}), tr("Lessons (*.md)")});
    if (!path.isEmpty())
        open(path);
}

void LessonGuide::open(const QString& lesson) {
    const bool isOwn = std::ranges::count(lesson_names(), lesson.toStdString()) > 0;
    const std::string name = (isOwn ? lesson : QFileInfo(lesson).absoluteFilePath()).toStdString();
    LessonOrFault read = lessonOrFault(name);
    if (!read.fault.isEmpty())
        Q_EMIT failed(read.fault);
    if (!read.lesson || isPresenting())
        return;
    settle();
    const LessonPlace place{name, 0, std::make_shared<const Session>(before())};
    close();
    name_ = name;
    lesson_ = std::move(read.lesson);
    progress_ = progressIn(parts_.settings, name);
    const int last = static_cast<int>(lesson_->steps.size()) - 1;
    const int step = progress_.step < last ? progress_.step : 0;
    const Scenario from = parts_.model.scenario();
    parts_.sessions.show(sessionAt(step, place));
    if (step_ < 0)
        follow();  // the same step was shown before
    begin(from);
    if (!isOwn)
        Q_EMIT opened(toQString(name));
}

Session LessonGuide::sessionAt(int step, LessonPlace place) const {
    place.step = step;
    return sessionOf(lesson_->steps[static_cast<std::size_t>(step)], doneIn(step), place);
}

void LessonGuide::goTo(int step) {
    const auto& now = parts_.place.place();
    if (!lesson_ || !now || step < 0 || step >= static_cast<int>(lesson_->steps.size()))
        return;
    const LessonPlace place = *now;  // which another step replaces
    const Scenario from = parts_.model.scenario();
    show(sessionAt(step, place));
    begin(from);
}

void LessonGuide::show(const Session& session) {
    if (isPresenting())
        parts_.sessions.perform(session);
    else
        parts_.sessions.show(session);
}

void LessonGuide::setPresenting(bool presenting) {
    if (std::exchange(is_presenting_, presenting) == presenting || !lesson_)
        return;
    LessonProgress own = presenting ? presented_ : progressIn(parts_.settings, name_);
    if (!presenting)
        presented_ = progress_;
    progress_ = std::move(own);
    showStep();
}

std::optional<Scenario> LessonGuide::solutionOf(std::size_t part) const {
    const auto* task = std::get_if<LessonTask>(&shown().parts[part]);
    if (!task || task->solution.empty())
        return std::nullopt;
    try {
        const Scenario solved = with_settings(parts_.model.scenario(), task->solution);
        return solved == parts_.model.scenario() ? std::nullopt : std::optional(solved);
    } catch (const Error&) {
        return std::nullopt;  // what somebody has changed does not go with it
    }
}

void LessonGuide::solve(std::size_t part) {
    if (const auto solved = solutionOf(part))
        parts_.model.adopt(*solved);
}

void LessonGuide::next() {
    goTo(step_ + 1);
}

void LessonGuide::previous() {
    goTo(step_ - 1);
}

/// Returns what the window showed before the lesson, or what it shows if that is not known.
Session LessonGuide::before() const {
    const auto& now = parts_.place.place();
    Session before = now && now->before ? *now->before : parts_.sessions.session();
    before.lesson.reset();
    return before;
}

void LessonGuide::leave() {
    if (parts_.place.place())
        parts_.sessions.show(before());
}

/// Shows the step at which the window is now.
void LessonGuide::follow() {
    const std::optional<LessonPlace>& place = parts_.place.place();
    leave_->setEnabled(place.has_value());
    export_->setEnabled(place.has_value());
    export_open_->setEnabled(place.has_value());
    is_lost_ = !place && !name_.empty();
    if (!place)
        return close();
    if (place->lesson != name_)
        readAtPlace(place->lesson);
    if (!lesson_)
        return;
    step_ = std::clamp(place->step, 0, static_cast<int>(lesson_->steps.size()) - 1);
    showStep();
}

/// Reads the lesson at which the window is now. If it cannot be read, the panel says why.
void LessonGuide::readAtPlace(const std::string& lesson) {
    close();
    LessonOrFault read = lessonOrFault(lesson);
    name_ = lesson;
    lesson_ = std::move(read.lesson);
    progress_ = progressIn(parts_.settings, lesson);
    if (!lesson_) {
        panel_->showFault(fileNameOfLesson(lesson), read.fault);
        Q_EMIT toggled(true);
    } else if (!read.fault.isEmpty()) {
        Q_EMIT failed(read.fault);
    }
}

void LessonGuide::close() {
    if (name_.empty())
        return;
    values_.leave();
    presented_ = {};
    name_.clear();
    lesson_.reset();
    step_ = -1;
    for (const auto& [field, play] : std::exchange(own_plays_, {}))
        parts_.model.setPlay(play);
    Q_EMIT toggled(false);
}

/// Stops what moves the Scenario before another session is shown.
void LessonGuide::stopMoving() {
    is_lost_ = false;
    glide_.stop();
    stopPlay();
}

void LessonGuide::settle() {
    glide_.finish();
    stopPlay();
}

void LessonGuide::stopPlay() {
    if (own_plays_.contains(parts_.model.playing()))
        parts_.model.setPlaying({});
}

void LessonGuide::showStep() {
    progress_.step = step_;
    keep();
    const std::set<std::size_t> done = doneIn(step_);
    values_.follow(*lesson_, step_, done);
    const std::string follower = lessonAfter(name_);
    panel_->showStep(*lesson_, step_, done, follower.empty() ? QString() : titleOfLesson(follower));
    Q_EMIT toggled(true);
    Q_EMIT stepShown(shown());
}

/// Lets the Scenario go from `from` to that of the step; then what the step plays begins.
void LessonGuide::begin(const Scenario& from) {
    values_.setWaiting(true);
    glide_.start(from);
}

void LessonGuide::playStage() {
    if (!lesson_ || step_ < 0)
        return;
    const auto& play = shown().stage.play;
    if (!play)
        return;
    own_plays_.emplace(play->field, parts_.model.play(play->field));
    parts_.model.setPlay(
        {.sweep = {play->field, play->from, play->to, usual_spacing(play->from, play->to)},
         .repeat = Repeat::never});
    if (ScenarioGlide::isAllowed())
        parts_.model.setPlaying(play->field);
}

std::set<std::size_t> LessonGuide::doneIn(int step) const {
    std::set<std::size_t> parts;
    for (const auto& [of, part] : progress_.done)
        if (of == step)
            parts.insert(part);
    return parts;
}

void LessonGuide::choose(std::size_t part, bool is_right) {
    if (!is_right)
        return;
    progress_.done.emplace(step_, part);
    keep();
    reveal(part);
}

/// Shows the curve that a question reveals. Undo does not stop there.
void LessonGuide::reveal(std::size_t part) {
    const auto* question = lesson_ ? std::get_if<LessonQuestion>(&shown().parts[part]) : nullptr;
    if (!question || !question->revealed)
        return;
    const auto& [view, curve, line] = *question->revealed;
    std::map<std::string, HiddenEntries> hidden = parts_.board.deck().hidden();
    const auto of_view = hidden.find(view);
    if (of_view == hidden.end())
        return;
    of_view->second.erase(curve);
    if (const FigureView* figure = parts_.board.figureView(view))
        of_view->second.erase(entry_meant(figure->figure(), curve));
    if (of_view->second.empty())
        hidden.erase(of_view);
    parts_.sessions.addToLastStep([&] { parts_.board.deck().setHidden(hidden); });
}

void LessonGuide::finish(std::size_t part) {
    if (!progress_.done.emplace(step_, part).second)
        return;
    keep();
    panel_->setDone(part);
    Q_EMIT calloutsChanged();
}

std::vector<LessonCallout> LessonGuide::callouts() const {
    return calloutsToShow(shown(), doneIn(step_));
}

void LessonGuide::keep() {
    if (!isPresenting())
        keepProgress(parts_.settings, name_, progress_);
}

}  // namespace attnscope
