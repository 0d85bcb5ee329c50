#include "core/figures/position_inputs.h"

#include <algorithm>

#include "core/attention/positions/rope.h"
#include "core/attention/variants.h"
#include "core/fields/fields.h"
#include "core/fields/inputs.h"
#include "core/fields/labels.h"
#include "core/parameters/record.h"
#include "core/vectors/inputs.h"
#include "core/vectors/position_file.h"

namespace attnscope {
namespace {

const Variant& turned_variant(const Scenario& scenario) {
    return record_of(variants(), "attention", scenario.attention);
}

}  // namespace

Scenario position_inputs(const Scenario& scenario) {
    const PositionScheme& scheme = position_scheme(scenario);
    if (scheme.row_change) {
        Scenario kept;
        kept.position = scenario.position;
        return kept;
    }
    const Variant& variant = turned_variant(scenario);
    const bool reads_variant = (scheme.rotation && variant.turned_components) ||
                               ((scheme.rotation || scheme.bias_reads_d) && variant.subtracted);
    Scenario kept = reads_variant ? only(scenario, &Scenario::position, &Scenario::attention)
                                  : only(scenario, &Scenario::position);
    keep_position_file(kept, scenario);
    if (scheme.bias_reads_d)
        kept.d = scenario.d;
    if (scheme.pair_bias)
        kept.n = std::clamp<std::int64_t>(scenario.n, 3, static_cast<std::int64_t>(farthest_key));
    if (!scheme.rotation)
        return kept;
    kept.d = std::min(scenario.d, most_dimensions_shown);
    if (!kept.position_file.empty()) {  // which is read only when the figure is drawn
        kept.n = scenario.n;
        return kept;
    }
    kept.n = 1;
    const std::vector<double> at_one = rotation(kept)->frequencies;
    kept.n = scenario.n;
    if (rotation(kept)->frequencies == at_one)
        kept.n = 1;
    return kept;
}

const PositionScheme& position_scheme(const Scenario& scenario) {
    return record_of(positions(), "position scheme", scenario.position);
}

Message position_label(const Scenario& scenario) {
    const Field& field = choice_field(&Scenario::position);
    return label_of(*choices_in(field), chosen(scenario, &Scenario::position));
}

std::int64_t scored_dimensions(const Scenario& scenario) {
    return scored_components(turned_variant(scenario), scenario.d);
}

std::int64_t dimensions_to_turn(const Scenario& scenario) {
    if (!position_scheme(scenario).rotation)
        return scenario.d;
    return turned_components(turned_variant(scenario), scored_dimensions(scenario),
                             scenario.parameters);
}

std::optional<Rotation> rotation(const Scenario& scenario) {
    const PositionScheme& scheme = position_scheme(scenario);
    if (!scheme.rotation)
        return {};
    PositionInput input = position_input(scenario);
    input.d = scored_dimensions(scenario);
    return rotation_of(turned_variant(scenario), scheme, input);
}

Rotation rope_rotation(const Scenario& scenario) {
    const bool turns = position_scheme(scenario).rotation != nullptr;
    const ParameterValues& parameters = turns ? scenario.parameters : ParameterValues();
    Rotation rope = plain_rope({dimensions_to_turn(scenario), scenario.n, parameters});
    rope.still +=
        static_cast<double>(scored_dimensions(scenario) / 2 - dimensions_to_turn(scenario) / 2);
    return rope;
}

}  // namespace attnscope
