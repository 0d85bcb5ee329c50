#include <gtest/gtest.h>

#include <array>
#include <cmath>
#include <numbers>
#include <vector>

#include "core/sampling/normals.h"
#include "core/sampling/philox.h"
#include "core/sampling/random_blocks.h"
#include "tests/core/kolmogorov.h"
#include "tests/core/processors.h"

namespace attnscope {
namespace {

using testing::kolmogorov;
using testing::processors_here;
using testing::test_name;

/// The known answers that the authors publish with Random123.
TEST(Philox, KnownAnswers) {
    const std::uint32_t ones = 0xffffffff;
    EXPECT_EQ(philox({0, 0, 0, 0}, {0, 0}),
              (std::array<std::uint32_t, 4>{0x6627e8d5, 0xe169c58d, 0xbc57ac4c, 0x9b00dbd8}));
    EXPECT_EQ(philox({ones, ones, ones, ones}, {ones, ones}),
              (std::array<std::uint32_t, 4>{0x408f276d, 0x41c83b0e, 0xa20bc7c6, 0x6d5451fd}));
    EXPECT_EQ(philox({0x243f6a88, 0x85a308d3, 0x13198a2e, 0x03707344}, {0xa4093822, 0x299f31d0}),
              (std::array<std::uint32_t, 4>{0xd16cfe09, 0x94fdcceb, 0x5001e420, 0x24126ea1}));
}

TEST(Philox, UniformNumbersStayInside) {
    EXPECT_EQ(uniform_from(0, 0), 0x1p-53);
    EXPECT_EQ(uniform_from(0xffffffff, 0xffffffff), 1 - 0x1p-53);
}

class PhiloxInLanes : public ::testing::TestWithParam<Processor> {};
INSTANTIATE_TEST_SUITE_P(, PhiloxInLanes, ::testing::ValuesIn(processors_here()), test_name);

TEST_P(PhiloxInLanes, PairsOfAStreamAreItsBlocks) {
    const std::uint64_t seed = 0x123456789abcdef0, stream = 0xfedcba9876543210;
    const std::uint64_t first = 0xffffffff - 10;  // the index carries into its upper word
    UniformPairs pairs;
    with_lanes_of(GetParam(), [&](auto lanes) {
        draw_pairs<typename decltype(lanes)::Doubles>(seed, stream, first, pairs);
    });
    for (std::uint64_t i = 0; i < pairs_at_once; ++i) {
        const auto low = [](std::uint64_t x) { return static_cast<std::uint32_t>(x); };
        const auto block =
            philox({low(first + i), low((first + i) >> 32), low(stream), low(stream >> 32)},
                   {low(seed), low(seed >> 32)});
        EXPECT_EQ(pairs.u[i], uniform_from(block[0], block[1]));
        EXPECT_EQ(pairs.v[i], uniform_from(block[2], block[3]));
    }
}

TEST(RandomStream, IsAFunctionOfSeedAndStream) {
    RandomStream a(5, 9), b(5, 9), other_stream(5, 10), other_seed(6, 9);
    int same_stream = 0, same_seed = 0;
    for (int i = 0; i < 1000; ++i) {
        const double x = a.normal();
        EXPECT_EQ(x, b.normal());
        same_stream += x == other_stream.normal();
        same_seed += x == other_seed.normal();
    }
    EXPECT_EQ(same_stream, 0);
    EXPECT_EQ(same_seed, 0);
}

TEST(RandomStream, ManyNormalsAtOnceAreThoseOneByOne) {
    for (const std::size_t count : {0, 1, 15, 16, 17, 127, 128, 129, 1000}) {
        RandomStream random(5, 9);
        std::vector<double> many(count);
        draw_normals(5, 9, many);
        for (const double value : many)
            ASSERT_EQ(value, random.normal()) << "of " << count;
    }
}

TEST(RandomStream, Laws) {
    std::vector<double> uniform, normal, exponential, half;
    RandomStream random(1, 2);
    for (int i = 0; i < 200'000; ++i) {
        uniform.push_back(random.uniform());
        normal.push_back(random.normal());
        exponential.push_back(random.chi_squared(2));
        half.push_back(random.chi_squared(1));
    }
    EXPECT_LT(kolmogorov(uniform, [](double x) { return x; }), 1.95);
    EXPECT_LT(
        kolmogorov(normal, [](double x) { return 0.5 * std::erfc(-x / std::numbers::sqrt2); }),
        1.95);
    EXPECT_LT(kolmogorov(exponential, [](double x) { return -std::expm1(-x / 2); }), 1.95);
    EXPECT_LT(kolmogorov(half, [](double x) { return std::erf(std::sqrt(x / 2)); }), 1.95);
}

TEST(RandomStream, ChiSquaredMoments) {
    for (const double degrees : {0.3, 1.7, 5.5, 64.0, 1e6}) {
        RandomStream random(3, 4);
        constexpr int count = 100'000;
        double sum = 0, squares = 0;
        for (int i = 0; i < count; ++i) {
            const double deviation = random.chi_squared(degrees) - degrees;
            sum += deviation;
            squares += deviation * deviation;
        }
        const double variance = 2 * degrees, kurtosis = 3 + 12 / degrees;
        EXPECT_LT(std::abs(sum / count), 4 * std::sqrt(variance / count)) << degrees;
        EXPECT_LT(std::abs(squares / count / variance - 1), 4 * std::sqrt((kurtosis - 1) / count))
            << degrees;
    }
}

}  // namespace
}  // namespace attnscope
