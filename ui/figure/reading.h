#pragma once

#include <QString>
#include <vector>

#include "core/figures/figure.h"

namespace attnscope {

/// What one curve or band of a figure says at an abscissa.
struct Reading {
    QString label;
    CurveKind kind = CurveKind::exact;
    int series = 0;
    double value = 0;      ///< of a curve; NaN where it says nothing there
    double error = 0;      ///< half width of its 95 % interval; 0 where it has none
    bool isPoint = false;  ///< of a curve that says something at its own points alone
    bool isBand = false;
    double lower = 0, upper = 0;  ///< of a band
    bool valid = true;            ///< false where the approximation has left its range
};

/// y at x between the points (xs, ys), linear on the displayed axes. NaN outside of them, in a gap,
/// and where a logarithmic axis has no such value.
double interpolate(const std::vector<double>& xs, const std::vector<double>& ys, double x,
                   bool xLogarithmic, bool yLogarithmic);

/// The value of every curve and band at x, in the figure's order.
std::vector<Reading> readFigure(const Figure& figure, double x);

}  // namespace attnscope
