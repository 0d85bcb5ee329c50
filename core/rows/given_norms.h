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

/// Returns the Euclidean norm of each row.
std::vector<double> norms_of(const Vectors& vectors);

/// Returns ‖m‖²/mean ‖k‖² with the mean key m = mean k: about 1/n if directions are independent, 1
/// if all keys are equal, NaN if all are 0. A mean key adds λ q·m to every logit of a row, which
/// leaves the weights as they are.
double mean_key_share(const Vectors& keys);

/// Whether that many keys share a direction: their mean_key_share() exceeds 1/20 by more than
/// chance explains.
bool share_direction(double mean_key_share, std::int64_t keys);

/// The norms of an attention's keys, and its rows, in the form that direction_means() takes.
struct NormsOfRows {
    std::vector<double> keys;
    std::vector<DirectionRow> rows;
};

/// Returns the norms of the keys, and each of these rows of the Scenario's attention with the keys
/// that it sees and its scale λ‖q‖; lambdas[i] is the λ of rows[i]. Norms are those in the scores
/// (scored_norms()). The Scenario has the vectors' n and d.
NormsOfRows norms_of_rows(const Scenario& fitted, const QueriesAndKeys& input,
                          std::span<const std::int64_t> rows, std::span<const double> lambdas);

/// Whether direction_means() gives the means of rows of the Scenario's attention: d is at least 2,
/// and the rows have no other law (other_law_of_rows()).
bool has_direction_means(const Scenario& fitted);

/// Returns the exact means of these rows of the Scenario's attention over independent directions of
/// queries and keys, which keep their norms (direction_means()). Each row is taken over the keys
/// that it sees, at its own λ: lambdas[i] for rows[i]. Norms are those in the scores
/// (scored_norms()). The Scenario has the vectors' n and d. All means are NaN if
/// has_direction_means() is false. Throws Cancelled.
std::vector<DirectionMeans> direction_means_of(const Scenario& fitted, const QueriesAndKeys& input,
                                               std::span<const std::int64_t> rows,
                                               std::span<const double> lambdas,
                                               const std::stop_token& stop);

/// Returns the reason why direction_means_of() may give NaN for rows although has_direction_means()
/// is true: their logits are spread too widely for the Scenario's n and d (widest_spread()).
Message too_wide_for_means(const Scenario& fitted);

/// Returns λ‖q‖·rms‖k‖/d for each of these rows, with the root mean square over the keys that the
/// row sees. This is the λ on q·k at which vectors of norm √d have logits of the same variance.
/// Norms are those in the scores (scored_norms()). Returns products_scale() for each row if logits
/// are not products of these norms (other_law_of_logits()).
std::vector<double> own_scales(const Scenario& fitted, const QueriesAndKeys& input,
                               std::span<const std::int64_t> rows, std::span<const double> lambdas);

}  // namespace attnscope
