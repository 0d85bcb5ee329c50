#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <limits>
#include <numbers>
#include <string>
#include <utility>

#include "core/approximations/approximations.h"
#include "core/special/sphere_angle.h"
#include "core/special/von_mises_fisher.h"
#include "core/text/errors.h"
#include "core/theory/closed_forms.h"
#include "tests/core/reference_table.h"

namespace attnscope {
namespace {

using enum ScoreModel;
using testing::ReferenceTable;
using testing::relative_error;

constexpr double nan = std::numeric_limits<double>::quiet_NaN();

void expect_close(const char* what, double got, double wanted, double bound, double n, double d,
                  double lambda) {
    EXPECT_LE(relative_error(got, wanted), bound)
        << what << " at n = " << n << ", d = " << d << ", lambda = " << lambda << ": got " << got
        << ", wanted " << wanted << ", off by " << relative_error(got, wanted);
}

ScoreModel ensemble(const std::string& name) {
    return name == "sphere" ? sphere : gaussian_qk;
}

TEST(Approximations, EntropiesMatchTheSimulationsTable) {
    const ReferenceTable table("monte_carlo_entropy.csv");
    for (std::size_t row = 0; row < table.size(); ++row) {
        const double n = table.number(row, "n");
        const double d = table.number(row, "d");
        const double lambda = table.number(row, "lam");
        const ScoreModel model = ensemble(table.text(row, "ens"));
        EXPECT_NEAR(annealed_entropy(model, n, d, lambda), table.number(row, "H_annealed"), 1e-12);
        EXPECT_NEAR(laplace_corrected_entropy(n, d, lambda), table.number(row, "H_laplace"), 1e-12);
        // The table stops the line at 0.
        EXPECT_NEAR(std::max(0.0, linear_entropy(n, d, lambda)), table.number(row, "H_su024"),
                    1e-12);
    }
}

TEST(Approximations, AnnealedGaussianEntropyMatchesItsTable) {
    const ReferenceTable table("curves_gauss_d64.csv");
    for (std::size_t row = 0; row < table.size(); ++row) {
        const double got = annealed_entropy(gaussian, table.number(row, "n"),
                                            table.number(row, "d"), table.number(row, "lambda"));
        EXPECT_NEAR(got, table.number(row, "H_annealed"), 1e-11) << "row " << row;
    }
}

TEST(Approximations, AnnealedGaussianGradientMatchesItsTable) {
    const ReferenceTable table("gradient_gauss.csv");
    for (std::size_t row = 0; row < table.size(); ++row) {
        const double n = table.number(row, "n");
        const double alpha = table.number(row, "alpha");
        // A score of variance d = 4 takes the scale α/2.
        expect_close("gradient", 2 * annealed_gradient(gaussian, n, 4, alpha / 2),
                     table.number(row, "G_annealed"), 1e-13, n, 4, alpha / 2);
    }
}

/// The lengths that the line's meaning names.
TEST(LinearEntropy, IsWithinATenthOfANatAtOneFromTwentyThousandMillionKeysOn) {
    const auto error = [](double n) {
        return row_entropy.exact(ScoreModel::sphere, n, 64, 1) - linear_entropy(n, 64, 1);
    };
    EXPECT_GT(error(1e10), 0.15);
    EXPECT_NEAR(error(2e10), 0.09, 0.01);
    EXPECT_NEAR(error(1e12), -0.1, 0.01);
}

TEST(Approximations, ScaleZeroLeavesTheUniformRow) {
    for (const ScoreModel model : {sphere, gaussian, gaussian_qk}) {
        for (const double n : {1.0, 2.0, 512.0, 1e12}) {
            EXPECT_EQ(annealed_entropy(model, n, 64, 0), std::log(n));
            EXPECT_EQ(annealed_collision(model, n, 64, 0), 1 / n);
            EXPECT_EQ(annealed_gradient(model, n, 64, 0), 0.0);
            EXPECT_EQ(mean_field_entropy(model, n, 64, 0), std::log(n));
        }
    }
    EXPECT_EQ(laplace_entropy(512, 64, 0), std::log(512.0));
    EXPECT_EQ(laplace_corrected_entropy(512, 64, 0), std::log(512.0));
    EXPECT_EQ(linear_entropy(512, 64, 0), std::log(512.0));
}

/// D and log(M(2β)/M(β)²) as mpmath has them.
TEST(Approximations, OnTheSphereMatchTheirTables) {
    const ReferenceTable deficits("von_mises_fisher.csv"), exponents("collision_exponent.csv");
    for (std::size_t row = 0; row < deficits.size(); ++row)
        for (const double n : {2.0, 512.0, 1e12}) {
            const double d = deficits.number(row, "d"), beta = deficits.number(row, "beta");
            const double deficit = deficits.number(row, "D");
            EXPECT_NEAR(annealed_entropy(sphere, n, d, beta / d), std::log(n) - deficit,
                        1e-14 * std::max(std::log(n), deficit))
                << "n = " << n << ", d = " << d << ", beta = " << beta;
        }
    for (std::size_t row = 0; row < exponents.size(); ++row) {
        const double d = exponents.number(row, "d"), beta = exponents.number(row, "beta");
        const double exponent = exponents.number(row, "exponent"), lambda = beta / d;
        if (exponent > 300 || lambda > 1e24)
            continue;
        const double collision = std::exp(exponent) / 512, bound = 1e-14 * (1 + exponent);
        expect_close("collision", annealed_collision(sphere, 512, d, lambda), collision, bound, 512,
                     d, lambda);
        EXPECT_NEAR(annealed_gradient(sphere, 512, d, lambda), lambda * (1 - collision),
                    bound * lambda * (1 + collision))
            << "d = " << d << ", lambda = " << lambda;
    }
}

/// With c = (√(1 + 4λ²) − 1)/(2λ), 1/(1 − c²) is 1 + λc.
TEST(Approximations, TheLeadingLaplaceFormKeepsItsDigits) {
    for (const double d : {2.0, 16.0, 64.0, 1e6})
        for (const double lambda : {1e-6, 0.01, 0.125, 1.0, 3.0, 50.0, 1e6, 1e24})
            for (const double n : {2.0, 512.0, 1e12}) {
                const long double x = 2 * static_cast<long double>(lambda);
                const long double lost = d / 2 * std::log1p(x * x / (1 + std::hypot(1, x)) / 2);
                const long double all = std::log(static_cast<long double>(n));
                const auto wanted = static_cast<double>(all - lost);
                EXPECT_NEAR(laplace_entropy(n, d, lambda), wanted,
                            1e-14 * static_cast<double>(std::max(all, lost)))
                    << "n = " << n << ", d = " << d << ", lambda = " << lambda;
            }
}

TEST(Approximations, RandomQueriesAverageTheFixedOnes) {
    // ‖q‖² = r² has density ∝ r^{d−2} e^{−r²/2} d(r²); the scale λr makes the scores' deviation.
    const double n = 512;
    const double d = 16;
    for (const double lambda : {0.05, 0.125, 0.3}) {
        double weight = 0;
        double collision = 0;
        double entropy = 0;
        for (double r = 0.0005; r < 40; r += 0.001) {
            const double density = std::exp((d - 1) * std::log(r) - r * r / 2);
            const double fixed = lambda * r / std::sqrt(d);
            weight += density;
            collision += density * std::exp(fixed * fixed * d) / n;
            entropy += density * (std::log(n) - fixed * fixed * d / 2);
        }
        expect_close("collision", annealed_collision(gaussian_qk, n, d, lambda), collision / weight,
                     1e-11, n, d, lambda);
        expect_close("entropy", annealed_entropy(gaussian_qk, n, d, lambda), entropy / weight,
                     1e-12, n, d, lambda);
    }
}

TEST(Approximations, RandomQueriesHaveNoCollisionBeyondTheirScale) {
    EXPECT_NO_THROW(annealed_collision(gaussian_qk, 512, 64, 0.707));
    EXPECT_THROW(annealed_collision(gaussian_qk, 512, 64, 0.7072), InvalidRequest);
    EXPECT_THROW(annealed_gradient(gaussian_qk, 512, 64, 1), InvalidRequest);
}

TEST(Approximations, LaplaceIsTheAnnealedEntropysLimit) {
    for (const double lambda : {0.01, 0.125, 1.0, 3.0, 50.0}) {
        double leading = 1;
        for (const double d : {1e3, 1e4, 1e5}) {
            const double annealed = annealed_entropy(sphere, 512, d, lambda);
            // Only O(1/d) is left, beside the rounding of entropies of the order of d.
            EXPECT_NEAR(laplace_corrected_entropy(512, d, lambda), annealed, 1 / d + 1e-15 * d);
            leading = laplace_entropy(512, d, lambda) - annealed;
        }
        // What the correction adds is what the leading term lacks.
        const double added =
            laplace_corrected_entropy(512, 1e5, lambda) - laplace_entropy(512, 1e5, lambda);
        EXPECT_NEAR(leading, -added, 1e-5 + 1e-9 * lambda);
    }
}

TEST(Approximations, MeanFieldTakesTheExactMaximum) {
    const ReferenceTable table("max_cosine.csv");
    for (std::size_t row = 0; row < table.size(); ++row) {
        const double n = table.number(row, "n");
        const double d = table.number(row, "d");
        const double lambda = 0.01;
        EXPECT_NEAR(mean_field_entropy(sphere, n, d, lambda),
                    std::log(n) - lambda * d * table.number(row, "Emax_cos"),
                    1e-13 * lambda * d + 1e-14);
    }
    // n = 2: E max is 1/√π; d = 2: E‖q‖ is √(π/2).
    const double root_pi = std::sqrt(std::numbers::pi);
    EXPECT_NEAR(mean_field_entropy(gaussian, 2, 64, 0.1), std::log(2.0) - 0.8 / root_pi, 1e-14);
    EXPECT_NEAR(mean_field_entropy(gaussian_qk, 2, 2, 0.1), std::log(2.0) - 0.1 / std::sqrt(2.0),
                1e-14);
}

TEST(Approximations, TheAnnealedEntropyVanishesWhereTheSoftmaxFreezes) {
    for (const ScoreModel model : {sphere, gaussian, gaussian_qk})
        for (const double d : {2.0, 16.0, 128.0})
            EXPECT_NEAR(annealed_entropy(model, 512, d, freezing_scale(model, 512, d)), 0, 1e-13);
}

TEST(Approximations, ALengthBelowOneHasASentenceOfItsOwn) {
    for (const auto& [n, shown] :
         {std::pair{0.5, "0.5"}, {-1.0, "-1"}, {nan, "nan"}, {HUGE_VAL, "inf"}})
        try {
            annealed_entropy(sphere, n, 64, 0.1);
            ADD_FAILURE() << "accepted " << n;
        } catch (const InvalidRequest& refusal) {
            EXPECT_EQ(refusal.what(),
                      "n = " + std::string(shown) +
                          " is not possible: it must be a finite number of at least 1");
        }
}

TEST(Approximations, RefuseWhatLiesOutside) {
    EXPECT_THROW(annealed_entropy(sphere, 0.5, 64, 0.1), InvalidRequest);
    EXPECT_THROW(annealed_entropy(sphere, nan, 64, 0.1), InvalidRequest);
    EXPECT_THROW(annealed_collision(gaussian, 512, 1, 0.1), InvalidRequest);
    EXPECT_THROW(annealed_gradient(gaussian, 512, 64, -0.1), InvalidRequest);
    EXPECT_THROW(laplace_entropy(512, 64, nan), InvalidRequest);
    EXPECT_THROW(laplace_corrected_entropy(512, 64, -1), InvalidRequest);
    EXPECT_THROW(linear_entropy(0, 64, 1), InvalidRequest);
    EXPECT_THROW(mean_field_entropy(gaussian, 1e13, 64, 1), InvalidRequest);
    EXPECT_THROW(expected_max_normal(0.9), InvalidRequest);
    EXPECT_THROW(freezing_scale(sphere, 512, 1e7), InvalidRequest);
    EXPECT_THROW(gradient_optimum(OptimumModel::gaussian, 1, 64), InvalidRequest);
    EXPECT_THROW(gradient_optimum(OptimumModel::cosine, nan, 64), InvalidRequest);
}

TEST(MaxNormal, MatchesTheTable) {
    const ReferenceTable table("max_normal.csv");
    for (std::size_t row = 0; row < table.size(); ++row) {
        const double n = table.number(row, "n");
        expect_close("E max", expected_max_normal(n), table.number(row, "Emax"), 1e-14, n, 0, 0);
    }
    EXPECT_EQ(expected_max_normal(1), 0.0);
}

TEST(FreezingScale, IsTheRootWhateverNAndD) {
    for (const double d : {2.0, 2.5, 3.0, 4.0, 64.0, 4096.0, 1e6}) {
        EXPECT_EQ(freezing_scale(sphere, 1, d), 0.0);
        for (const double n : {1 + 1e-12, 1.5, 2.0, 64.0, 1e6, 1e12}) {
            const double lambda = freezing_scale(sphere, n, d);
            const VonMisesFisher at = von_mises_fisher(d, lambda * d);
            // Moving λ by one rounding moves D by β·dD/dβ of one.
            const double steepness = lambda * d * at.entropy_deficit_slope / at.entropy_deficit;
            expect_close("D", at.entropy_deficit, std::log(n), 2e-14 + 1e-15 * steepness, n, d,
                         lambda);
            EXPECT_EQ(freezing_scale(gaussian, n, d), std::sqrt(2 * std::log(n) / d));
        }
    }
}

TEST(GradientOptimum, NoNeighbourIsHigher) {
    for (const double n : {1.001, 2.0, 100.0, 1e6, 1e12}) {
        for (const double d : {2.0, 3.0, 16.0, 128.0, 1e6}) {
            const auto height = [=](double alpha) {
                return annealed_gradient(sphere, n, d, alpha / d);
            };
            const double alpha = gradient_optimum(OptimumModel::cosine, n, d);
            for (const double other : {0.5, 0.99, 0.999, 1.001, 1.01, 2.0})
                EXPECT_GT(height(alpha), height(alpha * other)) << n << ' ' << d << ' ' << other;
        }
        const double alpha = gradient_optimum(OptimumModel::gaussian, n, 64);
        const double square = alpha * alpha;
        EXPECT_LE(relative_error(std::log1p(2 * square) + square, std::log(n)), 1e-14) << n;
    }
}

}  // namespace
}  // namespace attnscope
