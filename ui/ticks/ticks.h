#pragma once

#include <QString>
#include <utility>
#include <vector>

#include "core/figures/figure.h"
#include "ui/model/place_names.h"

namespace attnscope {

/// The ticks of a scale, in its own units, ascending. labels[i] belongs to major[i]; it may be
/// empty.
struct Ticks {
    std::vector<double> major, minor;
    std::vector<QString> labels;
};

/// Returns the ticks of a plot's axis at round values in [min, max], with at most about `room`
/// labels: multiples of 1, 2 or 5 times a power of ten (15, 30, 45, 90 for degrees). On logarithmic
/// axes the ticks are powers of ten, with multiples of them if few decades are in view, or powers
/// of two if the axis shows a length; but even steps, too, if less than about a decade is in view.
Ticks axisTicks(const Axis& axis, double min, double max, int room);

/// Returns the ticks of a scale of weights, about `most` and at least two, no two labelled alike.
/// On a linear scale they are at even steps. On a logarithmic scale they are powers of ten if these
/// are enough, otherwise also 2 and 5 or 3 times these, otherwise even steps. If labels that tell
/// neighbours apart are too wide, the lowest is rounded and the others say what they add to it:
/// 3.1·10⁻⁵, +2·10⁻⁹, +4·10⁻⁹. Requires 0 ≤ low < high, and 0 < low on a logarithmic scale.
Ticks weightTicks(double low, double high, bool logarithmic, int most);

/// Returns the ticks of a matrix's rows or keys in [from, to): at multiples of a power of two, with
/// at most `room` labels, which are the names of the positions.
Ticks cellTicks(double from, double to, double room, const PlaceNames& places = {});

/// Returns the labels of the ends of a scale, in the fewest digits, from three to six, that place
/// both to a fiftieth of the scale's length.
std::pair<QString, QString> endLabels(double low, double high);

/// Returns the label of a power of 2 or 10: 4096, 2²⁴, 0.01, 10⁷.
QString powerLabel(int base, int exponent);

/// Returns a weight as scales write it: 0.002, 4·10⁻⁵.
QString weightText(double weight, int digits = 3);

}  // namespace attnscope
