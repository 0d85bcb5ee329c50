#pragma once

#include <cstdint>
#include <span>

#include "core/softmax/row_statistics.h"

namespace attnscope {

/// Gathers the statistics of a row of weights w = p − δp′, the difference of two softmaxes, in one
/// pass over the weights. Memory does not grow with the row.
class SignedRow {
public:
    /// Adds weights of the keys first_key, first_key + 1, …, which must come after those added
    /// before. Keys that the row does not see have the weight 0.
    void add(std::span<const double> weights, std::int64_t first_key);

    /// Returns the statistics of the row, given those of p and p′, which see the same keys, and δ.
    /// log_sum_exp is NaN: such weights have no denominator.
    RowStatistics finish(const RowStatistics& first, const RowStatistics& second,
                         double delta) const;

private:
    /// Sums over shares v = w/m, where m is the largest |w|. With these, the entropy of a row keeps
    /// its digits where one weight is nearly all.
    struct Sums {
        double sizes = 0, negative = 0;  ///< Σ|v|, and the part of it below 0
        double squares = 0, logs = 0;    ///< Σv², Σ|v| log|v|
        double support = 0;              ///< keys whose weight is not 0

        /// The sums over shares that are `factor` times as large.
        Sums times(double factor) const;
        void operator+=(const Sums& more);
    };
    template <typename Doubles>
    static Sums sums_of(std::span<const double> weights, double largest);

    Sums sums_;
    double largest_ = 0, max_weight_ = 0;  ///< the largest |w|, and this w
    std::int64_t argmax_ = -1;
};

}  // namespace attnscope
