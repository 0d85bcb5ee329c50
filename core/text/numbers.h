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

/// The value for people to read: six significant digits, but whole numbers in full, or long ones as
/// a power if they are one, such as 10^12 or 2^53 - 1.
std::string to_readable(double value);

/// A finite or infinite number that fills the whole text (blanks around it aside); nothing
/// otherwise.
std::optional<double> parse_real(std::string_view text);

/// A whole number that fills the whole text; also accepts forms such as 1e12 and 512.0.
std::optional<std::int64_t> parse_integer(std::string_view text);

}  // namespace attnscope
