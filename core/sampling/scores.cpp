#include "core/sampling/scores.h"

#include <cmath>

namespace attnscope {

double draw_cosine(double d, RandomStream& random) {
    const double z = random.normal();
    return z / std::sqrt(z * z + random.chi_squared(d - 1));
}

void draw_scores(ScoreModel model, double d, RandomStream& random, std::span<double> scores) {
    if (model == ScoreModel::sphere) {
        for (double& score : scores)
            score = d * draw_cosine(d, random);
        return;
    }
    const double query_norm =
        model == ScoreModel::gaussian ? std::sqrt(d) : std::sqrt(random.chi_squared(d));
    for (double& score : scores)
        score = query_norm * random.normal();
}

}  // namespace attnscope
