#include <gtest/gtest.h>

#include <cmath>
#include <numbers>
#include <random>
#include <stop_token>
#include <string>
#include <vector>

#include "core/sampling/estimate.h"
#include "core/sampling/focus_rows.h"
#include "core/text/errors.h"
#include "core/theory/planted_key.h"
#include "core/theory/random_energy.h"
#include "tests/core/reference_table.h"

namespace attnscope {
namespace {

using testing::ReferenceTable;
using testing::relative_error;

/// Made by tests/reference/make_focus.py.
TEST(PlantedKey, AgreesWithTheReferenceTable) {
    const ReferenceTable table("focus.csv");
    for (std::size_t row = 0; row < table.size(); ++row) {
        const double got = exact_focus(score_law(table.text(row, "model")).id,
                                       table.number(row, "n"), table.number(row, "d"),
                                       table.number(row, "lambda"), table.number(row, "gap"));
        const double wanted = table.number(row, "focus");
        EXPECT_LE(relative_error(got, wanted), 1e-11)
            << table.text(row, "model") << " n=" << table.text(row, "n")
            << " d=" << table.text(row, "d") << " lambda=" << table.text(row, "lambda")
            << " gap=" << table.text(row, "gap") << ": got " << got << ", wanted " << wanted;
    }
}

/// In many dimensions, as in few at a tiny λ, all other keys have the same score: p = 1/(1 +
/// (n−1)e^{−λΔ}).
TEST(PlantedKey, AmongEqualKeysIsTheClosedForm) {
    for (const ScoreModel model :
         {ScoreModel::sphere, ScoreModel::gaussian, ScoreModel::gaussian_qk})
        for (const double n : {1.0, 2.0, 512.0, 4096.0, 1e6, 1e12})
            for (const double logit : {-600.0, -3.0, 0.0, 5.0, std::log(511.0), 40.0}) {
                const double closed = 1 / (1 + (n - 1) * std::exp(-logit));
                const double got = exact_focus(model, n, 4, 1e-6, logit / 1e-6);
                EXPECT_LE(relative_error(got, closed), 1e-11) << n << ' ' << logit;
            }
}

/// A key that is like the others takes 1/n on average whatever the law: the mean over its score of
/// the focus.
TEST(PlantedKey, OverItsOwnLawIsOneOfTheKeys) {
    const double n = 300, d = 16, lambda = 0.6, step = 0.05;
    double mean = 0;
    for (double z = -9; z <= 9; z += step)
        mean += step * std::exp(-z * z / 2) / std::sqrt(2 * std::numbers::pi) *
                exact_focus(ScoreModel::gaussian, n, d, lambda, std::sqrt(d) * z);
    EXPECT_LE(relative_error(mean, 1 / n), 1e-11);
}

/// Against each row alone, which is held to tables.
void expect_the_exact_focus(const std::vector<RowAt>& rows, double d, double gap) {
    for (const ScoreModel model : {ScoreModel::gaussian_qk, ScoreModel::sphere}) {
        const std::vector<double> got = exact_focuses(model, d, gap, rows, {});
        for (std::size_t i = 0; i < rows.size(); ++i) {
            const double wanted = exact_focus(model, rows[i].n, d, rows[i].lambda, gap);
            EXPECT_LE(wanted == 0 ? std::abs(got[i]) : relative_error(got[i], wanted), 1e-9)
                << "n=" << rows[i].n << " d=" << d << " lambda=" << rows[i].lambda
                << " gap=" << gap;
        }
    }
}

TEST(PlantedKey, OfManyRowsIsThatOfEach) {
    for (const double d : {2.0, 63.0, 64.0, 1e5})
        for (const double cosine : {-1.0, -0.1, 0.0, 0.05, 0.5, 1.0})
            for (const double sigma : {0.05, 1.0, 4.0}) {
                std::vector<RowAt> rows;
                for (double n = 2; n < 2e5; n = std::ceil(3 * n))
                    rows.push_back({n, sigma / std::sqrt(d)});
                rows.push_back({1e12, sigma / std::sqrt(d)});
                expect_the_exact_focus(rows, d, cosine * d);
            }
    // Scales that differ, rows of one key or hardly more, none at all; too far apart for a table.
    expect_the_exact_focus({{64, 0.1}, {64, 0.4}, {512, 0}, {1, 0.1}, {1.5, 0.1}}, 64, 20);
    expect_the_exact_focus({{64, 0}, {1, 0}, {1.5, 0}}, 64, 20);
    expect_the_exact_focus({{1, 0.1}, {1.5, 0.1}, {2, 0.1}, {700, 0.1}}, 64, 20);
    expect_the_exact_focus({{64, 1e3}, {128, 1e3}}, 64, 20);
    expect_the_exact_focus({{64, 0.1}, {128, 0.1}}, 64, -1e5);
    EXPECT_TRUE(exact_focuses(ScoreModel::gaussian_qk, 64, 20, {}, {}).empty());
}

TEST(PlantedKey, OfManyRowsRefusesRowsBeyondTheDomain) {
    const std::vector<RowAt> rows = {{64, 0.1}, {1e13, 0.1}};
    EXPECT_THROW(exact_focuses(ScoreModel::gaussian_qk, 64, 20, rows, {}), InvalidRequest);
    EXPECT_THROW(exact_focuses(ScoreModel::sphere, 64, 20, rows, {}), InvalidRequest);
    std::stop_source stop;
    stop.request_stop();
    EXPECT_THROW(exact_focuses(ScoreModel::gaussian_qk, 64, 20,
                               std::vector<RowAt>{{64, 0.1}, {128, 0.1}}, stop.get_token()),
                 Cancelled);
}

TEST(PlantedKey, IsAWeightAtEveryExtreme) {
    for (const ScoreModel model : {ScoreModel::sphere, ScoreModel::gaussian})
        for (const double n : {1.0, 2.0, 1e12})
            for (const double d : {2.0, 64.0, 1e6})
                for (const double lambda : {0.0, 1e-6, 1.0, 1e6}) {
                    double before = 0;
                    for (const double gap : {-1e9, -d, 0.0, 0.9 * d, 1e9}) {
                        const double focus = exact_focus(model, n, d, lambda, gap);
                        EXPECT_TRUE(focus >= before * (1 - 1e-9) && focus <= 1 + 1e-12)
                            << n << ' ' << d << ' ' << lambda << ' ' << gap << ' ' << focus;
                        before = focus;
                    }
                }
    EXPECT_THROW(exact_focus(ScoreModel::sphere, 0, 64, 1, 1), InvalidRequest);
    EXPECT_THROW(exact_focus(ScoreModel::sphere, 8, 1, 1, 1), InvalidRequest);
    EXPECT_THROW(exact_focus(ScoreModel::sphere, 8, 64, -1, 1), InvalidRequest);
    EXPECT_THROW(exact_focus(ScoreModel::sphere, 8, 64, 1, NAN), InvalidRequest);
}

TEST(PlantedKey, AgreesWithSimulationOnAHundredScenarios) {
    std::mt19937_64 random(8);
    const auto uniform = [&random](double from, double to) {
        return std::uniform_real_distribution<double>(from, to)(random);
    };
    for (std::uint64_t i = 0; i < 100; ++i) {
        const ScoreModel model = score_laws()[i % 3].id;
        const auto n =
            static_cast<std::int64_t>(std::exp(uniform(std::log(2.0), std::log(2000.0))));
        const double d = std::floor(std::exp(uniform(std::log(2.0), std::log(512.0))));
        const double lambda = std::exp(uniform(-2.0, 1.5)) / std::sqrt(d);
        const double gap = uniform(-0.3, 0.9) * d;
        const FocusRows rows = simulate_focus(model, n, d, lambda, gap, 4000, i + 1);
        const double exact = exact_focus(model, static_cast<double>(n), d, lambda, gap);
        EXPECT_LE(std::abs(rows.mean.value - exact), 4 * rows.mean.standard_error + 1e-12)
            << i << ": n=" << n << " d=" << d << " lambda=" << lambda << " gap=" << gap
            << ", sampled " << rows.mean.value << " ± " << rows.mean.standard_error << ", exact "
            << exact;
    }
}

/// Beside a key so far above all others each weight is 1 but for rounding.
TEST(PlantedKey, AWeightNextToOneIsNoMoreAndItsErrorABound) {
    for (const ScoreLaw& law : score_laws())
        for (const double lambda : {0.6, 0.8, 1.0, 2.0, 5.0}) {
            const std::vector<RowAt> rows = {{8, lambda}, {64, lambda}, {512, lambda}};
            for (const RowAt& row : rows)
                EXPECT_LE(exact_focus(law.id, row.n, 64, lambda, 64), 1) << law.key << lambda;
            for (const double focus : exact_focuses(law.id, 64, 64, rows, {}))
                EXPECT_LE(focus, 1) << law.key << lambda;
        }
    const auto sampled = [](std::int64_t n, double lambda, double gap) {
        return simulate_focus(ScoreModel::sphere, n, 64, lambda, gap, 200, 1).mean;
    };
    EXPECT_TRUE(sampled(64, 2, 64).error_is_lower_bound);
    EXPECT_LT(sampled(64, 2, 64).standard_error, 1e-14);
    EXPECT_FALSE(sampled(512, 0.125, 32).error_is_lower_bound);
    EXPECT_FALSE(sampled(1, 2, 64).error_is_lower_bound);  // 1, exactly
    EXPECT_FALSE(sampled(64, 0, 64).error_is_lower_bound);
}

/// The row planted.noise.mc_median_p: scores of variance 1 and a gap of 5 among 512 keys.
TEST(PlantedKey, TakesHalfTheWeightWhereNoiseLetsIt) {
    const ReferenceTable table("checks.csv");
    for (std::size_t row = 0; row < table.size(); ++row)
        if (table.text(row, "id") == "planted.noise.mc_median_p") {
            const double lambda = retrieval_scale(512, 1, 5) / 2;
            const FocusRows rows =
                simulate_focus(ScoreModel::gaussian, 512, 4, lambda, 10, 20000, 1);
            EXPECT_NEAR(quantile(rows.weights, 0.5), table.number(row, "value"),
                        table.number(row, "abs_tol"));
            return;
        }
    FAIL() << "no such row";
}

/// Below √(2 log(n−1)) times the noise no scale finds the key.
TEST(PlantedKey, IsBuriedUnderTooMuchNoise) {
    EXPECT_TRUE(std::isnan(retrieval_scale(512, 1, 3.5)));
    EXPECT_EQ(retrieval_scale(2, 1, 5), 0);
    EXPECT_NEAR(retrieval_scale(1e6, 1e-6, 5), std::log(1e6 - 1) / 5, 1e-9);
}

}  // namespace
}  // namespace attnscope
