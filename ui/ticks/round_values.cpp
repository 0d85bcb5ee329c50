#include "ui/ticks/round_values.h"

#include <cmath>

namespace attnscope {

namespace {

constexpr double slack = 1e-6;     ///< as a part of a step: allows for rounding of its multiples
constexpr double rounding = 1e-9;  ///< allows for rounding: relative for values, absolute for
                                   ///< exponents

}  // namespace

double RoundStep::value() const {
    return digit * std::pow(10.0, exponent);
}

RoundStep RoundStep::finer() const {
    return digit == 1 ? RoundStep{5, exponent - 1} : RoundStep{digit / 2, exponent};
}

RoundStep roundStep(double span, int intervals) {
    const double wanted = span / intervals * (1 - slack);
    RoundStep step{1, lastExponent(10, wanted) + 1};
    while (step.finer().value() >= wanted)
        step = step.finer();
    return step;
}

std::vector<double> multiples(double step, double low, double high) {
    std::vector<double> out;
    for (double k = std::ceil(low / step - slack); k * step <= high + slack * step; ++k)
        out.push_back(k * step);
    return out;
}

std::vector<double> decadeMultiples(std::initializer_list<int> digits, double low, double high,
                                    int every) {
    std::vector<double> out;
    for (int e = lastExponent(10, low); e <= lastExponent(10, high); ++e)
        for (const int digit : digits)
            if (const double value = digit * std::pow(10.0, e);
                e % every == 0 && value >= low * (1 - rounding) && value <= high * (1 + rounding))
                out.push_back(value);
    return out;
}

int firstExponent(double base, double low) {
    return static_cast<int>(std::ceil(std::log(low) / std::log(base) - rounding));
}

int lastExponent(double base, double high) {
    return static_cast<int>(std::floor(std::log(high) / std::log(base) + rounding));
}

}  // namespace attnscope
