#pragma once

#include <cstdint>
#include <span>

#include "core/theory/score_model.h"

namespace attnscope {

/// The scores q·k of simulated rows, drawn directly from their law: the cost does not depend on d.
/// Score j of a row is a pure function of (seed, row, j).
///
/// Let U and V be uniform in (0, 1). The first two coordinates of a uniform direction in ℝᵈ have
/// squared length 1 − U^{2/(d−2)} and a uniform angle, so s = d √(1 − U^{2/(d−2)}) cos 2πV on the
/// sphere. A Gaussian score, the limit for d → ∞, is √d √(−2 log U) cos 2πV. For gaussian_qk, √d is
/// replaced by the row's query norm ~ χ_d.
class ScoreSampler {
public:
    ScoreSampler(ScoreModel model, double d, std::uint64_t seed, std::uint64_t row);

    /// Writes the scores of keys first_key, first_key + 1, …
    void draw(std::uint64_t first_key, std::span<double> scores) const;

    bool is_sphere() const { return is_sphere_; }

    /// Returns the factor of every score of the row: a score is this times a cosine on the sphere,
    /// otherwise this times a standard normal variable.
    double length() const { return length_; }

private:
    bool is_sphere_;
    double exponent_;  ///< 2/(d − 2)
    double length_;    ///< d on the sphere; √d, or the query's norm for gaussian_qk
    std::uint64_t seed_, row_;
};

}  // namespace attnscope
