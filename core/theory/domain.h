#pragma once

namespace attnscope::detail {

/// Throws InvalidRequest, naming the value, unless n ≥ 1 is finite and d ∈ [2, 10⁶].
void check_domain(double n, double d);

/// Throws InvalidRequest, naming the value, unless n ≥ 1 is finite, d ∈ [2, 10⁶] and λ ∈ [0, 10²⁴];
/// for larger λ, λd leaves the domain of von_mises_fisher().
void check_domain(double n, double d, double lambda);

/// Throws InvalidRequest, naming the value, unless it lies in [low, high]. The message speaks of
/// the exact method, because other methods may accept the value.
void require_exact(const char* name, double value, double low, double high);

}  // namespace attnscope::detail
