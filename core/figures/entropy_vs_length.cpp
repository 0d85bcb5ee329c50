#include <array>
#include <cmath>
#include <utility>

#include "core/fields/compared_rules.h"
#include "core/fields/inputs.h"
#include "core/figures/figures.h"
#include "core/figures/headlines/headlines.h"
#include "core/figures/length_axis.h"
#include "core/figures/measured_rows.h"
#include "core/figures/normalizer_curves.h"
#include "core/figures/own_curves.h"

namespace attnscope {
namespace {

Scenario entropy_vs_length_inputs(const Scenario& scenario) {
    Scenario read = only(scenario, &Scenario::d, &Scenario::rule, &Scenario::model, &Scenario::unit,
                         &Scenario::seed, &Scenario::samples);
    read = with_normalizer(std::move(read), scenario);
    if (normalizer_of(read.normalizer).is_softmax())
        read.approximations = scenario.approximations;
    return with_measured_rows(
        with_own_curves(with_other_rules(read, scenario), scenario, row_entropy), scenario);
}

Curve uniform_curve(const std::vector<double>& x, double factor) {
    Curve curve;
    curve.label = {"curve.uniform", "log n (uniform)"};
    curve.kind = CurveKind::bound;
    curve.key = "uniform";
    curve.x = x;
    for (const double n : x)
        curve.y.push_back(std::log(n) * factor);
    return curve;
}

Figure draw_entropy_vs_length(const Scenario& scenario, double marker, Detail detail,
                              const std::stop_token& stop) {
    const EntropyUnit& unit = entropy_unit(scenario.unit);
    const bool is_of_softmax = normalizer_of(scenario.normalizer).is_softmax();
    Figure figure;
    figure.x = length_axis(marker);
    figure.y = entropy_axis(unit, std::log(figure.x.max) * unit.factor);
    const RowPath path = length_path(scenario, figure.x, marker, detail);
    if (is_of_softmax)
        add_entropy_curves(figure, scenario, path, stop);
    else
        add_normalizer_entropies(figure, scenario, path, marker, stop);
    figure.curves.push_back(uniform_curve(path.x, unit.factor));
    note_rule_and_model(figure, scenario);
    if (detail == Detail::sampled) {
        if (is_of_softmax)
            add_simulated_lengths(figure, scenario, path, &MonteCarlo::entropy, unit.factor, stop);
        else
            add_simulated_weights(figure, scenario, WeightStatistic::entropy,
                                  std::array{&normalizer_of(scenario.normalizer)}, path,
                                  unit.factor, stop);
        add_measured_rows(figure, scenario, stop);
    }
    return figure;
}

}  // namespace

extern const FigureEntry entropy_vs_length_figure = {
    .id = "entropy-vs-length",
    .title = "Entropy vs length",
    .help =
        "How the mean entropy of a row of attention grows with the number of keys under the "
        "chosen scaling rule, beside the approximations that people use for it.",
    .meaning =
        "The exact curve is the mean entropy H of a row of random scores, for each number of "
        "keys n. Where it rises in parallel with log n, attention spreads out as rows grow; "
        "where it is level, about e^H keys keep the weight.",
    .formula = R"(\mathbb{E}\,H(n),\quad H = -\sum p \log p)",
    .source = "J. Su 2021, kexue.fm/archives/8823",
    .field = "n",
    .x_axis = [](const Scenario&, double marker) { return length_axis(marker); },
    .inputs = entropy_vs_length_inputs,
    .draw = draw_entropy_vs_length,
    .headline = entropy_over_lengths_headline,
};

}  // namespace attnscope
