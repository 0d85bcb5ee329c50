#pragma once

#include <array>
#include <cstddef>
#include <vector>

#include "core/theory/logit_law.h"

namespace attnscope {

/// The weight of a key whose logit exceeds the threshold by u ≥ 0: w(u) = (factor u)^{1/factor}.
struct ThresholdWeight {
    double factor;  ///< α − 1

    double operator()(double u) const;
    double inverse(double w) const;
};

/// The nodes of a Gauss–Legendre rule of 12 points on (0, 1).
struct GaussRule {
    std::array<double, 12> at, weight;

    GaussRule();
};

const GaussRule& gauss_rule();

/// Nodes of integrals over a key whose logit X(y) lies above a threshold X(place), y < `top`. All
/// arrays have the same size, a multiple of most_lanes.
struct ExcessNodes {
    /// Weights from here on count as infinite, which changes no sum of weights below 2.
    static constexpr double heaviest = 2;

    std::vector<double> keys;        ///< density of y times the weight of the node
    std::vector<double> weights;     ///< w(u)
    std::vector<double> slopes;      ///< w′(u)
    std::vector<double> logarithms;  ///< log w(u)
    double beyond;                   ///< probability that a key is too heavy to be at a node

    /// Lays nodes so densely that e^{i phase w} is integrated, too.
    ExcessNodes(const LogitLaw& law, ThresholdWeight weight, double place, double top,
                double phase);

    std::size_t count() const { return keys.size(); }
};

}  // namespace attnscope
