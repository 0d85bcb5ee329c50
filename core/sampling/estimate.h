#pragma once

#include <span>

namespace attnscope {

/// What a sample says of a mean or quantile of its law. The 95 % interval is 1.96 standard errors
/// to either side.
struct Estimate {
    double value;
    double standard_error;
};

/// The mean of at least two values and its standard error, summed in order.
Estimate mean_estimate(std::span<const double> values);

/// The p-quantile of ascending values (linear interpolation, as in NumPy). `values` is not empty.
double quantile(std::span<const double> ascending, double p);

/// The p-quantile and its standard error by Maritz and Jarrett (1978): the standard deviation of
/// the order statistic under resampling, √(Σ wᵢ xᵢ² − (Σ wᵢ xᵢ)²), where wᵢ is the probability that
/// a Beta((N+1)p, (N+1)(1−p)) variable lies in ((i−1)/N, i/N).
///
/// Coverage of the 95 % interval, measured for exponential, normal, uniform and Pareto laws at p
/// from 0.05 to 0.95: 0.92–0.955 with N from 100 to 2,000 values, 0.90–0.95 with 50, down to 0.69
/// with 20 (no sample that small knows its tail). `ascending` is not empty, 0 < p < 1.
Estimate quantile_estimate(std::span<const double> ascending, double p);

}  // namespace attnscope
