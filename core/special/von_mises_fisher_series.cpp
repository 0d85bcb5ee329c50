#include <cmath>
#include <limits>

#include "core/special/von_mises_fisher_regimes.h"

namespace attnscope::detail {
namespace {

/// The three sums, each of positive terms from 1 on.
struct Sums {
    double mgf = 1.0;    ///< S₀ (ν+1) / q
    double slope = 1.0;  ///< S₁
    double turan = 1.0;  ///< S₂
};

/// S₁'s terms over k+1 are those of S₀, so that two recurrences serve all three sums.
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
        sums.mgf += term / (m + 2);
        sums.slope += term;
        sums.turan += turan_term;
    }
    return sums;
}

}  // namespace

VonMisesFisher von_mises_fisher_series(double d, double beta) {
    const Sums sums = power_series(d, beta * beta / 4);
    const double excess = beta / 2 * (beta / d) * sums.mgf;  // M − 1
    const double log_mgf = std::log1p(excess);
    const double mean_cosine = beta / d * sums.slope / (1 + excess);
    return {.log_mgf = log_mgf,
            .log_mgf_minus_beta = log_mgf - beta,
            .mean_cosine = mean_cosine,
            .entropy_deficit = beta * mean_cosine - log_mgf,
            .entropy_deficit_slope = beta / d * (sums.turan / (1 + excess)) / (1 + excess)};
}

}  // namespace attnscope::detail
