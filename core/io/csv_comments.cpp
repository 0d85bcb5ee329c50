#include "core/io/csv_comments.h"

#include <algorithm>

#include "core/scenario/fields.h"
#include "core/version.h"

namespace attnscope {

std::string csv_comment(std::string_view text) {
    std::string line = "# " + std::string(text);
    std::ranges::replace_if(
        line, [](char c) { return c >= 0 && c < ' '; }, ' ');
    return line + "\n";
}

std::string version_comment() {
    return csv_comment("Attnscope " + std::string(version()));
}

std::string scenario_comments(const Scenario& scenario) {
    std::string text;
    for (const auto& [key, value] : describe(scenario))
        text += csv_comment(key + " = " + value);
    return text;
}

}  // namespace attnscope
