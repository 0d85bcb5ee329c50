#include "ui/figure/reading.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include "ui/figure/format.h"

namespace attnscope {

namespace {

constexpr double nan = std::numeric_limits<double>::quiet_NaN();

/// Index of the last point at or before x; the size of xs where there is none.
std::size_t pointBefore(const std::vector<double>& xs, double x) {
    const auto after = std::upper_bound(xs.begin(), xs.end(), x);
    if (after == xs.begin() || !(x <= xs.back()))
        return xs.size();
    return static_cast<std::size_t>(after - xs.begin()) - 1;
}

double stepAt(const Curve& curve, double x) {
    const std::size_t i = pointBefore(curve.x, x);
    return i < std::min(curve.x.size(), curve.y.size()) ? curve.y[i] : nan;
}

Reading readCurve(const Curve& curve, const Figure& figure, double x) {
    const bool logX = figure.x.logarithmic, logY = figure.y.logarithmic;
    Reading reading;
    reading.label = text(curve.label);
    reading.kind = curve.kind;
    reading.series = curve.series;
    reading.value = curve.style == CurveStyle::steps ? stepAt(curve, x)
                                                     : interpolate(curve.x, curve.y, x, logX, logY);
    if (!curve.error.empty())
        reading.error = interpolate(curve.x, curve.error, x, logX, false);
    reading.valid = x >= curve.valid_from && x <= curve.valid_to;
    return reading;
}

Reading readBand(const Band& band, const Figure& figure, double x) {
    const bool logX = figure.x.logarithmic, logY = figure.y.logarithmic;
    Reading reading;
    reading.label = text(band.label);
    reading.kind = band.kind;
    reading.isBand = true;
    reading.lower = interpolate(band.x, band.lower, x, logX, logY);
    reading.upper = interpolate(band.x, band.upper, x, logX, logY);
    return reading;
}

}  // namespace

double interpolate(const std::vector<double>& xs, const std::vector<double>& ys, double x,
                   bool xLogarithmic, bool yLogarithmic) {
    const std::size_t i = pointBefore(xs, x);
    if (i >= std::min(xs.size(), ys.size()))
        return nan;
    if (xs[i] == x)
        return ys[i];
    if (i + 1 >= ys.size())
        return nan;
    const double t = xLogarithmic ? std::log(x / xs[i]) / std::log(xs[i + 1] / xs[i])
                                  : (x - xs[i]) / (xs[i + 1] - xs[i]);
    if (!yLogarithmic)
        return ys[i] + (ys[i + 1] - ys[i]) * t;
    return ys[i] > 0 && ys[i + 1] > 0 ? ys[i] * std::pow(ys[i + 1] / ys[i], t) : nan;
}

std::vector<Reading> readFigure(const Figure& figure, double x) {
    std::vector<Reading> readings;
    for (const Curve& curve : figure.curves)
        readings.push_back(readCurve(curve, figure, x));
    for (const Band& band : figure.bands)
        readings.push_back(readBand(band, figure, x));
    return readings;
}

}  // namespace attnscope
