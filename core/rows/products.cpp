#include "core/rows/products.h"

#include <cmath>

#include "core/attention/normalizers.h"
#include "core/attention/positions.h"
#include "core/attention/softcap.h"
#include "core/attention/variants.h"
#include "core/parameters/record.h"
#include "core/scaling/rules.h"

namespace attnscope {
namespace {

const Variant& variant_of(const Scenario& scenario) {
    return record_of(variants(), "attention", scenario.attention);
}

Message no_law(std::string_view field, const Message& value) {
    return {"law.none", "no exact law for %1 = %2", {field, value}};
}

/// Whether positions only turn random directions, or do nothing.
bool only_turns(const Scenario& scenario) {
    const PositionScheme& position = record_of(positions(), "position scheme", scenario.position);
    if (&position == positions().front())
        return true;
    if (!position.rotation)
        return false;
    const Rotation rotation = position.rotation({scenario.d, scenario.n, scenario.parameters});
    return rotation.fading.empty() && rotation.stretch == 1;
}

}  // namespace

DividedNorms divided_norms(const Scenario& scenario) {
    const Variant& variant = variant_of(scenario);
    const bool cosines = rule(scenario.rule).multiplies == Multiplies::cosine;
    return {cosines || variant.divides_queries, cosines || variant.divides_keys};
}

std::optional<Message> other_law_of_logits(const Scenario& scenario) {
    if (!variant_of(scenario).is_product)
        return no_law("attention", scenario.attention);
    if (scenario.parameters[softcap] > 0)
        return no_law(softcap.key, scenario.parameters[softcap]);
    if (!only_turns(scenario))
        return no_law("position", scenario.position);
    return {};
}

std::optional<Message> other_law_of_weights(const Scenario& scenario) {
    if (!record_of(normalizers(), "normalizer", scenario.normalizer).is_softmax())
        return no_law("normalizer", scenario.normalizer);
    if (record_of(masks(), "mask", scenario.mask).kept)
        return no_law("mask", scenario.mask);
    if (variant_of(scenario).squared_relu_divisor)
        return no_law("attention", scenario.attention);
    return other_law_of_logits(scenario);
}

std::optional<Message> other_law_of_rows(const Scenario& scenario) {
    if (rule(scenario.rule).temper)
        return no_law("rule", scenario.rule);
    return other_law_of_weights(scenario);
}

double products_scale(const Scenario& scenario, double lambda) {
    const auto d = static_cast<double>(scenario.d);
    const auto [queries, keys] = divided_norms(scenario);
    if (queries && keys)
        return lambda / d;
    return queries || keys ? lambda / std::sqrt(d) : lambda;
}

bool has_other_scale(const Scenario& scenario) {
    const Variant& variant = variant_of(scenario);
    return rule(scenario.rule).multiplies == Multiplies::dot &&
           (variant.divides_queries || variant.divides_keys);
}

}  // namespace attnscope
