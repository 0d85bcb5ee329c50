#pragma once

#include <functional>
#include <memory>
#include <stop_token>
#include <vector>

#include "core/engines/engine.h"
#include "core/heads/head_scores.h"
#include "core/scenario/head_order.h"
#include "core/scenario/scenario.h"

namespace attnscope {

/// The most heads that an overview shows.
inline constexpr std::int64_t max_heads = 1024;

/// One head of the Scenario's tensors.
struct HeadSummary {
    std::int64_t head = 0;
    std::int64_t queries = 0, keys = 0, d = 0;
    double lambda = 0;         ///< of the last row, as the rule gives it
    double mean_entropy = 0;   ///< of the rows, in nats; NaN if none has a weight
    double exact_entropy = 0;  ///< the mean of the same rows over independent directions with the
                               ///< head's norms: direction_means_of(); NaN if there is none
    std::int64_t least_keys = 0, most_keys = 0;  ///< the fewest and the most keys that a row sees
    double mean_key_share = 0;                   ///< ‖mean of the keys‖²/mean of ‖k‖²
    HeadScores scores = {};
    AttentionFrame frame;   ///< the head's picture, without the statistics of rows
    Message no_exact = {};  ///< why there is no exact entropy of this head although the
                            ///< attention has the law that it is known for; else empty
    Message fault = {};     ///< why it cannot be computed: numbers are NaN then, and there is no
                            ///< picture; empty if it can

    double distance() const { return mean_entropy - exact_entropy; }

    /// Whether the keys share a direction: the mean's share is above 1/20 and what chance gives.
    bool has_mean_key() const { return mean_key_share > 0.05 + 4 / static_cast<double>(keys); }
};

/// Returns the part of the Scenario on which the summaries of its heads depend; everything else is
/// as in Scenario{}.
Scenario head_inputs(const Scenario& scenario);

/// Returns the number of heads of the tensors that the Scenario chooses in its files, of the
/// queries if both have heads; 1 if they have no axis of heads. Throws FileError for a bad file,
/// InvalidRequest if no file is chosen or there are more than max_heads.
std::int64_t count_heads(const Scenario& scenario);

/// Receives each head when it is computed.
using HeadSink = std::function<void(HeadSummary&&)>;

/// Computes all heads of the Scenario's tensors in the chosen batch, one by one, each with its
/// whole matrix on at most `pixels` × `pixels`; for a head whose values cannot be used, only its
/// fault. The exact mean that they are compared with is for the same rows, each with its own λ and
/// norms, and random directions. Throws as count_heads() and the engine do, the fault of the first
/// head if none can be computed, FileError if a file was changed meanwhile, and Cancelled.
void compute_heads(const Scenario& scenario, AttentionEngine& engine, int pixels,
                   const std::stop_token& stop, const Progress& progress, const HeadSink& sink);

/// Whether one head comes before the other: the smaller number first, the larger score first, heads
/// without a number last, equal ones by head.
bool comes_before(const HeadSummary& one, const HeadSummary& other, HeadOrder order);

/// Header
/// head,mean_entropy,exact_entropy,distance,lambda,n,mean_key_share,previous,first,induction,diagonal,norm
/// and one line per head; entropies are in nats.
std::string heads_csv(std::span<const HeadSummary> heads);

/// The table of heads below a `#` comment block, with entropies in the Scenario's unit.
std::string heads_csv(std::span<const std::shared_ptr<const HeadSummary>> heads,
                      const Scenario& scenario);

}  // namespace attnscope
