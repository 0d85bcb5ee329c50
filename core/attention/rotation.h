#pragma once

#include <cstdint>
#include <limits>
#include <stop_token>
#include <vector>

#include "core/attention/prepared.h"

namespace attnscope {

/// Which components turn together as the pair m: 2m and 2m + 1, or m and m + M, where M is the
/// number of pairs.
enum class Pairs { neighbours, halves };

/// The effect of a position scheme on inner products. The pair m of a query at position i turns by
/// the angle iθ_m, that of a key at position j by jθ_m. The pair's part of q·k therefore depends on
/// the positions through i − j alone. Components beyond the pairs do not turn: those beyond a
/// model's rotary dimensions, and the last one if d is odd. Turned components may also be
/// stretched, which multiplies the pairs' part of q·k by stretch².
struct Rotation {
    std::vector<double> frequencies;  ///< θ_m of the pairs, radians per position
    std::vector<double> fading = {};  ///< g_m ≥ 0: the pair's part of q·k is multiplied by
                                      ///< e^{−g_m(i − j)}; empty if no pair fades
    Pairs pairs = Pairs::neighbours;
    double still = 0;    ///< number of further pairs, which do not turn
    double stretch = 1;  ///< factor on the pairs of queries and of keys

    /// Distance beyond which every further step counts as `far_step` steps. Not used with fading.
    std::int64_t window = std::numeric_limits<std::int64_t>::max();
    double far_step = 1;

    /// Returns the distance that a distance i − j = `distance` ≥ 0 counts as: the same below
    /// `window`, `window` + (`distance` − `window`)·`far_step` from there on.
    double counted(double distance) const;
    /// Returns the mean of q·k/(‖q‖‖k‖) over the whole distances Δ from `first` ≥ 0 to `last` for
    /// equal q and k of random direction: the mean over Δ and over all pairs of e^{−g_m Δ}
    /// stretch² cos(θ_m Δ′), where Δ′ = counted(Δ), or of 1 for those that do not turn. The last
    /// component of an odd d is left out. Returns 1 if no pair turns.
    double mean_score(double first, double last) const;
};

/// Returns the inner products of the turned vectors. Query i is at position `first_place` + i, key
/// j at position j. Angles and factors are computed in double (error below 1e-10 at positions up to
/// a million); the turned vectors are rounded to float32. Fading multiplies the pair m of a query
/// at position i by e^{−g_m(i − c)} and of a key at position j by e^{g_m(j − c)}, where c is the
/// middle of all positions. Throws Cancelled, and InvalidRequest if these factors could overflow
/// float32.
Scores rotated(const InnerProducts& products, const Rotation& rotation, const std::stop_token& stop,
               std::int64_t first_place = 0);

}  // namespace attnscope
