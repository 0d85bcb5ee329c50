#pragma once

#include <QImage>
#include <QString>
#include <cmath>
#include <span>
#include <vector>

#include "core/colors/color_limits.h"
#include "core/colors/color_maps.h"
#include "core/colors/color_range.h"

namespace attnscope {

/// Assigns the colours of a colour map to weights.
///
/// Linear: from 0 to the largest weight. Logarithmic: from the smallest to the largest weight, but
/// over six decades at most. Percentile: linear between the 1st and the 99th percentile, if these
/// differ. A scale with a diverging map is made symmetric about `uniform`, the weight that every
/// key would have if all were alike. Weights that differ by rounding alone have one colour. Chosen
/// limits replace the ends that follow from the weights. Weights outside the ends have the end
/// colours.
class ColorScale {
public:
    ColorScale() = default;
    ColorScale(std::span<const float> weights, ColorRange range, const ColorMap& map,
               double uniform, const ColorLimits& limits = {});

    /// Returns a scale of weights of either sign, or of differences of weights: linear and
    /// symmetric about 0, on the diverging map. Its end is limits.to if that is chosen; else the
    /// largest size or, for percentiles, the 99th percentile of the sizes.
    static ColorScale ofSigned(std::span<const float> weights, ColorRange range,
                               const ColorLimits& limits = {});

    /// Whether both scales assign colours in the same way, apart from their ends.
    bool isLike(const ColorScale& other) const {
        return range_ == other.range_ && map_ == other.map_ && isSigned() == other.isSigned();
    }
    /// Extends the scale to cover the other one, which is like it.
    void include(const ColorScale& other);

    bool operator==(const ColorScale&) const = default;

    bool isEmpty() const { return !(low_ < high_); }
    bool isLogarithmic() const { return range_ == ColorRange::log; }
    ColorRange range() const { return range_; }
    const ColorMap& map() const { return *map_; }
    /// Whether the scale is symmetric about 0.
    bool isSigned() const { return low_ < 0 && low_ == -high_; }
    double low() const { return low_; }
    double high() const { return high_; }

    /// Whether there are weights beyond an end, which take its colour.
    bool exceedsLow() const { return least_ < low_ - rounding * std::abs(low_); }
    bool exceedsHigh() const { return most_ > high_ * (1 + rounding); }

    /// Place of a weight on the scale, in [0, 1].
    double place(double weight) const;

    /// Weights, row-major, as a picture; NaN is transparent.
    QImage picture(std::span<const float> weights, int width, int height) const;

    struct Tick {
        double place;
        QString label;
    };
    std::vector<Tick> ticks(int most) const;

private:
    static constexpr double rounding = 1e-6;  ///< relative rounding of weights in float32

    std::vector<Tick> signedTicks(int most) const;
    void keepPercentiles(std::span<const float> weights);
    void take(const ColorLimits& limits);
    void centre(double uniform);

    ColorRange range_ = ColorRange::log;
    const ColorMap* map_ = &color_maps().front();
    double low_ = 0, high_ = 0;
    double least_ = 0, most_ = 0;  ///< smallest and largest weight
};

}  // namespace attnscope
