#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/lab/trials.h"
#include "core/scenario/scenario.h"
#include "core/text/message.h"

namespace attnscope {

/// A rule that the laboratory trains models under: the chosen one, or one compared with it.
struct LabRule {
    std::string key;  ///< as of ComparedRule
    Message label;
    int look = 0;                    ///< number of its colour and dash, as where rules are compared
    lab::Settings settings;          ///< with the first seed
    std::optional<Message> refusal;  ///< why nothing can be trained; nothing if it can

    /// Returns the settings of the run with this index, from 0: those with a later seed.
    lab::Settings of_seed(std::int64_t index) const;
};

/// Returns the Scenario with the standard values of numbers that models learn by themselves, such
/// as s of SSMax: the laboratory does not read them of a Scenario, where they can be those of a
/// head.
Scenario without_learned_numbers(const Scenario& scenario);

/// Returns the Scenario whose matrix is made by the first head of the last layer of a run, which
/// `path` holds: queries, keys and trained_file; d, rule, attention and positions of the run, with
/// what the head learned of the rule; and the mask under which rows are what the model does. Where
/// all rows have one query that is a causal mask, so that row i has i + 1 keys. Under a position
/// scheme rows differ from the model's in two ways: a query apart stands beside its last key, not
/// one place behind it, and biases that were learned by distance are not those of the head.
Scenario with_trained_head(const Scenario& scenario, const lab::Run& run, const std::string& path);

/// Returns the rules that are trained in the laboratory of a Scenario, the chosen one first.
std::vector<LabRule> lab_rules(const Scenario& scenario);

/// A rule and its trials, one for each seed; null where there is none yet.
struct LabTrials {
    LabRule rule;
    std::vector<lab::SharedTrial> trials;
};

/// Returns the trials of a Scenario that are kept; reads files unless `in_memory`.
std::vector<LabTrials> kept_trials(const Scenario& scenario, bool in_memory);

}  // namespace attnscope
