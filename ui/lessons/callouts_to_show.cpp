#include "ui/lessons/callouts_to_show.h"

#include <string>

#include "core/fields/assignments.h"

namespace attnscope {
namespace {

/// Returns the fields that the solutions of a step's tasks set, of those that are done or of the
/// others.
std::set<std::string> fieldsOfTasks(const LessonStep& step, const std::set<std::size_t>& done,
                                    bool of_done) {
    std::set<std::string> fields;
    for (std::size_t i = 0; i < step.parts.size(); ++i)
        if (const auto* task = std::get_if<LessonTask>(&step.parts[i]);
            task && done.contains(i) == of_done)
            for (const std::string& setting : task->solution)
                fields.insert(split_assignment(setting).first);
    return fields;
}

/// Returns the field that a callout may ask to change; empty if it points at something else.
std::string fieldOf(const LessonCallout& callout) {
    if (const auto* control = std::get_if<LessonCallout::Control>(&callout.target))
        return control->field;
    const auto* marker = std::get_if<LessonCallout::Marker>(&callout.target);
    return marker ? marker->field : std::string();
}

}  // namespace

std::vector<LessonCallout> calloutsToShow(const LessonStep& step,
                                          const std::set<std::size_t>& done) {
    const std::set<std::string> changed = fieldsOfTasks(step, done, true),
                                open = fieldsOfTasks(step, done, false);
    std::vector<LessonCallout> shown;
    for (const LessonCallout& callout : step.stage.callouts)
        if (const std::string field = fieldOf(callout);
            !changed.contains(field) || open.contains(field))
            shown.push_back(callout);
    return shown;
}

}  // namespace attnscope
