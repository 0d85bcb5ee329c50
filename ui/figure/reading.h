#pragma once

#include <QString>
#include <vector>

#include "core/figures/figure.h"
#include "ui/model/axis_map.h"

namespace attnscope {

/// What one curve or band of a figure shows at an abscissa.
struct Reading {
    QString label;
    CurveKind kind = CurveKind::exact;
    int series = 0;
    LineLook look{};
    double value = 0;      ///< of a curve; NaN if it has no value there
    double error = 0;      ///< half the width of the value's 95 % interval; 0 if it has none
    bool isPoint = false;  ///< whether it is a curve with values at its own points alone
    bool isBand = false;
    double lower = 0, upper = 0;  ///< of a band
    bool valid = true;            ///< false if the approximation does not hold there
};

/// Returns the number of significant digits that tell one pixel of an axis from the next.
int positionDigits(const AxisMap& map);

/// Returns the abscissa at which a figure is read when the pointer is at `pixel`: that of a
/// simulated point within a few pixels, otherwise the abscissa rounded as in the read-out's
/// heading, so that the values below the heading are those at the number that it shows.
double abscissaAt(const Figure& figure, const AxisMap& map, double pixel);

/// Returns the values at x of every curve and band in the figure's order, curves first; without a
/// map's lines of equal value and clouds of measured rows.
std::vector<Reading> readFigure(const Figure& figure, double x);

}  // namespace attnscope
