#include "core/figures/interpolate.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>

namespace attnscope {
namespace {

constexpr double nan = std::numeric_limits<double>::quiet_NaN();

/// Returns the index of the last point at or before x; the number of points if x lies outside them.
std::size_t point_before(const std::vector<double>& xs, double x) {
    const auto after = std::ranges::upper_bound(xs, x);
    if (after == xs.begin() || !(x <= xs.back()))
        return xs.size();
    return static_cast<std::size_t>(after - xs.begin()) - 1;
}

/// A few points, and the value at 0 of the polynomial through them (Neville's scheme).
class Stencil {
public:
    void add(double place, double y) {
        places_[size_] = place;
        values_[size_++] = y;
    }

    double at_zero() const {
        std::array<double, 4> p = values_;
        for (std::size_t step = 1; step < size_; ++step)
            for (std::size_t i = 0; i + step < size_; ++i)
                p[i] = (places_[i + step] * p[i] - places_[i] * p[i + 1]) /
                       (places_[i + step] - places_[i]);
        return p[0];
    }

private:
    std::array<double, 4> places_{}, values_{};
    std::size_t size_ = 0;
};

}  // namespace

double interpolate(const std::vector<double>& xs, const std::vector<double>& ys, double x,
                   bool logarithmic) {
    const std::size_t left = point_before(xs, x);
    if (left >= std::min(xs.size(), ys.size()))
        return nan;
    if (xs[left] == x)
        return ys[left];
    const std::size_t right = left + 1;
    if (right >= ys.size())
        return nan;
    const auto place = [&](std::size_t i) { return logarithmic ? std::log(xs[i] / x) : xs[i] - x; };
    Stencil stencil;
    stencil.add(place(left), ys[left]);
    stencil.add(place(right), ys[right]);
    // A point very close to its neighbour, or of another scale, would only add its rounding errors.
    const double width = place(right) - place(left);
    const auto serves = [&](std::size_t i, double distance) {
        return std::isfinite(ys[i]) && distance > 1e-3 * width && distance < 1e3 * width;
    };
    if (left > 0 && serves(left - 1, place(left) - place(left - 1)))
        stencil.add(place(left - 1), ys[left - 1]);
    if (right + 1 < std::min(xs.size(), ys.size()) &&
        serves(right + 1, place(right + 1) - place(right)))
        stencil.add(place(right + 1), ys[right + 1]);
    return stencil.at_zero();
}

double value_at(const Curve& curve, const Axis& axis, double x) {
    if (curve.style == CurveStyle::line)
        return interpolate(curve.x, curve.y, x, axis.logarithmic);
    const std::size_t i = point_before(curve.x, x);
    if (i >= std::min(curve.x.size(), curve.y.size()))
        return nan;
    return curve.style == CurveStyle::steps || curve.x[i] == x ? curve.y[i] : nan;
}

double value_at(const Map& map, const Axis& x_axis, const Axis& y_axis, double x, double y) {
    std::vector<double> column;
    for (std::size_t i = 0; i < map.y.size(); ++i) {
        const auto row = map.values.begin() + static_cast<std::ptrdiff_t>(i * map.x.size());
        const std::vector<double> values(row, row + static_cast<std::ptrdiff_t>(map.x.size()));
        column.push_back(interpolate(map.x, values, x, x_axis.logarithmic));
    }
    return interpolate(map.y, column, y, y_axis.logarithmic);
}

}  // namespace attnscope
