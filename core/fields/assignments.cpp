#include "core/fields/assignments.h"

#include <algorithm>
#include <span>

#include "core/fields/fields.h"
#include "core/fields/follow.h"
#include "core/scaling/rules/constant.h"
#include "core/text/errors.h"
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

/// Throws InvalidRequest if an earlier setting no longer holds because the last one undid it.
void check_that_all_hold(const Scenario& scenario, std::span<const Setting> settings) {
    for (const Setting& setting : settings) {
        const Setting now{setting.key, get(scenario, field(setting.key))};
        if (now.value != setting.value)
            throw InvalidRequest(
                Message("assignment.undone", "%1 contradicts the earlier %2: it sets %3",
                        {equation(settings.back()), equation(setting), equation(now)}));
    }
}

/// Moves the constant rule to the end: in whichever order settings are written, it keeps the λ that
/// all others give.
std::vector<Setting> constant_rule_last(std::vector<Setting> settings) {
    std::ranges::stable_partition(settings, [](const Setting& setting) {
        return setting.key != "rule" || setting.value != constant_rule.key;
    });
    return settings;
}

Scenario one_after_the_other(Scenario scenario, std::span<const Setting> settings) {
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

using Settings = std::vector<std::string>;
using Keys = std::vector<std::string_view>;

bool is_among(const Keys& keys, std::string_view key) {
    return std::ranges::find(keys, key) != keys.end();
}

std::string assignment(const Scenario& scenario, const Field& field) {
    return std::string(field.key) + '=' + get(scenario, field);
}

/// Returns the settings in `to` of the fields that it reads and in which the two Scenarios differ,
/// and of those in `said`.
Settings differing(const Scenario& from, const Scenario& to, const Keys& said = {}) {
    Settings settings;
    for (const Field& field : fields())
        if ((field.applies(to) && get(from, field) != get(to, field)) || is_among(said, field.key))
            settings.push_back(assignment(to, field));
    return settings;
}

Settings all_of(const Scenario& scenario) {
    Settings settings;
    for (const Field& field : fields())
        if (field.is_said(scenario))
            settings.push_back(assignment(scenario, field));
    return settings;
}

/// Whether settings of this many fields say all of a Scenario: at least the fields that files
/// always say.
bool say_all(std::size_t count) {
    return count >= static_cast<std::size_t>(std::ranges::count(fields(), false, &Field::is_new));
}

/// Whether the settings make the wanted Scenario; false if they are refused.
template <typename Make>
bool makes(const Make& make, const Settings& settings, const Scenario& wanted) {
    try {
        return make(settings) == wanted;
    } catch (const InvalidRequest&) {
        return false;
    }
}

/// Returns the settings without those that follow from the others; those in `said` are kept.
template <typename Make>
Settings shortened(const Make& make, Settings settings, const Scenario& wanted, const Keys& said) {
    for (std::size_t i = settings.size(); i-- > 0;) {
        if (is_among(said, split_assignment(settings[i]).first))
            continue;
        Settings fewer = settings;
        fewer.erase(fewer.begin() + static_cast<std::ptrdiff_t>(i));
        if (makes(make, fewer, wanted))
            settings = std::move(fewer);
    }
    return settings;
}

/// Returns settings for the fields that differ. If these have unwanted consequences, settings that
/// undo the consequences are added; if that fails, all settings are returned.
template <typename Make>
Settings shortest(const Make& make, const Scenario& from, const Scenario& wanted,
                  const Keys& said = {}) {
    Settings settings = differing(from, wanted, said);
    if (!makes(make, settings, wanted))
        try {
            const Settings further = differing(make(settings), wanted);
            settings.insert(settings.end(), further.begin(), further.end());
        } catch (const InvalidRequest&) {
            return all_of(wanted);
        }
    return makes(make, settings, wanted) ? shortened(make, settings, wanted, said) : all_of(wanted);
}

}  // namespace

std::pair<std::string, std::string> split_assignment(std::string_view text) {
    const auto equals = text.find('=');
    if (equals == std::string_view::npos || equals == 0)
        throw InvalidRequest(
            Message("assignment.form", "%1 is not of the form key=value", {in_quotes(text)}));
    return {std::string(text.substr(0, equals)), std::string(text.substr(equals + 1))};
}

Scenario scenario_with(const std::vector<std::string>& texts, const Scenario& base) {
    const std::vector<Setting> settings = read(texts);
    const bool says_all = say_all(settings.size());
    const Scenario scenario =
        says_all ? all_at_once(settings) : one_after_the_other(base, constant_rule_last(settings));
    validate(scenario);
    if (!says_all)
        check_that_all_are_read(scenario, settings);
    return scenario;
}

Scenario with_settings(const Scenario& scenario, const std::vector<std::string>& texts) {
    const bool says_all = say_all(texts.size());
    Scenario with = says_all ? Scenario() : scenario;
    for (const auto& [key, value] : constant_rule_last(read(texts))) {
        if (says_all)
            set(with, key, value);
        else
            with = with_field(with, key, value);
    }
    validate(with);
    return with;
}

Scenario read_part(const Scenario& scenario) {
    const Scenario defaults;
    Scenario part = scenario;
    for (const Field& field : fields())
        if (!field.applies(scenario))
            set(part, field, get(defaults, field));
    return part;
}

std::vector<std::string> settings_of(const Scenario& scenario,
                                     const std::vector<std::string_view>& said,
                                     const Scenario& base) {
    const auto make = [&](const Settings& settings) {
        return read_part(scenario_with(settings, base));
    };
    return shortest(make, base, read_part(scenario), said);
}

std::vector<std::string> settings_between(const Scenario& scenario, const Scenario& other) {
    const Scenario from = read_part(scenario);
    const auto make = [&](const Settings& settings) {
        return read_part(with_settings(from, settings));
    };
    return shortest(make, from, read_part(other));
}

}  // namespace attnscope
