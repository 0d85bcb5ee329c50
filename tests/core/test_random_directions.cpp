#include <gtest/gtest.h>

#include <cmath>
#include <numbers>

#include "core/rows/random_directions.h"
#include "core/text/errors.h"
#include "core/theory/exact_means.h"

namespace attnscope {
namespace {

std::vector<DirectionMeans> means_of(double d, const std::vector<double>& norms,
                                     const std::vector<DirectionRow>& rows) {
    return direction_means(d, norms, rows, {});
}

VisibleKeys first_keys(std::int64_t count) {
    return {{0, count}, {}};
}

TEST(RandomDirections, OfEqualNormsHaveTheSpheresExactMeans) {
    for (const double d : {2.0, 3.0, 8.0, 64.0, 128.0, 4096.0})
        for (const int n : {2, 5, 64, 1000})
            for (const double beta : {1e-3, 0.3, 3.0, 10.0, 40.0, 120.0}) {
                const ExactMeans exact = exact_means(ScoreModel::sphere, n, d, beta / d);
                const double norm = 7.3;
                const DirectionMeans made =
                    means_of(d, std::vector<double>(static_cast<std::size_t>(n), norm),
                             {{first_keys(n), beta / norm}})[0];
                const double allowed = d < 8 ? 5e-5 : 1e-5;
                EXPECT_NEAR(made.entropy, exact.entropy, allowed) << d << ' ' << n << ' ' << beta;
                EXPECT_NEAR(made.collision, exact.collision, allowed)
                    << d << ' ' << n << ' ' << beta;
            }
}

/// Heads of a model, with norms of their own: a table that they share costs 1e-6 nat at most.
TEST(RandomDirections, OfSeveralMatricesAreThoseOfEachAlone) {
    constexpr double d = 64;
    constexpr int n = 512, matrices = 24;
    std::vector<std::vector<double>> norms;
    std::vector<std::vector<DirectionRow>> rows;
    for (int i = 0; i < matrices; ++i) {
        const double size = 0.2 * std::exp(0.26 * i);  // the widest spread is beyond 100
        norms.emplace_back();
        rows.emplace_back();
        for (int j = 0; j < (i % 5 == 0 ? n / 2 : n); ++j)
            norms.back().push_back(1 + 0.3 * std::sin(2.1 * j + i));
        const auto keys = static_cast<int>(norms.back().size());
        for (int row = 0; row < keys; row += 37)
            rows.back().push_back({first_keys(row + 1), size * (1 + 0.4 * std::cos(1.3 * row))});
    }
    norms[3][5] = std::nan("");
    std::vector<DirectionMatrix> all;
    for (std::size_t i = 0; i < norms.size(); ++i)
        all.push_back({norms[i], rows[i]});
    std::size_t seen = 0;
    direction_means(d, all, {}, [&](std::size_t matrix, std::vector<DirectionMeans>&& made) {
        ++seen;
        const auto alone = means_of(d, norms[matrix], rows[matrix]);
        ASSERT_EQ(made.size(), alone.size());
        for (std::size_t i = 0; i < made.size(); ++i) {
            EXPECT_EQ(std::isnan(made[i].entropy), matrix == 3);
            if (matrix != 3) {
                EXPECT_NEAR(made[i].entropy, alone[i].entropy, 1e-6) << matrix << ' ' << i;
                EXPECT_NEAR(made[i].collision, alone[i].collision, 1e-6) << matrix << ' ' << i;
            }
        }
    });
    EXPECT_EQ(seen, norms.size());
}

/// Scales between those of the table, of heads of a usual size, against the sphere's quadrature.
TEST(RandomDirections, AreInterpolatedOverTheScaleToAMillionthOfANat) {
    constexpr int n = 512;
    std::vector<std::vector<double>> norms;
    std::vector<DirectionRow> rows;
    std::vector<double> spreads;
    for (double spread = 0.5; spread < 60; spread *= 1.37) {
        norms.emplace_back(std::size_t{n}, 1.0);
        rows.push_back({first_keys(n), spread});
        spreads.push_back(spread);
    }
    for (const double d : {64.0, 128.0}) {
        std::vector<DirectionMatrix> all;
        for (std::size_t i = 0; i < rows.size(); ++i)
            all.push_back({norms[i], {&rows[i], 1}});
        direction_means(d, all, {}, [&](std::size_t i, std::vector<DirectionMeans>&& made) {
            EXPECT_NEAR(made[0].entropy,
                        exact_means(ScoreModel::sphere, n, d, spreads[i] / d).entropy, 1e-6)
                << d << ' ' << spreads[i];
        });
    }
}

/// The mean over two angles of the entropy of two keys, by trapezoids in y = atanh cos θ.
double two_keys(double d, double one, double other) {
    const double end = std::min(9.0, 1 + 40 / (d - 1));
    const double step = 0.02 / std::max(1.0, one / 50), other_step = 0.02;
    double sum = 0, mass = 0;
    for (double y = -end; y < end; y += step)
        for (double z = -end; z < end; z += other_step) {
            const double weight = std::pow(std::cosh(y) * std::cosh(z), 1 - d);
            const double gap = std::abs(one * std::tanh(y) - other * std::tanh(z));
            const double e = std::exp(-gap);
            sum += weight * (std::log1p(e) + gap * e / (1 + e));
            mass += weight;
        }
    return sum / mass;
}

TEST(RandomDirections, OfTwoKeysHaveTheMeanOverTheirTwoAngles) {
    struct Case {
        double d, one, other;
    };
    for (const auto& [d, one, other] : {Case{8, 2, 5}, Case{4, 0.5, 30}, Case{64, 20, 21},
                                        Case{16, 6, 0}, Case{32, 3000, 2}, Case{16, 700, 9}}) {
        const double made = means_of(d, {one / 2, other / 2}, {{first_keys(2), 2}})[0].entropy;
        EXPECT_NEAR(made, two_keys(d, one, other), 1e-5) << d << ' ' << one << ' ' << other;
    }
}

/// Norms that differ much, one of them 0.
std::vector<double> many_norms(std::size_t count) {
    std::vector<double> norms(count);
    for (std::size_t j = 0; j < count; ++j)
        norms[j] = std::exp(2 * std::sin(1.7 * static_cast<double>(j)));
    norms[count / 3] = 0;
    return norms;
}

/// Of the keys from begin to end and from there to the second pair.
std::vector<double> part_of(const std::vector<double>& norms, const VisibleKeys& seen) {
    std::vector<double> part;
    for (const KeyInterval& keys : {seen.first, seen.second})
        part.insert(part.end(), norms.begin() + keys.begin,
                    norms.begin() + std::max(keys.begin, keys.end));
    return part;
}

TEST(RandomDirections, CountTheVeryKeysThatARowSees) {
    const std::vector<double> norms = many_norms(500);
    std::vector<DirectionRow> rows;
    for (int i = 0; i < 300; ++i)
        rows.push_back({{{0, std::min(i, 3)}, {std::max(3, i - 20), std::max(3, i + 1)}},
                        1 + 0.5 * std::sin(i)});
    rows[299].seen = {{0, 500}, {}};
    const auto together = means_of(32, norms, rows);
    for (const std::size_t i : {5U, 100U, 255U, 256U, 298U, 299U}) {
        const std::vector<double> alone = part_of(norms, rows[i].seen);
        const auto count = static_cast<std::int64_t>(alone.size());
        const DirectionMeans wanted = means_of(32, alone, {{first_keys(count), rows[i].scale}})[0];
        EXPECT_NEAR(together[i].entropy, wanted.entropy, 1e-5) << i;
        EXPECT_NEAR(together[i].collision, wanted.collision, 1e-5) << i;
    }
}

TEST(RandomDirections, OfARowDoNotDependOnTheScalesOfOthers) {
    const std::vector<double> norms = many_norms(256);
    std::vector<DirectionRow> rows;
    for (const double scale : {0.1, 0.3, 1.0, 3.0, 10.0, 30.0, 100.0, 1000.0})
        rows.push_back({first_keys(256), scale});
    const auto together = means_of(32, norms, rows);
    for (std::size_t i = 0; i < rows.size(); ++i) {
        const DirectionMeans alone = means_of(32, norms, {rows[i]})[0];
        EXPECT_NEAR(together[i].entropy, alone.entropy, 1e-5) << rows[i].scale;
        EXPECT_NEAR(together[i].collision, alone.collision, 1e-5) << rows[i].scale;
    }
}

TEST(RandomDirections, AreKnownAtTheEnds) {
    const std::vector<double> norms = {0, 0, 3, 4};
    const auto means = means_of(16, norms,
                                {{first_keys(0), 1},
                                 {first_keys(1), 1},
                                 {first_keys(2), 1},
                                 {first_keys(4), 0},
                                 {first_keys(4), 1e9},
                                 {first_keys(4), std::nan("")}});
    EXPECT_TRUE(std::isnan(means[0].entropy));
    EXPECT_EQ(means[1].entropy, 0);
    EXPECT_EQ(means[1].collision, 1);
    EXPECT_NEAR(means[2].entropy, std::numbers::ln2, 1e-5);
    EXPECT_NEAR(means[3].entropy, 2 * std::numbers::ln2, 1e-5);
    EXPECT_NEAR(means[3].collision, 0.25, 1e-5);
    EXPECT_TRUE(std::isnan(means[4].entropy));
    EXPECT_TRUE(std::isnan(means[5].entropy));
    EXPECT_TRUE(std::isnan(means_of(16, {1, std::nan("")}, {{first_keys(1), 1}})[0].entropy));
    EXPECT_TRUE(std::isnan(means_of(16, {1, 2}, {{first_keys(2), 1e9}})[0].entropy));
    EXPECT_NEAR(means_of(16, {0, 0}, {{first_keys(2), 0}})[0].entropy, std::numbers::ln2, 1e-5);
}

TEST(RandomDirections, StopWhenTheyAreAskedTo) {
    std::stop_source stop;
    stop.request_stop();
    const std::vector<double> norms(10, 1);
    const std::vector<DirectionRow> rows(10, {first_keys(10), 1});
    EXPECT_THROW(direction_means(16, norms, rows, stop.get_token()), Cancelled);
}

}  // namespace
}  // namespace attnscope
