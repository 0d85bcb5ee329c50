#include <gtest/gtest.h>

#include <cmath>
#include <functional>
#include <map>

#include "tests/core/figure_testing.h"
#include "tests/core/rule_curves.h"

namespace attnscope {
namespace {

constexpr const char* id = "rules-side-by-side";

void expect_formula(const Curve& curve, const std::function<double(double)>& lambda) {
    for (std::size_t i = 0; i < curve.x.size(); ++i)
        EXPECT_NEAR(curve.y[i], lambda(curve.x[i]), 1e-12 * lambda(curve.x[i]))
            << text_of(curve.label) << " n=" << curve.x[i];
}

/// All are factors on q·k; d = 64.
TEST(RulesSideBySide, ShowTheUsualOnesWhereNoneAreCompared) {
    const Figure figure = compute(id, Scenario());
    expect_formula(curve(figure, CurveKind::exact), [](double) { return 0.125; });
    const std::map<std::string, std::function<double(double)>> formulas = {
        {"kappa-log-n", [](double n) { return std::log(n) / (0.24 * 64); }},
        {"log-512", [](double n) { return std::log(n) / std::log(512.0) / 8; }},
        {"log-n-over-sqrt-d", [](double n) { return std::log(n) / 8; }},
        {"cosine-log-n", [](double n) { return 4 * std::log(n) / 64; }},
    };
    for (const auto& [key, formula] : formulas)
        expect_formula(curve_of_rule(figure, key), formula);
    for (const Curve& each : figure.curves)
        EXPECT_FALSE(each.tag.empty()) << text_of(each.label);
    EXPECT_GE(figure.curves.size(), 7U);
}

TEST(RulesSideBySide, ShowThoseThatAreCompared) {
    const Figure figure =
        compute(id, with({{"compared_rules", "mup,t5"}, {"rule", "log-512"}, {"d", "32"}}));
    ASSERT_EQ(figure.curves.size(), 3U);
    expect_formula(curve(figure, CurveKind::exact),
                   [](double n) { return std::log(n) / std::log(512.0) / std::sqrt(32.0); });
    expect_formula(curve_of_rule(figure, "t5"), [](double) { return 1.0; });
    EXPECT_GE(figure.y.max, 1);
}

TEST(RulesSideBySide, LeaveOutAScaleOf0) {
    const Figure figure = compute(id, with({{"compared_rules", "t5"}, {"lambda", "0"}}));
    for (const double lambda : curve(figure, CurveKind::exact).y)
        EXPECT_TRUE(std::isnan(lambda));
    EXPECT_LT(figure.y.min, 1);
}

}  // namespace
}  // namespace attnscope
