#include "core/fields/comparison.h"

#include <algorithm>
#include <cmath>
#include <set>
#include <utility>

#include "core/fields/assignments.h"
#include "core/fields/fields.h"
#include "core/fields/follow.h"
#include "core/fields/number_range.h"
#include "core/text/errors.h"
#include "core/text/numbers.h"
#include "core/text/printable.h"

namespace attnscope {
namespace {

/// Returns the parts of a list between its commas, not counting commas in parentheses.
std::vector<std::string> listed(std::string_view text) {
    std::vector<std::string> parts(1);
    int depth = 0;
    for (const char sign : text) {
        depth += sign == '(' ? 1 : sign == ')' ? -1 : 0;
        if (sign == ',' && depth <= 0)
            parts.emplace_back();
        else
            parts.back() += sign;
    }
    for (std::string& part : parts)
        part = trimmed(part);
    return parts;
}

void check_count(const Family& family) {
    if (family.values.size() < fewest_values || family.values.size() > most_values)
        throw InvalidRequest(
            Message("family.count", "a figure is drawn for %2 to %3 values of %1, not for %4",
                    {family.field, fewest_values, most_values, family.values.size()}));
}

/// Returns the value as a Scenario holds it. Throws InvalidRequest.
std::string held(std::string_view key, std::string_view value) {
    Scenario any;
    set(any, key, value);
    return get(any, field(key));
}

/// Returns the number, twice and four times it. While four times it is too large, it is halved
/// first.
std::vector<std::string> usual_numbers(std::string_view key, double now, const NumberRange& range) {
    double first = now > 0 ? now : range.slider_min;
    while (4 * first > range.max && first > 0)
        first /= 2;
    std::vector<std::string> numbers;
    for (const double factor : {1, 2, 4}) {
        const double number = range.whole ? std::round(factor * first) : factor * first;
        if (number >= range.min && number <= range.max)
            numbers.push_back(held(key, to_text(number)));
    }
    const auto repeated = std::ranges::unique(numbers);
    numbers.erase(repeated.begin(), repeated.end());
    return numbers;
}

}  // namespace

std::optional<std::size_t> shown_place(const Comparison& comparison) {
    if (comparison.frozen.empty())
        return {};
    const std::size_t last = comparison.frozen.size() - 1;
    return std::min(comparison.chosen.value_or(last), last);
}

const Frozen* shown_frozen(const Comparison& comparison) {
    const auto place = shown_place(comparison);
    return place ? &comparison.frozen[*place] : nullptr;
}

Comparison without_frozen(Comparison comparison, std::size_t place) {
    comparison.frozen.erase(comparison.frozen.begin() + static_cast<std::ptrdiff_t>(place));
    auto& chosen = comparison.chosen;
    if (chosen && *chosen > place)
        --*chosen;
    else if (chosen == place)
        chosen.reset();
    if (chosen && *chosen + 1 >= comparison.frozen.size())
        chosen.reset();
    return comparison;
}

Comparison without_frozen(Comparison comparison) {
    return {.frozen = {}, .over = std::move(comparison.over)};
}

std::string as_frozen_name(std::string_view text) {
    constexpr std::size_t longest_form = 4;  // of a byte: \x1b
    std::string name = printable(trimmed(text), longest_form * text.size());
    if (characters(name) <= longest_frozen_name)
        return name;
    std::size_t end = 0;
    for (std::size_t kept = 1; kept < longest_frozen_name; ++kept)
        end += first_character(std::string_view(name).substr(end)).size();
    name.resize(end);
    return std::string(trimmed(name)) + "…";
}

void check_frozen(const std::vector<Frozen>& frozen) {
    if (frozen.size() > most_frozen)
        throw InvalidRequest(
            Message("frozen.many", "at most %1 Scenarios can be frozen", {most_frozen}));
    std::set<std::string_view> names;
    for (const Frozen& each : frozen) {
        if (each.name != as_frozen_name(each.name))
            throw InvalidRequest(Message("frozen.name",
                                         "%1 is not a name for what is frozen: it takes up to %2 "
                                         "characters on one line",
                                         {in_quotes(each.name), longest_frozen_name}));
        if (!each.name.empty() && !names.insert(each.name).second)
            throw InvalidRequest(
                Message("frozen.twice", "two frozen Scenarios have the name %1", {each.name}));
    }
}

bool has_family(std::string_view key) {
    const auto& kind = field(key).kind;
    return !std::holds_alternative<ChoicesField>(kind) && !std::holds_alternative<TextField>(kind);
}

Family family_from(std::string_view text) {
    const auto [key, list] = split_assignment(text);
    if (!has_family(key))
        throw InvalidRequest(Message(
            "family.field",
            "%1 is neither a number nor one choice: a figure cannot be drawn over it", {key}));
    Family family{key, {}};
    for (const std::string& part : listed(list)) {
        const std::string value = held(key, part);
        if (std::ranges::find(family.values, value) != family.values.end())
            throw InvalidRequest(
                Message("family.twice", "%1 has the value %2 twice", {family.field, value}));
        family.values.push_back(value);
    }
    check_count(family);
    return family;
}

std::string text_of(const Family& family) {
    std::string text = family.field;
    for (const std::string& value : family.values)
        text += (&value == family.values.data() ? '=' : ',') + value;
    return text;
}

Family usual_family(const Scenario& scenario, std::string_view key) {
    const Field& over = field(key);
    Family family{std::string(key), {}};
    if (const auto range = number_range(over)) {
        family.values = usual_numbers(key, shown_number(scenario, over), *range);
    } else if (const Choices* const choices = choices_in(over);
               choices && choices->choices.size() <= most_values) {
        for (const Choice& choice : choices->choices)
            family.values.emplace_back(choice.key);
    }
    return family.values.size() < fewest_values ? Family() : family;
}

std::vector<Scenario> members_of(const Family& family, const Scenario& scenario) {
    std::vector<Scenario> members;
    for (const std::string& value : family.values)
        members.push_back(with_field(scenario, family.field, value));
    return members;
}

}  // namespace attnscope
