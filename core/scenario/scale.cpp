#include "core/scenario/scale.h"

#include "core/scaling/own_formula.h"
#include "core/scaling/rules.h"
#include "core/scaling/rules/constant.h"
#include "core/scaling/rules/formula.h"

namespace attnscope {
namespace {

RuleInput input_at(const Scenario& scenario, double n) {
    return {.n = n,
            .d = static_cast<double>(scenario.d),
            .parameters = scenario.parameters,
            .model = score_law(scenario.model).id,
            .formula = first_formula(scenario.scale_formula)};
}

}  // namespace

double scale(const Scenario& scenario) {
    return scale_at(scenario, static_cast<double>(scenario.n));
}

double row_scale(const Scenario& scenario, double keys, double last) {
    const Rule& chosen = rule(scenario.rule);
    RuleInput input = input_at(scenario, keys);
    input.row = last;
    return (chosen.base ? chosen.base : chosen.scale)(input);
}

double scale_at(const Scenario& scenario, double n) {
    const Rule& chosen = rule(scenario.rule);
    return dot_factor(chosen, chosen.scale(input_at(scenario, n)), static_cast<double>(scenario.d));
}

bool has_scale_at(const Scenario& scenario, double n) {
    return scenario.rule != formula_rule.key || gives_scale(input_at(scenario, n));
}

void require_scale_at(const Scenario& scenario, double n) {
    if (scenario.rule == formula_rule.key)
        require_scale(input_at(scenario, n));
}

Scenario with_constant_scale(Scenario scenario, double lambda) {
    scenario.rule = constant_rule.key;
    scenario.parameters.set(set_scale, lambda);
    return scenario;
}

}  // namespace attnscope
