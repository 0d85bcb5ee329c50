#include <algorithm>
#include <cmath>

#include "core/fields/compared_rules.h"
#include "core/fields/inputs.h"
#include "core/figures/figures.h"
#include "core/figures/grids.h"
#include "core/figures/headlines/headlines.h"
#include "core/figures/length_axis.h"
#include "core/figures/measured_rows.h"
#include "core/figures/own_curves.h"

namespace attnscope {
namespace {

Scenario collision_vs_length_inputs(const Scenario& scenario) {
    const Scenario read = only(scenario, &Scenario::d, &Scenario::rule, &Scenario::model,
                               &Scenario::seed, &Scenario::samples);
    return with_measured_rows(
        with_own_curves(with_other_rules(read, scenario), scenario, row_collision), scenario);
}

/// Returns the axis from below the smallest exact mean to 1, which no Σp² exceeds.
Axis collision_axis(const Figure& figure) {
    double least = 0.5;
    for (const Curve& curve : figure.curves)
        if (!curve.kind.is_approximation)
            least = std::min(least, std::ranges::min(curve.y));
    return {.label = {"axis.collision", "collision Σp²"},
            .unit = "",
            .logarithmic = true,
            .min = round_down_125(least),
            .max = 1,
            .field = "",
            .quantity = "collision"};
}

Figure draw_collision_vs_length(const Scenario& scenario, double marker, Detail detail,
                                const std::stop_token& stop) {
    Figure figure;
    figure.x = length_axis(marker);
    const RowPath path = length_path(scenario, figure.x, marker, detail);
    add_row_curves(figure, row_collision, scenario, path, stop);
    figure.y = collision_axis(figure);
    note_ranges(figure, "2 %", path);
    note_rule_and_model(figure, scenario);
    if (detail == Detail::sampled) {
        add_simulated_lengths(figure, scenario, path, &MonteCarlo::collision, 1, stop);
        add_measured_rows(figure, scenario, stop);
    }
    return figure;
}

}  // namespace

extern const FigureEntry collision_length_figure = {
    .id = "collision-vs-length",
    .title = "Collision vs length",
    .help =
        "How Σp², the chance that two draws from a row of attention are the same key, falls "
        "with the number of keys under the chosen scaling rule: exact, annealed, simulated.",
    .meaning =
        "The exact curve is the mean of Σp², the chance that two keys drawn by a row's weights are "
        "one and the same. A row of equal weights has 1/n, and a row with all weight on one key "
        "has 1.",
    .formula = R"(\mathbb{E} \sum p^2)",
    .source = "J. Su 2023, kexue.fm/archives/9812",
    .is_of_softmax = true,
    .field = "n",
    .x_axis = [](const Scenario&, double marker) { return length_axis(marker); },
    .inputs = collision_vs_length_inputs,
    .draw = draw_collision_vs_length,
    .headline = collision_over_lengths_headline,
};

}  // namespace attnscope
