#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <functional>
#include <map>
#include <numbers>
#include <string>

#include "tests/core/figure_testing.h"
#include "tests/core/reference_table.h"

namespace attnscope {
namespace {

/// Every figure's curve passes through its marker, which stands at the table's n and λ here.
TEST(Figures, ExactEntropiesAreThoseOfTheFormulaSheet) {
    const testing::ReferenceTable table("curves_gauss_d64.csv");
    for (std::size_t row = 0; row < table.size(); row += 5) {
        if (table.number(row, "lambda") == 0)
            continue;  // which a logarithmic axis lacks
        const Scenario scenario = with({{"model", "gaussian"},
                                        {"n", table.text(row, "n").c_str()},
                                        {"lambda", table.text(row, "lambda").c_str()}});
        for (const char* id : {"entropy-vs-length", "entropy-vs-scale"}) {
            const Figure figure = compute(id, scenario);
            const Curve& exact = curve(figure, CurveKind::exact);
            const auto at = std::ranges::find(exact.x, figure.marker) - exact.x.begin();
            ASSERT_LT(at, std::ssize(exact.x)) << id << " row " << row;
            EXPECT_LE(testing::relative_error(exact.y[static_cast<std::size_t>(at)],
                                              table.number(row, "EH_exact")),
                      1e-9)
                << id << " n=" << scenario.n << " lambda=" << figure.marker;
        }
    }
}

TEST(Figures, ExactEntropiesFallWithTheScale) {
    for (const char* model : {"sphere", "gaussian"})
        EXPECT_TRUE(std::ranges::is_sorted(
            curve(compute("entropy-vs-scale", with({{"model", model}})), CurveKind::exact).y,
            std::greater<>()));
}

TEST(Figures, LaplacesFormsAreOfTheSphere) {
    for (const char* model : {"sphere", "gaussian", "gaussian-qk"}) {
        const Figure figure = compute("entropy-vs-scale", with({{"model", model}}));
        EXPECT_EQ(has(figure, approximation_kind("laplace")), std::string_view(model) == "sphere");
    }
}

TEST(Figures, BitsAreNatsOverLogTwo) {
    for (const char* id : {"entropy-vs-length", "entropy-vs-scale"}) {
        const Figure nats = compute(id, Scenario(), Detail::sampled);
        const Figure bits = compute(id, with({{"unit", "bit"}}), Detail::sampled);
        EXPECT_EQ(bits.y.unit, "bit");
        EXPECT_NEAR(bits.y.max, nats.y.max / std::numbers::ln2, 1e-12);
        for (std::size_t c = 0; c < nats.curves.size(); ++c)
            for (std::size_t i = 0; i < nats.curves[c].y.size(); ++i)
                EXPECT_NEAR(bits.curves[c].y[i], nats.curves[c].y[i] / std::numbers::ln2,
                            1e-12 * std::abs(nats.curves[c].y[i]));
    }
}

/// y of a curve by linear interpolation in log x.
double interpolated(const Curve& c, double x) {
    const auto right = std::max<std::ptrdiff_t>(std::ranges::lower_bound(c.x, x) - c.x.begin(), 1);
    const auto i = static_cast<std::size_t>(right);
    const double share = std::log(x / c.x[i - 1]) / std::log(c.x[i] / c.x[i - 1]);
    return std::lerp(c.y[i - 1], c.y[i], share);
}

TEST(Figures, SimulationAgreesWithTheExactMean) {
    for (const char* model : {"sphere", "gaussian", "gaussian-qk"})
        for (const char* id : {"entropy-vs-length", "entropy-vs-scale"}) {
            const Scenario scenario = with({{"model", model}, {"samples", "400"}});
            const Figure figure = compute(id, scenario, Detail::sampled);
            const Curve& exact = curve(figure, CurveKind::exact);
            const Curve& sampled = curve(figure, CurveKind::simulation);
            EXPECT_GE(sampled.x.size(), 7U);
            for (std::size_t i = 0; i < sampled.x.size(); ++i) {
                const double wanted = interpolated(exact, sampled.x[i]);
                // Interpolation of the exact curve is good to 0.3 % here.
                EXPECT_LE(std::abs(sampled.y[i] - wanted),
                          2.5 * sampled.error[i] + 3e-3 * wanted + 1e-9)
                    << model << ' ' << id << " x=" << sampled.x[i];
            }
        }
}

TEST(Figures, TheAnnealedOptimumIsTheMaximumOfItsCurve) {
    for (const char* model : {"sphere", "gaussian"}) {
        const Figure figure = compute("gradient-vs-scale", with({{"model", model}}));
        ASSERT_EQ(figure.points.size(), 1U);
        const Point& point = figure.points.front();
        const Curve& annealed = curve(figure, approximation_kind("annealed"));
        EXPECT_EQ(point.y, *std::ranges::max_element(annealed.y));
        EXPECT_TRUE(std::ranges::binary_search(annealed.x, point.x));
        EXPECT_FALSE(holds_at(annealed, point.x)) << "the optimum lies past the annealed range";
        EXPECT_FALSE(point.valid);
        EXPECT_TRUE(std::ranges::is_sorted(curve(figure, CurveKind::exact).y)) << model;
    }
}

TEST(Figures, TheMedianHasAMaximumThatTheMeanLacks) {
    const Scenario scenario = with({{"model", "gaussian"}});
    const Figure figure = compute("gradient-vs-scale", scenario, Detail::sampled);
    const Curve& median = curve(figure, CurveKind::median);
    const auto highest = std::ranges::max_element(median.y);
    EXPECT_NE(highest, median.y.end() - 1);
    const double sigma = 8 * median.x[static_cast<std::size_t>(highest - median.y.begin())];
    EXPECT_NEAR(sigma, 6.75, 1.75) << "4,000 rows put it at 6.5 to 7";
    ASSERT_EQ(figure.bands.size(), 1U);
    for (std::size_t i = 0; i < median.x.size(); ++i) {
        EXPECT_LE(figure.bands[0].lower[i], median.y[i]);
        EXPECT_GE(figure.bands[0].upper[i], median.y[i]);
    }
}

TEST(Figures, ASingleKeyHasNoApproximations) {
    for (const char* id : {"entropy-vs-scale", "gradient-vs-scale"}) {
        const Figure figure = compute(id, with({{"n", "1"}}), Detail::sampled);
        ASSERT_EQ(figure.curves.size(), 1U) << id;
        EXPECT_EQ(std::ranges::max(figure.curves[0].y), 0) << id;
        EXPECT_TRUE(holds_everywhere(figure.curves[0]) && figure.points.empty()) << id;
        ASSERT_EQ(figure.notes.size(), 1U) << id;
        EXPECT_TRUE(text_of(figure.notes[0]).starts_with("A single key takes all the weight"));
        EXPECT_LE(figure.y.max, 1) << id;
    }
}

TEST(Figures, TheGradientsLimitIsNamedForWhatItIs) {
    for (const char* const model : {"sphere", "gaussian", "gaussian-qk"}) {
        const Figure figure = compute("gradient-vs-scale", with({{"model", model}}));
        EXPECT_EQ(text_of(curve(figure, CurveKind::bound).label), "limit for λ → ∞") << model;
        EXPECT_TRUE(std::ranges::any_of(figure.notes, [](const Message& note) {
            return text_of(note).starts_with("The limit for λ → ∞ is ");
        })) << model;
    }
}

TEST(Figures, ALineThatIsZeroHasNoGapsOfRounding) {
    // κ log n / d at d = 2 and κ = 1/0.24 makes 0.24 λd all of log n.
    const Scenario scenario =
        with({{"d", "2"}, {"rule", "kappa-log-n"}, {"kappa", "4.166666666666667"}});
    const Figure figure = compute("entropy-vs-length", scenario);
    const Curve& line = curve(figure, approximation_kind("linear"));
    for (std::size_t i = 0; i < line.x.size(); ++i)
        EXPECT_EQ(line.y[i], 0) << line.x[i];
}

}  // namespace
}  // namespace attnscope
