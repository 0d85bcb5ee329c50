#pragma once

#include <functional>
#include <stop_token>
#include <string>
#include <vector>

#include "core/approximations/approximations.h"
#include "core/figures/compared_curves.h"
#include "core/figures/figure.h"
#include "core/scenario/scenario.h"
#include "core/softmax/entropy_unit.h"

namespace attnscope {

/// The way that a figure takes through (n, λ) along its x axis.
struct RowPath {
    std::vector<double> x;                  ///< ascending, positive
    std::function<RowAt(double)> row;       ///< at any x of the axis
    std::string symbol;                     ///< of the axis in sentences: "n" or "λ"
    std::string (*text)(double);            ///< an x in a sentence
    bool whole = false;                     ///< x is a whole number
    Precision precision = Precision::full;  ///< of exact means
};

/// The axis of an entropy from 0 to `most`, which is in the unit.
Axis entropy_axis(const EntropyUnit& unit, double most);

/// Adds the exact mean of a quantity of rows and every approximation of it that makes sense for the
/// Scenario's model, and marks where each of these holds; where rules are compared with the chosen
/// one (core/fields/compared_rules.h), in place of the approximations the exact means under each.
/// The figure has its x axis, which is logarithmic.
void add_row_curves(Figure& figure, const RowQuantity& quantity, const Scenario& scenario,
                    const RowPath& path, const std::stop_token& stop);

/// Says where the approximations hold that add_row_curves() added, if any: "within 2 % of …".
void note_ranges(Figure& figure, const Message& within, const RowPath& path);

/// The exact means of a quantity for the Scenario's d and model.
MeansOfRows exact_means_of(const RowQuantity& quantity, const Scenario& scenario,
                           Precision precision, const std::stop_token& stop);

/// The exact mean along the path.
Curve exact_curve(const MeansOfRows& exact, const RowPath& path);

/// Adds exact_curve(); over lengths, where the Scenario's λ follows from a row's own entropy, its
/// name says of which row the λ is, and a note that the mean over such rows is another.
void add_exact_curve(Figure& figure, const MeansOfRows& exact, const Scenario& scenario,
                     const RowPath& path);

/// add_row_curves() of the entropy in the Scenario's unit, with notes on where what holds.
void add_entropy_curves(Figure& figure, const Scenario& scenario, const RowPath& path,
                        const std::stop_token& stop);

/// One curve over the grid, computed on all cores.
Curve computed_curve(Message label, CurveKind kind, const std::vector<double>& x,
                     const std::function<double(double)>& y, const std::stop_token& stop);

}  // namespace attnscope
