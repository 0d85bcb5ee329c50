#pragma once

#include <cstdint>
#include <span>
#include <stop_token>
#include <vector>

#include "core/attention/queries_and_keys.h"
#include "core/rows/random_directions.h"
#include "core/scenario/scenario.h"
#include "core/text/message.h"

namespace attnscope {

/// The Euclidean norm of each row.
std::vector<double> norms_of(const Vectors& vectors);

/// ‖m‖²/mean ‖k‖² of the mean key m = mean k: about 1/n if directions are independent, 1 if all
/// keys are equal; NaN if all are 0. A mean key adds λ q·m to every logit of a row, which leaves
/// the weights as they are.
double mean_key_share(const Vectors& keys);

/// Norms of the keys of an attention and its rows, as direction_means() takes them.
struct NormsOfRows {
    std::vector<double> keys;
    std::vector<DirectionRow> rows;
};

/// Returns the norms of these rows of the Scenario's attention and of the keys, each row with the
/// keys that it sees and its λ; norms that variant or rule divide by are 1. The Scenario has the
/// vectors' n and d.
NormsOfRows norms_of_rows(const Scenario& fitted, const QueriesAndKeys& input,
                          std::span<const std::int64_t> rows, std::span<const double> lambdas);

/// Whether rows of the Scenario's attention have the means of direction_means(): d is at least 2,
/// and they have no other law (other_law_of_rows()).
bool has_direction_means(const Scenario& fitted);

/// Returns the exact means of these rows of the Scenario's attention over independent directions,
/// with the norms that queries and keys have, each over the keys that it sees at its λ
/// (direction_means()): norms that variant or rule divide by are 1. The Scenario has the vectors' n
/// and d. All are NaN if they do not have them (has_direction_means()). Throws Cancelled.
std::vector<DirectionMeans> direction_means_of(const Scenario& fitted, const QueriesAndKeys& input,
                                               std::span<const std::int64_t> rows,
                                               std::span<const double> lambdas,
                                               const std::stop_token& stop);

/// Returns the reason why rows may have no mean in direction_means_of() although they have its law:
/// their logits are spread too widely for the Scenario's n and d (widest_spread()).
Message too_wide_for_means(const Scenario& fitted);

/// λ‖q‖·rms‖k‖/d over the keys that each of these rows sees: the λ on q·k at which vectors of norm
/// √d have logits of the same variance. Norms that variant or rule divide by are 1. If logits are
/// not products of these norms (other_law_of_logits()), products_scale().
std::vector<double> own_scales(const Scenario& fitted, const QueriesAndKeys& input,
                               std::span<const std::int64_t> rows, std::span<const double> lambdas);

}  // namespace attnscope
