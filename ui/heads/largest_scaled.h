#pragma once

#include <QSize>
#include <span>
#include <vector>

namespace attnscope {

/// Returns a matrix of this size, each number of which is the largest of those that it covers of a
/// matrix of size `from`, at least one in each direction, in size but with its sign. A single large
/// number stays in sight however small the picture is. NaN counts only where there is nothing else.
std::vector<float> largestScaled(std::span<const float> values, const QSize& from,
                                 const QSize& size);

}  // namespace attnscope
