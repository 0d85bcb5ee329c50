#pragma once

#include <optional>

#include "core/scenario/scenario.h"
#include "core/text/message.h"

namespace attnscope {

/// Norms that the Scenario's scores are divided by: by its variant, or by a rule on cosines.
struct DividedNorms {
    bool queries, keys;
};
DividedNorms divided_norms(const Scenario& scenario);

/// Returns the reason why the logits of the Scenario's attention do not have the law of λ q·k,
/// divided by norms or not, of independent queries and keys; nothing if they have it. Turning by
/// positions leaves the law as it is; logits that fade or are biased with distance, are capped, or
/// are not products have another one.
std::optional<Message> other_law_of_logits(const Scenario& scenario);

/// Returns the reason, as other_law_of_logits() does, why a row's weights at a known λ are not the
/// softmax of logits with that law; nothing if they are.
std::optional<Message> other_law_of_weights(const Scenario& scenario);

/// Returns the reason, as other_law_of_weights() does, why means over rows are not those of such
/// weights with a λ that follows from n and d rather than from the row itself; nothing if they are.
std::optional<Message> other_law_of_rows(const Scenario& scenario);

/// Returns the factor on q·k that corresponds to the rule's λ: λ, divided by √d for each norm that
/// scores are divided by, as random vectors have norm √d here.
double products_scale(const Scenario& scenario, double lambda);

/// Whether the variant divides by norms that the rule's λ on q·k does not take into account.
bool has_other_scale(const Scenario& scenario);

}  // namespace attnscope
