#pragma once

#include <string>

#include "core/engines/engine.h"
#include "core/io/token_labels.h"
#include "core/scenario/scenario.h"

namespace attnscope {

/// The picture as CSV: a `#` comment block (version, Scenario, scale), then one line a pixel with
/// the cells it pools: row_begin,row_end,key_begin,key_end,weight (empty where all are masked). The
/// block names the Scenario whose weights were subtracted, too, each field after "frozen: ".
std::string pixels_csv(const AttentionFrame& frame, const Scenario& scenario,
                       const Scenario* minus = nullptr);

/// The same in wide form: a line a row of pixels and a column a pixel of keys, each headed by the
/// first cell that it pools, or FIRST-LAST.
std::string wide_pixels_csv(const AttentionFrame& frame, const Scenario& scenario,
                            const Scenario* minus = nullptr);

/// The rows that were computed, one a line under the header
/// row,log_sum_exp,entropy,collision,gradient,max_weight,argmax (entropies in nats); where there
/// are labels, that of the row's place, row 0 having `first_place`, follows as token, empty where
/// it has none.
std::string rows_csv(const AttentionFrame& frame, const TokenLabels& labels = {},
                     std::int64_t first_place = 0);

/// The same below a `#` comment block, entropies in the Scenario's unit.
std::string rows_csv(const AttentionFrame& frame, const Scenario& scenario,
                     const TokenLabels& labels = {}, std::int64_t first_place = 0);

}  // namespace attnscope
