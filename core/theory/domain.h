#pragma once

namespace attnscope::detail {

/// Throws InvalidRequest, naming the value, unless n ≥ 1 is finite and d ∈ [2, 10⁶].
void check_domain(double n, double d);

/// Throws InvalidRequest, naming the value, unless n and d are as above and λ ∈ [0, 10²⁴], beyond
/// which λd leaves the domain of von_mises_fisher().
void check_domain(double n, double d, double lambda);

/// Throws InvalidRequest, naming the value, if the exact method does not accept it, although others
/// may.
void require_exact(const char* name, double value, double low, double high);

}  // namespace attnscope::detail
