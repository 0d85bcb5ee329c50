#include "core/theory/extreme_keys.h"

#include <algorithm>
#include <cmath>

#include "core/theory/logit_law.h"

namespace attnscope {

double extreme_value_support(double n, double d, double lambda) {
    return n == 1 ? 1 : 1 + std::sqrt(2 * std::log(n)) / (lambda * std::sqrt(d));
}

double hazard_support(ScoreModel model, double n, double d, double lambda) {
    if (lambda == 0 || n == 1)
        return n;
    const LogitLaw law = model == ScoreModel::sphere ? LogitLaw::sphere(d, lambda * d)
                                                     : LogitLaw::gaussian(lambda * std::sqrt(d));
    const auto hazard = [&](double y) {
        return law.density(y) / (law.survival(y) * law.rise(y).slope);
    };
    // The number of keys above y falls, and the number that the hazard rate allows rises, with y.
    double low = -law.reach(40), high = law.reach(40 + std::log(n));
    for (int i = 0; i < 60; ++i) {
        const double y = (low + high) / 2;
        (n * law.survival(y) > 1 + hazard(y) ? low : high) = y;
    }
    return std::min(n * law.survival((low + high) / 2), n);
}

}  // namespace attnscope
