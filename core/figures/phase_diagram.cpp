#include <algorithm>
#include <cmath>
#include <functional>
#include <limits>
#include <utility>

#include "core/fields/compared_rules.h"
#include "core/fields/inputs.h"
#include "core/fields/labels.h"
#include "core/figures/figures.h"
#include "core/figures/grids.h"
#include "core/figures/headlines/headlines.h"
#include "core/figures/length_axis.h"
#include "core/figures/texts.h"
#include "core/latex/plain_text.h"
#include "core/scaling/rules.h"
#include "core/scaling/rules/constant.h"
#include "core/scenario/scale.h"
#include "core/softmax/entropy_unit.h"
#include "core/theory/closed_forms.h"
#include "core/theory/entropy_surface.h"

namespace attnscope {
namespace {

constexpr std::size_t resolution = 200;

Scenario phase_diagram_inputs(const Scenario& scenario) {
    return with_other_rules(only(scenario, &Scenario::d, &Scenario::rule, &Scenario::model,
                                 &Scenario::unit, &Scenario::color_map),
                            scenario);
}

/// Returns the axis from far below 1/√d to well beyond freezing at the longest rows.
Axis lambda_axis(const Scenario& scenario, double longest) {
    const auto d = static_cast<double>(scenario.d);
    const double unit = 1 / std::sqrt(d);
    const double condensed = freezing_scale(score_law(scenario.model).id, longest, d);
    const double most = std::min(4 * std::max(unit, condensed), 400 * unit);
    return {.label = {"axis.scale", "scale λ"},
            .unit = "",
            .logarithmic = true,
            .min = round_down_125(unit / 8),
            .max = round_up_125(most),
            .field = ""};
}

Map entropy_map(const Figure& figure, const Scenario& scenario, Detail detail,
                const std::stop_token& stop) {
    const EntropyUnit& unit = entropy_unit(scenario.unit);
    Map map;
    map.label = {"axis.mean-entropy", "mean entropy H"};
    map.unit = unit.key;
    map.colors = scenario.color_map;
    map.x = log_grid(figure.x.min, figure.x.max, resolution);
    map.y = log_grid(figure.y.min, figure.y.max, resolution);
    const Fineness fineness = detail == Detail::sampled ? Fineness::full : Fineness::rough;
    map.values = entropy_surface(score_law(scenario.model).id, static_cast<double>(scenario.d),
                                 map.x, map.y, fineness, stop);
    for (double& value : map.values)
        value *= unit.factor;
    map.max = std::log(figure.x.max) * unit.factor;
    return map;
}

/// Returns the fraction of the way from the value `above` to the value `below` at which `level` is
/// reached. NaN unless `above` is at or above the level and `below` is below it.
double crossing(double above, double below, double level) {
    return above >= level && below < level ? (above - level) / (above - below)
                                           : std::numeric_limits<double>::quiet_NaN();
}

/// Returns the line on which the entropy is `level`. The entropy falls with the scale and rises
/// with the length. Points are found along both axes, because the line is steep for small λ and
/// flat for large λ.
Curve contour(const Map& map, double level) {
    std::vector<std::pair<double, double>> points;
    const auto add = [&](double n, double lambda) {
        if (!std::isnan(n) && !std::isnan(lambda))
            points.emplace_back(n, lambda);
    };
    for (std::size_t i = 0; i < map.y.size(); ++i)
        for (std::size_t j = 0; j < map.x.size(); ++j) {
            const double n = map.x[j], lambda = map.y[i], here = map.at(i, j);
            if (i + 1 < map.y.size())
                add(n, lambda * std::pow(map.y[i + 1] / lambda,
                                         crossing(here, map.at(i + 1, j), level)));
            if (j > 0)
                add(n * std::pow(map.x[j - 1] / n, crossing(here, map.at(i, j - 1), level)),
                    lambda);
        }
    std::ranges::sort(points);
    Curve curve;
    curve.kind = CurveKind::contour;
    curve.legend = {"curve.iso-entropy", "equal entropy"};
    for (const auto& [n, lambda] : points) {
        curve.x.push_back(n);
        curve.y.push_back(lambda);
    }
    return curve;
}

void add_contours(Figure& figure, const Scenario& scenario) {
    const double step = std::max(1.0, std::floor(figure.map->max / 6));
    for (double level = step; level < figure.map->max; level += step) {
        Curve curve = contour(*figure.map, level);
        const std::string value = short_text(level, 3);
        curve.label = {"curve.entropy-level", "H = %1 %2", {value, unit_name(scenario.unit)}};
        curve.tag = {"curve.entropy-tag", "%1 %2", {value, unit_name(scenario.unit)}};
        figure.curves.push_back(std::move(curve));
    }
}

Curve line_over(const Map& map, Message label, CurveKind kind,
                const std::function<double(double)>& scale) {
    Curve curve;
    curve.label = std::move(label);
    curve.kind = kind;
    curve.x = map.x;
    for (const double n : map.x)
        curve.y.push_back(scale(n));
    return curve;
}

Message rule_label(const Scenario& scenario) {
    if (scenario.rule == constant_rule.key)
        return {"curve.constant-rule", "constant λ"};
    return {"curve.rule", "λ = %1", {formula_of_scale(scenario)}};
}

/// Adds the paths of the rules, the chosen one's first.
void add_paths(Figure& figure, const Scenario& scenario) {
    figure.curves.push_back(line_over(*figure.map, rule_label(scenario), CurveKind::exact,
                                      [&](double n) { return scale_at(scenario, n); }));
    const std::vector<ComparedRule> others = other_rules(scenario);
    if (!others.empty())
        figure.curves.back().tag = label_of_chosen(scenario, &Scenario::rule);
    for (const ComparedRule& each : others) {
        figure.curves.push_back(line_over(*figure.map, each.label, CurveKind::compared,
                                          [&](double n) { return scale_at(each.scenario, n); }));
        figure.curves.back().key = each.key;
        figure.curves.back().series = each.look;
        figure.curves.back().tag = each.label;
    }
}

void add_lines(Figure& figure, const Scenario& scenario) {
    const auto d = static_cast<double>(scenario.d);
    const ScoreModel model = score_law(scenario.model).id;
    figure.curves.push_back(line_over(*figure.map, {"curve.freezing", "freezing"},
                                      approximation_kind("annealed"),
                                      [=](double n) { return freezing_scale(model, n, d); }));
    figure.curves.push_back(line_over(*figure.map, {"curve.linear-zero", "0.24 line reaches 0"},
                                      approximation_kind("linear"),
                                      [=](double n) { return std::log(n) / (0.24 * d); }));
}

Figure draw_phase_diagram(const Scenario& scenario, double marker, Detail detail,
                          const std::stop_token& stop) {
    Figure figure;
    figure.x = length_axis(marker);
    figure.y = lambda_axis(scenario, figure.x.max);
    figure.map = entropy_map(figure, scenario, detail, stop);
    add_paths(figure, scenario);
    add_lines(figure, scenario);
    add_contours(figure, scenario);
    figure.notes.push_back(
        {"note.colors",
         "Colours and dashed lines: the exact mean entropy, from 0 to log n = %1 %2.",
         {short_text(figure.map->max, 3), unit_name(figure.map->unit)}});
    figure.notes.emplace_back(
        "note.phases",
        "Beyond freezing, where the annealed entropy is 0, a few keys hold much of the weight, "
        "however long the row.");
    note_rule_and_model(figure, scenario);
    return figure;
}

}  // namespace

extern const FigureEntry phase_diagram_figure = {
    .id = "phase-diagram",
    .title = "Phase diagram",
    .help =
        "The exact mean entropy over length and scale as a map with lines of equal entropy: where "
        "rows freeze on a few keys, where the 0.24 line says so, and which way the chosen scaling "
        "rule takes.",
    .meaning =
        "Colours show the exact mean entropy for each length n and scale λ, and dashed lines join "
        "points of equal entropy. A rule is a path through the map: along a dashed line it keeps "
        "H, and beyond “freezing” few keys hold the weight.",
    .formula = R"(\mathbb{E}\,H(n, \lambda))",
    .source = "Derrida 1981, doi 10.1103/PhysRevB.24.2613",
    .is_of_softmax = true,
    .field = "n",
    .x_axis = [](const Scenario&, double marker) { return length_axis(marker); },
    .inputs = phase_diagram_inputs,
    .draw = draw_phase_diagram,
    .headline = phase_diagram_headline,
};

}  // namespace attnscope
