#include <algorithm>
#include <cmath>

#include "core/fields/compared_rules.h"
#include "core/fields/inputs.h"
#include "core/figures/figures.h"
#include "core/figures/headlines/headlines.h"
#include "core/figures/length_axis.h"
#include "core/figures/measured_rows.h"
#include "core/figures/own_curves.h"

namespace attnscope {
namespace {

Scenario gradient_vs_length_inputs(const Scenario& scenario) {
    const Scenario read = only(scenario, &Scenario::d, &Scenario::rule, &Scenario::model,
                               &Scenario::seed, &Scenario::samples);
    return with_measured_rows(
        with_own_curves(with_other_rules(read, scenario), scenario, row_gradient), scenario);
}

/// Returns the axis that holds the exact means, whatever the approximations are.
Axis gradient_axis(const Figure& figure) {
    double most = 0;
    for (const Curve& curve : figure.curves)
        if (!curve.kind.is_approximation)
            most = std::max(most, std::ranges::max(curve.y));
    return {.label = {"axis.gradient", "gradient λ(1 − Σp²)"},
            .unit = "",
            .max = most > 0 ? 1.05 * most : 1,
            .field = "",
            .quantity = "gradient"};
}

Figure draw_gradient_vs_length(const Scenario& scenario, double marker, Detail detail,
                               const std::stop_token& stop) {
    Figure figure;
    figure.x = length_axis(marker);
    const RowPath path = length_path(scenario, figure.x, marker, detail);
    add_row_curves(figure, row_gradient, scenario, path, stop);
    figure.y = gradient_axis(figure);
    note_ranges(figure, "2 %", path);
    note_rule_and_model(figure, scenario);
    if (detail == Detail::sampled) {
        add_simulated_lengths(figure, scenario, path, &MonteCarlo::gradient, 1, stop);
        add_measured_rows(figure, scenario, stop);
    }
    return figure;
}

}  // namespace

extern const FigureEntry gradient_length_figure = {
    .id = "gradient-vs-length",
    .title = "Gradient vs length",
    .help =
        "Half the L1 norm of the softmax's Jacobian against the number of keys under the chosen "
        "scaling rule: whether it vanishes, stays or grows with the scale.",
    .meaning =
        "The exact curve is the mean of λ(1 − Σp²), the reaction of the weights to their scores, "
        "for each number of keys n. At a fixed λ it rises towards λ as n grows, because every "
        "weight becomes small.",
    .formula = R"(\mathbb{E}\,\lambda \left(1 - \sum p^2\right))",
    .source = "J. Su 2023, kexue.fm/archives/9812",
    .is_of_softmax = true,
    .field = "n",
    .x_axis = [](const Scenario&, double marker) { return length_axis(marker); },
    .inputs = gradient_vs_length_inputs,
    .draw = draw_gradient_vs_length,
    .headline = gradient_over_lengths_headline,
};

}  // namespace attnscope
