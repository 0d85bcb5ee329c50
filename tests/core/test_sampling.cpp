#include <gtest/gtest.h>

#include <algorithm>
#include <bit>
#include <cmath>
#include <numeric>
#include <thread>

#include "core/errors.h"
#include "core/sampling/monte_carlo.h"
#include "core/sampling/philox.h"
#include "core/sampling/scores.h"
#include "core/softmax/row_statistics.h"

namespace attnscope {
namespace {

// The known-answer vectors published with Random123 (kat_vectors, philox4x32 10 rounds).
TEST(Philox, KnownAnswers) {
    using Words = std::array<std::uint32_t, 4>;
    EXPECT_EQ(philox({0, 0, 0, 0}, {0, 0}),
              (Words{0x6627e8d5, 0xe169c58d, 0xbc57ac4c, 0x9b00dbd8}));
    const std::uint32_t ones = 0xffffffff;
    EXPECT_EQ(philox({ones, ones, ones, ones}, {ones, ones}),
              (Words{0x408f276d, 0x41c83b0e, 0xa20bc7c6, 0x6d5451fd}));
    EXPECT_EQ(philox({0x243f6a88, 0x85a308d3, 0x13198a2e, 0x03707344}, {0xa4093822, 0x299f31d0}),
              (Words{0xd16cfe09, 0x94fdcceb, 0x5001e420, 0x24126ea1}));
}

struct Moments {
    double mean = 0, variance = 0;
};

template <typename Draw>
Moments moments(int count, Draw draw) {
    double sum = 0, squares = 0;
    for (int i = 0; i < count; ++i) {
        const double value = draw();
        sum += value;
        squares += value * value;
    }
    return {sum / count, squares / count - sum / count * sum / count};
}

constexpr int draws = 200'000;

TEST(RandomStream, NormalsHaveTheirMoments) {
    RandomStream random(3, 4);
    const Moments normal = moments(draws, [&] { return random.normal(); });
    EXPECT_NEAR(normal.mean, 0, 4 / std::sqrt(draws));
    EXPECT_NEAR(normal.variance, 1, 4 * std::sqrt(2.0 / draws));
}

TEST(RandomStream, ChiSquaredHasMeanKAndVariance2K) {
    for (const double degrees : {1.0, 2.0, 2.5, 15.0, 1000.0}) {
        RandomStream random(8, 1);
        const Moments chi = moments(draws, [&] { return random.chi_squared(degrees); });
        EXPECT_NEAR(chi.mean, degrees, 4 * std::sqrt(2 * degrees / draws)) << degrees;
        // The variance of (χ² − k)² is 8k² + 48k.
        EXPECT_NEAR(chi.variance, 2 * degrees,
                    4 * std::sqrt((8 * degrees * degrees + 48 * degrees) / draws))
            << degrees;
    }
}

TEST(RandomStream, CosinesHaveVarianceOneOverD) {
    for (const double d : {2.0, 3.0, 64.0, 4096.0}) {
        RandomStream random(5, 6);
        const Moments cosine = moments(draws, [&] { return draw_cosine(d, random); });
        EXPECT_NEAR(cosine.mean, 0, 4 / std::sqrt(d * draws)) << d;
        EXPECT_NEAR(cosine.variance * d, 1, 4 * std::sqrt(2.0 / draws)) << d;
    }
}

TEST(RandomStream, StreamsAndSeedsDiffer) {
    EXPECT_NE(RandomStream(1, 0)(), RandomStream(1, 1)());
    EXPECT_NE(RandomStream(1, 0)(), RandomStream(2, 0)());
    EXPECT_EQ(RandomStream(1, 7)(), RandomStream(1, 7)());
}

std::vector<std::uint64_t> bytes_of(const MonteCarlo& result) {
    std::vector<std::uint64_t> bytes;
    for (const Estimate& value : {result.entropy, result.collision, result.gradient}) {
        bytes.push_back(std::bit_cast<std::uint64_t>(value.mean));
        bytes.push_back(std::bit_cast<std::uint64_t>(value.standard_error));
    }
    for (const double gradient : result.gradients)
        bytes.push_back(std::bit_cast<std::uint64_t>(gradient));
    return bytes;
}

/// One row after the other on this thread, from the public pieces: what any number of threads must
/// equal.
std::vector<double> serial_gradients(std::int64_t n, double d, double lambda, std::int64_t samples,
                                     std::uint64_t seed) {
    std::vector<double> gradients;
    for (std::int64_t row = 0; row < samples; ++row) {
        RandomStream random(seed, static_cast<std::uint64_t>(row));
        std::vector<double> logits(static_cast<std::size_t>(n));
        draw_scores(ScoreModel::sphere, d, random, logits);
        for (double& x : logits)
            x *= lambda;
        RowAccumulator accumulator;
        accumulator.add(logits, 0);
        gradients.push_back(jacobian_half_l1(accumulator.finish(), lambda));
    }
    std::ranges::sort(gradients);
    return gradients;
}

TEST(MonteCarlo, TheSameSeedGivesTheSameBytesOnAnyThreads) {
    const auto result = monte_carlo(ScoreModel::sphere, 300, 64, 0.2, 500, 42);
    EXPECT_EQ(result.gradients, serial_gradients(300, 64, 0.2, 500, 42));
    EXPECT_EQ(bytes_of(monte_carlo(ScoreModel::sphere, 300, 64, 0.2, 500, 42)), bytes_of(result));
    EXPECT_NE(bytes_of(monte_carlo(ScoreModel::sphere, 300, 64, 0.2, 500, 43)), bytes_of(result));
}

TEST(MonteCarlo, SeveralScalesShareTheirScores) {
    const std::vector<double> lambdas = {0.05, 0.125, 1};
    const auto together = monte_carlo(ScoreModel::gaussian, 100, 32, lambdas, 200, 9);
    for (std::size_t i = 0; i < lambdas.size(); ++i)
        EXPECT_EQ(bytes_of(together[i]),
                  bytes_of(monte_carlo(ScoreModel::gaussian, 100, 32, lambdas[i], 200, 9)));
}

TEST(MonteCarlo, StopsWhenAsked) {
    std::stop_source source;
    std::jthread stopper([&] { source.request_stop(); });
    EXPECT_THROW(
        monte_carlo(ScoreModel::sphere, 100'000, 64, 0.125, 100'000, 1, source.get_token()),
        Cancelled);
}

TEST(MonteCarlo, RefusesTooMuch) {
    EXPECT_THROW(monte_carlo(ScoreModel::sphere, 1'000'000'000, 64, 0.1, 1000, 1), InvalidRequest);
    EXPECT_THROW(monte_carlo(ScoreModel::sphere, 10, 64, 0.1, 1, 1), InvalidRequest);
}

TEST(MonteCarlo, QuantilesInterpolateLinearly) {
    const std::vector<double> values = {1, 2, 4, 8};
    EXPECT_EQ(quantile(values, 0), 1);
    EXPECT_EQ(quantile(values, 1), 8);
    EXPECT_DOUBLE_EQ(quantile(values, 0.5), 3);
    EXPECT_DOUBLE_EQ(quantile(values, 0.9), 6.8);
}

TEST(MonteCarlo, AnglesAreCentredOnARightAngle) {
    const auto angles = sample_angles(64, draws, 2);
    const double mean = std::accumulate(angles.begin(), angles.end(), 0.0) / draws;
    EXPECT_NEAR(mean, std::acos(0.0), 4 * std::sqrt(1.0 / 62 / draws));
}

}  // namespace
}  // namespace attnscope
