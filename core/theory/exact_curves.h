#pragma once

#include <span>
#include <stop_token>
#include <vector>

#include "core/theory/score_model.h"

namespace attnscope {

/// A row of n keys at scale λ.
struct RowAt {
    double n, lambda;
};

// Exact means of many rows at once, such as those of a figure's curve, on all cores: what
// exact_means() gives for each.
//
// Of a random query (gaussian_qk) the mean over its norm is taken of the polynomial in
// w = σ/(σ + c), c = √(1 + 2 log n), through the logarithms of the means of Gaussian rows at
// Chebyshev points, all lengths together (gaussian_row_means()). For σ → 0 and ∞ these are smooth
// in w too, when what falls like 1/σ is divided by 1 − w. The degree is doubled until the values in
// between are what half the degree says to 1e-5, the error falling with the square; rows are
// computed one by one where 128 do not suffice. Relative error 1e-9, measured 5e-10.
//
// Domain of exact_means(). Throw InvalidRequest outside, Cancelled when asked to stop.

std::vector<double> exact_entropies(ScoreModel model, double d, std::span<const RowAt> rows,
                                    const std::stop_token& stop);
std::vector<double> exact_collisions(ScoreModel model, double d, std::span<const RowAt> rows,
                                     const std::stop_token& stop);
std::vector<double> exact_gradients(ScoreModel model, double d, std::span<const RowAt> rows,
                                    const std::stop_token& stop);

}  // namespace attnscope
