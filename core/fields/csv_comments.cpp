#include "core/fields/csv_comments.h"

#include "core/fields/fields.h"
#include "core/text/printable.h"
#include "core/version.h"

namespace attnscope {

std::string csv_comment(std::string_view text) {
    constexpr std::size_t most = 4;  // bytes that a byte takes
    return "# " + printable(text, most * text.size()) + "\n";
}

std::string version_comment() {
    return csv_comment("Attnscope " + std::string(version()));
}

std::string with_command(std::string csv, const std::string& command) {
    return csv.insert(csv.find('\n') + 1, csv_comment("command = " + command));
}

std::string note_comments(const std::vector<Message>& notes) {
    std::string lines;
    for (const Message& note : notes)
        lines += csv_comment("note: " + text_of(note));
    return lines;
}

std::string with_notes(std::string csv, const std::vector<Message>& notes) {
    return csv.insert(csv.find('\n') + 1, note_comments(notes));
}

std::string scenario_comments(const Scenario& scenario, std::string_view before) {
    std::string text;
    for (const Field& each : fields())
        if (each.applies(scenario) && each.is_said(scenario))
            text += csv_comment(std::string(before) + std::string(each.key) + " = " +
                                get(scenario, each));
    return text;
}

}  // namespace attnscope
