#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <map>
#include <random>
#include <string>

#include "core/approximations/approximations.h"
#include "core/figures/figure_part.h"
#include "core/figures/grids.h"
#include "core/figures/interpolate.h"
#include "core/figures/texts.h"
#include "core/text/errors.h"
#include "core/theory/entropy_surface.h"
#include "core/theory/exact_means.h"
#include "core/theory/planted_key.h"
#include "tests/core/csv_table.h"
#include "tests/core/figure_testing.h"

namespace attnscope {
namespace {

struct Grid {
    ScoreModel model;
    double d;
    std::vector<double> lengths, scales;

    Grid(ScoreModel of, double dimension, double longest)
        : model(of),
          d(dimension),
          lengths(log_grid(2, longest, 200)),
          scales(log_grid(0.1 / std::sqrt(d), 20 / std::sqrt(d), 200)) {}

    /// The largest error at some of its points, against each computed on its own.
    double error(Fineness fineness, int points) const {
        const auto values = entropy_surface(model, d, lengths, scales, fineness, {});
        std::mt19937_64 random(3);
        double worst = 0;
        for (int k = 0; k < points; ++k) {
            const std::size_t i = random() % scales.size(), j = random() % lengths.size();
            const double exact = exact_means(model, lengths[j], d, scales[i]).entropy;
            worst = std::max(worst, std::abs(values[i * lengths.size() + j] - exact));
        }
        return worst;
    }
};

TEST(EntropySurface, IsTheExactMeanWithinItsBound) {
    for (const double d : {2.0, 3.0, 16.0, 64.0, 4096.0, 1e6})
        EXPECT_LE(Grid(ScoreModel::sphere, d, 131072).error(Fineness::full, 200), 1e-6) << d;
    EXPECT_LE(Grid(ScoreModel::gaussian, 64, 131072).error(Fineness::full, 200), 1e-6);
    EXPECT_LE(Grid(ScoreModel::gaussian, 64, 1e12).error(Fineness::full, 200), 1e-6);
    for (const double d : {2.0, 64.0})
        EXPECT_LE(Grid(ScoreModel::gaussian_qk, d, 131072).error(Fineness::full, 40), 1e-6) << d;
}

TEST(EntropySurface, IsRoughAtFirst) {
    for (const ScoreModel model : {ScoreModel::sphere, ScoreModel::gaussian})
        for (const double d : {2.0, 64.0, 4096.0})
            EXPECT_LE(Grid(model, d, 131072).error(Fineness::rough, 200), 0.1) << d;
}

TEST(EntropySurface, StopsWhenAsked) {
    std::stop_source source;
    source.request_stop();
    const Grid grid(ScoreModel::sphere, 64, 1000);
    EXPECT_THROW(entropy_surface(grid.model, 64, grid.lengths, grid.scales, Fineness::full,
                                 source.get_token()),
                 Cancelled);
}

/// Contours against the exact mean at the scale where they stand.
TEST(PhaseDiagram, LinesOfEqualEntropyAre) {
    for (const char* model : {"sphere", "gaussian-qk"}) {
        const Figure figure = compute("phase-diagram", with({{"model", model}}), Detail::sampled);
        int contours = 0;
        for (const Curve& curve : figure.curves) {
            if (curve.kind != CurveKind::contour)
                continue;
            ++contours;
            const double level = std::stod(text_of(curve.tag));
            for (std::size_t j = 0; j < curve.x.size(); j += 23)
                EXPECT_NEAR(exact_means(score_law(model).id, curve.x[j], 64, curve.y[j]).entropy,
                            level, 1e-3);
        }
        EXPECT_GE(contours, 4);
    }
}

/// At any n the colour on a rule's path is the exact entropy at its λ there.
TEST(PhaseDiagram, HasThePathOfEachComparedRule) {
    const Scenario scenario = with({{"compared_rules", "log-512,kappa-log-n"}});
    const Figure figure = compute("phase-diagram", scenario, Detail::sampled);
    std::map<std::string, std::string> at_4096;
    for (const Curve& each : figure.curves)
        if (each.kind == CurveKind::compared) {
            const double lambda = value_at(each, figure.x, 4096);
            const double entropy = value_at(*figure.map, figure.x, figure.y, 4096, lambda);
            EXPECT_NEAR(entropy, exact_means(ScoreModel::sphere, 4096, 64, lambda).entropy, 1e-4);
            at_4096[text_of(each.tag)] = short_text(lambda, 4);
        }
    EXPECT_EQ(at_4096.size(), 2U);
    for (const char* lambda : {"0.1667", "0.5415"})
        EXPECT_TRUE(std::ranges::any_of(at_4096, [&](const auto& each) {
            return each.second == lambda;
        })) << lambda;
}

TEST(PhaseDiagram, ItsCsvHoldsEveryValueAndAPartItsOwn) {
    const Scenario scenario = with({{"unit", "bit"}});
    Figure figure = compute("phase-diagram", scenario, Detail::sampled);
    const auto values_in = [&](const Figure& shown) {
        std::size_t count = 0;
        for (const auto& row : parse_csv(to_csv(shown, scenario), "figure").rows)
            if (!row[7].empty()) {
                ++count;
                const double n = std::stod(row[2]), lambda = std::stod(row[3]);
                if (count % 997 == 0) {
                    EXPECT_NEAR(std::stod(row[7]) * std::log(2.0),
                                exact_means(ScoreModel::sphere, n, 64, lambda).entropy, 1e-6);
                }
            }
        return count;
    };
    EXPECT_EQ(values_in(figure), 40000U);
    figure.x.min = figure.map->x[10];
    figure.x.max = figure.map->x[29];
    figure.y.max = figure.map->y[4];
    EXPECT_EQ(values_in(within_axes(figure)), 100U);
}

TEST(FocusVsLength, IsTheExactMeanOfThePlantedKey) {
    const Figure figure =
        compute("focus-vs-length", with({{"focus_cosine", "0.3"}, {"d", "32"}, {"lambda", "0.4"}}),
                Detail::sampled);
    const Curve& exact = curve(figure, CurveKind::exact);
    for (std::size_t i = 0; i < exact.x.size(); ++i)
        EXPECT_EQ(exact.y[i], exact_focus(ScoreModel::sphere, exact.x[i], 32, 0.4, 0.3 * 32));
    const Curve& drawn = curve(figure, CurveKind::simulation);
    for (std::size_t i = 0; i < drawn.x.size(); ++i)
        EXPECT_NEAR(drawn.y[i], exact_focus(ScoreModel::sphere, drawn.x[i], 32, 0.4, 0.3 * 32),
                    2.1 * drawn.error[i]);
    ASSERT_EQ(figure.bands.size(), 1U);
    EXPECT_EQ(figure.bands[0].x, drawn.x);
    const auto read = fields_read(figure_entry("focus-vs-length"));
    for (const std::string_view key : {"d", "rule", "kappa", "lambda", "model", "focus_cosine"})
        EXPECT_TRUE(std::ranges::count(read, key)) << key;
}

}  // namespace
}  // namespace attnscope
