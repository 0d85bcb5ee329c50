#pragma once

#include <string>

#include "core/engines/engine.h"
#include "core/io/token_labels.h"
#include "core/scenario/scenario.h"

namespace attnscope {

/// The picture as CSV: a `#` comment block (version, Scenario, scale), then one line per pixel with
/// the cells it pools: row_begin,row_end,key_begin,key_end,weight (empty if all are masked). The
/// block also lists the Scenario whose weights were subtracted, each field after "frozen: ".
std::string pixels_csv(const AttentionFrame& frame, const Scenario& scenario,
                       const Scenario* minus = nullptr);

/// The picture as CSV in wide form, below the same comment block: one line per row of pixels and
/// one column per pixel of keys, each headed by the first cell that it pools, or FIRST-LAST.
std::string wide_pixels_csv(const AttentionFrame& frame, const Scenario& scenario,
                            const Scenario* minus = nullptr);

/// The rows that were computed, one per line under the header
/// row,log_sum_exp,entropy,collision,gradient,max_weight,argmax (entropies in nats). If there are
/// labels, a column token follows with the label at the row's position, empty if it has none; row 0
/// is at the position `first_place`.
std::string rows_csv(const AttentionFrame& frame, const TokenLabels& labels = {},
                     std::int64_t first_place = 0);

/// The rows that were computed, below a `#` comment block, with entropies in the Scenario's unit.
std::string rows_csv(const AttentionFrame& frame, const Scenario& scenario,
                     const TokenLabels& labels = {}, std::int64_t first_place = 0);

}  // namespace attnscope
