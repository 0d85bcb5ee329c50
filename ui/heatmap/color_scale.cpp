#include "ui/heatmap/color_scale.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <cstdlib>
#include <iterator>
#include <limits>

#include "core/softmax/vector_math.h"
#include "ui/heatmap/color_table.h"
#include "ui/text.h"

namespace attnscope {
namespace {

constexpr double most_decades = 6;

/// The least and the largest weight, NaN aside; the first above the second where there is none.
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

/// Multiples of 1, 2 or 5 times a power of ten between the ends.
std::vector<double> linearTicks(double low, double high, int most) {
    const double rough = (high - low) / most;
    const double power = std::pow(10.0, std::floor(std::log10(rough)));
    double step = 10 * power;
    for (const double nice : {5.0, 2.0, 1.0})
        if (nice * power >= rough)
            step = nice * power;
    std::vector<double> values;
    for (double k = std::ceil(low / step - 1e-9); k * step <= high * (1 + 1e-9); ++k)
        values.push_back(k * step);
    return values;
}

/// Powers of ten where there are enough of them, else 1, 2, 5 times these, or even finer.
std::vector<double> logTicks(double low, double high, int most) {
    const double decades = std::log10(high / low);
    if (decades < 0.6)
        return linearTicks(low, high, most);
    const int every = std::max(1, static_cast<int>(std::ceil(decades / most)));
    std::vector<double> values;
    for (int e = static_cast<int>(std::floor(std::log10(low))); e <= std::log10(high); ++e)
        for (const double digit : {1.0, 2.0, 5.0}) {
            const double value = digit * std::pow(10.0, e);
            const bool wanted = digit == 1.0 ? e % every == 0 : decades < 2.5;
            if (wanted && value >= low * (1 - 1e-9) && value <= high * (1 + 1e-9))
                values.push_back(value);
        }
    return values;
}

/// Significant digits that tell neighbouring values apart, 3 at least.
int digitsToTell(const std::vector<double>& values) {
    constexpr int least = 3, most = 9;
    if (values.size() < 2)
        return least;
    const double step = values[1] - values[0];
    const int needed = 1 + static_cast<int>(std::floor(std::log10(values.back() / step) + 1e-9));
    return std::clamp(needed, least, most);
}

}  // namespace

QString weightText(double weight, int digits) {
    if (weight == 0)
        return QStringLiteral("0");
    if (weight >= 9.995e-4)
        return QString::number(weight, 'g', digits);
    return powerNumber(weight, digits - 1);
}

ColorScale::ColorScale(std::span<const float> weights, ColorRange range, ColorMap map,
                       double uniform)
    : range_(range), map_(map) {
    const auto [least, most] = endsOf(weights);
    if (least > most)
        return;
    if (range == ColorRange::log && !(most > 0))
        return;
    low_ = 0;
    high_ = most;
    if (range == ColorRange::log)
        low_ = std::max<double>(least, high_ * std::pow(10.0, -most_decades));
    if (range == ColorRange::percentile) {
        std::vector<float> finite = finiteOf(weights);
        low_ = percentile(finite, 0.01);
        high_ = percentile(finite, 0.99);
    }
    if (map == ColorMap::diverging)
        centre(uniform);
    if (!(low_ < high_)) {  // all weights are alike
        low_ = high_ * 0.5;
        high_ = std::max(high_, std::min(high_ * 1.5, 1.0));  // no weight is above 1
    }
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
}

double ColorScale::place(double weight) const {
    const double part = isLogarithmic()
                            ? std::log(std::max(weight, low_) / low_) / std::log(high_ / low_)
                            : (weight - low_) / (high_ - low_);
    return std::clamp(part, 0.0, 1.0);
}

QImage ColorScale::picture(std::span<const float> weights, int width, int height) const {
    constexpr std::uint32_t transparent = 256;  // its place after the colours
    std::array<QRgb, transparent + 1> colors{};
    std::ranges::copy(colorTable(map_), colors.begin());
    const bool logarithmic = isLogarithmic();
    constexpr double least = std::numeric_limits<float>::min();  // normal, as the logarithm wants
    constexpr double most = std::numeric_limits<float>::max();
    const auto low = static_cast<float>(logarithmic ? std::max(low_, least) : low_);
    const auto high = static_cast<float>(std::min(high_, most));
    const float from = logarithmic ? quick_log2(low) : low;
    const float step = low < high ? 255 / ((logarithmic ? quick_log2(high) : high) - from) : 0;
    QImage image(width, height, QImage::Format_ARGB32_Premultiplied);
    for (int y = 0; y < height; ++y) {
        auto* line = reinterpret_cast<QRgb*>(image.scanLine(y));
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
        for (int x = 0; x < width; ++x)
            line[x] = colors[line[x]];
    }
    return image;
}

std::vector<ColorScale::Tick> ColorScale::ticks(int most) const {
    std::vector<Tick> marks;
    if (isEmpty())
        return marks;
    const auto values =
        isLogarithmic() ? logTicks(low_, high_, most) : linearTicks(low_, high_, most);
    const int digits = digitsToTell(values);
    for (const double value : values)
        if (value >= 0)
            marks.push_back({place(value), weightText(value, digits)});
    return marks;
}

}  // namespace attnscope
