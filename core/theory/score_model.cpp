#include "core/theory/score_model.h"

#include <algorithm>
#include <array>

#include "core/parameters/record.h"

namespace attnscope {
namespace {

constexpr std::array<ScoreLaw, 3> all_laws = {{
    {"sphere", "sphere", ScoreModel::sphere, "sphere", "sphere", R"(s = d\cos\theta)",
     "q and k uniform on the sphere of radius √d.",
     "Queries and keys point in random directions and all have length √d, so that a score s is d "
     "times the cosine of their angle. No score exceeds d, which matters for small d or large λ; "
     "for large d the law is close to the Gaussian one.",
     "J. Su 2021, kexue.fm/archives/8823; law of the angle: J. Su 2019, kexue.fm/archives/7076"},
    {"gaussian", "Gaussian", ScoreModel::gaussian, "sphere", "gaussian",
     R"(s \sim \mathcal{N}(0, d))", "Scores of a query of norm √d with k ~ N(0, I).",
     "Scores s are drawn from a bell curve around 0 with variance d, each by itself, as for a "
     "query of norm √d and keys with normal components. Scores have no upper bound, and the "
     "largest of n grows about as √(2d log n).",
     "J. Su 2023, kexue.fm/archives/9812"},
    {"gaussian-qk", "Gaussian q and k", ScoreModel::gaussian_qk, "gaussian", "gaussian",
     R"(s \sim \lVert q \rVert\,\mathcal{N}(0, 1))",
     "q and k ~ N(0, I), so that the query's norm is random too.",
     "All components of queries and keys are drawn from a bell curve around 0 with variance "
     "1, each by itself, so that the norm of a query varies as well. Rows of a longer query "
     "put their weight on fewer keys; for large d the norms hardly differ and the scores are "
     "nearly those of the Gaussian model.",
     "Vaswani et al. 2017, arXiv 1706.03762: components of mean 0 and variance 1"},
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
