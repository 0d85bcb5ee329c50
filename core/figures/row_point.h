#pragma once

#include <optional>

#include "core/figures/figure.h"
#include "core/softmax/entropy_unit.h"
#include "core/softmax/row_statistics.h"

namespace attnscope {

/// One row of an attention matrix as a point of a figure: its own value of the quantity that the
/// y axis shows, over its number of keys or its λ. None where the axes show anything else, or no
/// key counts.
std::optional<Point> row_point(const Figure& figure, const RowStatistics& row, double lambda,
                               const EntropyUnit& unit);

}  // namespace attnscope
