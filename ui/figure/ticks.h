#pragma once

#include <QString>
#include <vector>

#include "core/figures/figure.h"

namespace attnscope {

/// Where an axis has its marks, in its own units. `labels` goes with `major`; some may be empty.
struct Ticks {
    std::vector<double> major, minor;
    std::vector<QString> labels;
};

/// Marks at round values in [min, max], with at most about `room` labels: multiples of 1, 2 or 5
/// times a power of ten (15, 30, 45, 90 for degrees); on logarithmic axes powers of ten, or of two
/// where the axis shows a length.
Ticks axisTicks(const Axis& axis, double min, double max, int room);

}  // namespace attnscope
