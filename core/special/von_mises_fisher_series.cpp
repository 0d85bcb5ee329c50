#include <cmath>
#include <limits>

#include "core/special/von_mises_fisher_regimes.h"
#include "core/vector_math/with_lanes.h"

namespace attnscope::detail {
namespace {

/// A sum that starts at 1 and keeps its rounding error separately (Knuth's two-sum). This is needed
/// because D is a difference of sums that are up to 13 times as large.
class Sum {
public:
    void add(double term) {
        const double next = sum_ + term, added = next - sum_;
        lost_ += (sum_ - (next - added)) + (term - added);
        sum_ = next;
    }
    double value() const { return sum_ + lost_; }

private:
    double sum_ = 1, lost_ = 0;
};

/// The three sums of the series, each of positive terms.
struct Sums {
    Sum mgf;           ///< S₀ (ν+1) / q
    Sum slope;         ///< S₁
    double turan = 1;  ///< S₂
};

/// Computes the three sums. Term k of S₁ divided by k + 1 is term k of S₀ (ν+1)/q, so that two
/// recurrences suffice.
Sums power_series(double d, double q) {
    constexpr double negligible = std::numeric_limits<double>::epsilon() / 8;
    const double order = d / 2 + 1;  // ν + 2
    Sums sums;
    double term = 1.0;
    double turan_term = 1.0;
    for (double m = 0.0; turan_term > negligible * sums.turan; m += 1.0) {
        const double ratio = q / ((m + 1) * (order + m));
        term *= ratio;
        turan_term *= ratio * (2 * (d - 1 + 2 * m) / (d + m));
        sums.mgf.add(term / (m + 2));
        sums.slope.add(term);
        sums.turan += turan_term;
    }
    return sums;
}

}  // namespace

VonMisesFisher von_mises_fisher_series(double d, double beta) {
    const Sums sums = with_lanes([=](auto) { return power_series(d, beta * beta / 4); });
    const double excess = beta / 2 * (beta / d) * sums.mgf.value();  // M − 1
    const double log_mgf = std::log1p(excess);
    const double mean_cosine = beta / d * sums.slope.value() / (1 + excess);
    return {.log_mgf = log_mgf,
            .log_mgf_minus_beta = log_mgf - beta,
            .mean_cosine = mean_cosine,
            .entropy_deficit = beta * mean_cosine - log_mgf,
            .entropy_deficit_slope = beta / d * (sums.turan / (1 + excess)) / (1 + excess)};
}

}  // namespace attnscope::detail
