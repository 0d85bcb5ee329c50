#include <algorithm>
#include <cmath>
#include <limits>

#include "core/fields/compared_rules.h"
#include "core/fields/inputs.h"
#include "core/figures/compared_curves.h"
#include "core/figures/figures.h"
#include "core/figures/grids.h"
#include "core/figures/headlines/headlines.h"
#include "core/figures/length_axis.h"

namespace attnscope {
namespace {

Scenario rules_side_by_side_inputs(const Scenario& scenario) {
    const Scenario all = with_usual_rules(scenario);
    return with_other_rules(only(all, &Scenario::d, &Scenario::rule), all);
}

/// Returns λ, or NaN for 0, which a logarithmic axis cannot show.
double positive(double lambda) {
    return lambda > 0 ? lambda : std::numeric_limits<double>::quiet_NaN();
}

/// Returns the axis that holds all curves.
Axis factor_axis(const std::vector<Curve>& curves) {
    constexpr double infinity = std::numeric_limits<double>::infinity();
    double least = infinity, most = 0;
    for (const Curve& curve : curves)
        for (const double lambda : curve.y)
            if (lambda > 0) {
                least = std::min(least, lambda);
                most = std::max(most, lambda);
            }
    const bool any = most > 0;
    return {.label = {"axis.dot-factor", "factor λ on q·k"},
            .unit = "",
            .logarithmic = true,
            .min = any ? round_down_125(least / 1.05) : 0.1,
            .max = any ? round_up_125(most * 1.05) : 1,
            .field = ""};
}

Figure draw_rules_side_by_side(const Scenario& given, double marker, Detail detail,
                               const std::stop_token& stop) {
    const Scenario scenario = with_usual_rules(given);
    Figure figure;
    figure.x = length_axis(marker);
    const RowPath path = length_path(scenario, figure.x, marker, detail);
    figure.curves.push_back(computed_curve(
        {}, CurveKind::exact, path.x, [&](double n) { return positive(path.row(n).lambda); },
        stop));
    add_rule_curves(figure, scenario, [](std::span<const RowAt> rows) {
        std::vector<double> factors;
        for (const RowAt& row : rows)
            factors.push_back(positive(row.lambda));
        return factors;
    });
    figure.y = factor_axis(figure.curves);
    figure.notes.push_back({"note.factors",
                            "The values are factors on q·k at d = %1: those of rules on cosines "
                            "are divided by d, as q·k = d cos θ where norms are √d.",
                            {scenario.d}});
    note_factors_by_row(figure, scenario);
    note_equal_but_for_a_constant(figure, scenario);
    const auto gives_0 = [](const Curve& curve) {
        return std::ranges::any_of(curve.y, [](double y) { return std::isnan(y); });
    };
    if (std::ranges::any_of(figure.curves, gives_0))
        figure.notes.emplace_back("note.scale-of-0",
                                  "A rule has no line where its λ is 0: all keys have the same "
                                  "weight there.");
    return figure;
}

}  // namespace

extern const FigureEntry rules_side_by_side_figure = {
    .id = "rules-side-by-side",
    .title = "Rules side by side",
    .help =
        "The scale λ that the chosen rule and those compared with it give at every length; where "
        "none are compared, the most discussed rules.",
    .meaning =
        "Each line shows the factor on q·k that one scaling rule gives, for each number of keys n. "
        "Where a line is level, its factor does not depend on n; the distance between two lines is "
        "the ratio of their factors.",
    .formula = R"(\lambda(n, d))",
    .source = "Attnscope",
    .field = "n",
    .x_axis = [](const Scenario&, double marker) { return length_axis(marker); },
    .inputs = rules_side_by_side_inputs,
    .draw = draw_rules_side_by_side,
    .headline = rules_side_by_side_headline,
};

}  // namespace attnscope
