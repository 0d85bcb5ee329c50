#pragma once

#include <QString>
#include <vector>

#include "core/figures/figure.h"
#include "ui/model/axis_map.h"

namespace attnscope {

/// What one curve or band of a figure says at an abscissa.
struct Reading {
    QString label;
    CurveKind kind = CurveKind::exact;
    int series = 0;
    LineLook look{};
    double value = 0;      ///< of a curve; NaN if it says nothing there
    double error = 0;      ///< half width of its 95 % interval; 0 if it has none
    bool isPoint = false;  ///< of a curve that says something at its own points alone
    bool isBand = false;
    double lower = 0, upper = 0;  ///< of a band
    bool valid = true;            ///< false if the approximation has left its range
};

/// Returns the number of significant digits that tell one pixel of an axis from the next.
int positionDigits(const AxisMap& map);

/// Returns the abscissa at which a figure is read when the pointer is at that pixel: that of a
/// simulated point within a few pixels, else the number in the read-out's heading, so that the
/// values below the heading hold for it.
double abscissaAt(const Figure& figure, const AxisMap& map, double pixel);

/// The value of every curve and band at x, in the figure's order.
std::vector<Reading> readFigure(const Figure& figure, double x);

}  // namespace attnscope
