#pragma once

namespace attnscope::detail {

/// The angle of a direction from the pole, in the form that SphereCap needs. No member is computed
/// as a difference of others, so that all keep their digits at the pole and at the equator.
struct PolarAngle {
    double cosine;    ///< c = cos θ, from 0 to 1
    double sine;      ///< sin θ
    double log_sine;  ///< log sin θ

    /// Returns sinᵏ θ: from log_sine near the equator, where a rounded sine would lose digits, and
    /// from sine near the pole, where the logarithm would.
    double sine_to(double k) const;

    static PolarAngle of_angle(double theta);  ///< θ ∈ [0, π/2]
    static PolarAngle of_rapidity(double y);   ///< c = tanh y, y ≥ 0
};

/// The share of the unit sphere of ℝᵈ that lies within the angle θ ≤ π/2 of a pole:
///
///     Q = c_d ∫_0^θ sin^{d−2} t dt = ½ I_{sin² θ}((d−1)/2, ½),  c_d = Γ(d/2)/(Γ((d−1)/2) √π).
///
/// With c = cos θ, it is computed for d c² below about 4 by the positive series
///     Q = ½ − c_d c sin^{d−1} θ · ₂F₁(1, d/2; 3/2; c²),
/// and for larger d c² by the continued fraction of positive terms (Gauss; DLMF 15.7.1) for
///     Q = c_d sin^{d−1} θ / ((d−1) c) · ₂F₁(½, 1; (d+1)/2; −tan² θ).
/// Relative error 2e-14 or better for Q > 1e-40, and below that 3e-16·|log Q|. Several times as
/// fast as Boost's incomplete beta functions.
class SphereCap {
public:
    explicit SphereCap(double d);

    double share(const PolarAngle& at) const;
    double log_share(const PolarAngle& at) const;

    /// log c_d, to 2.5e-16.
    double log_density_constant() const { return log_constant_; }

private:
    bool near_equator(const PolarAngle& at) const;
    double share_near_equator(const PolarAngle& at) const;
    double mean_width_near_pole(const PolarAngle& at) const;  ///< Q / (c_d sin^{d−1} θ)

    double d_;
    double log_constant_;
};

}  // namespace attnscope::detail
