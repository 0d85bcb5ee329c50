#include "core/rows/products.h"

#include <cmath>

#include "core/attention/normalizers.h"
#include "core/attention/positions.h"
#include "core/attention/qk_clip.h"
#include "core/attention/softcap.h"
#include "core/attention/variants.h"
#include "core/fields/labels.h"
#include "core/parameters/record.h"
#include "core/scaling/rules.h"
#include "core/text/printable.h"

namespace attnscope {
namespace {

const Variant& variant_of(const Scenario& scenario) {
    return record_of(variants(), "attention", scenario.attention);
}

Message no_law(std::string_view field, const Message& value) {
    return {"law.none", "no exact law for %1 = %2", {field, value}};
}

/// Says that none is known for the chosen record of a table, by its name.
Message no_law_for(const Scenario& scenario, std::string Scenario::*member) {
    return {"law.none-for", "no exact law for %1", {label_of_chosen(scenario, member)}};
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

/// Whether components have gains of their own, which a file gives.
bool has_gains_of_file(const Scenario& scenario) {
    return variant_of(scenario).rms_gains && !scenario.weights_file.empty();
}

ScoredNorm by_norm(bool is_divided) {
    return {is_divided ? ScoredNorm::By::norm : ScoredNorm::By::nothing};
}

}  // namespace

double ScoredNorm::of(double norm, double d) const {
    if (!is_divided() || !(norm > 0))
        return norm;
    return divided_by == By::norm ? 1 : gain * norm / std::sqrt(norm * norm / d + epsilon);
}

ScoredNorms scored_norms(const Scenario& scenario) {
    const Variant& variant = variant_of(scenario);
    const bool cosines = rule(scenario.rule).multiplies == Multiplies::cosine;
    if (!cosines && variant.rms_gains) {
        const auto [queries, keys, epsilon] = variant.rms_gains(scenario.parameters);
        constexpr auto by = ScoredNorm::By::root_mean_square;
        return {{by, queries, epsilon}, {by, keys, epsilon}};
    }
    return {by_norm(cosines || variant.divides_queries), by_norm(cosines || variant.divides_keys)};
}

std::optional<Message> other_law_of_logits(const Scenario& scenario) {
    if (!variant_of(scenario).is_product || variant_of(scenario).subtracted)
        return no_law_for(scenario, &Scenario::attention);
    if (has_gains_of_file(scenario))
        return no_law("weights_file", printable(scenario.weights_file));
    for (const Parameter* const limit : {&softcap, &qk_clip})
        if (scenario.parameters[*limit] > 0)
            return no_law(limit->key, scenario.parameters[*limit]);
    if (!only_turns(scenario))
        return no_law_for(scenario, &Scenario::position);
    return {};
}

std::optional<Message> other_law_of_weights(const Scenario& scenario) {
    if (!record_of(normalizers(), "normalizer", scenario.normalizer).is_softmax())
        return no_law_for(scenario, &Scenario::normalizer);
    if (record_of(masks(), "mask", scenario.mask).kept)
        return no_law_for(scenario, &Scenario::mask);
    if (variant_of(scenario).squared_relu_divisor)
        return no_law_for(scenario, &Scenario::attention);
    return other_law_of_logits(scenario);
}

std::optional<Message> other_law_of_rows(const Scenario& scenario) {
    if (rule(scenario.rule).temper)
        return no_law_for(scenario, &Scenario::rule);
    return other_law_of_weights(scenario);
}

std::optional<Message> other_law_under_softmax(Scenario scenario) {
    scenario.normalizer = normalizers().front()->key;
    return other_law_of_rows(scenario);
}

double products_scale(const Scenario& scenario, double lambda) {
    const auto d = static_cast<double>(scenario.d);
    const auto [queries, keys] = scored_norms(scenario);
    constexpr auto norm = ScoredNorm::By::norm;
    if (queries.divided_by == norm && keys.divided_by == norm)
        return lambda / d;
    if (queries.divided_by == norm || keys.divided_by == norm)
        return lambda / std::sqrt(d);
    return lambda * queries.gain * keys.gain /
           std::sqrt((1 + queries.epsilon) * (1 + keys.epsilon));
}

bool has_other_scale(const Scenario& scenario) {
    const Variant& variant = variant_of(scenario);
    const auto [queries, keys] = scored_norms(scenario);
    return rule(scenario.rule).multiplies == Multiplies::dot &&
           (variant.divides_queries || variant.divides_keys || queries.gain * keys.gain != 1);
}

}  // namespace attnscope
