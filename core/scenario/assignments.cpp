#include "core/scenario/assignments.h"

#include <algorithm>
#include <span>

#include "core/errors.h"
#include "core/scenario/fields.h"
#include "core/scenario/follow.h"
#include "core/text/printable.h"

namespace attnscope {
namespace {

struct Setting {
    std::string key, value;  ///< as a Scenario holds it: 5 for "5.0"
};

std::string equation(const Setting& setting) {
    return setting.key + " = " + printable(setting.value);
}

/// The settings, each key once.
std::vector<Setting> read(const std::vector<std::string>& texts) {
    std::vector<Setting> settings;
    for (const std::string& text : texts) {
        const auto [key, value] = split_assignment(text);
        Scenario scenario;
        set(scenario, key, value);
        const Setting setting{key, get(scenario, field(key))};
        const auto known = std::ranges::find(settings, key, &Setting::key);
        if (known == settings.end())
            settings.push_back(setting);
        else if (known->value != setting.value)
            throw InvalidRequest(Message("assignment.twice", "%1 and %2 contradict one another",
                                         {equation(*known), equation(setting)}));
    }
    return settings;
}

/// Throws InvalidRequest where the last of these settings undid another.
void check_that_all_hold(const Scenario& scenario, std::span<const Setting> settings) {
    for (const Setting& setting : settings) {
        const Setting now{setting.key, get(scenario, field(setting.key))};
        if (now.value != setting.value)
            throw InvalidRequest(
                Message("assignment.undone", "%1 contradicts %2 before it: it sets %3",
                        {equation(settings.back()), equation(setting), equation(now)}));
    }
}

Scenario one_after_the_other(std::span<const Setting> settings) {
    Scenario scenario;
    for (std::size_t i = 0; i < settings.size(); ++i) {
        scenario = with_field(scenario, settings[i].key, settings[i].value);
        check_that_all_hold(scenario, settings.first(i + 1));
    }
    return scenario;
}

Scenario all_at_once(std::span<const Setting> settings) {
    Scenario scenario;
    for (const Setting& setting : settings)
        set(scenario, setting.key, setting.value);
    return scenario;
}

/// "mask = window or mask = causal-window": the choices that read a field.
Message readers_of(const Field& read) {
    Message readers;
    for (const auto member : read.decided_by) {
        const Field& decider = choice_field(member);
        for (const Choice& choice : choices_in(decider)->choices)
            if (read.is_read_by(choice)) {
                const Message reader =
                    equation({std::string(decider.key), std::string(choice.key)});
                readers =
                    readers.empty() ? reader : Message("clause.or", "%1 or %2", {readers, reader});
            }
    }
    return readers;
}

void check_that_all_are_read(const Scenario& scenario, std::span<const Setting> settings) {
    const Scenario defaults;
    for (const Setting& setting : settings) {
        const Message reason = unread_because(scenario, field(setting.key));
        if (!reason.empty() && setting.value != get(defaults, field(setting.key)))
            throw InvalidRequest(
                Message("assignment.unread", "%1 contradicts %2: only %3 reads it",
                        {equation(setting), reason, readers_of(field(setting.key))}));
    }
}

}  // namespace

std::pair<std::string, std::string> split_assignment(std::string_view text) {
    const auto equals = text.find('=');
    if (equals == std::string_view::npos || equals == 0)
        throw InvalidRequest(
            Message("assignment.form", "%1 is not of the form key=value", {in_quotes(text)}));
    return {std::string(text.substr(0, equals)), std::string(text.substr(equals + 1))};
}

Scenario scenario_with(const std::vector<std::string>& texts) {
    const std::vector<Setting> settings = read(texts);
    const bool says_all = settings.size() == fields().size();
    const Scenario scenario = says_all ? all_at_once(settings) : one_after_the_other(settings);
    validate(scenario);
    if (!says_all)
        check_that_all_are_read(scenario, settings);
    return scenario;
}

}  // namespace attnscope
