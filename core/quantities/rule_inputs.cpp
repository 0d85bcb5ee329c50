#include "core/quantities/rule_inputs.h"

#include <algorithm>
#include <set>
#include <string>

#include "core/fields/follow.h"
#include "core/scaling/own_formula.h"
#include "core/scaling/rules.h"
#include "core/scaling/rules/constant.h"
#include "core/scaling/rules/formula.h"
#include "core/text/errors.h"

namespace attnscope {
namespace {

constexpr std::string_view formula_key = "scale_formula";

bool reads(const Rule& rule, std::string_view key) {
    return std::ranges::find(rule.parameters, key, &Parameter::key) != rule.parameters.end();
}

/// Whether the rule, or the typed formula if the rule takes it, reads a parameter.
bool reads(const Rule& rule, std::string_view formula, std::string_view key) {
    return reads(rule, key) || (&rule == &formula_rule && names_parameter(formula, key));
}

void refuse_inputs_of_other_rules(const InputReader& inputs, const Rule& rule,
                                  std::string_view formula) {
    if (inputs.has(formula_key) && &rule != &formula_rule)
        throw InvalidRequest(Message("quantity.parameter-of-other-rule",
                                     "rule = '%1' does not use %2; rule = '%3' does",
                                     {rule.key, formula_key, formula_rule.key}));
    for (const Rule* other : rules())
        for (const Parameter* parameter : other->parameters)
            if (inputs.has(parameter->key) && !reads(rule, formula, parameter->key))
                throw InvalidRequest(Message("quantity.parameter-of-other-rule",
                                             "rule = '%1' does not use %2; rule = '%3' does",
                                             {rule.key, parameter->key, other->key}));
}

double read_parameter(InputReader& inputs, const Parameter& parameter, double otherwise) {
    if (!parameter.whole)
        return inputs.real(parameter.key, parameter.min, parameter.max, otherwise);
    const auto whole = [](double value) { return static_cast<std::int64_t>(value); };
    return static_cast<double>(
        inputs.whole(parameter.key, whole(parameter.min), whole(parameter.max), whole(otherwise)));
}

/// Returns the parameters that a rule has if none is given: those that result from choosing it at n
/// and d.
ParameterValues standard_parameters(const Rule& rule, double n, double d) {
    Scenario scenario;
    scenario.n = static_cast<std::int64_t>(n);
    scenario.d = static_cast<std::int64_t>(d);
    return with_field(scenario, "rule", rule.key).parameters;
}

[[noreturn]] void refuse_without_rule(std::string_view key, std::string_view rule) {
    throw InvalidRequest(Message("quantity.without-rule", "%1 needs rule = '%2'", {key, rule}));
}

}  // namespace

std::vector<std::string_view> with_rule_keys(std::vector<std::string_view> keys) {
    const auto add = [&](std::string_view key) {
        if (std::ranges::find(keys, key) == keys.end())
            keys.push_back(key);
    };
    add("rule");
    add(formula_key);
    for (const Rule* candidate : rules())
        for (const Parameter* parameter : candidate->parameters)
            add(parameter->key);
    return keys;
}

bool has_rule(const InputReader& inputs) {
    if (inputs.has("rule"))
        return true;
    if (inputs.has(formula_key))
        refuse_without_rule(formula_key, formula_rule.key);
    for (const Rule* other : rules())
        for (const Parameter* parameter : other->parameters)
            if (parameter != &set_scale && inputs.has(parameter->key))
                refuse_without_rule(parameter->key, other->key);
    return false;
}

const Rule& read_rule(InputReader& inputs) {
    std::vector<std::string_view> names;
    for (const Rule* candidate : rules())
        names.push_back(candidate->key);
    return *rules()[inputs.choice("rule", names)];
}

double read_scale(InputReader& inputs, const Rule& rule, double n, double d, ScoreModel model) {
    const std::string formula(&rule == &formula_rule ? inputs.word(formula_key, standard_formula)
                                                     : standard_formula);
    check_formulas(formula);
    if (formula.find(';') != std::string::npos)
        throw InvalidRequest(Message("quantity.one-formula", "a scale has one formula, not %1",
                                     {parts_of_formulas(formula).size()}));
    refuse_inputs_of_other_rules(inputs, rule, formula);
    ParameterValues parameters = standard_parameters(rule, n, d);
    std::set<const Parameter*> read;  // rules may share a parameter
    for (const Rule* each : rules())
        for (const Parameter* parameter : each->parameters)
            if (reads(rule, formula, parameter->key) && read.insert(parameter).second)
                parameters.set(*parameter,
                               read_parameter(inputs, *parameter, parameters[*parameter]));
    RuleInput row{.n = n, .d = d, .parameters = parameters};
    row.formula = formula;
    row.model = model;
    if (&rule == &formula_rule)
        require_scale(row);
    return rule.scale(row);
}

}  // namespace attnscope
