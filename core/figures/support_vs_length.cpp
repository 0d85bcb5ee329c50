#include <algorithm>
#include <cmath>

#include "core/approximations/support.h"
#include "core/figures/figures.h"
#include "core/figures/grids.h"
#include "core/figures/headlines/headlines.h"
#include "core/figures/length_axis.h"
#include "core/figures/normalizer_curves.h"
#include "core/figures/validity.h"

namespace attnscope {
namespace {

Scenario support_vs_length_inputs(const Scenario& scenario) {
    return weights_inputs(scenario, WeightStatistic::support);
}

/// Adds the approximations of the sparsemax's support, and marks where they hold beside its curve.
void add_sparsemax_approximations(Figure& figure, const Scenario& scenario, const RowPath& path,
                                  const std::stop_token& stop) {
    const Curve* const drawn = curve_under(figure, row_support.normalizer);
    if (!drawn)  // all weights are equal
        return;
    const Curve exact = *drawn;
    const ScoreModel model = score_law(scenario.model).id;
    const std::size_t first = figure.curves.size();
    for (const Approximation& each : approximations_for(row_support, model)) {
        Curve curve = computed_curve(
            label_of(each), kind_of(each), path.x,
            [&](double n) {
                const RowAt row = path.row(n);
                return value_or_gap(each, model, row.n, static_cast<double>(scenario.d),
                                    row.lambda);
            },
            stop);
        curve.holds = where_it_holds(curve, exact, figure.x, row_support.tolerance);
        figure.curves.push_back(std::move(curve));
    }
    figure.notes.push_back(ranges_note(std::span<const Curve>(figure.curves).subspan(first), "10 %",
                                       path.symbol, path.text));
}

Figure draw_support_vs_length(const Scenario& scenario, double marker, Detail detail,
                              const std::stop_token& stop) {
    Figure figure;
    figure.x = length_axis(marker);
    figure.y = {.label = {"axis.support", "keys with a weight"},
                .unit = "",
                .logarithmic = true,
                .min = 1,
                .max = figure.x.max,
                .field = "",
                .quantity = "support"};
    const RowPath path = length_path(scenario, figure.x, marker, detail);
    add_normalizer_curves(figure, scenario, WeightStatistic::support, path, marker, stop);
    for (Curve& curve : figure.curves)  // a logarithmic axis cannot show 0
        for (double& y : curve.y)
            if (y == 0)
                y = std::nan("");
    add_sparsemax_approximations(figure, scenario, path, stop);
    note_rule_and_model(figure, scenario);
    if (detail == Detail::sampled)
        add_simulated_weights(figure, scenario, WeightStatistic::support, normalizers(), path, 1,
                              stop);
    return figure;
}

}  // namespace

extern const FigureEntry support_length_figure = {
    .id = "support-vs-length",
    .title = "Support vs length",
    .help =
        "How many keys of a row have a weight above 0 under each normaliser, against the number of "
        "keys under the chosen scaling rule: exact, simulated, and approximations for the "
        "sparsemax.",
    .meaning =
        "Each line is the mean number of keys that have any weight in a row of random scores, for "
        "each number of keys n. Under the softmax it is all of them; where a line is nearly level, "
        "rows keep to a few keys however long they are.",
    .formula = R"(\mathbb{E} \sum [p_j > 0])",
    .source =
        "Martins and Astudillo 2016, arXiv 1602.02068; exact mean over random keys: Attnscope",
    .field = "n",
    .x_axis = [](const Scenario&, double marker) { return length_axis(marker); },
    .inputs = support_vs_length_inputs,
    .draw = draw_support_vs_length,
    .headline = support_over_lengths_headline,
};

}  // namespace attnscope
