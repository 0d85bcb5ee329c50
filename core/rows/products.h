#pragma once

#include <optional>

#include "core/scenario/scenario.h"
#include "core/text/message.h"

namespace attnscope {

/// What scores make of the norm ‖x‖ of a vector.
struct ScoredNorm {
    enum class By { nothing, norm, root_mean_square };
    By divided_by = By::nothing;
    double gain = 1, epsilon = 0;  ///< of a division by √(‖x‖²/d + ε)

    bool is_divided() const { return divided_by != By::nothing; }
    /// Returns the norm that the vector has in scores; a zero vector keeps its own.
    double of(double norm, double d) const;
};

/// What the Scenario's scores make of the norms of queries and keys: its variant divides by some,
/// or its rule multiplies cosines.
struct ScoredNorms {
    ScoredNorm queries, keys;
};
ScoredNorms scored_norms(const Scenario& scenario);

/// Returns the reason why the logits of the Scenario's attention do not have the law of λ q·k,
/// divided by norms or not, of independent queries and keys; nothing if they have it. Rotating
/// vectors by their positions leaves the law as it is. Logits have another law if they fade, are
/// stretched or are biased with distance, are capped or clipped, if components have gains from a
/// file, or if they are not products.
std::optional<Message> other_law_of_logits(const Scenario& scenario);

/// Returns the reason why a row's weights at a known λ are not the softmax of logits with that law:
/// that of other_law_of_logits(), or weights that are not a softmax. Nothing if they are.
std::optional<Message> other_law_of_weights(const Scenario& scenario);

/// Returns the reason why means over rows are not means over such weights at a λ that depends on n
/// and d alone: that of other_law_of_weights(), or a λ that follows from the row itself. Nothing if
/// they are.
std::optional<Message> other_law_of_rows(const Scenario& scenario);

/// Returns other_law_of_rows() of the Scenario with the softmax for its normaliser.
std::optional<Message> other_law_under_softmax(Scenario scenario);

/// Returns the factor on q·k that corresponds to the rule's λ: λ, divided by √d for each of the two
/// norms that scores are divided by, because random vectors have norm √d here, and multiplied by
/// the gains of vectors that are divided by their root mean squares.
double products_scale(const Scenario& scenario, double lambda);

/// Whether the variant divides by norms, or has gains, that the rule's λ on q·k does not take into
/// account.
bool has_other_scale(const Scenario& scenario);

}  // namespace attnscope
