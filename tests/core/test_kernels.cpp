#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <bit>
#include <cmath>
#include <limits>
#include <mutex>
#include <random>
#include <span>
#include <vector>

#include "core/engines/cpu/kernel.h"
#include "core/engines/cpu/score_tiles.h"
#include "core/fields/assignments.h"
#include "core/parallel/parallel_for.h"
#include "tests/core/engines_under_test.h"
#include "tests/core/processors.h"

// What the CPU engine computes with, for each kind of processor that this one can run.

namespace attnscope {

static void PrintTo(const Kernel& kernel, std::ostream* to) {
    *to << kernel.label;
}

namespace {

class Kernels : public ::testing::TestWithParam<Kernel> {
protected:
    void SetUp() override {
        if (!runs_on(GetParam().processor))
            GTEST_SKIP() << "not a processor of this kind";
    }
    const KernelFunctions& kernel = GetParam().functions;
};
INSTANTIATE_TEST_SUITE_P(, Kernels, ::testing::ValuesIn(kernels().begin(), kernels().end()),
                         [](const ::testing::TestParamInfo<Kernel>& test) {
                             return testing::key_of(test.param.processor);
                         });

using Column = std::vector<RowFloats>;

RowFloats all_rows(float value) {
    RowFloats rows;
    std::ranges::fill(rows.of, value);
    return rows;
}

Column random_column(int keys, unsigned seed, float scale = 1) {
    Column column(static_cast<std::size_t>(keys));
    std::mt19937 random(seed);
    std::normal_distribution<float> normal(0, scale);
    for (RowFloats& key : column)
        std::ranges::generate(key.of, [&] { return normal(random); });
    return column;
}

double at(const Column& column, int key, int row) {
    return static_cast<double>(column[static_cast<std::size_t>(key)][row]);
}

/// Distance of a number from the true one in units of the last place that float32 has there.
double ulps(float got, double wanted) {
    const auto nearest = static_cast<float>(wanted);
    const float above = std::nextafter(nearest, std::numeric_limits<float>::infinity());
    return std::abs(static_cast<double>(got) - wanted) / static_cast<double>(above - nearest);
}

/// The largest error over the floats with these bits.
double worst_power(const KernelFunctions& kernel, std::uint32_t first, std::uint32_t count) {
    Column t((count + column_rows - 1) / column_rows), power = t;
    float* const at_first = t[0].of;
    for (std::uint32_t i = 0; i < t.size() * column_rows; ++i)
        at_first[i] = std::bit_cast<float>(first + std::min(i, count - 1));
    kernel.powers(t[0].of, static_cast<int>(t.size()), all_rows(1), all_rows(0), all_rows(1),
                  power[0].of);
    double worst = 0;
    for (std::uint32_t i = 0; i < count; ++i)
        worst = std::max(worst, ulps(power[0].of[i], std::exp2(static_cast<double>(at_first[i]))));
    return worst;
}

TEST_P(Kernels, PowersOf2AreWithinTheirBoundAtEveryFloat) {
    constexpr std::uint32_t step = 1 << 16;
    const std::uint32_t first = std::bit_cast<std::uint32_t>(-0x1p-27F);  // before it, 1
    const std::uint32_t last = std::bit_cast<std::uint32_t>(-126.0F);
    std::mutex mutex;
    double worst = 0;
    parallel_for((last - first) / step, 1, {}, [&](std::size_t i) {
        const double here = worst_power(kernel, first + static_cast<std::uint32_t>(i) * step, step);
        const std::scoped_lock lock(mutex);
        worst = std::max(worst, here);
    });
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
    constexpr double bound = 2;  // these builds do not fuse multiplications and additions
#else
    constexpr double bound = 1.6;
#endif
    EXPECT_LT(worst, bound);
    EXPECT_GT(worst, 0.5);
    RecordProperty("ulps", std::to_string(worst));
}

TEST_P(Kernels, PowersAtTheEndsAreExact) {
    const float infinite = std::numeric_limits<float>::infinity();
    for (const auto& [t, wanted] : {std::pair(0.0F, 1.0F),
                                    {-0x1p-28F, 1.0F},
                                    {-1.0F, 0.5F},
                                    {-127.0F, 0.0F},
                                    {-1e30F, 0.0F},
                                    {-infinite, 0.0F},
                                    {masked_score, 0.0F}}) {
        RowFloats power;
        kernel.powers(all_rows(t).of, 1, all_rows(1), all_rows(0), all_rows(1), power.of);
        for (const float got : power.of)
            EXPECT_EQ(got, wanted) << "2^" << t;
    }
}

TEST_P(Kernels, ProductsAreThoseOfDoublePrecision) {
    for (const int dim : {1, 2, 3, 17, 64, 130}) {
        const Column queries = random_column(2 * dim, 1);
        std::vector<float> keys;
        for (const RowFloats& some : random_column(dim, 2))
            keys.insert(keys.end(), some.of, some.of + group_keys);
        Column left = random_column(group_keys, 3), right = random_column(group_keys, 4);
        const Column before = left;
        kernel.multiply(queries[0].of, keys.data(), dim, true, left[0].of, right[0].of);
        Column fresh = right, other = right;
        kernel.multiply(queries[0].of, keys.data(), dim, false, other[0].of, fresh[0].of);
        for (int j = 0; j < group_keys; ++j)
            for (int row = 0; row < column_rows; ++row) {
                double of_left = 0, of_right = 0;
                for (int k = 0; k < dim; ++k) {
                    const auto key =
                        static_cast<double>(keys[static_cast<std::size_t>(k * group_keys + j)]);
                    of_left += at(queries, 2 * k, row) * key;
                    of_right += at(queries, 2 * k + 1, row) * key;
                }
                const double bound = 4e-6 * std::sqrt(dim);
                EXPECT_NEAR(at(left, j, row), at(before, j, row) + of_left, bound);
                EXPECT_NEAR(at(other, j, row), of_left, bound);
                EXPECT_NEAR(at(fresh, j, row), of_right, bound);
            }
    }
}

TEST_P(Kernels, TheLargestScoreAndItsPlaceAreFound) {
    for (const int keys : {1, 2, 5, 24, 100, 383}) {
        Column scores = random_column(keys, static_cast<unsigned>(keys));
        for (int row = 0; row < column_rows; row += 3)  // twice the same
            scores[static_cast<std::size_t>(keys - 1)][row] = scores[0][row] = 7;
        Column of_parts(tile_parts);
        RowFloats largest;
        kernel.largest(scores[0].of, keys, of_parts.data(), largest);
        RowInts place;
        kernel.first_with(scores[0].of, keys, of_parts.data(), largest, 0xffff, place);
        for (int row = 0; row < column_rows; ++row) {
            const auto best = std::ranges::max_element(
                scores, {}, [&](const RowFloats& key) { return key[row]; });
            EXPECT_EQ(largest[row], (*best)[row]);
            EXPECT_EQ(place[row], best - scores.begin()) << keys << " keys, row " << row;
        }
    }
}

/// Sums in double, keys that are masked left out.
std::array<double, 3> sums_of(const Column& scores, int row, double lambda, double largest) {
    std::array<double, 3> sums{};
    for (const RowFloats& key : scores) {
        if (key[row] == masked_score)
            continue;
        const double x = lambda * (static_cast<double>(key[row]) - largest);
        sums[0] += std::exp(x);
        sums[1] += x / std::log(2) * std::exp(x);
        sums[2] += std::exp(2 * x);
    }
    return sums;
}

TEST_P(Kernels, SumsAreThoseOfDoublePrecision) {
    constexpr int keys = 1152;
    for (const bool some_masked : {false, true})
        for (const double lambda : {0.0, 1e-37, 0.125, 1.0, 30.0, 1e20}) {
            Column scores = random_column(keys, 3);
            if (some_masked)
                for (std::size_t j = 1; j < keys; j += 3)
                    scores[j][static_cast<int>(j) % column_rows] = masked_score;
            const RowFloats rate = all_rows(static_cast<float>(lambda / std::log(2)));
            Column of_parts(tile_parts);
            RowFloats largest;
            kernel.largest(scores[0].of, keys, of_parts.data(), largest);
            ColumnSums sums;
            Column powers(keys);
            for (float* const stored : {static_cast<float*>(nullptr), powers[0].of}) {
                kernel.sum(scores[0].of, keys, rate, largest, some_masked, stored, sums);
                for (int row = 0; row < column_rows; ++row) {
                    const auto [sum, weighted, squares] =
                        sums_of(scores, row, lambda, static_cast<double>(largest[row]));
                    EXPECT_NEAR(sums.sum[row], sum, 3e-6 * sum) << lambda;
                    EXPECT_NEAR(sums.weighted[row], weighted, -6e-6 * weighted + 1e-30) << lambda;
                    EXPECT_NEAR(sums.squares[row], squares, 3e-6 * squares) << lambda;
                }
            }
            for (int row = 0; row < column_rows; ++row) {
                double stored = 0;
                for (int j = 0; j < keys; ++j)
                    stored += at(powers, j, row);
                EXPECT_NEAR(stored, sums.sum[row], 3e-6 * stored);
            }
        }
}

TEST_P(Kernels, LogitsAreScaledCappedAndShifted) {
    constexpr int keys = 37;
    const Column scores = random_column(keys, 5, 20);
    std::vector<float> table(200);
    for (std::size_t i = 0; i < table.size(); ++i)
        table[i] = 0.25F * static_cast<float>(i) - 30;
    for (const float softcap : {0.0F, 5.0F})
        for (const int apart : {0, 1, 3}) {  // 0: no bias
            LogitFactors factors{.lambda = random_column(1, 6)[0], .softcap = softcap};
            for (int row = 0; row < column_rows && apart > 0; ++row)
                factors.bias[row] = table.data() + 100 + apart * row;
            factors.consecutive = apart == 1;
            Column logits(keys);
            kernel.logits(scores[0].of, keys, factors, logits[0].of);
            for (int j = 0; j < keys; ++j)
                for (int row = 0; row < column_rows; ++row) {
                    double x = static_cast<double>(factors.lambda[row]) * at(scores, j, row);
                    if (softcap > 0)
                        x = 5 * std::tanh(x / 5);
                    if (apart > 0)
                        x += 0.25 * (100 + apart * row - j) - 30;
                    EXPECT_NEAR(at(logits, j, row), x, 5e-6 * (std::abs(x) + 1));
                }
        }
}

/// tanh x/c of a softcap c of 1, relative.
TEST_P(Kernels, HyperbolicTangentIsWithinItsBound) {
    const std::uint32_t last = std::bit_cast<std::uint32_t>(20.0F);
    double worst = 0;
    for (std::uint32_t bits = std::bit_cast<std::uint32_t>(1e-30F); bits < last; bits += 997)
        for (const float x : {std::bit_cast<float>(bits), -std::bit_cast<float>(bits)}) {
            RowFloats got;
            kernel.logits(all_rows(x).of, 1, {.lambda = all_rows(1), .softcap = 1}, got.of);
            worst = std::max(
                worst,
                std::abs(static_cast<double>(got[3]) / std::tanh(static_cast<double>(x)) - 1));
        }
    EXPECT_LT(worst, 5e-7);
    RowFloats got;
    kernel.logits(all_rows(-std::numeric_limits<float>::infinity()).of, 1,
                  {.lambda = all_rows(1), .softcap = 1}, got.of);
    EXPECT_EQ(got[0], -1.0F);
}

TEST_P(Kernels, LogSquaresAreWithinTheirBound) {
    const std::uint32_t last = std::bit_cast<std::uint32_t>(3e38F);
    double worst = 0;
    for (std::uint32_t bits = std::bit_cast<std::uint32_t>(1.2e-38F); bits < last; bits += 997) {
        RowFloats got = all_rows(std::bit_cast<float>(bits));
        kernel.log_squares(got.of, 1);
        const double wanted = 2 * std::log(static_cast<double>(std::bit_cast<float>(bits)));
        worst = std::max(worst, std::abs(static_cast<double>(got[2]) - wanted) /
                                    (4e-7 + 1.2e-7 * std::abs(wanted)));
    }
    EXPECT_LT(worst, 1);
    for (const float none : {0.0F, -1.0F, 1e-39F}) {
        RowFloats got = all_rows(none);
        kernel.log_squares(got.of, 1);
        EXPECT_EQ(got[0], masked_score);
    }
}

TEST_P(Kernels, LogSigmoidsAreWithinTheirBound) {
    constexpr int keys = 7;
    double worst = 0;
    for (const float bias : {0.0F, -9.7F, 3.0F})
        for (float x = -50; x < 50; x += 0.037F) {
            RowFloats scores[keys], lambda, got[keys];
            for (int row = 0; row < column_rows; ++row) {
                lambda[row] = static_cast<float>(row) / 4;
                for (int key = 0; key < keys; ++key)
                    scores[key][row] = x + static_cast<float>(key);
            }
            kernel.log_sigmoids(scores[0].of, keys, lambda, bias, got[0].of);
            for (int row = 0; row < column_rows; ++row)
                for (int key = 0; key < keys; ++key) {
                    const double y = static_cast<double>(scores[key][row]) * lambda[row] +
                                     static_cast<double>(bias);
                    const double wanted = std::min(y, 0.0) - std::log1p(std::exp(-std::abs(y)));
                    worst = std::max(worst, std::abs(static_cast<double>(got[key][row]) - wanted) /
                                                (4e-7 + 1.2e-7 * std::abs(y)));
                }
        }
    EXPECT_LT(worst, 1);
    RowFloats low = all_rows(masked_score);
    kernel.log_sigmoids(low.of, 1, all_rows(2), -1000, low.of);
    EXPECT_EQ(low[0], -1e38F);
}

TEST_P(Kernels, KeysThatARowDoesNotSeeAreMasked) {
    constexpr int keys = 50;
    for (const int second : {0, 1}) {
        SeenBounds seen;
        for (int row = 0; row < column_rows; ++row) {
            seen.begin[row] = row;
            seen.end[row] = 20 + row;
            seen.next[row] = 40;
            seen.next_end[row] = 40 + second * row;
        }
        const Column scores = random_column(keys, 7);
        Column masked = scores;
        kernel.mask(seen, masked[0].of, keys);
        for (int j = 0; j < keys; ++j)
            for (int row = 0; row < column_rows; ++row) {
                const bool is_seen =
                    (j >= row && j < 20 + row) || (j >= 40 && j < 40 + second * row);
                EXPECT_EQ(at(masked, j, row),
                          is_seen ? at(scores, j, row) : static_cast<double>(masked_score));
            }
    }
}

/// Pixels that pool four keys each, one key of which they share.
TEST_P(Kernels, PixelsPoolTheirKeys) {
    const std::vector<std::int64_t> first_keys = {0, 3, 6, 9, 12};
    const PixelColumns columns{first_keys.data(), 5, 4};
    const Column values = random_column(7, 8);  // of keys 5 to 11
    const RowFloats factor = random_column(1, 9)[0];
    Column largest(5, all_rows(masked_score)), sums(5, all_rows(0.5F));
    kernel.pool_largest(columns, 1, 5, 12, values[0].of, largest[0].of);
    kernel.pool_sums(columns, 1, 5, 12, values[0].of, factor, sums[0].of);
    for (int p = 0; p < 5; ++p)
        for (int row = 0; row < column_rows; ++row) {
            double top = static_cast<double>(masked_score), sum = 0.5;
            for (int key = 3 * p; key < 3 * p + 4; ++key)
                if (key >= 5 && key < 12) {
                    top = std::max(top, at(values, key - 5, row));
                    sum += at(values, key - 5, row) * static_cast<double>(factor[row]);
                }
            EXPECT_EQ(at(largest, p, row), top);
            EXPECT_NEAR(at(sums, p, row), sum, 1e-5);
        }
    const Column before = sums;
    kernel.scale(sums[0].of, 3, factor);
    for (int p = 0; p < 5; ++p)
        for (int row = 0; row < column_rows; ++row)
            EXPECT_EQ(sums[static_cast<std::size_t>(p)][row],
                      before[static_cast<std::size_t>(p)][row] * (p < 3 ? factor[row] : 1));
}

/// The engine with each kernel beside the naive one of the tests.
TEST_P(Kernels, EnginesAgree) {
    const std::vector<std::vector<std::string>> cases = {
        {"mask=none"},
        {"mask=causal", "lambda=3"},
        {"position=rope"},
        {"position=alibi"},
        {"position=rerope", "mask=causal-window", "window=300"},
        {"position=rope", "mask=chunk", "chunk=300"},
        {"attention=gau-relu2"},
        {"attention=additive", "mask=causal"}};
    const auto naive = testing::engines_under_test().back()->make(0);
    for (std::vector<std::string> settings : cases) {
        settings.insert(settings.begin(), {"n=2100", "d=24"});
        const Scenario scenario = scenario_with(settings);
        AttentionRequest request = attention_request(scenario, load_queries_and_keys(scenario));
        request.viewport = {0, 2100, 0, 2100, 300, 200};
        request.all_rows = true;
        const AttentionFrame got = make_cpu_engine_with(GetParam())->compute(request, {}, {});
        const AttentionFrame wanted = naive->compute(request, {}, {});
        ASSERT_EQ(got.statistics.size(), wanted.statistics.size());
        for (std::size_t i = 0; i < got.statistics.size(); ++i)
            ASSERT_NEAR(got.statistics[i].entropy, wanted.statistics[i].entropy, 1e-5)
                << settings.back() << ", row " << i;
        for (std::size_t i = 0; i < got.weights.size(); ++i)
            if (!std::isnan(wanted.weights[i])) {
                ASSERT_NEAR(got.weights[i], wanted.weights[i], 1e-5) << settings.back();
            }
    }
}

}  // namespace
}  // namespace attnscope
