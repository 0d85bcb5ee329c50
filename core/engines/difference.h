#pragma once

#include "core/engines/engine.h"

namespace attnscope {

/// Returns the difference of two matrices of the same size: `frame` with the weights of `other`
/// subtracted. Both must show the same cells and rows, pooled by the mean. A pixel that pools only
/// masked cells counts as 0; if it does so in both frames, the difference is NaN. The statistics of
/// `other` are kept in `subtracted`, those of `frame` are unchanged.
///
/// Where both matrices see the same cells of a pixel, the mean of the differences is the difference
/// of the means, so the picture is exact however many cells a pixel pools. Throws InvalidRequest if
/// the frames do not show the same cells and rows.
AttentionFrame difference(AttentionFrame frame, const AttentionFrame& other);

/// Returns the mean entropy of the rows of a difference minus that of the subtracted rows, in nats.
/// Rows that give no key a weight do not count, as in summarize().
double mean_entropy_change(const AttentionFrame& difference);

}  // namespace attnscope
