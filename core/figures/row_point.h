#pragma once

#include <optional>

#include "core/attention/queries_and_keys.h"
#include "core/figures/figure.h"
#include "core/scenario/scenario.h"
#include "core/softmax/entropy_unit.h"
#include "core/softmax/row_statistics.h"

namespace attnscope {

/// λ of a row on q·k, and the λ at which it stands on an axis of λ: of the user's own vectors the
/// one that vectors of norm √d would need for logits of its variance (own_scales()), of drawn ones
/// λ.
struct RowScales {
    double on_products, own;

    bool operator==(const RowScales&) const = default;
};

/// Of a row of the Scenario's attention of these vectors, n and d as these have them, at λ as the
/// rule gives it.
RowScales row_scales(const Scenario& fitted, const QueriesAndKeys& input, std::int64_t row,
                     double lambda);

/// One row of an attention matrix as a point of a figure: its own value of the quantity that the
/// y axis shows, over its number of keys or its own λ. None where the axes show anything else, or
/// no key counts.
std::optional<Point> row_point(const Figure& figure, const RowStatistics& row,
                               const RowScales& scales, const EntropyUnit& unit);

}  // namespace attnscope
