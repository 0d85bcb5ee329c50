#include "ui/lessons/lesson_guide.h"

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
#include "ui/lessons/lesson_panel.h"
#include "ui/lessons/lesson_source.h"
#include "ui/lessons/stage_session.h"
#include "ui/look/action_text.h"
#include "ui/look/text.h"
#include "ui/look/translated.h"
#include "ui/session/session_keeper.h"
#include "ui/settings/settings.h"

namespace attnscope {

LessonGuide::LessonGuide(const LessonParts& parts, QObject* parent)
    : QObject(parent), parts_(parts), values_(parts.model), glide_(parts.model) {
    connect(&parts_.place, &OpenLesson::changed, this, &LessonGuide::follow);
    connect(&values_, &LessonValues::solved, this, &LessonGuide::finish);
    connect(&glide_, &ScenarioGlide::ended, &values_, [this] { values_.setWaiting(false); });
    connect(&glide_, &ScenarioGlide::arrived, this, &LessonGuide::playStage);
}

LessonPanel* LessonGuide::makePanel(QWidget* parent) {
    panel_ = new LessonPanel(values_, parent);
    panel_->hide();
    connect(panel_, &LessonPanel::nextRequested, this, &LessonGuide::next);
    connect(panel_, &LessonPanel::previousRequested, this, &LessonGuide::previous);
    connect(panel_, &LessonPanel::leaveRequested, this, &LessonGuide::leave);
    connect(panel_, &LessonPanel::chosen, this, &LessonGuide::choose);
    return panel_;
}

void LessonGuide::fill(QMenu* menu, QWidget* window) {
    for (const std::string_view name : lesson_names()) {
        const QString key = toQString(name);
        menu->addAction(asActionText(titleOfLesson(std::string(name))), this,
                        [this, key] { open(key); });
    }
    menu->addSeparator();
    menu->addAction(tr("&Open lesson…"), this, [this, window] { askForFile(window); });
    leave_ = menu->addAction(tr("&Leave lesson"), this, &LessonGuide::leave);
    leave_->setEnabled(false);
}

void LessonGuide::askForFile(QWidget* window) {
    const QString path = fileToOpen(
        window, {tr("Open a lesson"), existingFolder({documentsFolder()}), tr("Lessons (*.md)")});
    if (!path.isEmpty())
        open(path);
}

/// Reads a lesson, and says what is wrong with it. Returns nothing if it has no step to show.
std::optional<Lesson> LessonGuide::read(const std::string& lesson) {
    try {
        ReadLesson read = readLesson(lesson);
        if (const QString faults = faultsText(lesson, read.faults); !faults.isEmpty())
            Q_EMIT failed(faults);
        if (!read.lesson.steps.empty())
            return std::move(read.lesson);
    } catch (const Error& error) {
        Q_EMIT failed(translated(error.message()));
    }
    return std::nullopt;
}

void LessonGuide::open(const QString& lesson) {
    const bool isOwn = std::ranges::count(lesson_names(), lesson.toStdString()) > 0;
    const std::string name = (isOwn ? lesson : QFileInfo(lesson).absoluteFilePath()).toStdString();
    std::optional<Lesson> read = this->read(name);
    if (!read || isPresenting())
        return;
    const auto& now = parts_.place.place();
    const LessonPlace place{name, 0,
                            now && now->before
                                ? now->before
                                : std::make_shared<const Session>(parts_.sessions.session())};
    close();
    lesson_ = std::move(read);
    name_ = name;
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
    progress_ = presenting ? LessonProgress() : progressIn(parts_.settings, name_);
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

/// Shows again what the window showed before the lesson.
void LessonGuide::leave() {
    const auto& now = parts_.place.place();
    if (!now)
        return;
    Session before = now->before ? *now->before : parts_.sessions.session();
    before.lesson.reset();
    parts_.sessions.show(before);
}

/// Shows the step at which the window is now.
void LessonGuide::follow() {
    const std::optional<LessonPlace>& place = parts_.place.place();
    leave_->setEnabled(place.has_value());
    if (!place)
        return close();
    if (place->lesson != name_ || !lesson_) {
        close();
        lesson_ = read(place->lesson);
        if (!lesson_)
            return;
        name_ = place->lesson;
        progress_ = progressIn(parts_.settings, name_);
    }
    step_ = std::clamp(place->step, 0, static_cast<int>(lesson_->steps.size()) - 1);
    showStep();
}

void LessonGuide::close() {
    if (!lesson_)
        return;
    values_.leave();
    lesson_.reset();
    name_.clear();
    step_ = -1;
    Q_EMIT toggled(false);
}

void LessonGuide::showStep() {
    progress_.step = step_;
    keep();
    values_.follow(*lesson_, step_);
    panel_->showStep(*lesson_, step_, doneIn(step_));
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
    if (is_right) {
        progress_.done.emplace(step_, part);
        keep();
    }
    reveal(part);
}

/// Shows the curve that a question reveals.
void LessonGuide::reveal(std::size_t part) {
    const auto* question = std::get_if<LessonQuestion>(&shown().parts[part]);
    if (!question || !question->revealed)
        return;
    const auto& [view, curve, line] = *question->revealed;
    std::map<std::string, HiddenEntries> hidden = parts_.board.deck().hidden();
    const auto of_view = hidden.find(view);
    if (of_view == hidden.end())
        return;
    of_view->second.erase(curve);
    const FigureView* figure = parts_.board.pane(view) ? nullptr : parts_.board.view(view);
    if (figure)
        of_view->second.erase(entry_meant(figure->figure(), curve));
    if (of_view->second.empty())
        hidden.erase(of_view);
    parts_.sessions.asOneStep([&] { parts_.board.deck().setHidden(hidden); });
}

void LessonGuide::finish(std::size_t part) {
    if (!progress_.done.emplace(step_, part).second)
        return;
    keep();
    panel_->setDone(part);
}

void LessonGuide::keep() {
    if (!isPresenting())
        keepProgress(parts_.settings, name_, progress_);
}

}  // namespace attnscope
