#pragma once

#include <string>
#include <vector>

namespace attnscope {

/// Returns `count` ≥ 2 values from `from` to `to` (both > 0), equally far apart on a logarithmic
/// axis.
std::vector<double> log_grid(double from, double to, std::size_t count);

/// Returns `count` ≥ 2 values from `from` to `to`, equally far apart.
std::vector<double> linear_grid(double from, double to, std::size_t count);

/// Returns the ascending grid with x inserted; unchanged if x is in it or lies outside.
std::vector<double> with_value(std::vector<double> grid, double x);

/// Returns the nearest number of the form 1, 2 or 5 times a power of ten at or below (at or above)
/// x > 0.
double round_down_125(double x);
double round_up_125(double x);

/// Returns a number for a sentence, with `digits` significant digits; without an exponent from 10⁻⁵
/// to 10¹⁵.
std::string short_text(double value, int digits);

/// Returns a scale λ with two digits, or a length rounded to a whole number, for a sentence. From
/// five digits on, a length has thin spaces between groups of three, as numbers on axes have.
std::string scale_text(double lambda);
std::string length_text(double n);

/// How a number in a sentence is rounded. The ends of a range are rounded into the range, so that
/// what the sentence says holds everywhere in it.
enum class Rounding { nearest, up, down };
std::string scale_text(double lambda, Rounding rounding);
std::string length_text(double n, Rounding rounding);
using RoundedText = std::string (*)(double, Rounding);

}  // namespace attnscope
