#pragma once

#include <QString>
#include <vector>

namespace attnscope {

/// A weight that a scale marks, and how it is written.
struct ScaleTick {
    double weight;
    QString label;
};

/// Marks between two weights, about `most` and at least two, ascending, no two labelled alike: on a
/// logarithmic scale powers of ten where these are enough, else also 2 and 5 times these, else even
/// steps as on a linear one. Where neighbours differ in more digits than there is room for, the
/// lowest is written rounded and the others as what they add to it: 3.1·10⁻⁵, +2·10⁻⁹, +4·10⁻⁹.
/// Needs 0 ≤ low < high, and 0 < low on a logarithmic scale.
std::vector<ScaleTick> scaleTicks(double low, double high, bool logarithmic, int most);

}  // namespace attnscope
