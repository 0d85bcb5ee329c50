#include "core/special/von_mises_fisher.h"

#include <algorithm>
#include <cmath>

#include "core/special/require.h"
#include "core/special/von_mises_fisher_regimes.h"

namespace attnscope {
namespace {

void check_domain(double d, double beta) {
    detail::require_dimension(d);
    detail::require_within("beta", beta, 0, 1e30);
}

VonMisesFisher evaluate(double d, double beta) {
    if (beta == 0.0)
        return {};
    const double nu = d / 2 - 1;
    return std::hypot(nu, beta) < detail::uniform_from ? detail::von_mises_fisher_series(d, beta)
                                                       : detail::von_mises_fisher_uniform(d, beta);
}

}  // namespace

VonMisesFisher von_mises_fisher(double d, double beta) {
    check_domain(d, beta);
    return evaluate(d, beta);
}

double collision_exponent(double d, double beta) {
    check_domain(d, beta);
    const VonMisesFisher once = evaluate(d, beta);
    const VonMisesFisher twice = evaluate(d, 2 * beta);
    // For β beyond ν the two logarithms nearly cancel; without their linear parts they do not.
    if (beta > std::max(d / 2 - 1, 5.0))
        return twice.log_mgf_minus_beta - 2 * once.log_mgf_minus_beta;
    return twice.log_mgf - 2 * once.log_mgf;
}

}  // namespace attnscope
