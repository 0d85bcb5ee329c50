#include "ui/figure/reading.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include "ui/text.h"

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

/// Index of the point whose abscissa is within a hundredth of the axis of x; the size of xs where
/// there is none.
std::size_t pointAt(const std::vector<double>& xs, const Axis& axis, double x) {
    constexpr double reach = 0.01;
    const auto place = [&](double value) { return axis.logarithmic ? std::log(value) : value; };
    const double width = place(axis.max) - place(axis.min);
    const auto nearest = std::min_element(xs.begin(), xs.end(), [&](double a, double b) {
        return std::abs(place(a) - place(x)) < std::abs(place(b) - place(x));
    });
    if (nearest == xs.end() || !(std::abs(place(*nearest) - place(x)) <= reach * width))
        return xs.size();
    return static_cast<std::size_t>(nearest - xs.begin());
}

/// Nothing lies between simulated points, so that they are read at their own abscissas alone.
void readPoint(const Curve& curve, const Axis& axis, double x, Reading& reading) {
    const std::size_t i = pointAt(curve.x, axis, x);
    reading.value = i < curve.y.size() ? curve.y[i] : nan;
    if (!curve.error.empty())
        reading.error = i < curve.error.size() ? curve.error[i] : nan;
}

Reading readCurve(const Curve& curve, const Figure& figure, double x) {
    const bool logX = figure.x.logarithmic, logY = figure.y.logarithmic;
    Reading reading;
    reading.label = toQString(curve.label);
    reading.kind = curve.kind;
    reading.series = curve.series;
    if (curve.style == CurveStyle::points)
        readPoint(curve, figure.x, x, reading);
    else if (curve.style == CurveStyle::steps)
        reading.value = stepAt(curve, x);
    else
        reading.value = interpolate(curve.x, curve.y, x, logX, logY);
    reading.isPoint = curve.style == CurveStyle::points;
    reading.valid = holds_at(curve, figure.y, x, reading.value);
    return reading;
}

Reading readBand(const Band& band, const Figure& figure, double x) {
    const bool logX = figure.x.logarithmic, logY = figure.y.logarithmic;
    Reading reading;
    reading.label = toQString(band.label);
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
