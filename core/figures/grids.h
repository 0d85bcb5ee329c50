#pragma once

#include <string>
#include <vector>

namespace attnscope {

/// `count` ≥ 2 values from `from` to `to` (both > 0), equally far apart on a logarithmic axis.
std::vector<double> log_grid(double from, double to, std::size_t count);

/// `count` ≥ 2 values from `from` to `to`, equally far apart.
std::vector<double> linear_grid(double from, double to, std::size_t count);

/// Returns the ascending grid with x among its values; unchanged if x lies outside.
std::vector<double> with_value(std::vector<double> grid, double x);

/// Returns the nearest number of the form 1, 2 or 5 times a power of ten at or below (at or above)
/// x > 0.
double round_down_125(double x);
double round_up_125(double x);

/// A number for a sentence: `digits` significant digits, without an exponent below 10¹⁵.
std::string short_text(double value, int digits);

/// A scale λ to two digits, and a length to the nearest whole number, for a sentence.
std::string scale_text(double lambda);
std::string length_text(double n);

/// How a number of a sentence is rounded: the ends of a range into the range, so that it holds what
/// the sentence says.
enum class Rounding { nearest, up, down };
std::string scale_text(double lambda, Rounding rounding);
std::string length_text(double n, Rounding rounding);
using RoundedText = std::string (*)(double, Rounding);

}  // namespace attnscope
