#include "core/reference/explained.h"

#include <algorithm>
#include <array>

#include "core/approximations/approximations.h"
#include "core/figures/curve_meanings.h"
#include "core/scaling/rules.h"

namespace attnscope {
namespace {

struct AxisMeaning {
    std::string_view label;  ///< key of the axis's label
    std::string_view entry;
};

constexpr auto axis_meanings = std::to_array<AxisMeaning>({
    {"axis.length", "fields/n"},
    {"axis.scale", "words/scale"},
    {"axis.scale-and-deviation", "words/scale"},
    {"axis.dot-factor", "words/scale"},
    {"axis.entropy", "words/entropy"},
    {"axis.mean-entropy", "words/entropy"},
    {"axis.collision", "words/collision"},
    {"axis.gradient", "words/gradient"},
    {"axis.focus", "words/focus"},
    {"axis.jacobian-norm", "words/jacobian"},
    {"axis.angle", "words/angle"},
    {"axis.density", "words/density"},
    {"axis.rank", "words/rank"},
    {"axis.weight", "words/weight"},
    {"axis.logit", "words/logit"},
    {"axis.distance", "words/position-scheme"},
    {"axis.bias", "words/position-scheme"},
    {"axis.mean-score", "words/position-scheme"},
    {"axis.pair", "words/rotary"},
    {"axis.frequency", "words/rotary"},
    {"axis.accuracy", "words/accuracy"},
    {"axis.loss", "words/loss"},
    {"axis.test-length", "words/trained-length"},
});

}  // namespace

std::string explanation_of_curve(const Figure& figure, std::string_view key) {
    if (key.empty())
        return {};
    if (const CurveMeaning* curve = curve_meaning(figure.id, key))
        return "curves/" + unique_key(*curve);
    if (std::ranges::find(rules(), key, &Rule::key) != rules().end())
        return "rules/" + std::string(key);
    for (const Approximation& each : approximations())
        if (each.key == key && each.of->key == figure.y.quantity)
            return "approximations/" + std::string(key) + '-' + std::string(each.of->key);
    return figure.id == "published-results" ? "curves/published" : "";
}

std::string explanation_of_axis(const Axis& axis) {
    const auto found = std::ranges::find(axis_meanings, axis.label.key, &AxisMeaning::label);
    return found == axis_meanings.end() ? "" : std::string(found->entry);
}

}  // namespace attnscope
