#include <cmath>

#include "core/fields/compared_rules.h"
#include "core/fields/inputs.h"
#include "core/figures/compared_curves.h"
#include "core/figures/figures.h"
#include "core/figures/grids.h"
#include "core/figures/headlines/headlines.h"
#include "core/figures/length_axis.h"
#include "core/figures/row_curves.h"
#include "core/figures/simulation.h"
#include "core/figures/validity.h"
#include "core/sampling/focus_rows.h"
#include "core/scenario/focus_cosine.h"
#include "core/theory/planted_key.h"

namespace attnscope {
namespace {

constexpr Tolerance focus_tolerance{0, 0.02};

Scenario focus_vs_length_inputs(const Scenario& scenario) {
    return with_other_rules(only(scenario, &Scenario::d, &Scenario::rule, &Scenario::model,
                                 &Scenario::seed, &Scenario::samples, &focus_cosine),
                            scenario);
}

/// Rows with a planted key, of the Scenario's model.
struct PlantedRows {
    ScoreModel model;
    double d, gap;

    explicit PlantedRows(const Scenario& scenario)
        : model(score_law(scenario.model).id),
          d(static_cast<double>(scenario.d)),
          gap(d * scenario.parameters[focus_cosine]) {}
};

/// Adds the exact curves of the chosen rule and of compared rules; returns whether there are
/// compared ones.
bool add_exact(Figure& figure, const Scenario& scenario, const PlantedRows& rows,
               const RowPath& path, const std::stop_token& stop) {
    const auto exact = [&](std::span<const RowAt> at) {
        return exact_focuses(rows.model, rows.d, rows.gap, at, stop);
    };
    add_exact_curve(figure, exact, scenario, path);
    return add_other_rules(figure, scenario, exact);
}

void add_approximations(Figure& figure, const PlantedRows& rows, const RowPath& path,
                        const std::stop_token& stop) {
    const auto annealed = [&](double n) {
        return annealed_focus(rows.model, n, rows.d, path.row(n).lambda, rows.gap);
    };
    const auto mean_field = [&](double n) {
        return mean_field_focus(n, path.row(n).lambda, rows.gap);
    };
    figure.curves.push_back(computed_curve({"approximation.annealed.label", "annealed"},
                                           approximation_kind("annealed"), path.x, annealed, stop));
    figure.curves.push_back(computed_curve({"curve.equal-others", "others all equal"},
                                           approximation_kind("mean-field"), path.x, mean_field,
                                           stop));
    for (std::size_t i = 1; i < figure.curves.size(); ++i)
        figure.curves[i].holds =
            where_it_holds(figure.curves[i], figure.curves.front(), figure.x, focus_tolerance);
    const auto judged = std::span<const Curve>(figure.curves).subspan(1);
    figure.notes.push_back(
        ranges_note(judged, "2 %", path.symbol, path.text, figure.curves.front().label));
}

void add_simulation(Figure& figure, const Scenario& scenario, const PlantedRows& rows,
                    const RowPath& path, const std::stop_token& stop) {
    Band band{{"band.deciles", "10–90 % of rows"}, CurveKind::simulation, {}, {}, {}, "deciles"};
    SimulatedMeans simulated;
    for (const auto [n, count] : simulated_lengths(figure, scenario, 2)) {  // a band joins them
        const auto x = static_cast<double>(n);
        const FocusRows drawn =
            simulate_focus(rows.model, n, rows.d, path.row(x).lambda, rows.gap, count,
                           static_cast<std::uint64_t>(scenario.seed), stop);
        simulated.x.push_back(x);
        simulated.means.push_back(drawn.mean);
        band.lower.push_back(quantile(drawn.weights, 0.1));
        band.upper.push_back(quantile(drawn.weights, 0.9));
    }
    band.x = simulated.x;
    add_means(figure, simulated, 1, path.symbol, path.text);
    figure.bands.push_back(std::move(band));
}

Figure draw_focus_vs_length(const Scenario& scenario, double marker, Detail detail,
                            const std::stop_token& stop) {
    const PlantedRows rows(scenario);
    Figure figure;
    figure.x = length_axis(marker);
    figure.y = {.label = {"axis.focus", "weight on the planted key"},
                .unit = "",
                .max = 1,
                .field = "",
                .quantity = "focus"};
    const RowPath path = length_path(scenario, figure.x, marker, detail);
    if (!add_exact(figure, scenario, rows, path, stop))
        add_approximations(figure, rows, path, stop);
    figure.notes.push_back({"note.planted-key",
                            "One key matches the query, q·k = %1 (cosine %2 at norms √d); the "
                            "others are random.",
                            {short_text(rows.gap, 3), short_text(rows.gap / rows.d, 3)}});
    note_rule_and_model(figure, scenario);
    if (detail == Detail::sampled)
        add_simulation(figure, scenario, rows, path, stop);
    return figure;
}

}  // namespace

extern const FigureEntry focus_length_figure = {
    .id = "focus-vs-length",
    .title = "Focus vs length",
    .help =
        "How much weight a row gives to the one key that matches its query, among ever more "
        "random keys under the chosen scaling rule: exact, annealed, simulated with the spread of "
        "single rows.",
    .meaning =
        "The exact curve is the mean weight of the one key that matches the query, among n − 1 "
        "random keys. Near 1 attention has found the key; at a fixed λ the weight falls towards 0 "
        "as more keys compete.",
    .formula = R"(\mathbb{E}\,\frac{e^{\lambda\Delta}}{e^{\lambda\Delta} + \sum e^{\lambda s}})",
    .source = "Attnscope",
    .is_of_softmax = true,
    .field = "n",
    .x_axis = [](const Scenario&, double marker) { return length_axis(marker); },
    .inputs = focus_vs_length_inputs,
    .draw = draw_focus_vs_length,
    .headline = focus_over_lengths_headline,
};

}  // namespace attnscope
