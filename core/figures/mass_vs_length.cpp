#include <algorithm>
#include <cmath>

#include "core/figures/figures.h"
#include "core/figures/grids.h"
#include "core/figures/headlines/headlines.h"
#include "core/figures/length_axis.h"
#include "core/figures/normalizer_curves.h"

namespace attnscope {
namespace {

Scenario mass_vs_length_inputs(const Scenario& scenario) {
    return weights_inputs(scenario, WeightStatistic::mass);
}

/// Returns the axis that holds all curves: from 0 on or, if sums differ much, a logarithmic one.
Axis mass_axis(const std::vector<Curve>& curves) {
    constexpr double most_on_even_axis = 4, least_shown = 1e-3;
    double least = 1, most = 1;
    for (const Curve& curve : curves)
        for (const double y : curve.y)
            if (y > 0) {
                least = std::min(least, y);
                most = std::max(most, y);
            }
    Axis axis{.label = {"axis.mass", "sum of weights"},
              .unit = "",
              .max = 1.05 * most,
              .field = "",
              .quantity = "mass"};
    if (most > most_on_even_axis) {
        axis.logarithmic = true;
        axis.min = round_down_125(std::max(least, least_shown));
        axis.max = round_up_125(most);
    }
    return axis;
}

Figure draw_mass_vs_length(const Scenario& scenario, double marker, Detail detail,
                           const std::stop_token& stop) {
    Figure figure;
    figure.x = length_axis(marker);
    const RowPath path = length_path(scenario, figure.x, marker, detail);
    add_normalizer_curves(figure, scenario, WeightStatistic::mass, path, marker, stop);
    figure.y = mass_axis(figure.curves);
    note_rule_and_model(figure, scenario);
    if (detail == Detail::sampled) {
        add_simulated_weights(figure, scenario, WeightStatistic::mass, normalizers(), path, 1,
                              stop);
        for (const Curve& curve : figure.curves)
            for (const double y : curve.y)
                figure.y.max = std::max(figure.y.max, std::isnan(y) ? 0 : y);
    }
    return figure;
}

}  // namespace

extern const FigureEntry mass_length_figure = {
    .id = "mass-vs-length",
    .title = "Mass vs length",
    .help =
        "The sum of a row's weights under each normaliser against the number of keys under the "
        "chosen scaling rule: exact and simulated.",
    .meaning =
        "Each line is the mean sum of the weights in a row of random scores, for each number of "
        "keys n. It is 1 where keys share a whole; below it some weight goes to no key, and above "
        "it keys get more than one whole together.",
    .formula = R"(\mathbb{E} \sum p)",
    .source = "Attnscope",
    .field = "n",
    .x_axis = [](const Scenario&, double marker) { return length_axis(marker); },
    .inputs = mass_vs_length_inputs,
    .draw = draw_mass_vs_length,
    .headline = mass_over_lengths_headline,
};

}  // namespace attnscope
