#include <gtest/gtest.h>

#include <Eigen/Dense>
#include <algorithm>
#include <cmath>
#include <limits>
#include <random>
#include <vector>

#include "core/softmax/row_statistics.h"

namespace attnscope {
namespace {

constexpr double infinity = std::numeric_limits<double>::infinity();

std::vector<double> random_logits(std::size_t count, double spread, unsigned seed) {
    std::mt19937_64 engine(seed);
    std::normal_distribution<double> normal(0, spread);
    std::vector<double> logits(count);
    std::ranges::generate(logits, [&] { return normal(engine); });
    return logits;
}

/// Softmax in long double, straight from its definition.
std::vector<double> naive_softmax(const std::vector<double>& logits) {
    const double max = *std::ranges::max_element(logits);
    long double sum = 0;
    for (const double x : logits)
        sum += std::exp(static_cast<long double>(x - max));
    std::vector<double> weights;
    for (const double x : logits)
        weights.push_back(static_cast<double>(std::exp(static_cast<long double>(x - max)) / sum));
    return weights;
}

double power_sum(const std::vector<double>& weights, int power) {
    long double sum = 0;
    for (const double p : weights)
        sum += std::pow(static_cast<long double>(p), power);
    return static_cast<double>(sum);
}

double naive_entropy(const std::vector<double>& weights) {
    long double sum = 0;
    for (const double p : weights)
        if (p > 0)
            sum -= static_cast<long double>(p) * std::log(static_cast<long double>(p));
    return static_cast<double>(sum);
}

RowStatistics statistics_of(const std::vector<double>& logits) {
    RowAccumulator row;
    row.add(std::span(logits), 0);
    return row.finish();
}

/// The matrix λ(diag p − ppᵀ) itself.
Eigen::MatrixXd jacobian(const std::vector<double>& weights, double lambda) {
    const Eigen::Map<const Eigen::VectorXd> p(weights.data(),
                                              static_cast<Eigen::Index>(weights.size()));
    return lambda * (Eigen::MatrixXd(p.asDiagonal()) - p * p.transpose());
}

TEST(RowStatistics, AgreeWithTheDefinition) {
    for (const std::size_t count : {1U, 2U, 7U, 511U, 512U, 513U, 3000U})
        for (const double spread : {0.0, 0.1, 1.0, 5.0, 40.0}) {
            const auto logits = random_logits(count, spread, 7);
            const auto weights = naive_softmax(logits);
            const RowStatistics row = statistics_of(logits);
            EXPECT_EQ(row.count, static_cast<std::int64_t>(count));
            EXPECT_NEAR(row.entropy, naive_entropy(weights), 1e-12 * (1 + row.entropy)) << count;
            EXPECT_NEAR(row.collision, power_sum(weights, 2), 1e-13 * row.collision);
            EXPECT_NEAR(row.cubic, power_sum(weights, 3), 1e-13 * row.cubic);
            const auto largest = std::ranges::max_element(weights);
            EXPECT_NEAR(row.max_weight, *largest, 1e-13);
            EXPECT_EQ(row.argmax, largest - weights.begin());
        }
}

TEST(RowStatistics, AnySplitInAnyOrderGivesTheSame) {
    const auto logits = random_logits(1000, 3, 11);
    const RowStatistics whole = statistics_of(logits);
    std::mt19937 engine(3);
    for (int trial = 0; trial < 20; ++trial) {
        std::vector<RowAccumulator> parts;
        std::uniform_int_distribution<std::size_t> length(1, 200);
        for (std::size_t begin = 0; begin < logits.size();) {
            const std::size_t size = std::min(length(engine), logits.size() - begin);
            parts.emplace_back().add(std::span(logits).subspan(begin, size),
                                     static_cast<std::int64_t>(begin));
            begin += size;
        }
        std::ranges::shuffle(parts, engine);
        RowAccumulator merged;
        for (const RowAccumulator& part : parts)
            merged.merge(part);
        const RowStatistics row = merged.finish();
        EXPECT_EQ(row.count, whole.count);
        EXPECT_EQ(row.argmax, whole.argmax);
        EXPECT_NEAR(row.entropy, whole.entropy, 1e-13 * whole.entropy);
        EXPECT_NEAR(row.log_sum_exp, whole.log_sum_exp, 1e-13 * std::abs(whole.log_sum_exp));
        EXPECT_NEAR(row.collision, whole.collision, 1e-13 * whole.collision);
        EXPECT_NEAR(row.cubic, whole.cubic, 1e-13 * whole.cubic);
    }
}

TEST(RowStatistics, MaskedKeysDoNotCount) {
    auto logits = random_logits(600, 2, 5);
    const RowStatistics row = statistics_of(logits);
    std::vector<double> masked;
    for (const double x : logits) {
        masked.push_back(-infinity);
        masked.push_back(x);
    }
    const RowStatistics with_mask = statistics_of(masked);
    EXPECT_EQ(with_mask.count, row.count);
    EXPECT_EQ(with_mask.argmax, 2 * row.argmax + 1);
    EXPECT_NEAR(with_mask.entropy, row.entropy, 1e-13 * row.entropy);
    EXPECT_NEAR(with_mask.collision, row.collision, 1e-13 * row.collision);
}

TEST(RowStatistics, ARowWithoutKeysHasNoValue) {
    const RowStatistics row = statistics_of(std::vector<double>(5, -infinity));
    EXPECT_EQ(row.count, 0);
    EXPECT_EQ(row.argmax, -1);
    EXPECT_EQ(row.log_sum_exp, -infinity);
    EXPECT_TRUE(std::isnan(row.collision));
}

TEST(RowStatistics, ExtremeLogitsNeitherOverNorUnderflow) {
    for (const double scale : {1e4, 1e300}) {
        const RowStatistics row = statistics_of({-scale, scale, -scale, 0});
        EXPECT_EQ(row.entropy, 0);
        EXPECT_EQ(row.collision, 1);
        EXPECT_EQ(row.argmax, 1);
        const RowStatistics tie = statistics_of({scale, -scale, scale});
        EXPECT_NEAR(tie.entropy, std::log(2), 1e-15);
        EXPECT_EQ(tie.argmax, 0);
    }
    RowAccumulator apart;
    apart.add(std::vector<double>{-1e308}, 0);
    apart.add(std::vector<double>{1e308}, 1);
    EXPECT_EQ(apart.finish().entropy, 0);
}

TEST(RowStatistics, FloatLogitsGiveTheSameAsTheirDoubles) {
    std::vector<float> single;
    for (const double x : random_logits(700, 2, 9))
        single.push_back(static_cast<float>(x));
    RowAccumulator row;
    row.add(std::span<const float>(single), 0);
    EXPECT_EQ(row.finish().entropy, statistics_of({single.begin(), single.end()}).entropy);
}

TEST(JacobianNorms, AgreeWithTheMatrix) {
    for (const std::size_t count : {1U, 2U, 3U, 10U, 60U})
        for (const double spread : {0.0, 0.5, 3.0, 20.0}) {
            const double lambda = 1.7;
            const auto logits = random_logits(count, spread, 21);
            const auto weights = naive_softmax(logits);
            const Eigen::MatrixXd matrix = jacobian(weights, lambda);
            const RowStatistics row = statistics_of(logits);
            EXPECT_NEAR(jacobian_half_l1(row, lambda), matrix.cwiseAbs().sum() / 2, 1e-13);
            EXPECT_NEAR(jacobian_frobenius(row, lambda), matrix.norm(), 1e-8);
            const Eigen::SelfAdjointEigenSolver<Eigen::MatrixXd> solver(matrix);
            EXPECT_NEAR(jacobian_spectral(weights, lambda), solver.eigenvalues().maxCoeff(), 1e-13)
                << count << " keys, spread " << spread;
        }
}

TEST(JacobianNorms, TiesAndOneHotRows) {
    EXPECT_NEAR(jacobian_spectral(std::vector<double>{0.4, 0.4, 0.2}, 1), 0.4, 1e-15);
    EXPECT_EQ(jacobian_spectral(std::vector<double>{1, 0, 0}, 1), 0);
    EXPECT_EQ(jacobian_spectral(std::vector<double>{}, 1), 0);
    const std::vector<double> weights = {0.5, 0.2, 0.2, 0.1};
    const Eigen::SelfAdjointEigenSolver<Eigen::MatrixXd> solver(jacobian(weights, 1));
    EXPECT_NEAR(jacobian_spectral(weights, 1), solver.eigenvalues().maxCoeff(), 1e-14);
    EXPECT_NEAR(jacobian_spectral(std::vector<double>{0.5, 0.5}, 3), 1.5, 1e-15);
}

}  // namespace
}  // namespace attnscope
