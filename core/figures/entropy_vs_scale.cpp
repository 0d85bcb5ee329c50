#include <algorithm>
#include <cmath>
#include <utility>

#include "core/fields/compared_rules.h"
#include "core/fields/inputs.h"
#include "core/figures/compared_curves.h"
#include "core/figures/figures.h"
#include "core/figures/grids.h"
#include "core/figures/headlines/headlines.h"
#include "core/figures/measured_rows.h"
#include "core/figures/normalizer_curves.h"
#include "core/figures/own_curves.h"
#include "core/figures/row_curves.h"
#include "core/figures/scale_axis.h"
#include "core/figures/simulation.h"

namespace attnscope {
namespace {

constexpr std::size_t entropy_points = 14;

Scenario entropy_vs_scale_inputs(const Scenario& scenario) {
    Scenario read = only(scenario, &Scenario::n, &Scenario::d, &Scenario::model, &Scenario::unit,
                         &Scenario::seed, &Scenario::samples, &Scenario::compared_rules);
    read = with_normalizer(std::move(read), scenario);
    if (normalizer_of(read.normalizer).is_softmax())
        read.approximations = scenario.approximations;
    return with_measured_rows(
        with_own_curves(with_marked_rules(read, scenario), scenario, row_entropy), scenario);
}

void simulate_entropy(Figure& figure, const Scenario& scenario, const std::stop_token& stop) {
    const std::vector<double> scales = simulated_scales(figure.x, entropy_points);
    if (!normalizer_of(scenario.normalizer).is_softmax())
        return add_normalizer_simulation(figure, scenario, scales, stop);
    const auto results = simulate_scales(figure, scenario, scales, stop);
    if (results.empty())
        return;
    SimulatedMeans simulated{scales, {}};
    for (const MonteCarlo& result : results)
        simulated.means.push_back(result.entropy);
    add_means(figure, simulated, entropy_unit(scenario.unit).factor, "λ", scale_text);
}

Figure draw_entropy_vs_scale(const Scenario& scenario, double marker, Detail detail,
                             const std::stop_token& stop) {
    const EntropyUnit& unit = entropy_unit(scenario.unit);
    const auto n = static_cast<double>(scenario.n);
    Figure figure;
    figure.x = scale_axis(scenario, marker);
    figure.y = entropy_axis(unit, std::log(std::max(n, 2.0)) * unit.factor);
    const auto row = [n](double lambda) { return RowAt{n, lambda}; };
    const RowPath path{.x = scale_grid(scenario, figure.x, marker),
                       .row = row,
                       .symbol = "λ",
                       .text = scale_text,
                       .precision = precision_of(detail)};
    const bool is_of_softmax = normalizer_of(scenario.normalizer).is_softmax();
    if (is_of_softmax)
        add_entropy_curves(figure, scenario, path, stop);
    else
        add_normalizer_entropies(figure, scenario, path, marker, stop);
    if (scenario.n == 1) {
        std::erase_if(figure.curves, is_known_approximation);  // they are for many keys
        figure.notes = {Message("note.single-key-entropy",
                                "A single key takes all the weight: its entropy is 0.")};
        return figure;
    }
    if (curve_with_key(figure, "linear"))
        figure.notes.emplace_back("note.linear",
                                  "The 0.24 line is the Laplace approximation at λ = 1, rounded.");
    if (curve_with_key(figure, "mean-field"))
        figure.notes.emplace_back("note.mean-field",
                                  "Mean field is a lower bound of the mean entropy.");
    note_rows_and_model(figure, scenario);
    mark_rules(figure, scenario);
    if (detail == Detail::sampled) {
        simulate_entropy(figure, scenario, stop);
        add_measured_rows(figure, scenario, stop);
    }
    return figure;
}

}  // namespace

extern const FigureEntry entropy_vs_scale_figure = {
    .id = "entropy-vs-scale",
    .title = "Entropy vs scale",
    .help =
        "How the mean entropy of a row falls as the scale grows, and where each approximation "
        "breaks.",
    .meaning =
        "The exact curve is the mean entropy H of a row of n random scores, for each scale λ. At "
        "small λ all weights are nearly equal and H is near log n; H falls towards 0 as λ grows "
        "and a few keys take the weight.",
    .formula = R"(\mathbb{E}\,H(\lambda),\quad H = -\sum p \log p)",
    .source = "J. Su 2021, kexue.fm/archives/8823",
    .field = "lambda",
    .x_axis = scale_axis,
    .inputs = entropy_vs_scale_inputs,
    .draw = draw_entropy_vs_scale,
    .headline = entropy_over_scales_headline,
};

}  // namespace attnscope
