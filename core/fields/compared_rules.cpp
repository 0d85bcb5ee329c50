#include "core/fields/compared_rules.h"

#include <algorithm>
#include <array>
#include <optional>
#include <utility>

#include "core/fields/fields.h"
#include "core/fields/inputs.h"
#include "core/fields/labels.h"
#include "core/scaling/own_formula.h"
#include "core/scaling/rules.h"
#include "core/scaling/rules/formula.h"

namespace attnscope {
namespace {

std::size_t place_of(std::string_view key) {
    return static_cast<std::size_t>(std::ranges::find(rules(), key, &Rule::key) - rules().begin());
}

/// The rules that are compared most, by the number of their colour. Each keeps it, whichever rules
/// it is compared with.
constexpr std::array<std::string_view, colors_of_rules> most_compared{
    "inverse-sqrt-d", "kappa-log-n",       "log-512",           "cosine-log-n",
    "gradient-max",   "log-n-over-sqrt-d", "exact-iso-entropy", "iso-entropy"};

/// Returns the number of the colour that a rule keeps; nullopt if it keeps none.
std::optional<std::size_t> kept_color(const ComparedRule& rule) {
    const auto found = std::ranges::find(most_compared, rule.key);
    if (found == most_compared.end())
        return {};
    return static_cast<std::size_t>(found - most_compared.begin());
}

/// Returns a look whose colour is one that the fewest of the looks `given` have, the first of these
/// from `wanted` on.
int free_look(std::size_t wanted, const std::vector<int>& given) {
    std::array<int, colors_of_rules> counts{};
    for (const int look : given)
        ++counts[static_cast<std::size_t>(look) % counts.size()];
    std::rotate(counts.begin(), counts.begin() + static_cast<int>(wanted), counts.end());
    const auto fewest = std::ranges::min_element(counts);
    const auto color = (wanted + static_cast<std::size_t>(fewest - counts.begin())) % counts.size();
    return static_cast<int>(color) + colors_of_rules * *fewest;
}

/// Whether a compared rule is the Scenario's chosen rule; of several typed formulas this is the
/// first.
bool is_chosen(const ComparedRule& rule, const Scenario& scenario) {
    return rule.key == scenario.rule;
}

/// Gives each compared rule its look. Rules that keep their colour get it first. The chosen rule
/// comes last among the others, because figures that draw it as the chosen one do not know that it
/// is compared, too.
void give_looks(std::vector<ComparedRule>& compared, const Scenario& scenario) {
    const auto turn = [&](const ComparedRule& rule) {
        if (kept_color(rule))
            return 0;
        return is_chosen(rule, scenario) ? 2 : 1;
    };
    std::vector<int> given;
    for (const int now : {0, 1, 2})
        for (ComparedRule& each : compared)
            if (turn(each) == now) {
                const std::size_t wanted = kept_color(each).value_or(each.place % colors_of_rules);
                given.push_back(each.look = free_look(wanted, given));
            }
}

void add_rule(std::vector<ComparedRule>& compared, Scenario with, std::string_view key) {
    with.rule = key;
    compared.push_back(
        {place_of(key), std::string(key), label_of_chosen(with, &Scenario::rule), with});
}

/// Adds each formula that a person typed; the second has the key "formula-2".
void add_formulas(std::vector<ComparedRule>& compared, const Scenario& scenario) {
    int number = 0;
    for (const std::string_view formula : parts_of_formulas(scenario.scale_formula)) {
        Scenario with = scenario;
        with.scale_formula = formula;
        add_rule(compared, std::move(with), formula_rule.key);
        if (++number > 1)
            compared.back().key += '-' + std::to_string(number);
    }
}

/// Whether the rule is one of several typed formulas.
bool compares_formulas(const Scenario& scenario) {
    return scenario.rule == formula_rule.key &&
           scenario.scale_formula.find(';') != std::string::npos;
}

}  // namespace

std::vector<ComparedRule> compared_rules(const Scenario& scenario) {
    std::vector<std::string_view> keys;
    for (const Choice* choice : all_chosen(scenario, &Scenario::compared_rules))
        keys.push_back(choice->key);
    const bool has_formulas = std::ranges::find(keys, formula_rule.key) != keys.end();
    if (!has_formulas && compares_formulas(scenario))
        keys.push_back(formula_rule.key);
    std::vector<ComparedRule> compared;
    for (const std::string_view key : keys)
        if (key == formula_rule.key)
            add_formulas(compared, scenario);
        else
            add_rule(compared, scenario, key);
    give_looks(compared, scenario);
    return compared;
}

std::vector<ComparedRule> other_rules(const Scenario& scenario) {
    std::vector<ComparedRule> others = compared_rules(scenario);
    std::erase_if(others, [&](const ComparedRule& each) { return is_chosen(each, scenario); });
    return others;
}

Scenario with_other_rules(Scenario inputs, const Scenario& all) {
    std::string_view last;
    for (const ComparedRule& each : other_rules(all)) {
        const Rule& other = *rules()[each.place];
        if (other.key != std::exchange(last, other.key)) {
            if (!inputs.compared_rules.empty())
                inputs.compared_rules += ',';
            inputs.compared_rules += other.key;
        }
        if (other.key == formula_rule.key)
            detail::keep_formulas(inputs, all);
        for (const Parameter* parameter : other.parameters)
            inputs.parameters.set(*parameter, all.parameters[*parameter]);
        if (other.reads_model)
            inputs.model = all.model;
    }
    return inputs;
}

Scenario with_marked_rules(Scenario inputs, const Scenario& all) {
    if (!compares_formulas(all))
        return inputs;
    inputs.rule = all.rule;
    detail::keep_formulas(inputs, all);
    return inputs;
}

Scenario with_usual_rules(Scenario scenario) {
    if (other_rules(scenario).empty())
        scenario.compared_rules =
            "inverse-sqrt-d,kappa-log-n,log-512,log-n-over-sqrt-d,iso-entropy,gradient-max,"
            "cosine-log-n";
    return scenario;
}

}  // namespace attnscope
