#include "core/figures/normalizer_curves.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>
#include <vector>

#include "core/attention/normalizers/entmax.h"
#include "core/attention/normalizers/relu_squared.h"
#include "core/attention/normalizers/sigmoid.h"
#include "core/attention/normalizers/softmax_sink.h"
#include "core/attention/weight_rows.h"
#include "core/fields/compared_rules.h"
#include "core/fields/inputs.h"
#include "core/fields/labels.h"
#include "core/figures/compared_curves.h"
#include "core/figures/grids.h"
#include "core/figures/length_axis.h"
#include "core/figures/own_curves.h"
#include "core/figures/simulation.h"
#include "core/parallel/parallel_for.h"
#include "core/softmax/entropy_unit.h"

namespace attnscope {
namespace {

/// A normaliser as a curve.
struct DrawnNormalizer {
    const Normalizer* normalizer;
    int look;  ///< of its curve beside that of the chosen one
};

/// Returns all normalisers, the chosen one first.
std::vector<DrawnNormalizer> drawn_normalizers(const Scenario& scenario) {
    std::vector<DrawnNormalizer> drawn;
    for (const Normalizer* each : normalizers())
        drawn.push_back({each, static_cast<int>(drawn.size())});
    std::ranges::stable_partition(drawn, [&](const DrawnNormalizer& each) {
        return each.normalizer->key == scenario.normalizer;
    });
    return drawn;
}

Message name_of(const Normalizer& normalizer) {
    Scenario chosen;
    chosen.normalizer = normalizer.key;
    return label_of_chosen(chosen, &Scenario::normalizer);
}

/// Whether this mean takes so long to compute that a curve has fewer points.
bool takes_long(WeightStatistic statistic, const Normalizer& normalizer) {
    return statistic != WeightStatistic::mass &&
           (normalizer.key == "sparsemax" || normalizer.key == entmax_normalizer.key);
}

bool lies_on(const Curve& curve, const Curve& other) {
    constexpr double rounding = 1e-9;
    if (curve.x != other.x)
        return false;
    for (std::size_t i = 0; i < curve.y.size(); ++i)
        if (!(std::abs(curve.y[i] - other.y[i]) <= rounding * std::abs(other.y[i])))
            return false;
    return true;
}

void note_same(Figure& figure, const Curve& drawn, const Message& others) {
    figure.notes.push_back({"note.same-curve", "The curve of %1 is also that of %2.",
                            std::vector<Message>{drawn.label, others}});
}

Message listed(const Message& list, const Message& more) {
    return list.empty() ? more : Message("reference.list", "%1, %2", {list, more});
}

}  // namespace

Scenario weights_inputs(const Scenario& scenario, WeightStatistic statistic) {
    Scenario inputs = only(scenario, &Scenario::d, &Scenario::rule, &Scenario::model,
                           &Scenario::seed, &Scenario::samples);
    inputs.normalizer = scenario.normalizer;
    const auto keep = [&](const Parameter& parameter) {
        inputs.parameters.set(parameter, scenario.parameters[parameter]);
    };
    if (statistic != WeightStatistic::mass) {
        keep(entmax_alpha);
        return inputs;
    }
    inputs.sigmoid_bias = scenario.sigmoid_bias;
    keep(sink_logit);
    keep(relu_power);
    return inputs;
}

Scenario with_normalizer(Scenario inputs, const Scenario& all) {
    const Normalizer& normalizer = normalizer_of(all.normalizer);
    if (normalizer.is_softmax())
        return inputs;
    inputs.normalizer = all.normalizer;
    for (const Parameter* each : normalizer.parameters)
        if (each == &entmax_alpha)  // the shares of keys depend on no other
            inputs.parameters.set(*each, all.parameters[*each]);
    if (normalizer.key == sigmoid_normalizer.key)
        inputs.sigmoid_bias = all.sigmoid_bias;
    return inputs;
}

RowPath path_for(const Scenario& scenario, WeightStatistic statistic, const Normalizer& normalizer,
                 const RowPath& path, double kept) {
    if (!takes_long(statistic, normalizer))
        return path;
    const bool has_norms = score_law(scenario.model).id == ScoreModel::gaussian_qk;
    const std::size_t every = (path.precision == Precision::drawn ? 12U : 6U) * (has_norms ? 2 : 1);
    RowPath fewer = path;
    fewer.x.clear();
    for (std::size_t i = 0; i < path.x.size(); ++i)
        if (i % every == 0 || i + 1 == path.x.size() || path.x[i] == kept)
            fewer.x.push_back(path.x[i]);
    return fewer;
}

MeansOfRows weight_means_of(const Scenario& scenario, WeightStatistic statistic,
                            const Normalizer& normalizer, const std::stop_token& stop) {
    return [scenario, statistic, &normalizer, stop](std::span<const RowAt> rows) {
        std::vector<double> means(rows.size());
        parallel_for(rows.size(), 1, stop, [&](std::size_t i) {
            means[i] = exact_weight_mean(
                statistic, normalizer, score_law(scenario.model).id, rows[i].n,
                static_cast<double>(scenario.d), rows[i].lambda,
                normalizer_parameters(scenario.parameters, scenario.sigmoid_bias, rows[i].n));
        });
        return means;
    };
}

void note_gaps(Figure& figure, const Message& curves) {
    if (!curves.empty())
        figure.notes.push_back({"note.no-exact-weights",
                                "Where a curve has a gap, the exact mean is not known: %1.",
                                std::vector<Message>{curves}});
}

void add_normalizer_curves(Figure& figure, const Scenario& scenario, WeightStatistic statistic,
                           const RowPath& path, double marker, const std::stop_token& stop) {
    Message gaps;
    std::vector<std::pair<std::size_t, Message>> same;  // index of a curve, names of others on it
    for (const auto& [normalizer, look] : drawn_normalizers(scenario)) {
        Curve curve = exact_curve(weight_means_of(scenario, statistic, *normalizer, stop),
                                  path_for(scenario, statistic, *normalizer, path, marker));
        curve.label = curve.tag = name_of(*normalizer);
        if (!figure.curves.empty()) {
            curve.kind = CurveKind::compared;
            curve.key = normalizer->key;
            curve.series = look;
        }
        if (std::ranges::any_of(curve.y, [](double y) { return std::isnan(y); }))
            gaps = listed(gaps, curve.label);
        const auto twin = std::ranges::find_if(
            figure.curves, [&](const Curve& each) { return lies_on(curve, each); });
        if (twin == figure.curves.end()) {
            figure.curves.push_back(std::move(curve));
            continue;
        }
        const auto at = static_cast<std::size_t>(twin - figure.curves.begin());
        const auto known = std::ranges::find(same, at, &std::pair<std::size_t, Message>::first);
        if (known == same.end())
            same.emplace_back(at, curve.label);
        else
            known->second = listed(known->second, curve.label);
    }
    for (const auto& [at, others] : same)
        note_same(figure, figure.curves[at], others);
    note_gaps(figure, gaps);
    note_rules_by_row(figure, scenario);
}

void add_normalizer_entropies(Figure& figure, const Scenario& scenario, const RowPath& path,
                              double marker, const std::stop_token& stop) {
    const Normalizer& normalizer = normalizer_of(scenario.normalizer);
    const MeansOfRows exact = weight_means_of(scenario, WeightStatistic::entropy, normalizer, stop);
    add_exact_curve(figure, exact, scenario,
                    path_for(scenario, WeightStatistic::entropy, normalizer, path, marker));
    figure.normalizer = name_of(normalizer);
    if (figure.x.field == "n")
        add_other_rules(figure, scenario, exact);
    add_own_curves(figure, row_entropy, scenario, path, stop);
    figure.notes.push_back({"note.entropy-of-normalizer",
                            "Weights are those of the normaliser %1; H is the entropy of the "
                            "keys' shares of their sum.",
                            std::vector<Message>{name_of(normalizer)}});
    const auto has_gap = [](const Curve& curve) {
        return std::ranges::any_of(curve.y, [](double y) { return std::isnan(y); });
    };
    if (std::ranges::any_of(figure.curves, has_gap))
        note_gaps(figure, name_of(normalizer));
    const double factor = entropy_unit(scenario.unit).factor;
    for (Curve& curve : figure.curves)
        for (double& y : curve.y)
            y *= factor;
}

void add_normalizer_simulation(Figure& figure, const Scenario& scenario,
                               const std::vector<double>& scales, const std::stop_token& stop) {
    constexpr double score_budget = 1e7;  // scores drawn
    const auto n = static_cast<double>(scenario.n);
    const std::int64_t rows = simulated_rows(scenario, n, scales.size(), score_budget);
    note_rows_at_scales(figure, scenario, rows);
    if (rows == 0)
        return;
    SimulatedMeans simulated{scales, {}};
    for (const double lambda : scales)
        simulated.means.push_back(
            simulate_weights(std::array{&normalizer_of(scenario.normalizer)},
                             score_law(scenario.model).id, scenario.n,
                             static_cast<double>(scenario.d), lambda,
                             normalizer_parameters(scenario.parameters, scenario.sigmoid_bias, n),
                             rows, static_cast<std::uint64_t>(scenario.seed), stop)
                .front()
                .of(WeightStatistic::entropy));
    add_means(figure, simulated, entropy_unit(scenario.unit).factor, "λ", scale_text);
}

void note_softmax_rows(Figure& figure, const Scenario& scenario) {
    const Normalizer& normalizer = normalizer_of(scenario.normalizer);
    if (!normalizer.is_softmax())
        figure.notes.insert(figure.notes.begin(),
                            {"note.softmax-rows", "These are rows of the softmax, not of %1.",
                             std::vector<Message>{name_of(normalizer)}});
}

void add_simulated_weights(Figure& figure, const Scenario& scenario, WeightStatistic statistic,
                           std::span<const Normalizer* const> normalizers, const RowPath& path,
                           double factor, const std::stop_token& stop) {
    std::vector<SimulatedMeans> simulated(normalizers.size());
    for (const auto [n, rows] : simulated_lengths(figure, scenario)) {
        const auto x = static_cast<double>(n);
        const std::vector<SimulatedWeights> means =
            simulate_weights(normalizers, score_law(scenario.model).id, n,
                             static_cast<double>(scenario.d), path.row(x).lambda,
                             normalizer_parameters(scenario.parameters, scenario.sigmoid_bias, x),
                             rows, static_cast<std::uint64_t>(scenario.seed), stop);
        for (std::size_t k = 0; k < normalizers.size(); ++k)
            if (means[k].of(statistic).standard_error > 1e-12 * x) {
                simulated[k].x.push_back(x);
                simulated[k].means.push_back(means[k].of(statistic));
            }
    }
    for (std::size_t k = 0; k < normalizers.size(); ++k) {
        if (simulated[k].x.empty())
            continue;
        add_means(figure, simulated[k], factor, path.symbol, path.text);
        Curve& curve = figure.curves.back();
        curve.legend = std::exchange(curve.label, {"curve.simulated-under", "%1, simulated ± 95 %",
                                                   std::vector<Message>{name_of(*normalizers[k])}});
    }
    for (auto note = figure.notes.begin(); note != figure.notes.end();)  // of several curves
        note = std::find(figure.notes.begin(), note, *note) == note ? note + 1
                                                                    : figure.notes.erase(note);
}

const Curve* curve_under(const Figure& figure, std::string_view normalizer) {
    const Message name = name_of(normalizer_of(normalizer));
    const auto found = std::ranges::find_if(figure.curves, [&](const Curve& curve) {
        return curve.kind != CurveKind::simulation && curve.label.key == name.key;
    });
    return found == figure.curves.end() ? nullptr : &*found;
}

}  // namespace attnscope
