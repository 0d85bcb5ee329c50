#include <gtest/gtest.h>

#ifdef ATTNSCOPE_THREADS_TBB
#include <tbb/global_control.h>
#endif

#include <algorithm>
#include <atomic>
#include <cmath>
#include <cstring>
#include <random>
#include <string>
#include <vector>

#include "core/parallel/parallel_for.h"
#include "core/sampling/monte_carlo.h"
#include "core/sampling/scores.h"
#include "core/softmax/row_statistics.h"
#include "core/text/errors.h"
#include "core/theory/exact_means.h"

namespace attnscope {
namespace {

void expect_within(const Estimate& estimate, double exact, const std::string& what) {
    EXPECT_LE(std::abs(estimate.value - exact),
              4 * estimate.standard_error + 1e-12 * std::abs(exact))
        << what << ": sampled " << estimate.value << " ± " << estimate.standard_error << ", exact "
        << exact << ", off by " << (estimate.value - exact) / estimate.standard_error
        << " standard errors";
}

TEST(MonteCarlo, AgreesWithExactMeansOnFiftyScenarios) {
    std::mt19937_64 random(2024);
    std::uniform_real_distribution<double> uniform;
    for (int i = 0; i < 50; ++i) {
        const auto model = static_cast<ScoreModel>(i % 3);
        const auto n = static_cast<std::int64_t>(std::pow(2, 1 + 10 * uniform(random)));
        const double d = std::round(std::pow(2, 1 + 9 * uniform(random)));
        const double lambda = std::pow(10, -1 + 1.8 * uniform(random)) / std::sqrt(d);
        const MonteCarlo sampled = monte_carlo(model, n, d, lambda, 1500, 1000 + i);
        const ExactMeans exact = exact_means(model, static_cast<double>(n), d, lambda);
        const std::string what = "model " + std::to_string(i % 3) + " n=" + std::to_string(n) +
                                 " d=" + std::to_string(d) + " lambda=" + std::to_string(lambda);
        expect_within(sampled.entropy, exact.entropy, "entropy, " + what);
        expect_within(sampled.collision, exact.collision, "collision, " + what);
        expect_within(sampled.gradient, lambda * exact.diversity, "gradient, " + what);
    }
}

bool same_bytes(const MonteCarlo& a, const MonteCarlo& b) {
    const auto same = [](const Estimate& x, const Estimate& y) {
        return std::memcmp(&x.value, &y.value, sizeof x.value) == 0 &&
               std::memcmp(&x.standard_error, &y.standard_error, sizeof x.value) == 0;
    };
    return same(a.entropy, b.entropy) && same(a.collision, b.collision) &&
           same(a.gradient, b.gradient) && a.gradients == b.gradients;
}

MonteCarlo small_run(std::uint64_t seed) {
    return monte_carlo(ScoreModel::gaussian_qk, 3000, 16, 0.4, 300, seed);
}

TEST(MonteCarlo, SameBytesHoweverManyThreadsRun) {
    const MonteCarlo result = small_run(1);
    EXPECT_FALSE(same_bytes(result, small_run(2)));
#ifdef ATTNSCOPE_THREADS_TBB
    for (const std::size_t threads : {1, 2, 3, 8}) {
        const tbb::global_control limit(tbb::global_control::max_allowed_parallelism, threads);
        EXPECT_TRUE(same_bytes(small_run(1), result)) << threads << " threads";
    }
#endif
    // Rows are computed one after another here, and all at once by many callers.
    RowAccumulator row;
    std::vector<double> logits(3000), gradients;
    for (std::uint64_t i = 0; i < 300; ++i) {
        ScoreSampler(ScoreModel::gaussian_qk, 16, 1, i).draw(0, logits);
        for (double& x : logits)
            x *= 0.4;
        row = {};
        row.add(std::span<const double>(logits), 0);
        gradients.push_back(jacobian_half_l1(row.finish(), 0.4));
    }
    std::sort(gradients.begin(), gradients.end());
    ASSERT_EQ(gradients.size(), result.gradients.size());
    for (std::size_t i = 0; i < gradients.size(); ++i)
        EXPECT_NEAR(gradients[i], result.gradients[i], 1e-15);
    std::atomic<int> different = 0;
    parallel_for(8, 1, {}, [&](std::size_t) { different += !same_bytes(small_run(1), result); });
    EXPECT_EQ(different, 0);
}

TEST(MonteCarlo, SeveralScalesShareTheirRows) {
    const std::vector<double> lambdas{0.0, 0.1, 0.5, 3.0};
    const auto together = monte_carlo(ScoreModel::sphere, 100, 32, lambdas, 200, 4);
    ASSERT_EQ(together.size(), lambdas.size());
    for (std::size_t i = 0; i < lambdas.size(); ++i)
        EXPECT_TRUE(
            same_bytes(together[i], monte_carlo(ScoreModel::sphere, 100, 32, lambdas[i], 200, 4)));
    EXPECT_NEAR(together[0].entropy.value, std::log(100), 1e-13);
    EXPECT_LT(together[0].entropy.standard_error, 1e-14);
}

TEST(MonteCarlo, GradientsAreEveryRowsInOrder) {
    const MonteCarlo result = monte_carlo(ScoreModel::gaussian, 50, 16, 0.5, 501, 9);
    ASSERT_EQ(result.gradients.size(), 501U);
    EXPECT_TRUE(std::is_sorted(result.gradients.begin(), result.gradients.end()));
    const Estimate plain = mean_estimate(result.gradients);
    EXPECT_NEAR(plain.value, result.gradient.value, 4 * plain.standard_error);
    EXPECT_LT(result.gradient.standard_error, plain.standard_error);
}

/// The mean over rows is carried by ties of the two largest scores that one row in 10⁵ has.
TEST(MonteCarlo, MeansSeeRareNearTies) {
    constexpr double n = 512, d = 64;
    for (const double lambda : {1e3, 1e5, 1e6}) {
        const MonteCarlo got = monte_carlo(ScoreModel::sphere, 512, d, lambda, 1000, 2);
        const ExactMeans exact = exact_means(ScoreModel::sphere, n, d, lambda);
        const std::string what = "lambda=" + std::to_string(lambda);
        expect_within(got.entropy, exact.entropy, "entropy, " + what);
        expect_within(got.gradient, lambda * exact.diversity, "gradient, " + what);
        EXPECT_LT(got.gradient.standard_error, 0.01 * got.gradient.value) << what;
        EXPECT_FALSE(got.gradient.error_is_lower_bound) << what;
    }
}

/// On the circle few rows carry the mean even so.
TEST(MonteCarlo, AnErrorThatTheRowsCannotTellIsALowerBound) {
    const MonteCarlo got = monte_carlo(ScoreModel::sphere, 2, 2, 1e6, 3000, 5);
    EXPECT_GT(got.gradient.standard_error, 0);
    EXPECT_TRUE(got.gradient.error_is_lower_bound);
    EXPECT_TRUE(got.entropy.error_is_lower_bound);
    EXPECT_TRUE(got.collision.error_is_lower_bound);
    // Samples that happen to miss the rare rows look sound: 5 standard errors off the truth.
    for (const std::uint64_t seed : {392, 743})
        EXPECT_TRUE(
            monte_carlo(ScoreModel::sphere, 16, 3, 1e5, 1000, seed).gradient.error_is_lower_bound);
    EXPECT_TRUE(monte_carlo(ScoreModel::sphere, 64, 64, 0.1, 5, 1).entropy.error_is_lower_bound);
    EXPECT_FALSE(monte_carlo(ScoreModel::sphere, 64, 64, 0.1, 50, 1).entropy.error_is_lower_bound);
    EXPECT_FALSE(monte_carlo(ScoreModel::sphere, 64, 64, 0, 5, 1).entropy.error_is_lower_bound);
}

/// λ(1 − Σp²) by the definition in long double; 1 − p of the largest weight is the others' sum.
double naive_gradient(const std::vector<double>& scores, double lambda) {
    const auto top = std::max_element(scores.begin(), scores.end());
    const auto relative = [&](double score) {
        return std::exp(static_cast<long double>(lambda) *
                        (static_cast<long double>(score) - static_cast<long double>(*top)));
    };
    long double rest = 0, diversity = 0;
    for (auto score = scores.begin(); score != scores.end(); ++score)
        rest += score == top ? 0 : relative(*score);
    for (auto score = scores.begin(); score != scores.end(); ++score) {
        const long double p = relative(*score) / (1 + rest);
        diversity += p * (score == top ? rest / (1 + rest) : 1 - p);
    }
    return static_cast<double>(lambda * diversity);
}

TEST(MonteCarlo, NearlyFrozenRowsKeepTheirDigits) {
    int checked = 0;
    for (const std::int64_t n : {2, 16, 700, 4096})
        for (const double lambda : {0.3, 3.0, 30.0, 100.0}) {
            const std::size_t rows = 150;
            const MonteCarlo got = monte_carlo(ScoreModel::gaussian, n, 8, lambda, rows, 1);
            std::vector<double> scores(static_cast<std::size_t>(n)), wanted;
            for (std::size_t row = 0; row < rows; ++row) {
                ScoreSampler(ScoreModel::gaussian, 8, 1, row).draw(0, scores);
                wanted.push_back(naive_gradient(scores, lambda));
            }
            std::ranges::sort(wanted);
            for (std::size_t row = 0; row < rows; ++row)
                if (wanted[row] > 1e-300) {
                    EXPECT_NEAR(got.gradients[row] / wanted[row], 1, 1e-10) << n << ' ' << lambda;
                    ++checked;
                }
        }
    EXPECT_GT(checked, 2000);
}

TEST(MonteCarlo, OneKey) {
    const MonteCarlo result = monte_carlo(ScoreModel::sphere, 1, 64, 0.5, 10, 1);
    EXPECT_EQ(result.entropy.value, 0);
    EXPECT_EQ(result.collision.value, 1);
    EXPECT_EQ(result.gradient.value, 0);
}

TEST(MonteCarlo, StopsAndRefuses) {
    std::stop_source stop;
    stop.request_stop();
    EXPECT_THROW(monte_carlo(ScoreModel::sphere, 100'000, 64, 0.1, 10'000, 1, stop.get_token()),
                 Cancelled);
    EXPECT_THROW(monte_carlo(ScoreModel::sphere, 1'000'000, 64, 0.1, 100'000, 1), InvalidRequest);
    EXPECT_THROW(monte_carlo(ScoreModel::sphere, 0, 64, 0.1, 10, 1), InvalidRequest);
    EXPECT_THROW(monte_carlo(ScoreModel::sphere, 10, 64, 0.1, 1, 1), InvalidRequest);
    EXPECT_THROW(monte_carlo(ScoreModel::sphere, 10, 1, 0.1, 10, 1), InvalidRequest);
    const std::vector<double> lambdas(200, 0.1);
    EXPECT_THROW(monte_carlo(ScoreModel::sphere, 2, 64, lambdas, 1'000'000, 1), InvalidRequest);
}

}  // namespace
}  // namespace attnscope
