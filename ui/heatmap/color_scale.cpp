#include "ui/heatmap/color_scale.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdlib>

#include "ui/heatmap/color_table.h"

namespace attnscope {
namespace {

constexpr double most_decades = 6;

std::vector<float> finiteOf(std::span<const float> weights) {
    std::vector<float> finite;
    finite.reserve(weights.size());
    for (const float weight : weights)
        if (std::isfinite(weight))
            finite.push_back(weight);
    return finite;
}

float percentile(std::vector<float>& values, double part) {
    const auto place = static_cast<std::ptrdiff_t>(part * static_cast<double>(values.size() - 1));
    std::nth_element(values.begin(), values.begin() + place, values.end());
    return values[static_cast<std::size_t>(place)];
}

QString superscript(int exponent) {
    static const QString digits = QStringLiteral("⁰¹²³⁴⁵⁶⁷⁸⁹");
    QString text = exponent < 0 ? QStringLiteral("⁻") : QString();
    for (const QChar digit : QString::number(std::abs(exponent)))
        text += digits[digit.digitValue()];
    return text;
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
    int exponent = static_cast<int>(std::floor(std::log10(weight)));
    const double unit = std::pow(10.0, digits - 2);
    double lead = std::round(weight / std::pow(10.0, exponent) * unit) / unit;
    if (lead >= 10) {
        lead /= 10;
        ++exponent;
    }
    const QString power = QStringLiteral("10") + superscript(exponent);
    return lead == 1 ? power : QString::number(lead) + QStringLiteral("·") + power;
}

ColorScale::ColorScale(std::span<const float> weights, ColorRange range, ColorMap map,
                       double uniform)
    : range_(range), map_(map) {
    std::vector<float> finite = finiteOf(weights);
    if (finite.empty())
        return;
    const auto [least, most] = std::ranges::minmax(finite);
    low_ = 0;
    high_ = most;
    if (range == ColorRange::log)
        low_ = std::max<double>(least, high_ * std::pow(10.0, -most_decades));
    if (range == ColorRange::percentile) {
        low_ = percentile(finite, 0.01);
        high_ = percentile(finite, 0.99);
    }
    if (map == ColorMap::diverging)
        centre(uniform);
    if (!(low_ < high_)) {  // all weights are alike
        low_ = high_ * 0.5;
        high_ *= 1.5;
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
    QImage image(width, height, QImage::Format_ARGB32_Premultiplied);
    const auto& colors = colorTable(map_);
    const float low = static_cast<float>(low_);
    const float step = isLogarithmic() ? 255.0F / static_cast<float>(std::log(high_ / low_))
                                       : 255.0F / static_cast<float>(high_ - low_);
    for (int y = 0; y < height; ++y) {
        auto* line = reinterpret_cast<QRgb*>(image.scanLine(y));
        const float* row = weights.data() + static_cast<std::ptrdiff_t>(y) * width;
        for (int x = 0; x < width; ++x) {
            const float weight = row[x];
            const float raw = isLogarithmic() ? std::log(std::max(weight, low) / low) * step
                                              : (weight - low) * step;
            const auto index = static_cast<std::size_t>(std::clamp(raw + 0.5F, 0.0F, 255.0F));
            line[x] = std::isnan(weight) ? qRgba(0, 0, 0, 0) : colors[index];
        }
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
