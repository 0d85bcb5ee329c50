#pragma once

#include <cstdint>
#include <limits>
#include <stop_token>
#include <vector>

#include "core/attention/prepared.h"

namespace attnscope {

/// Which components turn together as the pair m: 2m and 2m + 1, or m and m + ⌊d/2⌋.
enum class Pairs { neighbours, halves };

/// The effect of a position scheme on inner products. The pair m of a query at position i turns by
/// iθ_m, that of a key at position j by jθ_m, so that its part of their product depends on i − j
/// alone. If d is odd the last component does not turn, like the components beyond a model's rotary
/// dimensions.
struct Rotation {
    std::vector<double> frequencies;  ///< θ_m of the ⌊d/2⌋ pairs, radians per position
    std::vector<double> fading = {};  ///< g_m ≥ 0: e^{−g_m(i − j)} multiplies the pair's part;
                                      ///< empty if no pair fades
    Pairs pairs = Pairs::neighbours;

    /// Distance from which every further step counts as `far_step` steps. Not used with fading.
    std::int64_t window = std::numeric_limits<std::int64_t>::max();
    double far_step = 1;

    /// Returns the distance that i − j = `distance` ≥ 0 counts as.
    double counted(double distance) const;
    /// Returns the mean over whole distances Δ from `first` ≥ 0 to `last` of (1/⌊d/2⌋) Σ_m e^{−g_m
    /// Δ} cos(θ_m Δ′), where Δ counts as Δ′: the mean score, divided by ‖q‖‖k‖, of equal q and k of
    /// random direction, without the component of an odd d that does not turn. 1 if there are no
    /// pairs.
    double mean_score(double first, double last) const;
};

/// Returns the scores of the turned vectors, with query 0 at position `first_place` among the keys.
/// Angles and factors are computed in double (error below 1e-10 at positions up to a million), then
/// rounded to float32 as the vectors are. Factors e^{±g(i − c)} are centred on the middle c of the
/// positions. Throws Cancelled, and InvalidRequest if these factors could overflow float32.
Scores rotated(const InnerProducts& products, const Rotation& rotation, const std::stop_token& stop,
               std::int64_t first_place = 0);

}  // namespace attnscope
