#include "core/fields/compared_rules.h"

#include <algorithm>
#include <array>

#include "core/fields/fields.h"
#include "core/fields/labels.h"
#include "core/scaling/rules.h"

namespace attnscope {
namespace {

std::size_t place_of(std::string_view key) {
    return static_cast<std::size_t>(std::ranges::find(rules(), key, &Rule::key) - rules().begin());
}

/// Returns the look with the first colour, from the rule's place on, that the fewest of the given
/// looks have.
int free_look(std::size_t place, const std::vector<int>& given) {
    std::array<int, colors_of_rules> counts{};
    for (const int look : given)
        ++counts[static_cast<std::size_t>(look) % counts.size()];
    std::rotate(counts.begin(), counts.begin() + static_cast<int>(place % counts.size()),
                counts.end());
    const auto fewest = std::ranges::min_element(counts);
    const auto color = (place + static_cast<std::size_t>(fewest - counts.begin())) % counts.size();
    return static_cast<int>(color) + colors_of_rules * *fewest;
}

/// Gives each compared rule its look, the chosen one last, because figures that draw it as chosen
/// do not know that it is compared, too.
void give_looks(std::vector<ComparedRule>& compared, const std::string& chosen_rule) {
    std::vector<int> given;
    for (const bool to_chosen : {false, true})
        for (ComparedRule& each : compared)
            if ((each.scenario.rule == chosen_rule) == to_chosen)
                given.push_back(each.look = free_look(each.place, given));
}

}  // namespace

std::string key_of(const ComparedRule& rule) {
    return rule.scenario.rule;
}

std::vector<ComparedRule> compared_rules(const Scenario& scenario) {
    std::vector<ComparedRule> compared;
    for (const Choice* choice : all_chosen(scenario, &Scenario::compared_rules)) {
        Scenario with = scenario;
        with.rule = choice->key;
        compared.push_back({place_of(choice->key), label_of_chosen(with, &Scenario::rule), with});
    }
    give_looks(compared, scenario.rule);
    return compared;
}

std::vector<ComparedRule> other_rules(const Scenario& scenario) {
    std::vector<ComparedRule> others = compared_rules(scenario);
    std::erase_if(others,
                  [&](const ComparedRule& each) { return each.scenario.rule == scenario.rule; });
    return others;
}

Scenario with_other_rules(Scenario inputs, const Scenario& all) {
    for (const ComparedRule& each : other_rules(all)) {
        const Rule& other = *rules()[each.place];
        if (!inputs.compared_rules.empty())
            inputs.compared_rules += ',';
        inputs.compared_rules += other.key;
        for (const Parameter* parameter : other.parameters)
            inputs.parameters.set(*parameter, all.parameters[*parameter]);
        if (other.reads_model)
            inputs.model = all.model;
    }
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
