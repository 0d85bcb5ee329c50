#include <algorithm>
#include <cmath>
#include <initializer_list>
#include <numbers>
#include <optional>

#include "core/attention/positions/rope.h"
#include "core/engines/notes.h"
#include "core/figures/figures.h"
#include "core/figures/grids.h"
#include "core/figures/headlines/headlines.h"
#include "core/figures/position_inputs.h"
#include "core/text/errors.h"

namespace attnscope {
namespace {

/// Returns the value of the one of these parameters that the Scenario's scheme reads; nothing if it
/// reads none.
std::optional<double> read_of(const Scenario& scenario,
                              std::initializer_list<const Parameter*> parameters) {
    for (const Parameter* const wanted : parameters)
        for (const Parameter* const read : position_scheme(scenario).parameters)
            if (read->key == wanted->key)
                return scenario.parameters[*wanted];
    return {};
}

Curve curve_of(const Message& label, CurveKind kind, const std::vector<double>& frequencies) {
    Curve curve;
    curve.label = label;
    curve.kind = kind;
    for (std::size_t m = 0; m < frequencies.size(); ++m)
        curve.x.push_back(static_cast<double>(m));
    curve.y = frequencies;
    return curve;
}

/// Adds a curve for comparison.
void add_reference(Figure& figure, const Message& label, const std::string& key, int series,
                   const std::vector<double>& frequencies) {
    Curve curve = curve_of(label, CurveKind::bound, frequencies);
    curve.key = key;
    curve.series = series;
    if (figure.curves.empty() || curve.y != figure.curves.front().y)
        figure.curves.push_back(std::move(curve));
}

/// Adds the frequencies of plain RoPE, the same frequencies slowed by s, and the frequency of a
/// pair that turns once within the trained length.
void add_references(Figure& figure, const Scenario& scenario) {
    std::vector<double> frequencies = rope_rotation(scenario).frequencies;
    const std::size_t pairs = frequencies.size();
    add_reference(figure, {"curve.rope", "RoPE"}, "rope", 0, frequencies);
    if (const auto factor = read_of(scenario, {&rope_factor, &llama_3_factor})) {
        for (double& theta : frequencies)
            theta /= *factor;
        add_reference(figure, {"curve.rope-slowed", "RoPE slowed by s"}, "rope-slowed", 1,
                      frequencies);
    }
    if (const auto length = read_of(scenario, {&rope_length, &llama_3_length}))
        add_reference(figure, {"curve.one-turn", "one turn within L"}, "one-turn", 2,
                      std::vector<double>(pairs, 2 * std::numbers::pi / *length));
}

Message note_of(const Scenario& scenario, bool turns, bool as_rope) {
    if (!turns)
        return {"note.no-frequencies",
                "The scheme \"%1\" turns no pairs; the figure shows what RoPE would do at d = %2.",
                {position_label(scenario), scenario.d}};
    const std::int64_t d = dimensions_to_turn(scenario);
    if (as_rope)
        return {"note.frequencies-of-rope",
                "Pairs turn as in RoPE at d = %1: fast pairs distinguish near positions, slow "
                "pairs distant ones.",
                {d}};
    return {"note.frequencies",
            "At d = %1: a pair is left as it is where the curve lies on RoPE's, and slowed where "
            "it lies below.",
            {d}};
}

Figure draw_position_frequencies(const Scenario& scenario, double, Detail,
                                 const std::stop_token& stop) {
    if (stop.stop_requested())
        throw Cancelled();
    Figure figure;
    const auto turning = rotation(scenario);
    if (turning)
        figure.curves.push_back(
            curve_of(position_label(scenario), CurveKind::exact, turning->frequencies));
    add_references(figure, scenario);
    double least = 1;
    for (const Curve& curve : figure.curves)
        for (const double theta : curve.y)
            least = std::min(least, theta);
    figure.x = {.label = {"axis.pair", "pair m"},
                .unit = "",
                .max = std::max(static_cast<double>(figure.curves.front().x.size()) - 1, 1.0),
                .field = ""};
    figure.y = {.label = {"axis.frequency", "frequency θₘ in radians a step"},
                .unit = "",
                .logarithmic = true,
                .min = round_down_125(std::min(least, 0.5)),
                .max = 1,
                .field = ""};
    const bool as_rope = turning && turning->frequencies == rope_rotation(scenario).frequencies;
    figure.notes.push_back(note_of(scenario, turning.has_value(), as_rope));
    if (const auto note = unturned_note(position_scheme(scenario), dimensions_to_turn(scenario),
                                        scenario.parameters))
        figure.notes.push_back(*note);
    return figure;
}

/// Returns the inputs of the figure: also d if the scheme turns nothing, because RoPE's frequencies
/// are shown then.
Scenario position_frequencies_inputs(const Scenario& scenario) {
    if (position_scheme(scenario).rotation)
        return position_inputs(scenario);
    Scenario kept;
    kept.position = scenario.position;
    kept.d = std::min(scenario.d, most_dimensions_shown);
    return kept;
}

}  // namespace

extern const FigureEntry position_frequencies_figure = {
    .id = "position-frequencies",
    .title = "Frequencies of the position scheme",
    .help =
        "How fast each pair of components turns with the position, beside plain RoPE: what "
        "position interpolation, NTK-aware RoPE and YaRN change.",
    .meaning =
        "Each point is a pair of components, and its height is the angle by which the pair turns "
        "per position. A point below plain RoPE's is a slowed pair, which tells more distant "
        "positions apart and near ones less well.",
    .formula = R"(\theta_m = b^{-2m/d})",
    .source = "Su et al. 2021, arXiv 2104.09864",
    .field = "",
    .inputs = position_frequencies_inputs,
    .draw = draw_position_frequencies,
    .headline = position_frequencies_headline,
};

}  // namespace attnscope
