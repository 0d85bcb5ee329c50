#pragma once

#include <cmath>
#include <compare>
#include <functional>
#include <limits>
#include <memory>
#include <stop_token>
#include <string>
#include <vector>

#include "core/engines/engine.h"
#include "core/heads/head_scores.h"
#include "core/rows/given_norms.h"
#include "core/scenario/head_order.h"
#include "core/scenario/scenario.h"
#include "core/vectors/layers.h"

namespace attnscope {

/// The most heads that an overview shows.
inline constexpr std::int64_t max_heads = 1024;

/// The number of a layer, and the number of a head in it.
struct HeadId {
    std::int64_t layer = 0, head = 0;

    auto operator<=>(const HeadId&) const = default;
};

/// One head of the Scenario's tensors.
struct HeadSummary {
    std::int64_t layer = 0;       ///< number of its layer; 0 if there is only one
    std::string layer_name = {};  ///< of its layer in the model, if the file states one
    std::int64_t head = 0;
    std::int64_t queries = 0, keys = 0, d = 0;
    double lambda = 0;         ///< λ of the last row, as the rule gives it
    double mean_entropy = 0;   ///< mean of the rows, in nats; NaN if no row has weights
    double exact_entropy = 0;  ///< exact mean of the same rows over random directions with
                               ///< the head's norms (direction_means_of()), in nats; NaN if
                               ///< there is none
    std::int64_t least_keys = 0, most_keys = 0;  ///< the fewest and the most keys that a row sees
    double mean_key_share = 0;                   ///< ‖mean of the keys‖²/mean of ‖k‖²
    HeadScores scores = {};
    AttentionFrame frame;       ///< the head's picture, without the statistics of rows
    Message no_induction = {};  ///< why the head has no score of induction, if tokens are lacking
    Message no_exact = {};      ///< why this head has no exact entropy although the attention
                                ///< has a law for which it is known; otherwise empty
    std::vector<Message> notes = {};  ///< on positions (core/engines/notes.h)
    Message fault = {};               ///< why the head cannot be computed: its numbers are NaN, and
                                      ///< it has no picture; empty if it can be computed
    bool awaits_exact = false;        ///< whether the exact entropy is yet to come; NaN until then
    double distance_error = std::numeric_limits<double>::quiet_NaN();  ///< standard error of
                                                                       ///< distance(), in nats

    HeadId id() const { return {layer, head}; }
    double distance() const { return mean_entropy - exact_entropy; }

    /// Whether the distance is within two standard errors of 0, as for random directions.
    bool is_by_chance() const { return std::abs(distance()) <= 2 * distance_error; }

    bool has_mean_key() const { return share_direction(mean_key_share, keys); }
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

/// Returns the layers that are shown, each with the number of its heads: that of the queries if
/// both queries and keys have heads. A layer without an axis of heads counts as one head, and so
/// does a layer with a fault if there are several. Throws FileError for a bad file, InvalidRequest
/// if no file is chosen or there are more than max_heads heads.
std::vector<HeadsOfLayer> list_heads(const Scenario& scenario);

/// Returns the number of all heads in list_heads(). Throws what list_heads() throws.
std::int64_t count_heads(const Scenario& scenario);

/// Receives a head as soon as it is computed.
using HeadSink = std::function<void(HeadSummary&&)>;

/// Computes all heads of the layers that are shown, one by one, in the chosen batch. Each head
/// comes with a picture of its whole matrix of at most `pixels` × `pixels`; a head whose values
/// cannot be used comes with its fault alone.
///
/// The exact entropy of a head is for the same rows, each with its own λ and norms, over random
/// directions. If there are several layers, a head that has one is passed to `sink` without it
/// first (`awaits_exact`), and then once more with it. It is then computed from tables that heads
/// share, to 1e-6 nat. The standard error of the distance is that of a mean over independent rows:
/// the spread of the rows' own distances over the root of their number. Rows share their keys, but
/// over random directions this changes the error by little.
///
/// Throws what list_heads() throws; FileError if a file was changed meanwhile; the fault of the
/// first head if no head can be computed; and Cancelled.
void compute_heads(const Scenario& scenario, AttentionEngine& engine, int pixels,
                   const std::stop_token& stop, const Progress& progress, const HeadSink& sink);

/// Whether one head comes before the other: for entropies, distances and head numbers the smaller
/// number first, for scores the larger one. Heads without a number are last. Ties are broken by
/// layer and head.
bool comes_before(const HeadSummary& one, const HeadSummary& other, HeadOrder order);

/// Returns the number by which heads are sorted: an entropy or its distance from the exact one in
/// nats, a score, or the head's own number.
double number_in_order(const HeadSummary& head, HeadOrder order);

/// Returns a header and one line per head. The header is
/// head,mean_entropy,exact_entropy,distance,lambda,n,mean_key_share,previous,first,induction,diagonal,norm
/// and, if the heads are of several layers, ends with layer. Entropies are in nats.
std::string heads_csv(std::span<const HeadSummary> heads);

/// Returns the same table below a `#` comment block, with entropies in the Scenario's unit.
std::string heads_csv(std::span<const std::shared_ptr<const HeadSummary>> heads,
                      const Scenario& scenario);

}  // namespace attnscope
