#pragma once

#include <cstdint>
#include <limits>
#include <stop_token>
#include <vector>

#include "core/attention/prepared.h"

namespace attnscope {

/// Which components turn together as the pair m: 2m and 2m + 1, or m and m + ⌊d/2⌋.
enum class Pairs { neighbours, halves };

/// What a position scheme does to inner products. Of a query at place i and a key at place j the
/// pair m turns by iθ_m and by jθ_m, so that its part of their product sees i − j alone. Where d is
/// odd the last component does not turn, as those beyond a model's rotary dimensions do not.
struct Rotation {
    std::vector<double> frequencies;  ///< θ_m of the ⌊d/2⌋ pairs, radians a step
    std::vector<double> fading = {};  ///< g_m ≥ 0: its part is multiplied by e^{−g_m(i − j)}; empty
                                      ///< where there is none
    Pairs pairs = Pairs::neighbours;

    /// From this distance on, every further step counts for `far_step` steps. Without fading.
    std::int64_t window = std::numeric_limits<std::int64_t>::max();
    double far_step = 1;

    /// What the distance i − j ≥ 0 counts for.
    double counted(double distance) const;
    /// The mean over whole distances Δ from `first` ≥ 0 to `last` of (1/⌊d/2⌋) Σ_m e^{−g_m Δ}
    /// cos(θ_m Δ′), where Δ counts for Δ′: the mean score, over ‖q‖‖k‖, of equal q and k of random
    /// direction, the component of an odd d that does not turn left out. 1 where there are no
    /// pairs.
    double mean_score(double first, double last) const;
};

/// The scores of turned vectors, query 0 at the place `first_place` of the keys. Angles and factors
/// are made in double (error below 1e-10 at places up to a million), then rounded to float32 as the
/// vectors are. Factors e^{±g(i − c)} are taken about the middle c of the places. Throws Cancelled,
/// and InvalidRequest where they could overflow float32.
Scores rotated(const InnerProducts& products, const Rotation& rotation, const std::stop_token& stop,
               std::int64_t first_place = 0);

}  // namespace attnscope
