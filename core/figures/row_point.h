#pragma once

#include <optional>

#include "core/attention/queries_and_keys.h"
#include "core/figures/figure.h"
#include "core/scenario/scenario.h"
#include "core/softmax/entropy_unit.h"
#include "core/softmax/row_statistics.h"

namespace attnscope {

/// λ of a row on q·k, and the λ at which the row is shown on an axis of λ: for the user's own
/// vectors the one at which vectors of norm √d have logits of the same variance (own_scales()), for
/// drawn ones λ itself.
struct RowScales {
    double on_products, own;

    bool operator==(const RowScales&) const = default;
};

/// Returns the scales of a row of the Scenario's attention of these vectors, whose n and d the
/// Scenario has, at the rule's λ.
RowScales row_scales(const Scenario& fitted, const QueriesAndKeys& input, std::int64_t row,
                     double lambda);

/// One row of an attention matrix as a point of a figure: its own value of the quantity that the y
/// axis shows, over its number of keys or its own λ. Returns nothing if the axes show anything
/// else, or if no key counts.
std::optional<Point> row_point(const Figure& figure, const RowStatistics& row,
                               const RowScales& scales, const EntropyUnit& unit);

}  // namespace attnscope
