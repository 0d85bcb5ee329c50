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

/// Why the logits of the Scenario's attention have no law of λ q·k, divided by norms or not, of
/// independent queries and keys; none where they have. Turning by places leaves that law as it is;
/// what fades or is biased with distance, is capped, or is no product has another one.
std::optional<Message> other_law_of_logits(const Scenario& scenario);

/// The same of a row's weights at a known λ, which are the softmax of these logits.
std::optional<Message> other_law_of_weights(const Scenario& scenario);

/// The same of the means over rows, whose λ follows from n and d rather than from the row itself.
std::optional<Message> other_law_of_rows(const Scenario& scenario);

/// The factor on q·k that λ, as the Scenario's rule gives it, comes to: λ, or λ/√d for each norm
/// that scores are divided by, as random vectors have norm √d here.
double products_scale(const Scenario& scenario, double lambda);

/// Whether the variant divides by norms that the rule's λ on q·k knows nothing of.
bool has_other_scale(const Scenario& scenario);

}  // namespace attnscope
