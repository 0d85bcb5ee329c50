#include "ui/heatmap/color_scale.h"

#include <algorithm>
#include <array>
#include <atomic>
#include <cmath>
#include <cstdint>
#include <cstdlib>
#include <iterator>
#include <limits>

#include "core/vector_math/vector_math.h"
#include "ui/look/color_table.h"
#include "ui/look/pixels.h"
#include "ui/ticks/ticks.h"

namespace attnscope {
namespace {

constexpr double most_decades = 6;

/// Returns the smallest and the largest weight that are not NaN; if there are none, the first is
/// above the second.
std::pair<float, float> endsOf(std::span<const float> weights) {
    float least = std::numeric_limits<float>::infinity(), most = -least;
    for (const float weight : weights) {
        least = weight < least ? weight : least;
        most = weight > most ? weight : most;
    }
    return {least, most};
}

std::vector<float> finiteOf(std::span<const float> weights) {
    std::vector<float> finite;
    std::ranges::copy_if(weights, std::back_inserter(finite),
                         [](float weight) { return std::isfinite(weight); });
    return finite;
}

float percentile(std::vector<float>& values, double part) {
    const auto place = static_cast<std::ptrdiff_t>(part * static_cast<double>(values.size() - 1));
    std::nth_element(values.begin(), values.begin() + place, values.end());
    return values[static_cast<std::size_t>(place)];
}

}  // namespace

ColorScale::ColorScale(std::span<const float> weights, ColorRange range, const ColorMap& map,
                       double uniform, const ColorLimits& limits)
    : range_(range), map_(&map) {
    const auto [least, most] = endsOf(weights);
    if (least > most)
        return;
    if (range == ColorRange::log && !(most > 0))
        return;
    low_ = 0;
    high_ = most_ = most;
    least_ = least;
    if (range == ColorRange::log)
        low_ = std::max<double>(least, high_ * std::pow(10.0, -most_decades));
    if (range == ColorRange::percentile)
        keepPercentiles(weights);
    if (high_ - low_ <= rounding * high_) {  // all weights are alike
        low_ = high_ * 0.5;
        high_ = std::max(high_, std::min(high_ * 1.5, 1.0));  // no weight is above 1
    }
    take(limits);
    if (map.diverging)
        centre(uniform);
}

/// Applies the chosen limits, as far as they leave the lower end below the upper end.
void ColorScale::take(const ColorLimits& limits) {
    if (limits.to > 0 && limits.to > limits.from) {
        high_ = limits.to;
        if (low_ >= high_)
            low_ = isLogarithmic() ? high_ * std::pow(10.0, -most_decades) : 0;
    }
    if (limits.from > 0 && limits.from < high_)
        low_ = limits.from;
}

ColorScale ColorScale::ofSigned(std::span<const float> weights, ColorRange range,
                                const ColorLimits& limits) {
    std::vector<float> sizes = finiteOf(weights);
    std::ranges::transform(sizes, sizes.begin(), [](float each) { return std::abs(each); });
    double reach = 0;
    if (!sizes.empty()) {
        reach = range == ColorRange::percentile ? percentile(sizes, 0.99) : 0;
        if (reach == 0)  // nearly all are 0 in percentile mode: the others keep their colours
            reach = *std::ranges::max_element(sizes);
    }
    ColorScale scale;
    scale.range_ = ColorRange::linear;
    scale.map_ = &diverging_map();
    scale.high_ = limits.to > 0 ? limits.to : reach > 0 ? reach : 1;
    scale.low_ = -scale.high_;
    const auto [least, most] = endsOf(weights);
    if (least <= most) {
        scale.least_ = least;
        scale.most_ = most;
    }
    return scale;
}

/// Limits the scale to the 1st and 99th percentile. If these are equal, because nearly all weights
/// are the same, the scale stays as it is, so that the other weights keep their colours.
void ColorScale::keepPercentiles(std::span<const float> weights) {
    std::vector<float> finite = finiteOf(weights);
    const double low = percentile(finite, 0.01), high = percentile(finite, 0.99);
    if (low == high)
        return;
    low_ = low;
    high_ = high;
}

void ColorScale::centre(double uniform) {
    if (range_ == ColorRange::log) {
        const double factor = std::max(high_ / uniform, uniform / low_);
        low_ = uniform / factor;
        high_ = uniform * factor;
    } else {
        const double reach = std::max(high_ - uniform, uniform - low_);
        low_ = uniform - reach;
        high_ = uniform + reach;
    }
}

void ColorScale::include(const ColorScale& other) {
    if (other.isEmpty())
        return;
    low_ = std::min(low_, other.low_);
    high_ = std::max(high_, other.high_);
    least_ = std::min(least_, other.least_);
    most_ = std::max(most_, other.most_);
}

double ColorScale::place(double weight) const {
    const double part = isLogarithmic()
                            ? std::log(std::max(weight, low_) / low_) / std::log(high_ / low_)
                            : (weight - low_) / (high_ - low_);
    return std::clamp(part, 0.0, 1.0);
}

QImage ColorScale::picture(std::span<const float> weights, int width, int height) const {
    constexpr std::uint32_t transparent = 256;  // its index, after those of the colours
    std::array<QRgb, transparent + 1> colors{};
    std::ranges::copy(colorTable(*map_), colors.begin());
    const bool logarithmic = isLogarithmic();
    constexpr double least = std::numeric_limits<float>::min();  // quick_log2 needs normal numbers
    constexpr double most = std::numeric_limits<float>::max();
    const auto low = static_cast<float>(logarithmic ? std::max(low_, least) : low_);
    const auto high = static_cast<float>(std::min(high_, most));
    const float from = logarithmic ? quick_log2(low) : low;
    const float step = low < high ? 255 / ((logarithmic ? quick_log2(high) : high) - from) : 0;
    QImage image(width, height, QImage::Format_ARGB32_Premultiplied);
    uchar* const bits = image.bits();
    std::atomic<bool> is_opaque = true;
    // Paints line y; whether all of it is opaque.
    const auto paint = [&](int y) {
        auto* line = reinterpret_cast<QRgb*>(bits + y * image.bytesPerLine());
        const float* row = weights.data() + static_cast<std::ptrdiff_t>(y) * width;
        const auto number = [&](auto&& valueOf) {
            for (int x = 0; x < width; ++x) {
                const float kept = row[x] > low ? row[x] : low;
                float place = (valueOf(kept) - from) * step + 0.5F;
                place = place < 255 ? place : 255;
                line[x] = std::isnan(row[x]) ? transparent : static_cast<std::uint32_t>(place);
            }
        };
        if (logarithmic)
            number(quick_log2);
        else
            number([](float weight) { return weight; });
        bool opaque = true;
        for (int x = 0; x < width; ++x) {
            opaque &= line[x] != transparent;
            line[x] = colors[line[x]];
        }
        return opaque;
    };
    forLines(height, [&](int begin, int end) {
        with_lanes([&](auto) {
            bool opaque = true;
            for (int y = begin; y < end; ++y)
                opaque &= paint(y);
            if (!opaque)
                is_opaque = false;
        });
    });
    if (is_opaque)
        image.reinterpretAsFormat(QImage::Format_RGB32);  // which is drawn faster
    return image;
}

/// Returns the ticks above 0, and their mirror images.
std::vector<ColorScale::Tick> ColorScale::signedTicks(int most) const {
    std::vector<Tick> marks;
    const Ticks ticks = weightTicks(0, high_, false, std::max(1, most / 2));
    for (std::size_t i = 0; i < ticks.major.size(); ++i) {
        marks.push_back({place(ticks.major[i]), ticks.labels[i]});
        if (ticks.major[i] > 0)
            marks.push_back({place(-ticks.major[i]), QStringLiteral("−") + ticks.labels[i]});
    }
    return marks;
}

std::vector<ColorScale::Tick> ColorScale::ticks(int most) const {
    if (isSigned())
        return signedTicks(most);
    std::vector<Tick> marks;
    const double least = std::max(low_, 0.0), largest = std::min(high_, 1.0);  // of any weight
    if (!(least < largest))
        return marks;
    const Ticks ticks = weightTicks(least, largest, isLogarithmic(), most);
    for (std::size_t i = 0; i < ticks.major.size(); ++i)
        marks.push_back({place(ticks.major[i]), ticks.labels[i]});
    return marks;
}

}  // namespace attnscope
