#pragma once

#include "core/engines/engine.h"

namespace attnscope {

/// Returns the difference of the weights of two matrices of one size: the first frame, of mean
/// pooling, with the weights of the second, of the same viewport, subtracted (a masked cell counts
/// as 0 beside one that is not; NaN if both are masked), and with the second one's statistics
/// beside its own. Means of differences are differences of means, so the picture is exact however
/// many cells a pixel pools. Throws InvalidRequest if the frames do not show the same cells and
/// rows.
AttentionFrame difference(AttentionFrame frame, const AttentionFrame& other);

/// Returns the mean entropy of the rows of a difference minus that of the rows that were
/// subtracted, in nats; rows without a weight do not count, as in summarize().
double mean_entropy_change(const AttentionFrame& difference);

}  // namespace attnscope
