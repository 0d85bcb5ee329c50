#pragma once

#include <span>

namespace attnscope {

/// The law of one logit X. X is a function of a variable y on the whole line, chosen so that
/// trapezoid sums over y converge exponentially:
///  - Gaussian: X = σy, density e^{−y²/2}/√(2π);
///  - sphere: X = β tanh y, density Γ(d/2)/(Γ((d−1)/2) √π) cosh^{−(d−1)} y, since tanh y = cos θ.
/// Both densities are densities of y, and even. Logits are counted from `origin`. It is β on
/// spheres of few dimensions, where the largest logits lie close to β and would lose digits, and 0
/// otherwise.
class LogitLaw {
public:
    static LogitLaw gaussian(double sigma);
    static LogitLaw sphere(double d, double beta);

    double origin() const { return origin_; }

    /// X(y) − origin.
    double logit(double y) const;

    /// Computes logit() and density() of each y. The absolute error of a logit is below 1e-15
    /// spread(), that of ℓ = log density below 1e-15 (1 + |ℓ|).
    void sample(std::span<const double> ys, std::span<double> logits,
                std::span<double> densities) const;

    /// Computes logit_difference(y, step) and density(y + step) of each step ≥ 0.
    void sample_above(double y, std::span<const double> steps, std::span<double> differences,
                      std::span<double> densities) const;

    /// X(y) − origin and dX/dy.
    struct Rise {
        double logit, slope;
    };
    Rise rise(double y) const;

    /// X(y + step) − X(y), without cancellation.
    double logit_difference(double y, double step) const;

    /// Returns the y of a logit that is counted from the origin; ±∞ if it lies beyond the range of
    /// X.
    double position(double logit) const;

    /// Returns the largest |dX/dy| for y in [low, high].
    double steepest(double low, double high) const;

    double density(double y) const;

    /// The first and the third derivative of the density, each divided by the density.
    struct Slopes {
        double first, third;
    };
    Slopes density_slopes(double y) const;

    /// P(Y > y).
    double survival(double y) const;

    /// The y > 0 at which the density has fallen to e^{−exponent} of its peak.
    double reach(double exponent) const;

    /// Returns the widest step in y with which a trapezoid integrates the density itself to full
    /// accuracy.
    double widest_step() const;

    double spread() const { return spread_; }  ///< σ or β

    /// Whether this is the law on a sphere of few dimensions. Evenly spaced nodes in y would then
    /// waste many nodes where X is already close to ±β.
    bool few_dimensions() const { return power_ > 0 && power_ < 32; }

    bool operator==(const LogitLaw&) const = default;

private:
    LogitLaw(double spread, double power, double peak);

    double spread_;  ///< σ or β
    double power_;   ///< d − 1 on the sphere; 0 for the Gaussian
    double peak_;    ///< density at y = 0
    double origin_;
};

}  // namespace attnscope
