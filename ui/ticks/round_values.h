#pragma once

#include <initializer_list>
#include <vector>

namespace attnscope {

/// 1, 2 or 5 times a power of ten.
struct RoundStep {
    int digit = 1, exponent = 0;

    double value() const;
    RoundStep finer() const;

    /// Returns the digits after the point that its multiples need.
    int decimals() const { return exponent < 0 ? -exponent : 0; }
};

/// Returns the smallest round step that divides `span`, above 0, into at most that many intervals.
RoundStep roundStep(double span, int intervals);

/// Returns the multiples of a step in [low, high], ascending. Multiples that rounding puts just
/// outside are included.
std::vector<double> multiples(double step, double low, double high);

/// Returns `digits` times each power of ten, or each power whose exponent is a multiple of `every`,
/// in [low, high], ascending; 0 < low.
std::vector<double> decadeMultiples(std::initializer_list<int> digits, double low, double high,
                                    int every = 1);

/// Return the exponents of the first and of the last power of a base in [low, high]; 0 < low.
int firstExponent(double base, double low);
int lastExponent(double base, double high);

}  // namespace attnscope
