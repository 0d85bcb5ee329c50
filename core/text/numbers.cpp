#include "core/text/numbers.h"

#include <array>
#include <charconv>
#include <cmath>

namespace attnscope {
namespace {

template <typename... Format>
std::string print(double value, Format... format) {
    std::array<char, 40> buffer{};
    const auto end = std::to_chars(buffer.data(), buffer.data() + buffer.size(), value, format...);
    return {buffer.data(), end.ptr};
}

}  // namespace

std::string_view trimmed(std::string_view text) {
    constexpr std::string_view blanks = " \t\r\n";
    const auto first = text.find_first_not_of(blanks);
    if (first == std::string_view::npos)
        return text.substr(0, 0);
    return text.substr(first, text.find_last_not_of(blanks) - first + 1);
}

std::string to_text(double value) {
    return print(value);
}

std::string to_text_17(double value) {
    return print(value, std::chars_format::general, 17);
}

double to_digits(double value, int digits) {
    return parse_real(print(value, std::chars_format::scientific, digits - 1)).value_or(value);
}

std::string to_readable(double value) {
    constexpr double long_from = 1e6, exact_limit = 9007199254740992.0;
    if (value != std::floor(value) || std::abs(value) > exact_limit)
        return print(value, std::chars_format::general, 6);
    if (value >= long_from) {
        const double tens = std::round(std::log10(value)), twos = std::round(std::log2(value));
        if (value == std::pow(10, tens))
            return "10^" + print(tens);
        if (value == std::exp2(twos) || value == std::exp2(twos) - 1)
            return "2^" + print(twos) + (value == std::exp2(twos) ? "" : " - 1");
    }
    return print(value, std::chars_format::fixed, 0);
}

std::optional<double> parse_real(std::string_view text) {
    text = trimmed(text);
    if (text.starts_with('+') && !text.substr(1).starts_with('-'))
        text.remove_prefix(1);
    double value = 0;
    const auto [end, fault] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (fault != std::errc() || end != text.data() + text.size() || std::isnan(value))
        return std::nullopt;
    return value;
}

bool is_beyond_double(std::string_view text) {
    text = trimmed(text);
    double value = 0;
    const auto [end, fault] = std::from_chars(text.data(), text.data() + text.size(), value);
    return fault == std::errc::result_out_of_range && end == text.data() + text.size();
}

std::optional<std::int64_t> parse_integer(std::string_view text) {
    text = trimmed(text);
    std::int64_t whole = 0;
    const auto [end, fault] = std::from_chars(text.data(), text.data() + text.size(), whole);
    if (fault == std::errc() && end == text.data() + text.size())
        return whole;
    const auto real = parse_real(text);
    constexpr double exact_limit = 9007199254740992.0;  // 2⁵³: beyond it a double no longer counts
    if (!real || *real != std::floor(*real) || std::abs(*real) > exact_limit)
        return std::nullopt;
    return static_cast<std::int64_t>(*real);
}

}  // namespace attnscope
