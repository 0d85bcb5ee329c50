#pragma once

#include <functional>
#include <stop_token>
#include <string>
#include <vector>

#include "core/approximations/approximations.h"
#include "core/figures/compared_curves.h"
#include "core/figures/figure.h"
#include "core/figures/grids.h"
#include "core/scenario/scenario.h"
#include "core/softmax/entropy_unit.h"

namespace attnscope {

/// The path of a figure through (n, λ) along its x axis.
struct RowPath {
    std::vector<double> x;                  ///< ascending, positive
    std::function<RowAt(double)> row;       ///< n and λ at any x of the axis
    std::string symbol;                     ///< symbol of the axis in sentences: "n" or "λ"
    RoundedText text;                       ///< writes an x in a sentence
    bool whole = false;                     ///< x is a whole number
    Precision precision = Precision::full;  ///< of exact means
};

/// Returns the axis of an entropy from 0 to `most`, which is in `unit`.
Axis entropy_axis(const EntropyUnit& unit, double most);

/// Adds the exact mean of a quantity of rows, every approximation of it that makes sense for the
/// Scenario's model, and the user's own curves (core/figures/own_curves.h). Marks where each
/// approximation and each own curve holds. If rules are compared with the chosen one
/// (core/fields/compared_rules.h), the exact means under each rule are added instead of the
/// program's approximations. The figure's x axis must be set and is logarithmic.
void add_row_curves(Figure& figure, const RowQuantity& quantity, const Scenario& scenario,
                    const RowPath& path, const std::stop_token& stop);

/// Adds the Scenario's approximations of a quantity, and marks where each of them holds beside the
/// figure's first curve, the exact mean.
void add_approximations(Figure& figure, const RowQuantity& quantity, const Scenario& scenario,
                        const RowPath& path, const std::stop_token& stop);

/// Marks where an approximation of the quantity holds beside the figure's first curve, the exact
/// mean.
void judge(Curve& approximation, const Figure& figure, const RowQuantity& quantity,
           const RowPath& path);

/// Adds a note on where the figure's approximations hold, if it has any (ranges_note()).
/// `within` is the tolerance in words.
void note_ranges(Figure& figure, const Message& within, const RowPath& path);

/// Returns a function for the exact means of a quantity for the Scenario's d and model.
MeansOfRows exact_means_of(const RowQuantity& quantity, const Scenario& scenario,
                           Precision precision, const std::stop_token& stop);

/// Returns the curve of the exact mean along the path.
Curve exact_curve(const MeansOfRows& exact, const RowPath& path);

/// Adds exact_curve(). In a figure over lengths, if the Scenario's λ follows from a row's own
/// entropy, the curve's name says which row λ is for, and a note says that the mean over such rows
/// is different.
void add_exact_curve(Figure& figure, const MeansOfRows& exact, const Scenario& scenario,
                     const RowPath& path);

/// Calls add_row_curves() for the entropy in the Scenario's unit, and adds notes on where the
/// approximations hold.
void add_entropy_curves(Figure& figure, const Scenario& scenario, const RowPath& path,
                        const std::stop_token& stop);

/// Returns the curve y(x) over the grid `x`, computed on all cores.
Curve computed_curve(Message label, CurveKind kind, const std::vector<double>& x,
                     const std::function<double(double)>& y, const std::stop_token& stop);

}  // namespace attnscope
