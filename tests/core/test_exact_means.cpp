#include <gtest/gtest.h>

#include <cmath>
#include <limits>
#include <numbers>
#include <random>
#include <string>

#include "core/text/errors.h"
#include "core/theory/closed_forms.h"
#include "core/theory/exact_means.h"
#include "core/theory/logit_law.h"
#include "core/theory/row_means.h"
#include "tests/core/reference_table.h"

namespace attnscope {
namespace {

using testing::ReferenceTable;
using testing::relative_error;

ScoreModel model_of(const std::string& key) {
    return key == "sphere"     ? ScoreModel::sphere
           : key == "gaussian" ? ScoreModel::gaussian
                               : ScoreModel::gaussian_qk;
}

void expect_close(double got, double wanted, double tolerance, const std::string& what) {
    EXPECT_LE(relative_error(got, wanted), tolerance)
        << what << ": got " << ::testing::PrintToString(got) << ", wanted "
        << ::testing::PrintToString(wanted) << ", relative error " << relative_error(got, wanted);
}

/// Of two or three keys at the poles little is left, at a large scale, of what tells them apart.
double bound_of(ScoreModel model, double n, double d, double lambda, double elsewhere) {
    if (model != ScoreModel::sphere || n > 3 || d > 3 || lambda < 1e3)
        return elsewhere;
    return lambda > 1e5 ? 1e-7 : 1e-9;
}

void expect_table(const std::string& file, double tolerance) {
    const ReferenceTable table(file);
    for (std::size_t row = 0; row < table.size(); ++row) {
        const ScoreModel model = model_of(table.text(row, "model"));
        const double n = table.number(row, "n"), d = table.number(row, "d");
        const double lambda = table.number(row, "lambda");
        const double bound = bound_of(model, n, d, lambda, tolerance);
        const ExactMeans got = exact_means(model, n, d, lambda);
        const std::string what = table.text(row, "model") + " n=" + table.text(row, "n") +
                                 " d=" + table.text(row, "d") +
                                 " lambda=" + table.text(row, "lambda");
        expect_close(got.entropy, table.number(row, "entropy"), bound, "entropy, " + what);
        expect_close(got.collision, table.number(row, "collision"), bound, "collision, " + what);
        expect_close(exact_gradient(model, n, d, lambda), table.number(row, "gradient"), bound,
                     "gradient, " + what);
    }
}

TEST(ExactMeans, FiniteSizeTable) {
    expect_table("finite_size.csv", 1e-13);
}

/// Corners, and the random query; made by tests/reference/make_finite_size.py.
TEST(ExactMeans, IndependentTable) {
    expect_table("exact_means.csv", 2e-12);
}

TEST(ExactMeans, GaussianCurvesOfTheFormulaSheet) {
    const ReferenceTable table("curves_gauss_d64.csv");
    for (std::size_t row = 0; row < table.size(); ++row) {
        const double n = table.number(row, "n"), lambda = table.number(row, "lambda");
        const ExactMeans got = exact_means(ScoreModel::gaussian, n, 64, lambda);
        const std::string what =
            "n=" + table.text(row, "n") + " lambda=" + table.text(row, "lambda");
        expect_close(got.entropy, table.number(row, "EH_exact"), 1e-9, "entropy, " + what);
        expect_close(got.collision, table.number(row, "ESp2_exact"), 1e-9, "collision, " + what);
        expect_close(8 * lambda * got.diversity, table.number(row, "EG_exact_in_sigma_units"), 1e-9,
                     "gradient, " + what);
    }
}

TEST(ExactMeans, GradientCurvesOfTheFormulaSheet) {
    const ReferenceTable table("gradient_gauss.csv");
    for (std::size_t row = 0; row < table.size(); ++row) {
        const double n = table.number(row, "n"), alpha = table.number(row, "alpha");
        const ExactMeans got = exact_means(ScoreModel::gaussian, n, 4, alpha / 2);
        const std::string what = "n=" + table.text(row, "n") + " alpha=" + table.text(row, "alpha");
        expect_close(got.log_partition, table.number(row, "ElogZ"), 1e-9, "log Z, " + what);
        expect_close(got.entropy, table.number(row, "EH_exact"), 1e-9, "entropy, " + what);
        expect_close(alpha * got.diversity, table.number(row, "EG_exact"), 1e-9,
                     "gradient, " + what);
    }
}

/// Rows such as exact.EH.n512.sig2, iso.EH.n1024 and max.Emax.n64.
TEST(ExactMeans, Checks) {
    const ReferenceTable table("checks.csv");
    int checked = 0;
    for (std::size_t row = 0; row < table.size(); ++row) {
        const std::string& id = table.text(row, "id");
        const bool exact = id.starts_with("exact."), iso = id.starts_with("iso.EH");
        const bool maximum = id.starts_with("max.Emax");
        if (!exact && !iso && !maximum)
            continue;
        const double n = std::stod(id.substr(id.find(".n") + 2));
        const double sigma = iso       ? std::sqrt(1 + 2 * std::log(n / 512))
                             : maximum ? 1e6
                                       : std::stod(id.substr(id.find(".sig") + 4));
        const ExactMeans got = exact_means(ScoreModel::gaussian, n, 4, sigma / 2);
        const double value = id.find(".EH") != std::string::npos      ? got.entropy
                             : id.find(".ESp2") != std::string::npos  ? got.collision
                             : id.find(".ElogZ") != std::string::npos ? got.log_partition
                                                                      : sigma * got.diversity;
        EXPECT_NEAR(value, table.number(row, "value"), table.number(row, "abs_tol")) << id;
        ++checked;
    }
    EXPECT_EQ(checked, 68);
}

/// 54 simulated means; the sphere's rows quote the exact values too.
TEST(ExactMeans, AgreeWithTheMonteCarloTable) {
    const ReferenceTable table("monte_carlo_entropy.csv");
    for (std::size_t row = 0; row < table.size(); ++row) {
        const bool sphere = table.text(row, "ens") == "sphere";
        const double n = table.number(row, "n"), d = table.number(row, "d");
        const ScoreModel model = sphere ? ScoreModel::sphere : ScoreModel::gaussian_qk;
        const ExactMeans got = exact_means(model, n, d, table.number(row, "lam"));
        const std::string what = table.text(row, "ens") + " n=" + table.text(row, "n") +
                                 " d=" + table.text(row, "d") + " lam=" + table.text(row, "lam");
        EXPECT_NEAR(got.entropy, table.number(row, "H_mc"), 4 * table.number(row, "se")) << what;
        if (sphere) {
            expect_close(got.entropy, table.number(row, "H_exact"), 1e-9, "entropy, " + what);
            expect_close(got.collision, table.number(row, "P2_exact"), 1e-9, "collision, " + what);
        }
    }
}

/// Two keys on the circle: H = E h(λd (cos a − cos b)), a double integral over whole periods.
TEST(ExactMeans, TwoKeysOnTheCircle) {
    for (const double beta : {0.01, 1.0, 5.0, 20.0}) {
        constexpr int count = 600;
        double entropy = 0, collision = 0;
        for (int i = 0; i < count; ++i)
            for (int j = 0; j < count; ++j) {
                const double turn = 2 * std::numbers::pi / count;
                const double gap = beta * std::abs(std::cos(turn * i) - std::cos(turn * (j + 0.5)));
                const double p = 1 / (1 + std::exp(-gap)), q = std::exp(-gap) * p;
                entropy +=
                    (-p * std::log(p) + q * (gap + std::log1p(std::exp(-gap)))) / count / count;
                collision += (p * p + q * q) / count / count;
            }
        const ExactMeans got = exact_means(ScoreModel::sphere, 2, 2, beta / 2);
        expect_close(got.entropy, entropy, 2e-12, "entropy, beta=" + std::to_string(beta));
        expect_close(got.collision, collision, 2e-12, "collision, beta=" + std::to_string(beta));
    }
}

TEST(ExactMeans, HalvedStepsChangeNothing) {
    std::mt19937_64 random(1);
    std::uniform_real_distribution<double> uniform;
    for (int i = 0; i < 300; ++i) {
        const double n = std::pow(10, 0.001 + 12 * uniform(random) * uniform(random));
        const double d = 2 * std::pow(10, 5.69 * uniform(random) * uniform(random));
        const double sigma = std::pow(10, -4 + 6 * uniform(random));
        const bool sphere = uniform(random) < 0.6;
        const LogitLaw law =
            sphere ? LogitLaw::sphere(d, sigma * std::sqrt(d)) : LogitLaw::gaussian(sigma);
        const ExactMeans got = row_means(law, n), wanted = row_means(law, n, Precision::full, 2);
        const std::string what = std::string(sphere ? "sphere" : "gaussian") +
                                 " n=" + std::to_string(n) + " d=" + std::to_string(d) +
                                 " sigma=" + std::to_string(sigma);
        expect_close(got.entropy, wanted.entropy, 1e-12, "entropy, " + what);
        expect_close(got.collision, wanted.collision, 1e-12, "collision, " + what);
        expect_close(got.diversity, wanted.diversity, 1e-12, "diversity, " + what);
        EXPECT_NEAR(got.collision + got.diversity, 1, 1e-12) << what;
    }
}

TEST(ExactMeans, OfDrawnLinesAreWithinWhatIsSeen) {
    for (const ScoreModel model : {ScoreModel::sphere, ScoreModel::gaussian})
        for (const double n : {2.0, 3.0, 16.0, 512.0, 131072.0, 1e9})
            for (const double d : {2.0, 3.0, 8.0, 64.0, 1024.0, 1e6})
                for (double scale = 1e-3; scale < 100; scale *= 2.2) {
                    const double lambda = scale * 8 / std::sqrt(d);
                    const ExactMeans drawn = exact_means(model, n, d, lambda, Precision::drawn);
                    const ExactMeans exact = exact_means(model, n, d, lambda);
                    const std::string what = "n=" + std::to_string(n) + " d=" + std::to_string(d) +
                                             " lambda=" + std::to_string(lambda);
                    expect_close(drawn.entropy, exact.entropy, 2e-4, "entropy, " + what);
                    expect_close(drawn.collision, exact.collision, 2e-4, "collision, " + what);
                    expect_close(drawn.diversity, exact.diversity, 2e-4, "diversity, " + what);
                }
}

/// For Gaussian scores E λ(1 − Σp²) d = dE log Z/dλ (Stein), here by central differences.
TEST(ExactMeans, GaussianGradientIsTheSlopeOfLogZ) {
    for (const double n : {2.0, 100.0, 1e6})
        for (const double sigma : {0.3, 2.0, 20.0, 5000.0}) {
            const double h = 1e-3 * sigma;
            const auto log_z = [&](double s) {
                return row_means(LogitLaw::gaussian(s), n).log_partition;
            };
            const double slope = (8 * (log_z(sigma + h) - log_z(sigma - h)) -
                                  (log_z(sigma + 2 * h) - log_z(sigma - 2 * h))) /
                                 (12 * h);
            expect_close(sigma * row_means(LogitLaw::gaussian(sigma), n).diversity, slope, 1e-10,
                         "n=" + std::to_string(n) + " sigma=" + std::to_string(sigma));
        }
}

/// Near n = 1 every mean is proportional to n − 1, to first order in it.
TEST(ExactMeans, HardlyMoreThanOneKey) {
    const double few = 0x1p-30, fewer = 0x1p-40;
    const ExactMeans a = exact_means(ScoreModel::sphere, 1 + few, 64, 0.3);
    const ExactMeans b = exact_means(ScoreModel::sphere, 1 + fewer, 64, 0.3);
    expect_close(a.entropy / few, b.entropy / fewer, 1e-8, "entropy");
    expect_close(a.diversity / few, b.diversity / fewer, 1e-8, "diversity");
}

/// Deep in the frozen phase σ E H → (π²/6) E max, with a correction that falls as 1/σ.
TEST(ExactMeans, DeepFreezing) {
    const double limit = std::numbers::pi * std::numbers::pi / 6 * 3.0439031612044083;
    for (const double lambda : {1e2, 1e4, 1e6}) {
        const double sigma = 10 * lambda;
        const ExactMeans got = exact_means(ScoreModel::gaussian, 512, 100, lambda);
        expect_close(sigma * got.entropy, limit, 3 / sigma, "sigma=" + std::to_string(sigma));
    }
}

TEST(ExactMeans, TrivialRows) {
    for (const ScoreModel model :
         {ScoreModel::sphere, ScoreModel::gaussian, ScoreModel::gaussian_qk}) {
        const ExactMeans one = exact_means(model, 1, 64, 0.125);
        EXPECT_EQ(one.entropy, 0);
        EXPECT_EQ(one.collision, 1);
        EXPECT_EQ(exact_gradient(model, 1, 64, 0.125), 0);
        const ExactMeans flat = exact_means(model, 4096, 64, 0);
        EXPECT_EQ(flat.entropy, std::log(4096));
        EXPECT_EQ(flat.collision, 1.0 / 4096);
        EXPECT_EQ(exact_gradient(model, 4096, 64, 0), 0);
    }
}

TEST(ExactMeans, RefusesWhatLiesOutsideItsDomain) {
    const double nan = std::numeric_limits<double>::quiet_NaN();
    for (const auto& [n, d, lambda] : {std::tuple{0.5, 64.0, 0.1},
                                       {2e12, 64.0, 0.1},
                                       {10.0, 1.0, 0.1},
                                       {10.0, 2e6, 0.1},
                                       {10.0, 64.0, -0.1},
                                       {10.0, 64.0, 2e6},
                                       {nan, 64.0, 0.1},
                                       {10.0, nan, 0.1},
                                       {10.0, 64.0, nan}})
        EXPECT_THROW(exact_means(ScoreModel::sphere, n, d, lambda), InvalidRequest);
    try {
        exact_means(ScoreModel::gaussian, 512, 64, 1e7);
        ADD_FAILURE() << "accepted";
    } catch (const InvalidRequest& refusal) {
        EXPECT_STREQ(refusal.what(),
                     "lambda = 1e+07 is not possible by the exact method, which takes it from 0 to "
                     "1e+06");
    }
    EXPECT_NO_THROW(annealed_entropy(ScoreModel::gaussian, 512, 64, 1e7));
}

}  // namespace
}  // namespace attnscope
