#pragma once

#include <span>

#include "core/attention/normalizers.h"

namespace attnscope {

// Private to the normalisers.

/// Replaces the logits x of a row by the α-entmax of them, p = [(α − 1)x − τ]₊^{1/(α−1)}, for α in
/// (1, 2]; α = 2 is the sparsemax. τ is such that the row sums to 1. It is found by Newton's method
/// from (α − 1) max x − 1 on, from where the sum, which is convex in τ, falls to 1 without going
/// below: first for some of the keys, whose τ is at most that of the row, then for all that are
/// above it. Keys at or below a τ on the way have no weight and are left out from then on. The
/// result is divided by its sum. Absolute error of weights: 1e-11.
///
/// With u = p^{2−α} over the keys that have weights, the trace of ∂p/∂x is Σu − Σu²/Σu. Source:
/// Peters, Niculae and Martins 2019, arXiv 1905.05702.
Weighing weigh_by_threshold(std::span<double> row, double alpha);

}  // namespace attnscope
