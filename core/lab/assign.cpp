#include "core/lab/assign.h"

#include <algorithm>
#include <array>
#include <vector>

#include "core/parameters/record.h"
#include "core/scaling/own_formula.h"
#include "core/scaling/rules.h"
#include "core/text/errors.h"
#include "core/text/nearest.h"
#include "core/text/numbers.h"
#include "core/text/printable.h"

namespace attnscope::lab {
namespace {

struct OwnText {
    std::string_view key;
    std::string Settings::*member;
};

constexpr auto own_texts = std::to_array<OwnText>({
    {"mask", &Settings::mask},
    {"normalizer", &Settings::normalizer},
    {"scale_formula", &Settings::formula},
});

/// Whether a record of any kind has a number of this name.
bool is_number_of_a_record(std::string_view key) {
    const auto in = [&](const auto& records) {
        return std::ranges::any_of(records, [&](const auto* each) {
            return std::ranges::find(each->parameters, key, &Parameter::key) !=
                   each->parameters.end();
        });
    };
    return in(tasks()) || in(rules()) || in(positions()) || in(masks()) || in(variants());
}

/// The numbers that the chosen records have.
std::vector<const Parameter*> numbers_of_chosen(const Settings& settings) {
    std::vector<const Parameter*> all;
    for (const auto some : {task(settings.task).parameters, rule(settings.rule).parameters,
                            record_of(positions(), "position scheme", settings.position).parameters,
                            record_of(masks(), "mask", settings.mask).parameters})
        all.insert(all.end(), some.begin(), some.end());
    return all;
}

bool assign_own(Settings& settings, std::string_view key, std::string_view text) {
    for (const OwnNumber& each : own_numbers())
        if (each.key == key) {
            const double value = read_number(key, text, each.limits);
            if (const auto* const whole = std::get_if<std::int64_t Settings::*>(&each.member))
                settings.** whole = static_cast<std::int64_t>(value);
            else
                settings.*std::get<double Settings::*>(each.member) = value;
            return true;
        }
    for (const OwnText& each : own_texts)
        if (each.key == key) {
            if (key == "scale_formula")
                check_formulas(text);
            settings.*each.member = text;
            return true;
        }
    return false;
}

[[noreturn]] void refuse_key(std::string_view key,
                             const std::vector<const Parameter*>& parameters) {
    if (is_number_of_a_record(key))
        throw InvalidRequest(Message("lab.not-read",
                                     "%1 changes nothing in these models of the laboratory",
                                     {std::string(key)}));
    std::vector<std::string_view> known;
    for (const OwnNumber& each : own_numbers())
        known.push_back(each.key);
    for (const OwnText& each : own_texts)
        known.push_back(each.key);
    for (const Parameter* const each : parameters)
        known.push_back(each->key);
    const std::string_view meant = suggested(key, known);
    if (meant.empty())
        throw UnknownName(
            Message("lab.no-setting", "the laboratory has no setting %1", {in_quotes(key)}));
    throw UnknownName(Message("lab.no-setting-but",
                              "the laboratory has no setting %1: did you mean %2?",
                              {in_quotes(key), meant}));
}

}  // namespace

void assign(Settings& settings, std::string_view key, std::string_view text) {
    if (assign_own(settings, key, text))
        return;
    const std::vector<const Parameter*> parameters = numbers_read(task(settings.task));
    for (const Parameter* const each : parameters)
        if (each->key == key) {
            settings.parameters.set(*each,
                                    read_number(key, text, {each->min, each->max, each->whole}));
            return;
        }
    refuse_key(key, parameters);
}

std::vector<std::pair<std::string, std::string>> assignments_of(const Settings& settings) {
    std::vector<std::pair<std::string, std::string>> all;
    for (const OwnNumber& each : own_numbers())
        all.emplace_back(each.key,
                         each.limits.whole
                             ? std::to_string(static_cast<std::int64_t>(each.of(settings)))
                             : to_text(each.of(settings)));
    for (const OwnText& each : own_texts)
        all.emplace_back(each.key, settings.*each.member);
    const std::vector<const Parameter*> read = numbers_of_chosen(settings);
    for (const Parameter* const each : numbers_read(task(settings.task)))
        if (const double value = settings.parameters[*each];
            value != each->standard || std::ranges::find(read, each) != read.end())
            all.emplace_back(each->key, to_text(value));
    return all;
}

}  // namespace attnscope::lab
