#include <gtest/gtest.h>

#include <cmath>
#include <string>
#include <vector>

#include "core/text/errors.h"
#include "core/theory/exact_curves.h"
#include "core/theory/exact_means.h"
#include "core/theory/logit_law.h"
#include "core/theory/query_norms.h"
#include "core/theory/row_means.h"
#include "tests/core/reference_table.h"

namespace attnscope {
namespace {

using testing::relative_error;

using Rows = std::vector<RowAt>;

/// Lengths from 2 to so many, n times as long each.
Rows along_lengths(double longest, double (*lambda)(double n, double d), double d) {
    Rows rows;
    for (double n = 2; n <= longest; n = std::ceil(1.3 * n))
        rows.push_back({n, lambda(n, d)});
    return rows;
}

Rows along_scales(double n, double d) {
    Rows rows;
    for (double sigma = 0.02; sigma < 300; sigma *= 1.2)
        rows.push_back({n, sigma / std::sqrt(d)});
    return rows;
}

double relative_gap(double got, double wanted) {
    return wanted == 0 ? std::abs(got) : relative_error(got, wanted);
}

/// Against exact_means(), which is held to tables, row by row.
void expect_the_exact_means(const Rows& rows, double d, const std::string& what) {
    constexpr double tolerance = 1e-9;
    constexpr ScoreModel model = ScoreModel::gaussian_qk;
    const std::vector<double> entropies = exact_entropies(model, d, rows, {});
    const std::vector<double> collisions = exact_collisions(model, d, rows, {});
    const std::vector<double> gradients = exact_gradients(model, d, rows, {});
    for (std::size_t i = 0; i < rows.size(); ++i) {
        const auto [n, lambda] = rows[i];
        const ExactMeans wanted = exact_means(model, n, d, lambda);
        const std::string at = what + " n=" + std::to_string(n) + " d=" + std::to_string(d) +
                               " lambda=" + std::to_string(lambda);
        EXPECT_LE(relative_gap(entropies[i], wanted.entropy), tolerance) << at;
        EXPECT_LE(relative_gap(collisions[i], wanted.collision), tolerance) << at;
        EXPECT_LE(relative_gap(gradients[i], lambda * wanted.diversity), tolerance) << at;
    }
}

double fixed_scale(double, double d) {
    return 1 / std::sqrt(d);
}
double growing_scale(double n, double d) {
    return std::log(n) / (0.24 * d);
}
double stepped_scale(double n, double d) {
    return (n < 300 ? 0.01 : 3) / std::sqrt(d);
}

TEST(ExactCurves, OfRandomQueriesAreTheExactMeans) {
    for (const double d : {2.0, 5.0, 64.0, 1024.0, 1e6}) {
        expect_the_exact_means(along_lengths(131072, fixed_scale, d), d, "fixed");
        expect_the_exact_means(along_lengths(131072, growing_scale, d), d, "growing");
        expect_the_exact_means(along_scales(512, d), d, "scales");
    }
    expect_the_exact_means(along_lengths(1e12, fixed_scale, 64), 64, "long");
    expect_the_exact_means(along_lengths(131072, stepped_scale, 64), 64, "stepped");
    expect_the_exact_means(along_scales(2, 64), 64, "two keys");
    expect_the_exact_means(along_scales(1e9, 64), 64, "a milliard of keys");
}

/// One key, hardly more than one, no scale, the greatest scale, a row twice, any order.
TEST(ExactCurves, TakeAnyRows) {
    expect_the_exact_means({{512, 0.1}, {1, 0.1}, {64, 0}, {1, 0}, {64, 0.2}, {512, 0.1}}, 64, "");
    expect_the_exact_means({{1.25, 0.1}, {1.25, 0.3}, {2, 0.3}, {2.5, 1e-6}, {7, 1e6}}, 64, "");
    expect_the_exact_means({{3, 0.1}}, 64, "one");
    EXPECT_TRUE(exact_entropies(ScoreModel::gaussian_qk, 64, {}, {}).empty());
}

/// λ beneath what polynomials over it can tell apart: weights are equal.
TEST(ExactCurves, AreNumbersAtScalesNextToNothing) {
    for (const double lambda : {1e-320, 1e-310, 1e-305}) {
        const Rows rows = {{2, lambda}, {100, lambda}, {1e12, lambda}};
        const std::vector<double> entropies = exact_entropies(ScoreModel::gaussian_qk, 2, rows, {});
        const std::vector<double> collisions =
            exact_collisions(ScoreModel::gaussian_qk, 2, rows, {});
        for (std::size_t i = 0; i < rows.size(); ++i) {
            EXPECT_LE(relative_error(entropies[i], std::log(rows[i].n)), 1e-9) << lambda;
            EXPECT_LE(relative_error(collisions[i], 1 / rows[i].n), 1e-9) << lambda;
        }
    }
}

TEST(ExactCurves, OfOtherModelsAreTheExactMeansThemselves) {
    const Rows rows = along_lengths(1000, fixed_scale, 64);
    for (const ScoreModel model : {ScoreModel::sphere, ScoreModel::gaussian}) {
        const std::vector<double> entropies = exact_entropies(model, 64, rows, {});
        for (std::size_t i = 0; i < rows.size(); ++i)
            EXPECT_LE(relative_error(entropies[i],
                                     exact_means(model, rows[i].n, 64, rows[i].lambda).entropy),
                      1e-11);
    }
}

TEST(ExactCurves, RefuseRowsBeyondTheDomain) {
    const Rows rows = {{64, 0.1}, {64, -0.1}, {128, 0.1}};
    EXPECT_THROW(exact_entropies(ScoreModel::gaussian_qk, 64, rows, {}), InvalidRequest);
    EXPECT_THROW(exact_entropies(ScoreModel::gaussian_qk, 1, Rows{{64, 0.1}, {128, 0.1}}, {}),
                 InvalidRequest);
    EXPECT_THROW(exact_entropies(ScoreModel::gaussian_qk, 64, Rows{{64, 0.1}, {1e13, 0.1}}, {}),
                 InvalidRequest);
}

/// All lengths at once, against each alone; logits far apart, too, which take the entropy by parts.
void expect_those_of_each(const LogitLaw& law, const std::string& name, double error) {
    const std::vector<double> lengths = {2, 3, 7, 64, 1000, 131072, 1e9, 1e12};
    const std::vector<ExactMeans> together = row_means(law, lengths);
    for (std::size_t i = 0; i < lengths.size(); ++i) {
        const ExactMeans wanted = row_means(law, lengths[i]);
        const std::string at = name + " n=" + std::to_string(lengths[i]);
        EXPECT_LE(relative_error(together[i].log_partition, wanted.log_partition), error) << at;
        EXPECT_LE(relative_error(together[i].entropy, wanted.entropy), error) << at;
        EXPECT_LE(relative_error(together[i].collision, wanted.collision), error) << at;
        EXPECT_LE(relative_error(together[i].diversity, wanted.diversity), error) << at;
    }
}

TEST(RowMeans, OfManyGaussianLengthsAreThoseOfEach) {
    for (const double sigma : {1e-4, 0.3, 2.0, 20.0, 1e3, 1e5})
        expect_those_of_each(LogitLaw::gaussian(sigma), "sigma=" + std::to_string(sigma), 1e-11);
}

TEST(RowMeans, OfManyLengthsOnTheSphereAreThoseOfEach) {
    for (const double d : {8.0, 9.5, 16.0, 64.0, 128.0, 1000.0, 1e6})
        for (const double scale : {1e-4, 0.3, 1.0, 8.0, 64.0, 1e3, 1e5, 1e9, 1e12})  // λd
            expect_those_of_each(LogitLaw::sphere(d, scale),
                                 "d=" + std::to_string(d) + " scale=" + std::to_string(scale),
                                 3e-10);
}

}  // namespace
}  // namespace attnscope
