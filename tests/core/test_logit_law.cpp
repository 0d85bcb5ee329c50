#include <gtest/gtest.h>

#include <cmath>
#include <numbers>
#include <vector>

#include "core/theory/logit_law.h"

namespace attnscope {
namespace {

// Both halves of the line, either side of 1, and where tanh is 1 to the last bit.
const std::vector<double> positions = {-40,  -7.5, -1.0001, -0.9, -1e-3, -1e-9, 0, 1e-9,
                                       1e-3, 0.3,  0.999,   1,    2.5,   19,    40};

TEST(LogitLaw, SamplesOfTheSphereAreThoseOfManyDigits) {
    using Real = long double;
    for (const double d : {3.0, 20.0, 64.0, 1e6}) {
        const double beta = 8;
        const LogitLaw law = LogitLaw::sphere(d, beta);
        std::vector<double> logits(positions.size()), densities(positions.size());
        law.sample(positions, logits, densities);
        const Real peak = std::exp(std::lgamma(Real(d) / 2) - std::lgamma((Real(d) - 1) / 2)) *
                          std::numbers::inv_sqrtpi_v<Real>;
        for (std::size_t i = 0; i < positions.size(); ++i) {
            const Real y = Real(positions[i]);
            const Real logit =
                law.few_dimensions() ? -2 * beta / (1 + std::exp(2 * y)) : beta * std::tanh(y);
            const Real exponent =
                (Real(d) - 1) * (y == 0 ? 0 : std::log1p(-std::pow(std::tanh(y), 2)) / 2);
            EXPECT_NEAR(logits[i], double(logit), 4e-15 * beta) << d << ' ' << positions[i];
            EXPECT_NEAR(law.rise(positions[i]).logit, double(logit), 4e-15 * beta);
            const Real rise = Real(beta) / (std::cosh(y) * std::cosh(y));
            EXPECT_NEAR(law.rise(positions[i]).slope, double(rise), 1e-14 * double(rise));
            if (std::abs(y) < 15 && exponent > -600)  // else 1 − tanh² has no digits left
                EXPECT_NEAR(densities[i], double(peak * std::exp(exponent)),
                            (1e-14 - 2e-15 * double(exponent) + 1e-15 * d) *
                                double(peak * std::exp(exponent)))
                    << d << ' ' << positions[i];
            else
                EXPECT_LT(densities[i], 1e-6);
        }
    }
}

}  // namespace
}  // namespace attnscope
