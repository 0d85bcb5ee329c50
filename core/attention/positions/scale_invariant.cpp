#include <algorithm>
#include <array>
#include <cmath>

#include "core/attention/positions.h"

namespace attnscope {
namespace {

constexpr Parameter scale_invariant_length{
    .key = "scale_invariant_length",
    .label = "Length τ",
    .unit = "",
    .help = "Distance from which on the scheme takes effect; the authors use 10.",
    .meaning =
        "Keys much nearer than this distance keep their scores. Beyond it, each doubling of the "
        "distance raises the variance of the logits by the same amount and lowers their mean.",
    .standard = 10,
    .min = 0.001,
    .max = 1e12,
    .slider_min = 0.1,
    .slider_max = 1000,
};
constexpr std::array scale_invariant_parameters = {&scale_invariant_length};

/// a² at a distance; keys ahead of the query have that of the query's own.
double squared_factor(double distance, double length) {
    return 1 + 2 * std::log1p(std::max(distance, 0.0) / length);
}

DistanceFormula scale_invariant_factor(const PositionInput& input) {
    return [length = input.parameters[scale_invariant_length]](double distance) {
        return std::sqrt(squared_factor(distance, length));
    };
}

DistanceFormula scale_invariant_bias(const PositionInput& input) {
    return [length = input.parameters[scale_invariant_length]](double distance) {
        return 1 - squared_factor(distance, length);
    };
}

}  // namespace

extern const PositionScheme scale_invariant_position = {
    .key = "scale-invariant",
    .label = "scale-invariant",
    .formula = R"(a\,\lambda s + 1 - a^2,\quad a^2 = 1 + 2\log(1 + (i - j)/\tau))",
    .help =
        "Multiplies logits by a factor that grows with distance and lowers their mean. Meant for "
        "causal masks: keys ahead of the query keep their scores.",
    .meaning =
        "The scaled score of a key at the distance i − j is multiplied by a and lowered by a² − 1. "
        "At distance 0, a is 1; beyond about τ tokens, a² grows with the logarithm of the "
        "distance. Scores of distant keys therefore differ more from one another, but are lower on "
        "average. For random scores, λ = 1/√d and τ = 10, all keys 10 to 100 tokens away together "
        "get about three quarters of the weight of all keys 100 to 1000 away.",
    .source = "Anson, Wang and Aitchison 2025, arXiv 2505.17083",
    .parameters = scale_invariant_parameters,
    .factor = scale_invariant_factor,
    .bias = scale_invariant_bias,
};

}  // namespace attnscope
