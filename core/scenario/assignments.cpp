#include "core/scenario/assignments.h"

#include <map>

#include "core/errors.h"
#include "core/scenario/fields.h"
#include "core/text/printable.h"

namespace attnscope {
namespace {

/// The value of each field that is given, as a Scenario holds it: 5 for "5.0".
using Values = std::map<std::string, std::string>;

std::string equation(const std::string& key, const std::string& value) {
    return key + " = " + printable(value);
}

Values values_of(const std::vector<std::string>& settings) {
    Values values;
    for (const std::string& setting : settings) {
        const auto [key, text] = split_assignment(setting);
        Scenario scenario;
        set(scenario, key, text);
        const std::string value = get(scenario, field(key));
        const auto [known, is_new] = values.emplace(key, value);
        if (!is_new && known->second != value)
            throw InvalidRequest(equation(key, known->second) + " and " + equation(key, value) +
                                 " contradict one another");
    }
    return values;
}

void check_that_all_are_read(const Scenario& scenario, const Values& values) {
    const Scenario defaults;
    for (const auto& [key, value] : values) {
        const std::string reason = unread_because(scenario, key);
        if (!reason.empty() && value != get(defaults, field(key)))
            throw InvalidRequest(equation(key, value) + " contradicts " + reason +
                                 ", where nothing reads it");
    }
}

}  // namespace

std::pair<std::string, std::string> split_assignment(std::string_view text) {
    const auto equals = text.find('=');
    if (equals == std::string_view::npos || equals == 0)
        throw InvalidRequest(in_quotes(text) + " is not of the form key=value");
    return {std::string(text.substr(0, equals)), std::string(text.substr(equals + 1))};
}

Scenario scenario_with(const std::vector<std::string>& settings) {
    const Values values = values_of(settings);
    Scenario scenario;
    for (const auto& [key, value] : values) {
        set(scenario, key, value);
        choose_file_source(scenario, key);
    }
    // What is said outranks what follows from another value.
    for (const char* key : {"rule", "queries", "keys"})
        if (const auto given = values.find(key); given != values.end())
            set(scenario, key, given->second);
    validate(scenario);
    if (values.size() < fields().size())
        check_that_all_are_read(scenario, values);
    return scenario;
}

}  // namespace attnscope
