#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <string>
#include <vector>

#include "tests/core/figure_testing.h"
#include "tests/sanitizers/sanitized.h"

namespace attnscope {
namespace {

TEST(Figures, TheMarkersOwnAbscissaIsOnTheCurves) {
    const Scenario scenario = with({{"n", "777"}, {"lambda", "0.1234"}});
    for (const char* id : {"entropy-vs-length", "entropy-vs-scale", "gradient-vs-scale"}) {
        const Figure figure = compute(id, scenario);
        const Curve& exact = curve(figure, CurveKind::exact);
        EXPECT_TRUE(std::ranges::binary_search(exact.x, figure.marker)) << id;
        EXPECT_EQ(figure.marker, marker_position(scenario, figure.x)) << id;
    }
}

TEST(Figures, TheirValueAxesFitTheExactCurve) {
    for (const char* d : {"2", "3", "4", "8", "64", "1000"})
        for (const char* n : {"2", "512", "1e9"}) {
            const Scenario scenario = with({{"d", d}, {"n", n}});
            const Figure gradient = compute("gradient-vs-scale", scenario);
            double highest = std::ranges::max(curve(gradient, CurveKind::exact).y);
            if (has(gradient, CurveKind::bound))
                highest = std::max(highest, curve(gradient, CurveKind::bound).y.front());
            EXPECT_GE(gradient.y.max, highest) << "d=" << d << " n=" << n;
            EXPECT_LE(gradient.y.max, 7 * highest) << "d=" << d << " n=" << n;
            for (const Point& point : gradient.points)
                EXPECT_LE(point.x, gradient.x.max) << "d=" << d << " n=" << n;
            const Figure entropy = compute("entropy-vs-scale", scenario);
            EXPECT_EQ(entropy.y.min, 0);
            EXPECT_NEAR(entropy.y.max, std::log(static_cast<double>(scenario.n)), 1e-12);
        }
}

/// Simulated points and bands that stand above the axis.
std::vector<std::string> above_the_axis(const Figure& figure) {
    std::vector<std::string> above;
    for (const Curve& c : figure.curves)
        if (c.kind == CurveKind::simulation || c.kind == CurveKind::median)
            if (std::ranges::max(c.y) > figure.y.max)
                above.push_back(text_of(c.label));
    for (const Band& band : figure.bands)
        if (std::ranges::max(band.upper) > figure.y.max)
            above.push_back(text_of(band.label));
    return above;
}

TEST(Figures, TheirValueAxesHoldWhatIsSimulated) {
    Share share;
    for (const char* model : {"sphere", "gaussian"})
        for (const char* d : {"3", "64"})
            for (const char* n : {"2", "512"})
                for (const char* samples : {"2", "300"})
                    for (const FigureEntry* entry : figures_with_axes()) {
                        if (is_map(*entry) || !share.takes())
                            continue;
                        const Scenario scenario =
                            with({{"model", model}, {"d", d}, {"n", n}, {"samples", samples}});
                        const Figure figure = entry->compute(scenario, Detail::sampled, {});
                        EXPECT_EQ(above_the_axis(figure), std::vector<std::string>())
                            << entry->id << ' ' << model << " d=" << d << " n=" << n
                            << " samples=" << samples;
                    }
}

TEST(Figures, NothingIsSimulatedInAMap) {
    for (const FigureEntry* entry : figures_with_axes())
        if (is_map(*entry)) {
            const Figure figure = entry->compute({}, Detail::sampled, {});
            EXPECT_FALSE(has(figure, CurveKind::simulation) || has(figure, CurveKind::median));
            EXPECT_TRUE(figure.bands.empty()) << entry->id;
        }
}

TEST(Figures, TheGradientsAxisIsTheSameBeforeAndAfterSimulation) {
    Share share;
    for (const char* model : {"sphere", "gaussian"})
        for (const char* d : {"4", "16", "64", "1024"})
            for (const char* n : {"4", "64", "512", "4096"}) {
                if (!share.takes())
                    continue;
                const Scenario scenario = with({{"model", model}, {"d", d}, {"n", n}});
                EXPECT_EQ(compute("gradient-vs-scale", scenario).y.max,
                          compute("gradient-vs-scale", scenario, Detail::sampled).y.max)
                    << model << " d=" << d << " n=" << n;
            }
}

}  // namespace
}  // namespace attnscope
