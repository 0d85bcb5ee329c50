#include <gtest/gtest.h>

#include <Eigen/Eigenvalues>
#include <cmath>
#include <random>

#include "core/sampling/jacobian_rows.h"
#include "core/theory/exact_means.h"
#include "tests/core/figure_testing.h"

namespace attnscope {
namespace {

struct Sums {
    double sum = 0, squares = 0;

    void add(double value) {
        sum += value;
        squares += value * value;
    }
    double mean(double count) const { return sum / count; }
    double error(double count) const {
        return std::sqrt((squares / count - mean(count) * mean(count)) / count);
    }
};

/// Norms of the Jacobians themselves, of rows with Gaussian logits of that deviation.
struct NaiveNorms {
    static constexpr int rows = 4000, keys = 12;
    Sums frobenius, spectral;

    explicit NaiveNorms(double deviation) {
        std::mt19937_64 random(11);
        std::normal_distribution<double> normal(0, deviation);
        for (int row = 0; row < rows; ++row) {
            Eigen::VectorXd p(keys);
            for (double& weight : p)
                weight = std::exp(normal(random));
            p /= p.sum();
            const Eigen::MatrixXd jacobian = p.asDiagonal().toDenseMatrix() - p * p.transpose();
            frobenius.add(jacobian.norm());
            spectral.add(
                Eigen::SelfAdjointEigenSolver<Eigen::MatrixXd>(jacobian).eigenvalues().maxCoeff());
        }
    }
};

void expect_within(const Estimate& estimate, const Sums& naive, const std::string& what) {
    const double error = std::hypot(estimate.standard_error, naive.error(NaiveNorms::rows));
    EXPECT_NEAR(estimate.value, naive.mean(NaiveNorms::rows), 4 * error) << what;
}

TEST(JacobianRows, AreTheNormsOfWholeJacobians) {
    for (const double deviation : {0.3, 1.0, 4.0, 12.0}) {
        const double lambda = deviation / 8;
        const auto norms = simulate_jacobians(ScoreModel::gaussian, NaiveNorms::keys, 64,
                                              std::span(&lambda, 1), 4000, 5);
        const NaiveNorms naive(deviation);
        expect_within(norms[0].frobenius, naive.frobenius,
                      "Frobenius, " + std::to_string(deviation));
        expect_within(norms[0].spectral, naive.spectral, "spectral, " + std::to_string(deviation));
    }
}

/// All three norms are 2p₁p₂ there.
TEST(JacobianRows, OfTwoKeysAreTheExactMeanOfTheHalfL1Norm) {
    const std::vector<double> lambdas{0.1, 1, 30};
    const auto norms = simulate_jacobians(ScoreModel::sphere, 2, 16, lambdas, 50, 3);
    for (std::size_t i = 0; i < lambdas.size(); ++i) {
        const double exact = exact_means(ScoreModel::sphere, 2, 16, lambdas[i]).diversity;
        EXPECT_NEAR(norms[i].frobenius.value, exact, 1e-12);
        EXPECT_NEAR(norms[i].spectral.value, exact, 1e-12);
        EXPECT_LE(norms[i].spectral.standard_error, 1e-12);
    }
}

TEST(JacobianNorms, ShowTheExactMeanAndWhereTheRootIsAndIsNot) {
    const Figure figure = compute("jacobian-norms", with({{"d", "16"}, {"model", "gaussian"}}));
    const Curve& exact = curve(figure, CurveKind::exact);
    for (std::size_t i = 0; i < exact.x.size(); ++i)
        EXPECT_EQ(exact.y[i], exact_means(ScoreModel::gaussian, 512, 16, exact.x[i]).diversity);
    ASSERT_EQ(figure.points.size(), 2U);
    EXPECT_EQ(figure.points[0].x, 0.25);
    EXPECT_EQ(figure.points[1].x, 1);
    EXPECT_NEAR(figure.points[0].y, 0.99477, 1e-5);  // E λ(1 − Σp²)/λ at σ = 1 of the sheet
    EXPECT_NEAR(figure.points[1].y, 2.75094 / 4, 1e-5);  // and at σ = 4
}

TEST(JacobianNorms, SimulateEachNormBelowItsBound) {
    const Figure figure = compute("jacobian-norms", Scenario(), Detail::sampled);
    const Curve& frobenius = curve(figure, CurveKind::simulation, 0);
    const Curve& spectral = curve(figure, CurveKind::simulation, 1);
    ASSERT_EQ(frobenius.x, spectral.x);
    for (std::size_t i = 0; i < frobenius.x.size(); ++i) {
        EXPECT_LE(spectral.y[i], 0.5);
        EXPECT_LE(spectral.y[i], frobenius.y[i] + spectral.error[i]);
    }
    // Weights hardly differ from 1/n at the left end.
    EXPECT_NEAR(frobenius.y.front(), std::sqrt(511) / 512, 1e-3);
    EXPECT_NEAR(spectral.y.front(), 1 / 512.0, 5e-4);
}

}  // namespace
}  // namespace attnscope
