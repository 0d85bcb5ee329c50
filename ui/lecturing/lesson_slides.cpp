#include "ui/lecturing/lesson_slides.h"

#include <QScrollBar>
#include <QTimer>
#include <algorithm>

#include "core/latex/text_with_formulas.h"
#include "ui/lessons/choice_button.h"
#include "ui/lessons/lesson_guide.h"
#include "ui/lessons/lesson_panel.h"
#include "ui/lessons/prose_document.h"
#include "ui/lessons/question_box.h"
#include "ui/lessons/task_box.h"
#include "ui/look/text.h"
#include "ui/look/text_scale.h"
#include "ui/look/theme.h"

namespace attnscope {
namespace {

constexpr double beside_plots = 0.4, beside_matrix = 0.26;  ///< of the width, for the text
constexpr double turned = 0.8;        ///< of what is seen, by which the text scrolls
constexpr std::size_t beginning = 2;  ///< blocks of a step's text

/// Returns the first blocks of a step's text, up to the first number: numbers are computed only for
/// the step that is shown.
std::vector<ProseBlock> beginningOf(const LessonStep& step) {
    std::vector<ProseBlock> blocks;
    for (const LessonPart& part : step.parts)
        if (const auto* text = std::get_if<std::vector<ProseBlock>>(&part)) {
            for (const ProseBlock& block : *text) {
                if (blocks.size() == beginning || hasNumbers({block}))
                    break;
                blocks.push_back(block);
            }
            break;
        }
    return blocks;
}

/// Returns the part of the width that a step's text has: less beside a matrix and a plot, which
/// need more room than plots alone.
double shareOfText(const LessonStep& step) {
    const std::vector<std::string>& views = step.stage.views;
    const bool has_matrix = std::ranges::count(views, "attention") > 0;
    return has_matrix && views.size() > 1 ? beside_matrix : beside_plots;
}

}  // namespace

LessonSlides::LessonSlides(LessonGuide& guide, LessonPanel& panel, QObject* parent)
    : Slides(parent), guide_(guide), panel_(panel) {
    connect(&panel_, &LessonPanel::chosen, this, &Slides::changed);
    connect(&guide_.values(), &LessonValues::solved, this, &Slides::changed);
}

int LessonSlides::count() const {
    return guide_.lesson() ? static_cast<int>(guide_.lesson()->steps.size()) : 0;
}

int LessonSlides::first() const {
    return guide_.step();
}

SlideWords LessonSlides::words(int slide) const {
    const LessonStep& step = guide_.lesson()->steps.at(static_cast<std::size_t>(slide));
    return {toQString(plain_pieces(step.title)), step.notes, beginningOf(step)};
}

void LessonSlides::begin() {
    guide_.setPresenting(true);
}

void LessonSlides::show(int slide, const SlideRoom& room) {
    guide_.goTo(slide);
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
    setOwnTextScale(panel_, std::nullopt);
    panel_.setPresented(std::nullopt);
}

void LessonSlides::end() {
    guide_.setPresenting(false);
}

std::vector<QWidget*> LessonSlides::parts() const {
    return {&panel_};
}

/// Scrolls the text by most of what is seen; false if there is no more in that direction.
bool LessonSlides::scroll(int direction) {
    QScrollBar& bar = *panel_.scrolled()->verticalScrollBar();
    const int before = bar.value();
    bar.setValue(before + direction * static_cast<int>(turned * bar.pageStep()));
    return bar.value() != before;
}

bool LessonSlides::goOn() {
    return scroll(1) || reveal();
}

bool LessonSlides::goBack() {
    return scroll(-1);
}

LessonSlides::Question LessonSlides::openQuestion() const {
    if (!guide_.lesson())
        return {};
    for (const auto& [part, box] : panel_.questions())
        if (!box->isAnswered())
            return {std::get_if<LessonQuestion>(&guide_.shown().parts.at(part)), box};
    return {};
}

void LessonSlides::choose(int choice) {
    const auto [words, box] = openQuestion();
    if (!box || choice >= static_cast<int>(box->choices().size()))
        return;
    box->choices()[static_cast<std::size_t>(choice)]->click();
    reach(box);
}

bool LessonSlides::reveal() {
    const auto [words, box] = openQuestion();
    if (!box)
        return solveTask();
    for (std::size_t i = 0; i < words->choices.size(); ++i)
        if (words->choices[i].is_right)
            choose(static_cast<int>(i));
    return true;
}

std::optional<std::size_t> LessonSlides::openTask() const {
    if (!guide_.lesson())
        return std::nullopt;
    for (const auto& [part, box] : panel_.tasks())
        if (!box->isDone() && guide_.solutionOf(part))
            return part;
    return std::nullopt;
}

bool LessonSlides::solveTask() {
    const auto task = openTask();
    if (!task)
        return false;
    guide_.solve(*task);
    reach(panel_.tasks().at(*task));
    return true;
}

bool LessonSlides::canReveal() const {
    return openQuestion().box || openTask();
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
