#pragma once

#include <span>
#include <vector>

#include "core/theory/exact_means.h"
#include "core/theory/logit_law.h"

namespace attnscope {

/// The exact means of n independent logits of this law (n ≥ 1). `refinement` divides the steps of
/// both quadratures: 1 in use, 2 to check that halving them changes nothing.
ExactMeans row_means(const LogitLaw& law, double n, Precision precision = Precision::full,
                     double refinement = 1);

/// The exact means for each of these lengths, ascending and at least 2, in about the time of three
/// of them computed alone. Relative error 1e-11 for a Gaussian law and, from d = 8 on, 3e-10 for
/// that of the sphere; below d = 8 its edges cause errors of 5e-8 at d = 5 and 2e-2 at d = 2.
std::vector<ExactMeans> row_means(const LogitLaw& law, std::span<const double> lengths);

/// Adds weight · term to `sum`.
void add_weighted(ExactMeans& sum, double weight, const ExactMeans& term);

}  // namespace attnscope
