#pragma once

#include <optional>

#include "core/attention/queries_and_keys.h"
#include "core/figures/figure.h"
#include "core/scenario/scenario.h"
#include "core/softmax/entropy_unit.h"
#include "core/softmax/row_statistics.h"

namespace attnscope {

/// The two λ of a row: `on_products` is its λ on q·k, and `own` is where the row is shown on an
/// axis of λ. For the user's own vectors `own` is the λ at which vectors of norm √d have logits of
/// the same variance (own_scales()); for drawn vectors it is `on_products`.
struct RowScales {
    double on_products, own;

    bool operator==(const RowScales&) const = default;
};

/// Returns the scales of a row of the Scenario's attention with these vectors, at the rule's λ. The
/// Scenario has the vectors' n and d.
RowScales row_scales(const Scenario& fitted, const QueriesAndKeys& input, std::int64_t row,
                     double lambda);

/// Returns a row of an attention matrix as a point of a figure: the row's value of the quantity
/// that the y axis shows, over its number of keys or its own λ. Returns nothing if the axes show
/// anything else, or if the row has no key.
std::optional<Point> row_point(const Figure& figure, const RowStatistics& row,
                               const RowScales& scales, const EntropyUnit& unit);

}  // namespace attnscope
