#pragma once

#include <QString>
#include <vector>

#include "core/lessons/lesson.h"
#include "ui/views/export_request.h"

namespace attnscope {

/// What a block of a handout is.
enum class HandoutRole {
    title,
    introduction,
    heading,  ///< of a step
    text,
    figures,  ///< side by side
    again,    ///< the numbers of figures that stand above
    command,  ///< that makes the settings of the step
    label,    ///< above a question, a task or notes, which follow
    question,
    choice,
    task,
    hint,  ///< at the end
    notes,
    section,  ///< heading of what stands at the end, on a new page
    answer,
    source
};

struct HandoutBlock {
    HandoutRole role;
    std::vector<ProseBlock> text = {};      ///< without numbers that are still to be computed
    std::vector<std::size_t> figures = {};  ///< places in Handout::figures
};

/// A view of a step.
struct HandoutFigure {
    ExportRequest request;  ///< without the look, and reduced()
    std::vector<LessonCallout> callouts;
    QString caption;
    bool is_alone = true;  ///< whether no other one stands beside it
};

/// A lesson as it is printed, independent of the kind of file.
struct Handout {
    QString title;
    std::vector<HandoutBlock> blocks;
    std::vector<HandoutFigure> figures;
};

/// The mark of a task, an empty box.
inline constexpr std::string_view emptyBox = "☐";

/// What a handout has beside the steps of its lesson.
struct HandoutParts {
    bool notes = false;   ///< for the lecturer
    bool answers = true;  ///< of questions and tasks
};

/// Returns a lesson, whose numbers are words, as a handout. A view that an earlier step shows alike
/// is named and not shown again. Hints stand at the end, where nobody reads them by chance.
Handout handoutOf(const Lesson& lesson, const HandoutParts& parts);

}  // namespace attnscope
