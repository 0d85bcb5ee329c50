#pragma once

#include <functional>
#include <stop_token>
#include <string>
#include <vector>

#include "core/figures/figure.h"
#include "core/scenario/scenario.h"
#include "core/scenario/units.h"

namespace attnscope {

/// A row of n keys at scale λ, somewhere on the x axis of an entropy figure.
struct RowAt {
    double n, lambda;
};

/// The way that an entropy figure takes through (n, λ) along its x axis.
struct EntropyPath {
    std::vector<double> x;             ///< ascending, positive
    std::function<RowAt(double)> row;  ///< at any x of the axis
    std::string symbol;                ///< of the axis in sentences: "n" or "λ"
    std::string (*text)(double);       ///< an x in a sentence
    bool whole = false;                ///< x is a whole number
};

/// The axis of an entropy from 0 to `most`, which is in the unit.
Axis entropy_axis(EntropyUnit unit, double most);

/// Adds the exact mean and every approximation that makes sense for the model, in the Scenario's
/// unit, and notes where each of these holds. The figure has its x axis, which is logarithmic.
void add_entropy_curves(Figure& figure, const Scenario& scenario, const EntropyPath& path,
                        const std::stop_token& stop);

/// One curve over the grid, computed on all cores.
Curve computed_curve(std::string label, CurveKind kind, const std::vector<double>& x,
                     const std::function<double(double)>& y, const std::stop_token& stop);

}  // namespace attnscope
