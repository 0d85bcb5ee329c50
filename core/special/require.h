#pragma once

namespace attnscope::detail {

/// Throws InvalidRequest, naming the value and the range, unless low ≤ value ≤ high (so for NaN).
void require_within(const char* name, double value, double low, double high);

/// Of every dimension: d ∈ [2, 10⁶].
void require_dimension(double d);

}  // namespace attnscope::detail
