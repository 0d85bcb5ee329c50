#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

#include "core/fields/compared_rules.h"
#include "core/fields/inputs.h"
#include "core/fields/labels.h"
#include "core/figures/figures.h"
#include "core/figures/headlines/headlines.h"
#include "core/figures/length_axis.h"
#include "core/figures/measured_rows.h"
#include "core/figures/own_curves.h"
#include "core/figures/weights_over_lengths.h"

namespace attnscope {
namespace {

bool is_of_softmax(const Scenario& scenario) {
    return normalizer_of(scenario.normalizer).is_softmax();
}

Scenario entropy_vs_length_inputs(const Scenario& scenario) {
    Scenario read = only(scenario, &Scenario::d, &Scenario::rule, &Scenario::model, &Scenario::unit,
                         &Scenario::seed, &Scenario::samples);
    read = with_normalizer(std::move(read), scenario);
    if (is_of_softmax(read))
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

/// Adds the exact mean under the chosen normaliser, which is not the softmax, and under each
/// compared rule, and curves of one's own. The program's approximations are those of the softmax.
void add_entropies_of_normalizer(Figure& figure, const Scenario& scenario, const RowPath& path,
                                 double marker, const std::stop_token& stop) {
    const Normalizer& normalizer = normalizer_of(scenario.normalizer);
    const MeansOfRows exact = weight_means_of(scenario, WeightStatistic::entropy, normalizer, stop);
    add_exact_curve(figure, exact, scenario,
                    path_for(scenario, WeightStatistic::entropy, normalizer, path, marker));
    add_other_rules(figure, scenario, exact);
    add_own_curves(figure, row_entropy, scenario, path, stop);
    const Message name = label_of_chosen(scenario, &Scenario::normalizer);
    figure.subject = {"figure.subject-of-normalizer", "%1 and %2",
                      std::vector<Message>{name, label_of_chosen(scenario, &Scenario::rule)}};
    figure.notes.push_back({"note.entropy-of-normalizer",
                            "Weights are those of the normaliser %1; H is the entropy of the "
                            "keys' shares of their sum.",
                            std::vector<Message>{name}});
    const auto has_gap = [](const Curve& curve) {
        return std::ranges::any_of(curve.y, [](double y) { return std::isnan(y); });
    };
    if (std::ranges::any_of(figure.curves, has_gap))
        note_gaps(figure, name);
    const double factor = entropy_unit(scenario.unit).factor;
    for (Curve& curve : figure.curves)
        for (double& y : curve.y)
            y *= factor;
}

Figure draw_entropy_vs_length(const Scenario& scenario, double marker, Detail detail,
                              const std::stop_token& stop) {
    const EntropyUnit& unit = entropy_unit(scenario.unit);
    Figure figure;
    figure.x = length_axis(marker);
    figure.y = entropy_axis(unit, std::log(figure.x.max) * unit.factor);
    const RowPath path = length_path(scenario, figure.x, marker, detail);
    if (is_of_softmax(scenario))
        add_entropy_curves(figure, scenario, path, stop);
    else
        add_entropies_of_normalizer(figure, scenario, path, marker, stop);
    figure.curves.push_back(uniform_curve(path.x, unit.factor));
    figure.notes.push_back(rule_note(scenario));
    if (detail == Detail::sampled) {
        if (is_of_softmax(scenario))
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
