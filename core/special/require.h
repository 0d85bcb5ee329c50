#pragma once

namespace attnscope::detail {

/// Throws InvalidRequest, naming the value and the range, unless low ≤ value ≤ high (so also for
/// NaN).
void require_within(const char* name, double value, double low, double high);

/// Throws InvalidRequest unless d is a dimension in [2, 10⁶].
void require_dimension(double d);

}  // namespace attnscope::detail
