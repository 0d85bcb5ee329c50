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
