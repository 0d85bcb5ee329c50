#pragma once

#include <span>

namespace attnscope {

/// An estimate of a mean or quantile of a law from a sample. The 95 % interval is 1.96 standard
/// errors to either side, wider by an unknown amount if the error is only a lower bound.
struct Estimate {
    double value;
    double standard_error;
    bool error_is_lower_bound = false;
};

/// Half width of a 95 % interval in standard errors.
inline constexpr double normal_95 = 1.959963984540054;

/// The mean of at least two values and its standard error, summed in order.
///
/// The error is a lower bound if few values dominate the mean: with skewness γ, if (γ² + 0.6)/N >
/// 0.03, in particular for N < 21; coverage falls short of 95 % by about (γ² + 1.6)/(4N) (P. Hall,
/// "The Bootstrap and Edgeworth Expansion", 1992, 2.6). Measured for normal, uniform, exponential,
/// lognormal (σ to 3), Pareto (index 1.05 to 3) and Bernoulli laws, N from 20 to 3,000: an interval
/// whose error is not flagged as a lower bound misses the mean in at most 6.5 % of the samples.
Estimate mean_estimate(std::span<const double> values);

/// The p-quantile of ascending values (linear interpolation, as in NumPy). `values` is not empty.
double quantile(std::span<const double> ascending, double p);

/// The p-quantile and its standard error: 1/1.96 of the half width of the smallest interval about
/// the estimate that holds the true quantile with 95 % probability. The quantile lies between the
/// k-th and the next of the N values with probability C(N, k) pᵏ (1−p)^{N−k} whatever the
/// continuous law (Thompson, Ann. Math. Stat. 7, 1936), also for values spread over hundreds of
/// orders of magnitude. The error is a lower bound if even the interval over all values does not
/// reach 95 %.
///
/// Coverage of the 95 % interval, measured with 20 to 3,000 values at p from 0.05 to 0.95:
/// 0.93–0.98 for uniform, exponential, logistic and Pareto laws and one over 300 orders of
/// magnitude (to 0.985 with 20 values); 0.925 if the law bends sharply within the interval.
///
/// `ascending` is not empty, 0 < p < 1.
Estimate quantile_estimate(std::span<const double> ascending, double p);

}  // namespace attnscope
