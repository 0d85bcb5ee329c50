#pragma once

#include <span>
#include <stop_token>
#include <vector>

#include "core/theory/exact_means.h"
#include "core/theory/logit_law.h"
#include "core/theory/row_at.h"
#include "core/theory/score_model.h"

namespace attnscope {

/// Exact means over rows whose weights are the α-entmax of their logits.
struct ThresholdMeans {
    double support;  ///< E of the number of keys whose weight is above 0
    double entropy;  ///< E H, in nats
};

/// Returns the means over rows of n ≥ 1 independent logits x of this law, with the weights
/// p = w(x − t) above a threshold t that makes them sum to 1, w(u) = [(α − 1)u]₊^{1/(α−1)}. α = 2
/// is the sparsemax.
///
/// A key of logit x gets more than p = w(u) if and only if t < x − u, that is, if the other keys
/// leave room at this threshold: w(u) + Σ w(x_j − x + u) < 1. For a function g of a weight, with
/// g(0) = 0,
///     E Σ g(p) = n ∫ dt ∫ du f(t + u) g′(w(u)) w′(u) P(S_t < 1 − w(u)),
/// where f is the density of a logit and S_t = Σ w(x_j − t) runs over n − 1 keys; and the mean
/// support is n ∫ f(t) P(S_t < 1) dt. The inner integral is a convolution, whose Laplace transform
/// is A_t(s) φ_t(s)^{n−1}/s with φ_t(s) = E e^{−s w(x−t)} and A_t(s) = ∫ f(t + u) g′ w′ e^{−s w}
/// du. It is inverted by the Fourier series of Abate and Whitt, summed as Euler does (J. Abate and
/// W. Whitt 1992, doi 10.1007/BF01158520).
///
/// Domain: n ≤ 10¹², α ∈ [1.05, 2], and rows of at most about 2,000 keys with a weight: NaN beyond.
/// The entropy is also NaN, and the support n, where the threshold lies below all keys. Relative
/// error 1e-8; on spheres below d = 8, whose largest logits crowd at an edge, 1e-5.
ThresholdMeans threshold_means(const LogitLaw& law, double n, double alpha);

/// Returns the mean support of the sparsemax over rows of n keys at scale λ. Domain of
/// exact_means(); throws InvalidRequest outside. NaN as above.
double sparsemax_support(ScoreModel model, double n, double d, double lambda);

/// Returns sparsemax_support() of each row, computed on all cores, always in full precision. Throws
/// Cancelled.
std::vector<double> sparsemax_supports(ScoreModel model, double d, std::span<const RowAt> rows,
                                       const std::stop_token& stop,
                                       Precision precision = Precision::full);

}  // namespace attnscope
