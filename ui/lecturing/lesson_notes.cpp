#include "ui/lecturing/lesson_notes.h"

#include <string>
#include <variant>

#include "core/fields/assignments.h"
#include "core/fields/fields.h"
#include "core/fields/value_text.h"
#include "ui/lecturing/lesson_slides.h"
#include "ui/lessons/prose_document.h"
#include "ui/look/text.h"
#include "ui/look/translated.h"

namespace attnscope {
namespace {

constexpr std::size_t beginning = 2;  ///< blocks of a step's text

/// Returns a text after a bold word.
std::vector<ProseBlock> labelled(const QString& word, std::vector<ProseBlock> text) {
    if (text.empty())
        text.emplace_back();
    ProseSpan label;
    label.text = word.toStdString() + ' ';
    label.is_bold = true;
    text.front().spans.insert(text.front().spans.begin(), label);
    return text;
}

void add(std::vector<ProseBlock>& notes, const std::vector<ProseBlock>& text) {
    notes.insert(notes.end(), text.begin(), text.end());
}

/// Adds a choice as an item of a list with the number of its key; the right one has a tick.
void addChoice(std::vector<ProseBlock>& notes, const LessonQuestion::Choice& choice,
               std::size_t number) {
    std::vector<ProseBlock> item =
        choice.is_right ? labelled(QStringLiteral("✓"), choice.text) : choice.text;
    for (ProseBlock& block : item)
        ++block.depth;
    if (!item.empty())
        item.front().mark = std::to_string(number) + '.';
    add(notes, item);
}

/// Adds a question with its choices, and the answer.
void addQuestion(std::vector<ProseBlock>& notes, const LessonQuestion& question) {
    add(notes, labelled(LessonSlides::tr("Question:"), question.text));
    std::size_t right = 0;
    for (std::size_t i = 0; i < question.choices.size(); ++i) {
        addChoice(notes, question.choices[i], i + 1);
        if (question.choices[i].is_right)
            right = i + 1;
    }
    add(notes, labelled(LessonSlides::tr("Answer %1:").arg(right), question.answer));
}

}  // namespace

std::vector<ProseBlock> notesOf(const LessonStep& step) {
    std::vector<ProseBlock> notes = step.notes;
    for (const LessonPart& part : step.parts)
        if (const auto* question = std::get_if<LessonQuestion>(&part)) {
            addQuestion(notes, *question);
        } else if (const auto* task = std::get_if<LessonTask>(&part)) {
            add(notes, labelled(LessonSlides::tr("Task:"), task->text));
            if (task->solution.empty())
                continue;
            const Scenario solved = with_settings(step.stage.scenario, task->solution);
            add(notes,
                labelled(LessonSlides::tr("Reveal sets %1.").arg(settingsOf(*task, solved)), {}));
        }
    return notes;
}

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

QString settingsOf(const LessonTask& task, const Scenario& solved) {
    QStringList settings;
    for (const std::string& setting : task.solution)
        settings.append(translated(value_text(solved, field(split_assignment(setting).first))));
    return listed(settings);
}

}  // namespace attnscope
