#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace attnscope {

/// The part of the text without the blanks and line ends around it; if nothing else is left, the
/// empty part at its beginning.
std::string_view trimmed(std::string_view text);

/// Shortest text that reads back as the same double, '.' as decimal point in every locale.
std::string to_text(double value);

/// 17 significant digits, '.' as decimal point in every locale; "nan", "inf" and "-inf" as such.
std::string to_text_17(double value);

/// The value rounded to `digits` significant digits, at most 17.
double to_digits(double value, int digits);

/// Returns the value for people to read. Whole numbers up to 2⁵³ have all digits or, from a million
/// on, are written as a power if they are one, such as 10^12 or 2^53 - 1. Other numbers have six
/// significant digits.
std::string to_readable(double value);

/// Returns the finite or infinite number that the whole text is (blanks around it aside); nothing
/// otherwise.
std::optional<double> parse_real(std::string_view text);

/// Whether the whole text is a number that is too large or too small for a double, such as 1e400.
bool is_beyond_double(std::string_view text);

/// Returns the whole number that the whole text is; also for forms such as 1e12 and 512.0.
std::optional<std::int64_t> parse_integer(std::string_view text);

}  // namespace attnscope
