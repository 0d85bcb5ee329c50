#include "core/quantities/input_reader.h"

#include <algorithm>

#include "core/parameters/allowed.h"
#include "core/text/errors.h"
#include "core/text/numbers.h"

namespace attnscope {

std::optional<std::string_view> InputReader::text(std::string_view key) const {
    const auto found = inputs_.find(key);
    if (found == inputs_.end() || found->second.empty())
        return std::nullopt;
    return found->second;
}

std::string_view InputReader::required(std::string_view key) const {
    if (const auto given = text(key))
        return *given;
    throw InvalidRequest(Message("quantity.missing-input", "%1 is missing: write %1=VALUE", {key}));
}

bool InputReader::has(std::string_view key) const {
    return text(key).has_value();
}

double InputReader::real(std::string_view key, double min, double max,
                         std::optional<double> otherwise) {
    double value = 0;
    if (otherwise && !has(key)) {
        value = *otherwise;
    } else {
        value = read_number(key, required(key), {min, max, false});
    }
    used_.push_back({std::string(key), to_text_17(value), true});
    return value;
}

std::int64_t InputReader::whole(std::string_view key, std::int64_t min, std::int64_t max,
                                std::optional<std::int64_t> otherwise) {
    std::int64_t value = 0;
    if (otherwise && !has(key)) {
        value = *otherwise;
    } else {
        const NumberLimits limits{static_cast<double>(min), static_cast<double>(max), true};
        value = static_cast<std::int64_t>(read_number(key, required(key), limits));
    }
    used_.push_back({std::string(key), std::to_string(value), true});
    return value;
}

std::size_t InputReader::choice(std::string_view key, std::span<const std::string_view> names,
                                std::optional<std::string_view> otherwise) {
    const std::string_view given = otherwise && !has(key) ? *otherwise : required(key);
    const auto found = std::ranges::find(names, given);
    if (found == names.end())
        throw RefusedValue::no_choice(key, given, {names.begin(), names.end()});
    used_.push_back({std::string(key), std::string(given), false});
    return static_cast<std::size_t>(found - names.begin());
}

std::string_view InputReader::word(std::string_view key, std::string_view otherwise) {
    const std::string_view given = text(key).value_or(otherwise);
    used_.push_back({std::string(key), std::string(given), false});
    return given;
}

void InputReader::record(std::string_view key, double value) {
    used_.push_back({std::string(key), to_text_17(value), true});
}

Result InputReader::result(double value, std::string_view unit) && {
    return {std::move(used_), value, std::string(unit), std::nullopt, std::nullopt, false};
}

}  // namespace attnscope
