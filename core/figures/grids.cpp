#include "core/figures/grids.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <string_view>

namespace attnscope {
namespace {

double round_125(double x, bool up) {
    constexpr std::array<double, 4> mantissas = {1, 2, 5, 10};
    const double power = std::pow(10.0, std::floor(std::log10(x) + 1e-9));
    double rounded = power;
    for (const double mantissa : mantissas) {
        if (up && mantissa * power >= x * (1 - 1e-9))
            return mantissa * power;
        if (!up && mantissa * power <= x * (1 + 1e-9))
            rounded = mantissa * power;
    }
    return rounded;
}

}  // namespace

std::vector<double> log_grid(double from, double to, std::size_t count) {
    std::vector<double> grid = linear_grid(std::log(from), std::log(to), count);
    std::ranges::transform(grid, grid.begin(), [](double x) { return std::exp(x); });
    grid.front() = from;
    grid.back() = to;
    return grid;
}

std::vector<double> linear_grid(double from, double to, std::size_t count) {
    std::vector<double> grid(count);
    for (std::size_t i = 0; i < count; ++i)
        grid[i] = std::lerp(from, to, static_cast<double>(i) / static_cast<double>(count - 1));
    return grid;
}

std::vector<double> with_value(std::vector<double> grid, double x) {
    if (!(x >= grid.front() && x <= grid.back()))
        return grid;
    const auto place = std::ranges::lower_bound(grid, x);
    if (*place != x)
        grid.insert(place, x);
    return grid;
}

double round_down_125(double x) {
    return round_125(x, false);
}

double round_up_125(double x) {
    return round_125(x, true);
}

std::string short_text(double value, int digits) {
    if (value == 0 || !std::isfinite(value))
        return value == 0 ? "0" : "∞";
    // Rounded to its significant digits first, then printed without an exponent.
    std::array<char, 64> buffer{};
    auto end = std::to_chars(buffer.data(), buffer.data() + buffer.size(), value,
                             std::chars_format::scientific, digits - 1);
    double rounded = value;
    std::from_chars(buffer.data(), end.ptr, rounded);
    const bool plain = std::abs(rounded) < 1e15 && std::abs(rounded) >= 1e-5;
    end = std::to_chars(buffer.data(), buffer.data() + buffer.size(), rounded,
                        plain ? std::chars_format::fixed : std::chars_format::general);
    return {buffer.data(), end.ptr};
}

std::string scale_text(double lambda) {
    return short_text(lambda, 2);
}

std::string length_text(double n) {
    constexpr int all_digits = 15;
    constexpr std::size_t ungrouped = 4, group = 3;
    constexpr std::string_view thin_space = "\u2009";
    std::string text = short_text(std::round(n), all_digits);
    if (text.size() > ungrouped && text.find_first_not_of("0123456789") == std::string::npos)
        for (std::size_t at = text.size() - group; at < text.size() && at > 0; at -= group)
            text.insert(at, thin_space);
    return text;
}

std::string scale_text(double lambda, Rounding rounding) {
    if (rounding == Rounding::nearest || !(lambda > 0) || !std::isfinite(lambda))
        return scale_text(lambda);
    constexpr double uncertain = 1e-3;  // of an end that was found on an interpolated curve
    const double unit = std::pow(10, std::floor(std::log10(lambda)) - 1);  // of the second digit
    return scale_text(unit * (rounding == Rounding::up
                                  ? std::ceil(lambda * (1 + uncertain) / unit)
                                  : std::floor(lambda * (1 - uncertain) / unit)));
}

std::string length_text(double n, Rounding rounding) {
    return length_text(rounding == Rounding::up     ? std::ceil(n)
                       : rounding == Rounding::down ? std::floor(n)
                                                    : n);
}

}  // namespace attnscope
