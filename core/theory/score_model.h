#pragma once

#include <span>
#include <string_view>

namespace attnscope {

/// The law of the scores s = q·k that the theory figures assume; d is the number of dimensions. The
/// keys of a row are independent.
///  - sphere: q and k are uniform on the sphere of radius √d, so that s = d cos θ;
///  - gaussian: s ~ N(0, d), as for a query of norm √d and keys k ~ N(0, I);
///  - gaussian_qk: q and k ~ N(0, I), so that the query's norm is random, too. Scores of one row
///    share q: they are independent N(0, ‖q‖²) only given its norm.
enum class ScoreModel { sphere, gaussian, gaussian_qk };

struct ScoreLaw {
    std::string_view key, label;
    ScoreModel id;
    std::string_view queries, keys;  ///< the sources of vectors whose scores have this law
    std::string_view formula, help, meaning, source;
};

std::span<const ScoreLaw> score_laws();

/// Returns the law with this key. Throws InvalidRequest if there is none.
const ScoreLaw& score_law(std::string_view key);
const ScoreLaw& score_law(ScoreModel id);

}  // namespace attnscope
