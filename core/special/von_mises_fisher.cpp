#include "core/special/von_mises_fisher.h"

#include <algorithm>
#include <cmath>

#include "core/errors.h"
#include "core/scenario/numbers.h"
#include "core/special/von_mises_fisher_regimes.h"

namespace attnscope {
namespace {

void check_domain(double d, double beta) {
    if (!(d >= 2.0 && d <= 1e6))
        throw InvalidRequest("d = " + to_text(d) + " is not possible: it lies from 2 to 1000000");
    if (!(beta >= 0.0 && beta <= 1e30))
        throw InvalidRequest("beta = " + to_text(beta) +
                             " is not possible: it lies from 0 to 1e30");
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
    // Beyond ν the two logarithms nearly cancel; without their linear parts they do not.
    if (beta > std::max(d / 2 - 1, 5.0))
        return twice.log_mgf_minus_beta - 2 * once.log_mgf_minus_beta;
    return twice.log_mgf - 2 * once.log_mgf;
}

}  // namespace attnscope
