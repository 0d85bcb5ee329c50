#include "core/figures/figures.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>

#include "core/errors.h"
#include "core/figures/figure_list.h"
#include "core/scaling/rules.h"
#include "core/scenario/fields.h"
#include "core/text/printable.h"

namespace attnscope {
namespace {

using namespace std::string_view_literals;

constexpr std::array length_inputs = {"d"sv,     "rule"sv, "kappa"sv, "lambda"sv,
                                      "model"sv, "unit"sv, "seed"sv,  "samples"sv};
constexpr std::array entropy_inputs = {"n"sv, "d"sv, "model"sv, "unit"sv, "seed"sv, "samples"sv};
constexpr std::array gradient_inputs = {"n"sv, "d"sv, "model"sv, "seed"sv, "samples"sv};
constexpr std::array angle_inputs = {"d"sv, "angle_dimensions"sv, "angle_unit"sv, "seed"sv,
                                     "samples"sv};

constexpr std::array<FigureEntry, 4> all_figures = {{
    {"entropy-vs-length", "Entropy vs length",
     "How the mean entropy of a row of attention grows with the number of keys under the chosen "
     "scaling rule, beside the approximations that people use for it.",
     length_inputs, entropy_vs_length},
    {"entropy-vs-scale", "Entropy vs scale",
     "How the mean entropy of a row falls as the scale grows, and where each approximation breaks.",
     entropy_inputs, entropy_vs_scale},
    {"gradient-vs-scale", "Gradient vs scale",
     "Half the L1 norm of the softmax's Jacobian over the scale: its exact mean and the limit of "
     "that (E max/√d for Gaussian scores; on the sphere the density at 0 of the gap between the "
     "two largest), single rows, and the annealed curve with its famous optimum.",
     gradient_inputs, gradient_vs_scale},
    {"angles", "Angle of random directions",
     "How far from a right angle two random directions are, by dimension.", angle_inputs, angles},
}};

Scenario with_length(Scenario scenario, const IntegerField& length, double n) {
    const double clamped =
        std::clamp(n, static_cast<double>(length.min), static_cast<double>(length.max));
    scenario.*length.member = std::llround(clamped);
    return scenario;
}

Scenario with_scale(Scenario scenario, const RealField& scale, double lambda) {
    scenario.rule = ScalingRule::constant;
    scenario.*scale.member = std::clamp(lambda, scale.min, scale.max);
    return scenario;
}

}  // namespace

std::span<const FigureEntry> figures() {
    return all_figures;
}

const FigureEntry& figure_entry(std::string_view id) {
    const auto found = std::ranges::find(all_figures, id, &FigureEntry::id);
    if (found != all_figures.end())
        return *found;
    std::string known;
    for (const FigureEntry& entry : all_figures)
        known += (known.empty() ? "" : ", ") + std::string(entry.id);
    throw InvalidRequest("there is no figure " + in_quotes(id) + "; the figures are " + known);
}

double marker_position(const Scenario& scenario, const Axis& axis) {
    if (axis.field == "n")
        return static_cast<double>(scenario.n);
    return axis.field == "lambda" ? scale(scenario) : std::numeric_limits<double>::quiet_NaN();
}

Scenario with_marker_at(const Scenario& scenario, const Axis& axis, double x) {
    if (axis.field.empty() || std::isnan(x))
        return scenario;
    const auto& kind = field(axis.field).kind;
    if (const auto* length = std::get_if<IntegerField>(&kind))
        return with_length(scenario, *length, x);
    return with_scale(scenario, std::get<RealField>(kind), x);
}

bool still_holds(const FigureEntry& entry, const Figure& figure, const Scenario& before,
                 const Scenario& after) {
    const bool same = std::ranges::all_of(entry.inputs, [&](std::string_view key) {
        return get(before, field(key)) == get(after, field(key));
    });
    const double marker = marker_position(after, figure.x);
    const bool on_axis = std::isnan(marker) || (marker >= figure.x.min && marker <= figure.x.max);
    return same && on_axis;
}

}  // namespace attnscope
