#pragma once

#include <QString>
#include <utility>
#include <vector>

#include "core/figures/figure.h"
#include "ui/model/place_names.h"

namespace attnscope {

/// The marks of a scale, in its own units, ascending. `labels` goes with `major`; some may be
/// empty.
struct Ticks {
    std::vector<double> major, minor;
    std::vector<QString> labels;
};

/// Marks of a plot's axis at round values in [min, max], with at most about `room` labels:
/// multiples of 1, 2 or 5 times a power of ten (15, 30, 45, 90 for degrees); on logarithmic axes
/// powers of ten, or of two if the axis shows a length.
Ticks axisTicks(const Axis& axis, double min, double max, int room);

/// Marks of a scale of weights, about `most` and at least two, no two labelled alike: on a
/// logarithmic scale powers of ten if these are enough, else also 2 and 5 times these, else even
/// steps as on a linear one. If neighbours differ in more digits than there is room for, the lowest
/// is written rounded and the others as what they add to it: 3.1·10⁻⁵, +2·10⁻⁹, +4·10⁻⁹. Needs 0 ≤
/// low < high, and 0 < low on a logarithmic scale.
Ticks weightTicks(double low, double high, bool logarithmic, int most);

/// Marks of the matrix's rows or keys in [from, to): multiples of a power of two, with at most
/// `room` labels, which are the names of the positions.
Ticks cellTicks(double from, double to, double room, const PlaceNames& places = {});

/// The ends of a scale, in as many digits as place them to a fiftieth of it, but at least three and
/// at most six.
std::pair<QString, QString> endLabels(double low, double high);

/// The label of a power of 2 or 10: 4096, 2²⁴, 0.01, 10⁷.
QString powerLabel(int base, int exponent);

/// A weight as scales write it: 0.002, 4·10⁻⁵.
QString weightText(double weight, int digits = 3);

}  // namespace attnscope
