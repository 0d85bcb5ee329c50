#pragma once

#include "core/theory/score_model.h"

namespace attnscope {

// How many keys of a random row are so near the largest that the sparsemax gives them a weight.
//
// The largest of many logits lie as the points of a Poisson process whose intensity grows e-fold
// for each 1/h that one goes down, where h is the hazard rate f/(1 − F) of a logit there. The gap
// between the j-th and the next is then exponential with mean 1/(jh) (A. Rényi 1953, doi
// 10.1007/BF02127580). The k-th key has a weight if Σ_{j<k} (x_(j) − x_(k)) < 1. In this sum the
// j-th gap counts j times, so that it is a sum of k − 1 exponential variables of mean 1/h: the
// number of further keys is Poisson, with mean h.

/// Returns 1 + √(2 log n)/σ, the mean support of the sparsemax as n → ∞: the hazard rate is about
/// √(2 log n)/σ at the largest of n Gaussian logits of standard deviation σ = λ√d. Too large at
/// finite n: at σ = 1 by 20 % at n = 64, and by 7 % at 10⁹. Domain of exact_means(); ∞ at λ = 0
/// unless n = 1.
double extreme_value_support(double n, double d, double lambda);

/// Returns the support K = 1 + h at which the hazard rate h is that of the logit which K of n
/// exceed in the mean, so that h is taken at the threshold. Measured at σ from 0.5 to 8, n from 64
/// to 10⁹: within 5 % of the exact mean. For gaussian_qk the query's norm is taken as √d. Domain
/// of exact_means(), at most n; n at λ = 0.
double hazard_support(ScoreModel model, double n, double d, double lambda);

}  // namespace attnscope
