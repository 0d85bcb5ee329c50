#pragma once

#include <span>
#include <string>
#include <string_view>

#include "core/engines/engine.h"
#include "core/io/token_labels.h"
#include "core/scenario/scenario.h"
#include "core/softmax/entropy_unit.h"

namespace attnscope {

/// A number in the table of rows: its name, and how it follows from a row's statistics and its λ.
struct RowColumn {
    std::string_view name;
    double (*value)(const RowStatistics& row, double lambda, const EntropyUnit& unit);
};

/// The numbers of each row in the order of the table, between the columns row and argmax.
std::span<const RowColumn> row_columns();

/// The numbers of each row that follow argmax: its sum and its keys with a weight; for a difference
/// of two softmaxes also Σ|w|, the part of it below 0, and the entropies of both; none for one
/// softmax, which makes every row sum to 1.
std::span<const RowColumn> mass_columns(const AttentionFrame& frame, const Normalizer& normalizer);

/// Returns the picture as CSV: a `#` comment block (version, Scenario, scale), then one line per
/// pixel with the cells that it pools and its weight, row_begin,row_end,key_begin,key_end,weight.
/// The weight is empty if all cells are masked. If `minus` is given, the Scenario whose weights
/// were subtracted, the block also lists its fields, each after "frozen: ".
std::string pixels_csv(const AttentionFrame& frame, const Scenario& scenario,
                       const Scenario* minus = nullptr);

/// Returns the picture as CSV in wide form, below the same comment block: one line per row of
/// pixels and one column per column of pixels. Lines and columns are headed by the cells that their
/// pixels pool, as FIRST-LAST, or FIRST if it is only one.
std::string wide_pixels_csv(const AttentionFrame& frame, const Scenario& scenario,
                            const Scenario* minus = nullptr);

/// Returns the rows that were computed, one per line under the header
/// row,log_sum_exp,entropy,collision,gradient,max_weight,argmax (entropies in nats), followed by
/// mass,support for a normaliser other than the softmax, and
/// mass,support,l1,negative_mass,entropy_1, entropy_2 for a difference of two softmaxes. If there
/// are labels, a column token follows with the label at the row's position, empty if it has none;
/// row 0 is at the position `first_place`.
std::string rows_csv(const AttentionFrame& frame, const Normalizer& normalizer,
                     const TokenLabels& labels = {}, std::int64_t first_place = 0);

/// Returns the rows that were computed, below a `#` comment block, with entropies in the Scenario's
/// unit.
std::string rows_csv(const AttentionFrame& frame, const Scenario& scenario,
                     const TokenLabels& labels = {}, std::int64_t first_place = 0);

}  // namespace attnscope
