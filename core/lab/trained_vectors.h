#pragma once

#include <cstdint>
#include <stop_token>

#include "core/attention/queries_and_keys.h"
#include "core/lab/train.h"

namespace attnscope::lab {

/// A head of a trained model.
struct TrainedHead {
    std::int64_t layer = 0;  ///< 1 is the first one; 0 stands for the last
    std::int64_t head = 0;   ///< from 0
};

/// The number of components of a query.
std::int64_t head_size(const Settings& settings);

/// Returns an example with n keys and, where they are apart, the queries of all rows behind them:
/// one where they are alike.
Example example_of_rows(const Run& run, std::int64_t n, std::uint64_t seed);

/// Returns queries and keys that a trained head makes of example_of_rows(): q_i = h_i W_q and
/// k_j = h_j W_k with the head's columns, before norms and turns. Row i has the query of token i
/// where each token is one. Where the query is apart, each row has its own if the task asks in each
/// row (Task::ask_in_each_row); else all rows have that of the example, so that row i of a causal
/// matrix is what the model does with the first i + 1 keys. Keys are the same whatever n is, as far
/// as they go, and so are rows, where the layer is the first or the model's mask causal.
/// `QueriesAndKeys::factor` is that on the head's cosines. Throws InvalidRequest if there is no
/// such head or n is above 65,536, or 16,384 in a layer behind another; Cancelled.
QueriesAndKeys trained_vectors(const Run& run, const TrainedHead& of, std::int64_t n,
                               std::uint64_t seed, const std::stop_token& stop);

}  // namespace attnscope::lab
