#pragma once

#include "core/theory/exact_means.h"
#include "core/theory/logit_law.h"

namespace attnscope {

/// The exact means of n independent logits of that law (n ≥ 1). `refinement` divides the steps of
/// both quadratures: 1 in use, 2 to see that halving them changes nothing.
ExactMeans row_means(const LogitLaw& law, double n, double refinement = 1);

/// sum += weight · term.
void add_weighted(ExactMeans& sum, double weight, const ExactMeans& term);

}  // namespace attnscope
