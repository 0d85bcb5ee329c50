#pragma once

#include <functional>
#include <memory>
#include <stop_token>
#include <vector>

#include "core/engines/engine.h"
#include "core/scenario/head_order.h"
#include "core/scenario/scenario.h"

namespace attnscope {

/// Heads that an overview shows at most.
inline constexpr std::int64_t max_heads = 1024;

/// One head of the Scenario's tensors.
struct HeadSummary {
    std::int64_t head = 0;
    std::int64_t queries = 0, keys = 0, d = 0;
    double lambda = 0;         ///< of the last row, as the rule gives it
    double mean_entropy = 0;   ///< of the rows, in nats; NaN where none has a weight
    double exact_entropy = 0;  ///< the mean of the same rows over independent directions with the
                               ///< head's norms: direction_means_of(); NaN where there is none
    std::int64_t least_keys = 0, most_keys = 0;  ///< that a row sees
    double mean_key_share = 0;                   ///< mean_key_share()
    AttentionFrame frame;                        ///< its picture, without the statistics of rows
    Message no_exact = {};  ///< why there is no exact entropy of this head; empty where there is
                            ///< one, or the attention has another law
    Message fault = {};     ///< why it cannot be computed: numbers are NaN then, and there is no
                            ///< picture; empty where it can

    double distance() const { return mean_entropy - exact_entropy; }

    /// Whether the keys share a direction, by more than chance and a twentieth.
    bool has_mean_key() const { return mean_key_share > 0.05 + 4 / static_cast<double>(keys); }
};

/// What of the Scenario decides the summaries of its heads; everything else as in Scenario{}.
Scenario head_inputs(const Scenario& scenario);

/// Heads of the tensors that the Scenario chooses in its files, of the queries where both have
/// some; 1 where they have no axis of heads. Throws FileError for a bad file, InvalidRequest where
/// no file is chosen or there are more than max_heads.
std::int64_t count_heads(const Scenario& scenario);

/// Gets each head as it is computed.
using HeadSink = std::function<void(HeadSummary&&)>;

/// All heads of the Scenario's tensors in the chosen batch, one by one, each with its whole matrix
/// on at most `pixels` × `pixels`; of one whose values cannot serve, its fault alone. What they are
/// compared with has the same rows, each with its own λ and norms, and random directions. Throws as
/// count_heads() and the engine do, what is wrong with the first head where none can be computed,
/// FileError where a file was changed meanwhile, Cancelled.
void compute_heads(const Scenario& scenario, AttentionEngine& engine, int pixels,
                   const std::stop_token& stop, const Progress& progress, const HeadSink& sink);

/// Whether one stands before the other: the smaller number first, none last, equal ones by head.
bool comes_before(const HeadSummary& one, const HeadSummary& other, HeadOrder order);

/// Header head,mean_entropy,exact_entropy,distance,lambda,n,mean_key_share and one line a head;
/// entropies in nats.
std::string heads_csv(std::span<const HeadSummary> heads);

/// The same below a `#` comment block.
std::string heads_csv(std::span<const std::shared_ptr<const HeadSummary>> heads,
                      const Scenario& scenario);

}  // namespace attnscope
