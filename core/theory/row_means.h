#pragma once

#include <span>
#include <vector>

#include "core/theory/exact_means.h"
#include "core/theory/logit_law.h"

namespace attnscope {

/// Returns the exact means of a row of n ≥ 1 independent logits of this law. `refinement` divides
/// the steps of both quadratures: 1 in use, 2 to check that halving them changes nothing.
ExactMeans row_means(const LogitLaw& law, double n, Precision precision = Precision::full,
                     double refinement = 1);

/// Returns the exact means for each of these lengths, which ascend and are at least 2. This takes
/// about as long as computing three of them alone. Relative error 1e-11 for a Gaussian law and,
/// from d = 8 on, 3e-10 for the law on a sphere. Below d = 8 the edges of that law cause errors of
/// 5e-8 at d = 5 and 2e-2 at d = 2.
std::vector<ExactMeans> row_means(const LogitLaw& law, std::span<const double> lengths);

/// Adds weight · term to `sum`.
void add_weighted(ExactMeans& sum, double weight, const ExactMeans& term);

}  // namespace attnscope
