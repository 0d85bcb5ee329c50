#pragma once

#include <span>

namespace attnscope {

/// The law of one logit X as a function of a variable y on the whole line in which trapezoids
/// converge exponentially:
///  - Gaussian: X = σy, density e^{−y²/2}/√(2π);
///  - sphere: X = β tanh y, density Γ(d/2)/(Γ((d−1)/2) √π) cosh^{−(d−1)} y, since tanh y = cos θ.
/// Both densities are even. Logits are counted from `origin`: β on spheres of few dimensions, where
/// the largest lie close to β and would lose digits, otherwise 0.
class LogitLaw {
public:
    static LogitLaw gaussian(double sigma);
    static LogitLaw sphere(double d, double beta);

    double origin() const { return origin_; }

    /// X(y) − origin.
    double logit(double y) const;

    /// Computes logit() and density() of many y; absolute errors below 1e-15 β, and 1e-15 (1 +
    /// |log|) of the density's logarithm.
    void sample(std::span<const double> ys, std::span<double> logits,
                std::span<double> densities) const;

    /// X(y) − origin and dX/dy.
    struct Rise {
        double logit, slope;
    };
    Rise rise(double y) const;

    /// X(y + step) − X(y), without cancellation.
    double logit_difference(double y, double step) const;

    /// The y of a logit counted from the origin; ±∞ if it lies beyond the range of X.
    double position(double logit) const;

    /// Largest |dX/dy| for y in [low, high].
    double steepest(double low, double high) const;

    double density(double y) const;

    /// First and third derivative of the density over the density.
    struct Slopes {
        double first, third;
    };
    Slopes density_slopes(double y) const;

    /// P(Y > y).
    double survival(double y) const;

    /// The y > 0 at which the density has fallen to e^{−exponent} of its peak.
    double reach(double exponent) const;

    /// The widest trapezoid step that integrates the density itself to full accuracy.
    double widest_step() const;

    double spread() const { return spread_; }  ///< σ or β

    /// Whether this is a sphere of so few dimensions that many nodes of an even trapezoid would lie
    /// where X has all but reached ±β.
    bool few_dimensions() const { return power_ > 0 && power_ < 32; }

private:
    LogitLaw(double spread, double power, double peak);

    double spread_;  ///< σ or β
    double power_;   ///< d − 1 on the sphere; 0 for the Gaussian
    double peak_;    ///< density at y = 0
    double origin_;
};

}  // namespace attnscope
