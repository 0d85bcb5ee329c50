#pragma once

namespace attnscope::detail {

/// Throws InvalidRequest, naming the value, unless n ≥ 1 is finite and d ∈ [2, 10⁶].
void check_domain(double n, double d);

/// And λ ∈ [0, 10²⁴], beyond which λd leaves the domain of von_mises_fisher().
void check_domain(double n, double d, double lambda);

}  // namespace attnscope::detail
