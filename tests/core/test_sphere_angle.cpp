#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <limits>
#include <numbers>

#include "core/special/sphere_angle.h"
#include "core/special/sphere_cap.h"
#include "core/text/errors.h"
#include "tests/core/reference_table.h"

namespace attnscope {
namespace {

using std::numbers::pi;
using testing::ReferenceTable;
using testing::relative_error;

const double dimensions[] = {2, 3, 4, 5, 7.5, 16, 64, 128, 4096, 1e6};

TEST(SphereAngle, DensityAndDistributionMatchTheTable) {
    const ReferenceTable table("angles.csv");
    for (std::size_t row = 0; row < table.size(); ++row) {
        const double d = table.number(row, "d");
        const double theta = table.number(row, "theta");
        const double log_pdf = table.number(row, "log_pdf");
        const double cdf = table.number(row, "cdf");
        EXPECT_NEAR(log_angle_pdf(d, theta), log_pdf, 1e-15 * std::max(4.0, std::abs(log_pdf)))
            << "d = " << d << ", theta = " << theta;
        EXPECT_LE(relative_error(angle_cdf(d, theta), cdf),
                  std::max(2e-14, 3e-16 * std::abs(std::log(cdf))))
            << "d = " << d << ", theta = " << theta << ": got " << angle_cdf(d, theta)
            << ", wanted " << cdf << ", off by " << relative_error(angle_cdf(d, theta), cdf);
    }
}

TEST(SphereAngle, QuantileFindsTheTablesAngles) {
    const ReferenceTable table("angles.csv");
    for (std::size_t row = 0; row < table.size(); ++row) {
        const double d = table.number(row, "d");
        const double theta = table.number(row, "theta");
        if (theta > pi / 2)
            continue;  // there the probability's own rounding shows
        const double got = angle_quantile(d, table.number(row, "cdf"));
        EXPECT_LE(relative_error(got, theta), 2e-15)
            << "d = " << d << ": got " << got << ", wanted " << theta << ", off by "
            << relative_error(got, theta);
    }
}

TEST(SphereAngle, QuantileAndDistributionAreInverse) {
    for (const double d : dimensions) {
        for (const double p : {1e-280, 1e-30, 1e-9, 0.001, 0.25, 0.5, 0.75, 0.999, 1 - 1e-9}) {
            const double theta = angle_quantile(d, p);
            // One rounding of θ moves p by pdf(θ)·θ·2⁻⁵³.
            const double bound =
                std::max(3e-14, 3e-16 * -std::log(p)) * p + angle_pdf(d, theta) * theta * 3e-16;
            EXPECT_NEAR(angle_cdf(d, theta), p, bound) << "d = " << d << ", p = " << p;
        }
    }
}

/// 1 − p is exact for p of at least ½.
TEST(SphereAngle, QuantilesBeyondTheEquatorAreThoseBeforeIt) {
    for (const double d : dimensions)
        for (const double p : {0.5, 0.625, 0.9, 0.999, 1 - 1e-9, 1 - 0x1p-53})
            EXPECT_LE(relative_error(angle_quantile(d, p), pi - angle_quantile(d, 1 - p)), 2e-15)
                << "d = " << d << ", 1 - p = " << 1 - p;
}

/// At the equator the density is its constant.
TEST(SphereAngle, TheDensitysConstantMatchesTheTable) {
    const ReferenceTable table("angles.csv");
    for (std::size_t row = 0; row < table.size(); ++row)
        if (table.text(row, "theta") == "1.5707963267948966") {
            const double d = table.number(row, "d");
            EXPECT_LE(relative_error(detail::SphereCap(d).log_density_constant(),
                                     table.number(row, "log_pdf")),
                      2.5e-16)
                << "d = " << d;
        }
}

TEST(SphereAngle, ClosedFormsOfLowDimensions) {
    for (double theta = 1e-9; theta < pi; theta = theta < 0.1 ? theta * 3 : theta + 0.05) {
        const double s = std::sin(theta / 2);
        EXPECT_LE(relative_error(angle_cdf(2, theta), theta / pi), 4e-16) << theta;
        EXPECT_LE(relative_error(angle_cdf(3, theta), s * s), 4e-16) << theta;
        if (theta < pi / 2) {
            EXPECT_LE(relative_error(angle_quantile(3, s * s), theta), 2e-15) << theta;
        }
        // (θ − sin θ cos θ)/π cancels near the pole.
        EXPECT_NEAR(angle_cdf(4, theta), (theta - std::sin(theta) * std::cos(theta)) / pi, 5e-16);
        EXPECT_LE(relative_error(angle_cdf(5, theta), s * s * s * s * (3 - 2 * s * s)), 6e-15);
        EXPECT_LE(relative_error(angle_pdf(3, theta), std::sin(theta) / 2),
                  3e-16 * (2 + std::abs(std::log(theta))))
            << theta;
        EXPECT_LE(relative_error(angle_pdf(2, theta), 1 / pi), 4e-16) << theta;
    }
}

TEST(SphereAngle, EndsAndSymmetry) {
    const double infinity = std::numeric_limits<double>::infinity();
    for (const double d : dimensions) {
        EXPECT_EQ(angle_cdf(d, 0), 0.0);
        EXPECT_EQ(angle_cdf(d, pi), 1.0);
        EXPECT_EQ(angle_quantile(d, 0), 0.0);
        EXPECT_EQ(angle_quantile(d, 1), pi);
        EXPECT_NEAR(angle_quantile(d, 0.5), pi / 2, 1e-15);
        EXPECT_EQ(log_angle_pdf(d, 0), d > 2 ? -infinity : -std::log(pi));
        EXPECT_EQ(angle_pdf(d, pi), d > 2 ? 0.0 : angle_pdf(d, 1));
        EXPECT_NEAR(angle_cdf(d, pi / 2), 0.5, 1e-12);
    }
}

TEST(SphereAngle, RefusesWhatLiesOutside) {
    const double nan = std::numeric_limits<double>::quiet_NaN();
    for (const double d : {1.0, 1.0e7, nan}) {
        EXPECT_THROW(angle_pdf(d, 1), InvalidRequest);
        EXPECT_THROW(angle_quantile(d, 0.5), InvalidRequest);
        EXPECT_THROW(expected_max_cosine(d, 2), InvalidRequest);
    }
    for (const double theta : {-0.1, 3.2, nan}) {
        EXPECT_THROW(angle_cdf(64, theta), InvalidRequest);
        EXPECT_THROW(log_angle_pdf(64, theta), InvalidRequest);
    }
    EXPECT_THROW(angle_quantile(64, 1.1), InvalidRequest);
    for (const double n : {0.5, 1.1e12, nan})
        EXPECT_THROW(expected_max_cosine(64, n), InvalidRequest);
}

void expect_max_cosine(double d, double n, double wanted, double bound) {
    const double got = expected_max_cosine(d, n);
    EXPECT_LE(relative_error(got, wanted), bound)
        << "d = " << d << ", n = " << n << ": got " << got << ", wanted " << wanted << ", off by "
        << relative_error(got, wanted);
}

TEST(MaxCosine, MatchesTheTable) {
    const ReferenceTable table("max_cosine.csv");
    for (std::size_t row = 0; row < table.size(); ++row) {
        expect_max_cosine(table.number(row, "d"), table.number(row, "n"),
                          table.number(row, "Emax_cos"), 1e-14);
    }
}

TEST(MaxCosine, IsACosineThatGrowsWithTheNumberOfKeys) {
    for (const double d : {2.0, 2.5, 3.0, 4.0, 6.0, 8.0, 12.0, 16.0, 64.0, 4096.0, 1e6}) {
        double last = 0.0;
        for (double n = 1; n <= 1e12; n *= std::sqrt(10.0)) {
            const double got = expected_max_cosine(d, n);
            EXPECT_LE(got, 1.0) << "d = " << d << ", n = " << n << ": 1 + " << got - 1;
            // Where it no longer grows by more than the error it need not grow.
            EXPECT_GE(got, last * (1 - 2e-14)) << "d = " << d << ", n = " << n;
            last = got;
        }
    }
}

TEST(MaxCosine, KeepsTheDigitsOfItsDistanceFromOne) {
    for (const double n : {1e3, 1e6, 1e9, 1e12}) {
        const double got = 1 - expected_max_cosine(3, n), wanted = 2 / (n + 1);
        EXPECT_NEAR(got, wanted, 1.2e-16 + 2e-14 * wanted)
            << "n = " << n << ": got " << got << ", wanted " << wanted;
    }
    EXPECT_EQ(expected_max_cosine(2, 1e9), 1.0);
    EXPECT_EQ(expected_max_cosine(2, 1e12), 1.0);
}

TEST(MaxCosine, ClosedForms) {
    for (const double n : {1.0, 1 + 1e-9, 1.01, 1.5, 2.0, 3.7, 46.0, 92.0, 93.0, 1e3, 1e7, 1e12})
        expect_max_cosine(3, n, (n - 1) / (n + 1), 1e-14);
    // Two keys: E|X − Y|/2; on the circle (2/π)².
    expect_max_cosine(2, 2, 4 / (pi * pi), 1e-14);
    for (const double d : dimensions)
        EXPECT_EQ(expected_max_cosine(d, 1), 0.0);
}

}  // namespace
}  // namespace attnscope
