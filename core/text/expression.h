#pragma once

#include <optional>
#include <span>
#include <string_view>

namespace attnscope {

/// A name that stands for a number in an expression.
struct NamedNumber {
    std::string_view name;
    double value;
};

/// Returns the value of a number as people type it: 1/3, 1/sqrt(64), 2^12, 4k, 128Ki, 1e6,
/// log(512)/d, also with − × · ÷ √ π. It knows + - * / ^ and parentheses; sqrt, exp, log and ln
/// (both natural), log2, log10, abs, min, max, round, floor, ceil; pi and e; k M G (powers of 1000)
/// and Ki Mi Gi (of 1024) after a number; and `names`. Throws InvalidRequest, whose message says
/// which part of the text is not understood, or that the value is not a finite number.
double evaluate(std::string_view text, std::span<const NamedNumber> names = {});

/// Returns the number that the text is, or the one that evaluate() gives; nothing if there is
/// neither.
std::optional<double> parse_number(std::string_view text);

}  // namespace attnscope
