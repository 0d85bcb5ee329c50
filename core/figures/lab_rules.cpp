#include "core/figures/lab_rules.h"

#include <algorithm>

#include "core/attention/qk_clip.h"
#include "core/attention/softcap.h"
#include "core/attention/sources/trained.h"
#include "core/attention/vector_source.h"
#include "core/fields/compared_rules.h"
#include "core/fields/fields.h"
#include "core/fields/inputs.h"
#include "core/fields/labels.h"
#include "core/lab/layout.h"
#include "core/lab/trained_vectors.h"
#include "core/scaling/rules.h"
#include "core/scaling/rules/constant.h"

namespace attnscope {
namespace {

/// Returns the chosen rule and those compared with it, each once, with a look of its own.
std::vector<ComparedRule> all_lab_rules(const Scenario& scenario) {
    Scenario with = scenario;
    const bool is_compared =
        std::ranges::count(compared_rules(scenario), scenario.rule, &ComparedRule::key) > 0;
    if (with.rule != constant_rule.key && !is_compared)
        with.compared_rules += (with.compared_rules.empty() ? "" : ",") + with.rule;
    std::vector<ComparedRule> all = compared_rules(with);
    const auto chosen_one = std::ranges::find(all, scenario.rule, &ComparedRule::key);
    if (chosen_one != all.end()) {
        std::rotate(all.begin(), chosen_one, chosen_one + 1);
        return all;
    }
    int look = 0;
    while (std::ranges::find(all, look, &ComparedRule::look) != all.end())
        ++look;
    all.insert(all.begin(),
               {0, scenario.rule, label_of_chosen(scenario, &Scenario::rule), scenario, look});
    return all;
}

lab::Settings lab_settings(const Scenario& scenario) {
    const Scenario read = only(without_learned_numbers(scenario), &Scenario::rule,
                               &Scenario::attention, &Scenario::position, &Scenario::lab_task);
    lab::Settings settings = usual_settings(lab::task(scenario.lab_task));
    settings.attention = read.attention;
    settings.position = read.position;
    settings.rule = read.rule;
    settings.normalizer = scenario.normalizer;
    settings.formula = read.scale_formula;
    settings.parameters = only_read(lab::task(settings.task), read.parameters);
    settings.seed = static_cast<std::uint64_t>(scenario.seed);
    return settings;
}

std::optional<Message> refusal_of(const lab::Settings& settings) {
    try {
        chosen(settings);
        layout_of(settings);
        return {};
    } catch (const Error& error) {
        return error.message();
    }
}

/// Sets what a head learned of its rule.
void set_learned_numbers(Scenario& scenario, const lab::Run& run, std::size_t head) {
    const lab::Layout layout = lab::layout_of(run.settings);
    const std::vector<std::size_t>& blocks = layout.layers.back().rule;
    const auto learned = lab::learned_parameters(rule(run.settings.rule));
    for (std::size_t i = 0; i < blocks.size(); ++i)
        scenario.parameters.set(
            *learned[i], std::clamp(static_cast<double>(run.weights[layout[blocks[i]].at + head]),
                                    learned[i]->min, learned[i]->max));
}

std::string mask_of_rows(const lab::Settings& settings) {
    const lab::Task& task = lab::task(settings.task);
    const bool is_one_query = task.query_apart && task.ask_in_each_row == nullptr;
    return is_one_query ? "causal" : settings.mask;
}

}  // namespace

Scenario without_learned_numbers(const Scenario& scenario) {
    Scenario without = scenario;
    for (const Rule* const each : rules())
        for (const Parameter* const learned : lab::learned_parameters(*each))
            without.parameters.set(*learned, learned->standard);
    return without;
}

Scenario with_trained_head(const Scenario& scenario, const lab::Run& run, const std::string& path) {
    const lab::Settings& settings = run.settings;
    Scenario with = scenario;
    with.queries = with.keys = trained_source.key;
    with.trained_file = path;
    with.d = lab::head_size(settings);
    with.rule = settings.rule;
    with.scale_formula = settings.formula;
    with.attention = settings.attention;
    with.position = settings.position;
    with.mask = mask_of_rows(settings);
    with.row = with.n - 1;  // under a causal mask the one that sees all keys
    with.normalizer = settings.normalizer;
    for (const Parameter* const each : {&trained_layer, &trained_head, &softcap, &qk_clip})
        with.parameters.set(*each, each->standard);
    if (settings.position == "alibi") {
        set(with, "alibi_heads", std::to_string(settings.heads));
        set(with, "alibi_head", "0");
    }
    set_learned_numbers(with, run, 0);
    return with;
}

lab::Settings LabRule::of_seed(std::int64_t index) const {
    lab::Settings of = settings;
    of.seed += static_cast<std::uint64_t>(index);
    return of;
}

std::vector<LabRule> lab_rules(const Scenario& scenario) {
    std::vector<LabRule> made;
    for (const ComparedRule& each : all_lab_rules(scenario)) {
        const lab::Settings settings = lab_settings(each.scenario);
        made.push_back({each.key, each.label, each.look, settings, refusal_of(settings)});
    }
    return made;
}

std::vector<LabTrials> kept_trials(const Scenario& scenario, bool in_memory) {
    std::vector<LabTrials> kept;
    for (const LabRule& rule : lab_rules(scenario)) {
        LabTrials trials{rule, {}};
        for (std::int64_t seed = 0; seed < scenario.lab_seeds; ++seed)
            trials.trials.push_back(in_memory ? lab::trial_in_memory(rule.of_seed(seed))
                                              : lab::kept_trial(rule.of_seed(seed)));
        kept.push_back(std::move(trials));
    }
    return kept;
}

}  // namespace attnscope
