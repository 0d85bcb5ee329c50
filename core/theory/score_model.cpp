#include "core/theory/score_model.h"

#include <algorithm>
#include <array>

#include "core/parameters/record.h"

namespace attnscope {
namespace {

constexpr std::array<ScoreLaw, 3> all_laws = {{
    {"sphere", "sphere", ScoreModel::sphere, "sphere", "sphere", "s = d cos θ",
     "q and k uniform on the sphere of radius √d."},
    {"gaussian", "Gaussian", ScoreModel::gaussian, "sphere", "gaussian", "s ~ N(0, d)",
     "Scores of a query of norm √d with k ~ N(0, I)."},
    {"gaussian-qk", "Gaussian q and k", ScoreModel::gaussian_qk, "gaussian", "gaussian",
     "s ~ ‖q‖ N(0, 1)", "q and k ~ N(0, I), so that the query's norm is random too."},
}};

}  // namespace

std::span<const ScoreLaw> score_laws() {
    return all_laws;
}

const ScoreLaw& score_law(std::string_view key) {
    return record_of(score_laws(), "score model", key);
}

const ScoreLaw& score_law(ScoreModel id) {
    return *std::ranges::find(all_laws, id, &ScoreLaw::id);
}

}  // namespace attnscope
