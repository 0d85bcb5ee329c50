#include "ui/lecturing/lesson_slides.h"

#include <QScrollBar>
#include <QTimer>
#include <algorithm>

#include "core/fields/assignments.h"
#include "core/fields/fields.h"
#include "core/latex/text_with_formulas.h"
#include "ui/lecturing/lesson_notes.h"
#include "ui/lecturing/stage_controls.h"
#include "ui/lessons/choice_button.h"
#include "ui/lessons/lesson_guide.h"
#include "ui/lessons/lesson_panel.h"
#include "ui/lessons/question_box.h"
#include "ui/lessons/task_box.h"
#include "ui/look/text.h"
#include "ui/look/text_scale.h"
#include "ui/look/theme.h"

namespace attnscope {
namespace {

constexpr double beside_plots = 0.4, beside_matrix = 0.26;  ///< of the width, for the text
constexpr double turned = 0.8;   ///< of what is seen, by which the text scrolls
constexpr double little = 0.15;  ///< of what is seen, for which nobody presses a key

/// Returns the part of the width that a step's text has: less beside a matrix and a plot, which
/// need more room than plots alone.
double shareOfText(const LessonStep& step) {
    const std::vector<std::string>& views = step.stage.views;
    const bool has_matrix = std::ranges::count(views, "attention") > 0;
    return has_matrix && views.size() > 1 ? beside_matrix : beside_plots;
}

/// Returns the fields that a step asks an audience to change: those of its tasks and of its
/// callouts at controls.
std::vector<std::string> fieldsOf(const LessonStep& step) {
    constexpr std::size_t most = 3;
    std::vector<std::string> keys;
    const auto add = [&](std::string_view key) {
        if (keys.size() < most && std::ranges::count(keys, key) == 0)
            keys.emplace_back(key);
    };
    for (const LessonPart& part : step.parts)
        if (const auto* task = std::get_if<LessonTask>(&part))
            for (const std::string_view setting : task->solution)
                add(field(split_assignment(setting).first).key);
    for (const LessonCallout& callout : step.stage.callouts)
        if (const auto* control = std::get_if<LessonCallout::Control>(&callout.target))
            add(control->field);
    return keys;
}

}  // namespace

LessonSlides::LessonSlides(LessonGuide& guide, LessonPanel& panel, StageControls& controls,
                           QObject* parent)
    : Slides(parent), guide_(guide), panel_(panel), controls_(controls) {
    connect(&panel_, &LessonPanel::chosen, this, [this] {
        controls_.setEntropyShown(!openQuestion());
        Q_EMIT changed();
    });
    connect(&guide_.values(), &LessonValues::solved, this, &Slides::changed);
    const QScrollBar* const bar = panel_.scrolled()->verticalScrollBar();
    const auto tell = [this] {
        if (guide_.isPresenting())
            Q_EMIT changed();
    };
    connect(bar, &QScrollBar::valueChanged, this, tell, Qt::QueuedConnection);
    connect(bar, &QScrollBar::rangeChanged, this, tell, Qt::QueuedConnection);
    connect(&guide_.values(), &LessonValues::solved, this, [this](std::size_t part) {
        const auto found = panel_.tasks().find(part);
        if (guide_.isPresenting() && found != panel_.tasks().end())
            reach(found->second);  // which says "Done." now
    });
}

int LessonSlides::count() const {
    return guide_.lesson() ? static_cast<int>(guide_.lesson()->steps.size()) : 0;
}

int LessonSlides::first() const {
    return guide_.step();
}

const LessonStep& LessonSlides::stepAt(int slide) const {
    return guide_.lesson()->steps.at(static_cast<std::size_t>(slide));
}

SlideWords LessonSlides::words(int slide) const {
    const LessonStep& step = stepAt(slide);
    return {title(slide), notesOf(step), beginningOf(step)};
}

QString LessonSlides::title(int slide) const {
    return toQString(plain_pieces(stepAt(slide).title));
}

int LessonSlides::plannedSeconds(int slide) const {
    return stepAt(slide).planned_seconds;
}

void LessonSlides::begin() {
    guide_.setPresenting(true);
}

void LessonSlides::show(int slide, const SlideRoom& room) {
    at_ = slide;
    guide_.goTo(slide);
    controls_.showFields(fieldsOf(guide_.shown()));
    controls_.setEntropyShown(!openQuestion());
    fit(room);
    panel_.scrolled()->verticalScrollBar()->setValue(0);
}

/// Gives the text a part of the width, and letters as large as the smallest ones of the views.
void LessonSlides::fit(const SlideRoom& room) {
    if (!guide_.lesson())  // it has been closed
        return;
    setOwnTextScale(panel_, room.scale * textsize::small / textsize::title);
    panel_.setPresented(static_cast<int>(shareOfText(guide_.shown()) * room.size.width()));
}

void LessonSlides::giveRoomBack() {
    controls_.showFields({});
    setOwnTextScale(panel_, std::nullopt);
    panel_.setPresented(std::nullopt);
}

bool LessonSlides::end() {
    guide_.setPresenting(false);
    const bool is_elsewhere = guide_.lesson() && guide_.step() != at_;
    if (is_elsewhere)
        guide_.goTo(at_);
    return is_elsewhere;
}

std::vector<QWidget*> LessonSlides::parts() const {
    return {&panel_};
}

/// Scrolls the text by most of what is seen, and as far as it goes if little would be left; false
/// if there is no more in that direction.
bool LessonSlides::scroll(int direction) {
    QScrollBar& bar = *panel_.scrolled()->verticalScrollBar();
    const int before = bar.value(), page = bar.pageStep();
    const int left = direction > 0 ? bar.maximum() - before : before - bar.minimum();
    const bool reaches_end = left <= (turned + little) * page;
    bar.setValue(before + direction * (reaches_end ? left : static_cast<int>(turned * page)));
    return bar.value() != before;
}

/// Whether an open question has choices below what is seen of the text.
bool LessonSlides::hidesChoices() const {
    const QuestionBox* box = openQuestion();
    if (!box || box->choices().empty())
        return false;
    const QWidget *const last = box->choices().back(), *const seen = panel_.scrolled()->viewport();
    return last->mapTo(seen, QPoint(0, last->height())).y() > seen->height();
}

/// A little text that is left below goes with what comes next: nobody waits for half a line.
LessonSlides::Press LessonSlides::press() const {
    const QScrollBar& bar = *panel_.scrolled()->verticalScrollBar();
    const int left = bar.maximum() - bar.value();
    const int half_line = scaled(textsize::title, panel_) / 2;
    if (left > little * bar.pageStep() || (left > 0 && hidesChoices()))
        return Press::scrolls;
    if (openQuestion())
        return Press::answers;
    if (openTask())
        return Press::solves;
    return left > half_line ? Press::scrolls : Press::nothing;
}

bool LessonSlides::goOn() {
    const Press now = press();
    if (now == Press::nothing)
        return false;
    scroll(1);
    return now == Press::scrolls || reveal();
}

QString LessonSlides::nextPress() const {
    if (!guide_.lesson())
        return {};
    switch (press()) {
        case Press::scrolls:
            return tr("scrolls to more of the text");
        case Press::answers:
            return tr("reveals the answer");
        case Press::solves:
            return tr("does the task: %1")
                .arg(settingsOf(std::get<LessonTask>(guide_.shown().parts[*openTask()]),
                                *guide_.solutionOf(*openTask())));
        case Press::nothing:
            break;
    }
    return {};
}

bool LessonSlides::goBack() {
    return scroll(-1);
}

QuestionBox* LessonSlides::openQuestion() const {
    return guide_.lesson() ? panel_.openQuestion() : nullptr;
}

void LessonSlides::choose(int choice) {
    QuestionBox* box = openQuestion();
    if (!box || choice >= static_cast<int>(box->choices().size()))
        return;
    box->choices()[static_cast<std::size_t>(choice)]->click();
    reach(box);
}

bool LessonSlides::reveal() {
    QuestionBox* box = openQuestion();
    if (!box)
        return solveTask();
    box->chooseRight();
    reach(box);
    return true;
}

std::optional<std::size_t> LessonSlides::openTask() const {
    const auto task = taskToSolve();
    return task && !panel_.tasks().at(*task)->isDone() ? task : std::nullopt;
}

std::optional<std::size_t> LessonSlides::taskToSolve() const {
    if (!guide_.lesson())
        return std::nullopt;
    std::optional<std::size_t> done;
    for (const auto& [part, box] : panel_.tasks()) {
        if (!guide_.solutionOf(part))
            continue;
        if (!box->isDone())
            return part;
        if (!done)
            done = part;
    }
    return done;
}

bool LessonSlides::solveTask() {
    const auto task = taskToSolve();
    if (!task)
        return false;
    guide_.solve(*task);
    reach(panel_.tasks().at(*task));
    return true;
}

bool LessonSlides::canReveal() const {
    return openQuestion() || taskToSolve();
}

/// Scrolls to a part of the text, once it is as high as what it shows now.
void LessonSlides::reach(QWidget* part) {
    QTimer::singleShot(0, part, [this, part] {
        QWidget& content = *panel_.scrolled()->widget();
        if (!content.isAncestorOf(part))
            return;  // another step is shown
        const int bottom = part->mapTo(&content, QPoint(0, part->height())).y();
        panel_.scrolled()->ensureVisible(0, bottom, 0, 0);
    });
}

}  // namespace attnscope
