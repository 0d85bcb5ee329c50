#pragma once

#include <compare>
#include <functional>
#include <memory>
#include <stop_token>
#include <vector>

#include "core/engines/engine.h"
#include "core/heads/head_scores.h"
#include "core/scenario/head_order.h"
#include "core/scenario/scenario.h"
#include "core/vectors/layers.h"

namespace attnscope {

/// The most heads that an overview shows.
inline constexpr std::int64_t max_heads = 1024;

/// A head among those of several layers; the layer is its number.
struct HeadId {
    std::int64_t layer = 0, head = 0;

    auto operator<=>(const HeadId&) const = default;
};

/// One head of the Scenario's tensors.
struct HeadSummary {
    std::int64_t layer = 0;  ///< its number; 0 if there are not several
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
    bool awaits_exact = false;  ///< the exact entropy, NaN until then, is yet to come

    HeadId id() const { return {layer, head}; }
    double distance() const { return mean_entropy - exact_entropy; }

    /// Whether the keys share a direction: the mean's share is above 1/20 and what chance gives.
    bool has_mean_key() const { return mean_key_share > 0.05 + 4 / static_cast<double>(keys); }
};

/// Returns the part of the Scenario on which the summaries of its heads depend; everything else is
/// as in Scenario{}.
Scenario head_inputs(const Scenario& scenario);

/// Returns the layers whose heads are shown: all of layers_of(), or the chosen one alone
/// (Scenario::head_layers). Throws as layers_of() does.
std::vector<Layer> layers_shown(const Scenario& scenario);

/// A layer and the number of its heads.
struct HeadsOfLayer {
    Layer layer;
    std::int64_t heads;
};

/// Returns the layers that are shown, each with the number of its heads: those of the queries if
/// both sides have heads; 1 if they have no axis of heads, or if one of several layers has a fault.
/// Throws FileError for a bad file, InvalidRequest if no file is chosen or there are more than
/// max_heads heads.
std::vector<HeadsOfLayer> list_heads(const Scenario& scenario);

/// Returns the number of all heads in list_heads(). Throws as that does.
std::int64_t count_heads(const Scenario& scenario);

/// Receives each head when it is computed.
using HeadSink = std::function<void(HeadSummary&&)>;

/// Computes all heads of the layers that are shown, in the chosen batch, one by one, each with its
/// whole matrix on at most `pixels` × `pixels`; for a head whose values cannot be used, only its
/// fault. The exact mean that they are compared with is for the same rows, each with its own λ and
/// norms, and random directions. Where there are several layers, all heads come without it first
/// (`awaits_exact`) and then once more with it, computed from tables that heads share, to 1e-6 nat.
/// Throws as count_heads() and the engine do, the fault of the first head if none can be computed,
/// FileError if a file was changed meanwhile, and Cancelled.
void compute_heads(const Scenario& scenario, AttentionEngine& engine, int pixels,
                   const std::stop_token& stop, const Progress& progress, const HeadSink& sink);

/// Whether one head comes before the other: the smaller number first, the larger score first, heads
/// without a number last, equal ones by layer and head.
bool comes_before(const HeadSummary& one, const HeadSummary& other, HeadOrder order);

/// The number by which heads are sorted, as it is: an entropy in nats, a score, or the head's own
/// number.
double number_in_order(const HeadSummary& head, HeadOrder order);

/// Header
/// head,mean_entropy,exact_entropy,distance,lambda,n,mean_key_share,previous,first,induction,diagonal,norm
/// and, if the heads are of several layers, layer; one line per head; entropies are in nats.
std::string heads_csv(std::span<const HeadSummary> heads);

/// The table of heads below a `#` comment block, with entropies in the Scenario's unit.
std::string heads_csv(std::span<const std::shared_ptr<const HeadSummary>> heads,
                      const Scenario& scenario);

}  // namespace attnscope
