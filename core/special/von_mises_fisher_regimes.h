#pragma once

#include "core/special/von_mises_fisher.h"

// The two ways in which von_mises_fisher() computes. Both take β > 0 and do not check their domain.
namespace attnscope::detail {

/// The value of √(ν² + β²) from which the uniform expansion replaces the series.
inline constexpr double uniform_from = 30.0;

/// Power series of positive terms in q = β²/4 for √(ν² + β²) < uniform_from, at most about 80
/// terms:
///
///     S₀ = Σ_{k≥1} q^k / (k! (ν+1)_k),  log M = log(1 + S₀),
///     A  = (β/d) S₁ / (1 + S₀),         S₁ = Σ_{k≥0} q^k / (k! (ν+2)_k),
///     dD/dβ = (β/d) S₂ / (1 + S₀)²,     S₂ the Turánian 1 + …, whose terms have the ratio
///                                       2q (d−1+2m) / ((m+1) (d+m) (ν+m+2)).
VonMisesFisher von_mises_fisher_series(double d, double beta);

/// The uniform expansion of log I_ν for √(ν² + β²) ≥ uniform_from, with Stirling's series for
/// log Γ(ν+1) subtracted term by term so that log M and D keep their relative accuracy as β → 0.
VonMisesFisher von_mises_fisher_uniform(double d, double beta);

}  // namespace attnscope::detail
