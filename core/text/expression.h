#pragma once

#include <optional>
#include <span>
#include <string_view>

namespace attnscope {

/// What stands for a number in an expression.
struct NamedNumber {
    std::string_view name;
    double value;
};

/// The value of a number as people type it: 1/3, 1/sqrt(64), 2^12, 4k, 128Ki, 1e6, log(512)/d,
/// also with − × · ÷ √ π. It knows + - * / ^ and parentheses; sqrt, exp, log and ln (both natural),
/// log2, log10, abs, min, max, round, floor, ceil; pi and e; k M G (powers of 1000) and Ki Mi Gi
/// (of 1024) after a number; and these names. Throws InvalidRequest, whose message says what of the
/// text cannot be taken, or that it is no finite number.
double evaluate(std::string_view text, std::span<const NamedNumber> names = {});

/// A number as it is written, or what evaluate() gives; nothing where there is neither.
std::optional<double> parse_number(std::string_view text);

}  // namespace attnscope
