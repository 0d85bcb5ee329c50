#include "core/parameters/allowed.h"

#include <cmath>
#include <utility>

#include "core/text/nearest.h"
#include "core/text/numbers.h"
#include "core/text/printable.h"
#include "core/text/split.h"

namespace attnscope {
namespace {

Message sentence(std::string_view key, std::string_view text, const Message& allowed,
                 const Message& why) {
    if (why.empty())
        return {"value.refused",
                "%1 = %2 is not possible: it takes %3",
                {key, in_quotes(text), allowed}};
    return {"value.refused-because",
            "%1 = %2 is not possible: it takes %3, and %4",
            {key, in_quotes(text), allowed, why}};
}

Message within(const NumberLimits& limits) {
    const std::vector<Message> ends = {to_readable(limits.min), to_readable(limits.max)};
    return limits.whole ? Message("allowed.whole-number", "a whole number from %1 to %2", ends)
                        : Message("allowed.number", "a number from %1 to %2", ends);
}

/// Returns the whole number that the value is except for rounding errors; otherwise the value.
double whole_if_close(double value) {
    constexpr double rounding = 1e-12;
    const double whole = std::round(value);
    return std::abs(value - whole) <= rounding * std::abs(value) ? whole : value;
}

/// Returns the result of an expression. If there is none, throws the exception that `refused` makes
/// of the reason.
double result_of(std::string_view typed, const NumberLimits& limits,
                 std::span<const NamedNumber> names, const auto& refused) {
    try {
        const double value = evaluate(typed, names);
        return limits.whole ? whole_if_close(value) : value;
    } catch (const InvalidRequest& fault) {
        throw refused(fault.message());
    }
}

bool is_within(double value, const NumberLimits& limits) {
    return value >= limits.min && value <= limits.max &&
           (!limits.whole || value == std::floor(value));
}

}  // namespace

RefusedValue::RefusedValue(std::string_view key, std::string_view text, Message allowed,
                           Message why)
    : InvalidRequest(sentence(key, text, allowed, why)),
      allowed_(std::move(allowed)),
      why_(std::move(why)) {}

RefusedValue RefusedValue::no_choice(std::string_view key, std::string_view text,
                                     const std::vector<std::string_view>& keys) {
    const Message list = comma_separated(keys), allowed("allowed.one-of", "one of %1", {list});
    const std::string_view meant = suggested(text, keys);
    if (meant.empty())
        return {key, text, allowed};
    return {Message("value.refused-but", "%1 = %2 is not possible: did you mean %3? It takes %4",
                    {key, in_quotes(text), meant, allowed}),
            allowed};
}

double read_number(std::string_view key, std::string_view text, const NumberLimits& limits,
                   std::span<const NamedNumber> names) {
    const auto refused = [&](const Message& why) {
        return RefusedValue(key, text, within(limits), why);
    };
    const std::string_view typed = trimmed(text);
    const auto written = parse_real(typed);
    if (typed.empty() || (written && !is_within(*written, limits)))
        throw refused({});
    if (written)
        return *written;
    if (is_beyond_double(typed))
        throw refused({"value.beyond",
                       "%1 is beyond the numbers that can be computed with",
                       {in_quotes(typed)}});
    const double value = result_of(typed, limits, names, refused);
    const std::string readable = to_readable(value);
    if (!is_within(value, limits))
        throw refused(readable == typed
                          ? Message()
                          : Message("value.result", "%1 is %2", {printable(typed), readable}));
    return value;
}

double checked_number(std::string_view key, double value, const NumberLimits& limits) {
    if (!is_within(value, limits))
        throw RefusedValue(key, to_readable(value), within(limits));
    return value;
}

Message any_of(const Message& list) {
    return {"allowed.any-of", "any of %1, with commas between them", {list}};
}

}  // namespace attnscope
