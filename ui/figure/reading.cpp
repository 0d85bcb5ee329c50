#include "ui/figure/reading.h"

#include <algorithm>
#include <cmath>
#include <optional>

#include "core/figures/interpolate.h"
#include "ui/figure/format.h"
#include "ui/figure/label_text.h"
#include "ui/figure/paint.h"
#include "ui/look/translated.h"

namespace attnscope {

namespace {

/// Whether a curve has values at its own points alone.
bool isOfPoints(const Curve& curve) {
    return curve.style == CurveStyle::points || curve.style == CurveStyle::measured;
}

/// Returns the nearest abscissa of a simulated point within `reach` pixels of `pixel`.
std::optional<double> simulatedNear(const Figure& figure, const AxisMap& map, double pixel) {
    constexpr double reach = 5;
    std::optional<double> nearest;
    for (const Curve& curve : figure.curves)
        for (std::size_t i = 0; isOfPoints(curve) && !isCloud(curve) && i < curve.x.size(); ++i) {
            const double distance = std::abs(map.pixel(curve.x[i]) - pixel);
            if (distance <= (nearest ? std::abs(map.pixel(*nearest) - pixel) : reach))
                nearest = curve.x[i];
        }
    return nearest;
}

/// Returns half the width of a simulated point's interval; 0 if x is not the abscissa of a point.
double errorAt(const Curve& curve, double x) {
    const auto found = std::lower_bound(curve.x.begin(), curve.x.end(), x);
    const auto i = static_cast<std::size_t>(found - curve.x.begin());
    return i < curve.error.size() && *found == x ? curve.error[i] : 0;
}

Reading readCurve(const Curve& curve, const Figure& figure, double x) {
    Reading reading;
    reading.label = plainText(translated(curve.label));
    reading.kind = curve.kind;
    reading.series = curve.series;
    reading.look = curve.look;
    reading.value = value_at(curve, figure.x, x);
    reading.error = errorAt(curve, x);
    reading.isPoint = isOfPoints(curve);
    reading.valid = holds_at(curve, x);
    return reading;
}

Reading readBand(const Band& band, const Figure& figure, double x) {
    Reading reading;
    reading.label = plainText(translated(band.label));
    reading.kind = band.kind;
    reading.look = band.look;
    reading.isBand = true;
    reading.lower = interpolate(band.x, band.lower, x, figure.x.logarithmic);
    reading.upper = interpolate(band.x, band.upper, x, figure.x.logarithmic);
    return reading;
}

}  // namespace

int positionDigits(const AxisMap& map) {
    const double pixel = 1 / std::max(1.0, std::abs(map.to - map.from));
    const double relative =
        map.logarithmic ? pixel * std::log(map.range.max / map.range.min)
                        : pixel * (map.range.max - map.range.min) /
                              std::max({std::abs(map.range.min), std::abs(map.range.max), 1e-300});
    constexpr int least = 4, most = 9;
    return relative > 0
               ? std::clamp(static_cast<int>(std::ceil(-std::log10(relative))), least, most)
               : least;
}

double abscissaAt(const Figure& figure, const AxisMap& map, double pixel) {
    if (const auto simulated = simulatedNear(figure, map, pixel))
        return *simulated;
    const double shown = positionShown(figure.x, map.value(pixel), positionDigits(map));
    return std::clamp(shown, map.range.min, map.range.max);
}

std::vector<Reading> readFigure(const Figure& figure, double x) {
    std::vector<Reading> readings;
    for (const Curve& curve : figure.curves)
        if (!curve.x.empty() && curve.kind != CurveKind::contour && !isCloud(curve))
            readings.push_back(readCurve(curve, figure, x));
    for (const Band& band : figure.bands)
        if (!band.x.empty())
            readings.push_back(readBand(band, figure, x));
    return readings;
}

}  // namespace attnscope
