#pragma once

#include <span>
#include <vector>

#include "core/theory/exact_means.h"
#include "core/theory/logit_law.h"

namespace attnscope {

/// The exact means of n independent logits of that law (n ≥ 1). `refinement` divides the steps of
/// both quadratures: 1 in use, 2 to see that halving them changes nothing.
ExactMeans row_means(const LogitLaw& law, double n, Precision precision = Precision::full,
                     double refinement = 1);

/// The exact means of rows of Gaussian logits of that standard deviation for each of these lengths,
/// ascending and at least 2, for about what three of them cost alone. Relative error 1e-11.
std::vector<ExactMeans> gaussian_row_means(double sigma, std::span<const double> lengths);

/// sum += weight · term.
void add_weighted(ExactMeans& sum, double weight, const ExactMeans& term);

}  // namespace attnscope
