#include "core/theory/random_energy.h"

#include <boost/math/special_functions/digamma.hpp>
#include <boost/math/special_functions/gamma.hpp>
#include <cmath>
#include <numbers>

#include "core/theory/closed_forms.h"
#include "core/theory/domain.h"

namespace attnscope {

double frozen_entropy(double m) {
    return -std::numbers::egamma - boost::math::digamma(1 - m);
}

double frozen_power_sum(double m, double k) {
    return boost::math::tgamma_delta_ratio(k - m, 1 - k) / boost::math::tgamma(k);
}

double random_energy_entropy(double n, double d, double lambda) {
    const double critical = freezing_scale(ScoreModel::gaussian, n, d);
    return lambda > critical ? frozen_entropy(critical / lambda)
                             : annealed_entropy(ScoreModel::gaussian, n, d, lambda);
}

double random_energy_collision(double n, double d, double lambda) {
    const double critical = freezing_scale(ScoreModel::gaussian, n, d);
    detail::check_domain(n, d, lambda);
    return lambda > critical ? frozen_power_sum(critical / lambda, 2) : 0;
}

double retrieval_scale(double n, double deviation, double gap) {
    const double log_others = std::log(n - 1);
    const double root = std::sqrt(gap * gap - 2 * deviation * deviation * log_others);
    return 2 * log_others / (gap + root);
}

}  // namespace attnscope
