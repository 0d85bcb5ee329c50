#pragma once

#include <span>
#include <vector>

#include "core/theory/logit_law.h"

namespace attnscope {

/// A trapezoid over the law of one logit X, for expectations of functions f(s), s = u + X, that are
/// constant beyond s = 4 and below some low s: E f ≈ Σ weights f(arguments) + above f(∞) + below
/// f(−∞).
class LogitNodes {
public:
    /// Makes nodes for means over n logits. They reach up to where the law's density has fallen to
    /// e^{−46}/n of its peak, and down to e^{−46−rarity} of it. `refinement` divides the steps (1
    /// in use; 2 halves them to check that nothing changes).
    LogitNodes(const LogitLaw& law, double n, double refinement = 1, double rarity = 0);

    struct Window {
        std::span<const double> arguments;  ///< s, ascending
        std::span<const double> weights;
        double above;  ///< P(s above the last argument)
        double below;  ///< P(s below the first argument)
    };

    /// Returns the nodes with s = u + X in [lowest, 4]. The spans are valid until the next call.
    Window window(double u, double lowest);

    /// Whether nodes are made by each call of window() because too many would have to be stored:
    /// the steps are very fine compared with the law.
    bool made_on_demand() const { return logits_.empty(); }

    double largest_logit() const { return law_.logit(upper_); }

private:
    void store_even();
    void store_graded();
    void sample(std::span<const double> ys, std::span<const double> steps);
    void sum_masses();
    Window stored_window(double u, double lowest);
    Window fresh_window(double u, double lowest);
    double fresh_step(double u, double low, double high) const;
    double mass_beyond(double y, double step) const;

    LogitLaw law_;
    double lower_, upper_;  ///< range of y
    double refinement_;
    std::vector<double> logits_, node_weights_, mass_above_, mass_below_;
    std::vector<double> arguments_, weights_;
};

}  // namespace attnscope
