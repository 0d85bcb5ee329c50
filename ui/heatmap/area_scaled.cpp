#include "ui/heatmap/area_scaled.h"

#include <algorithm>
#include <cstdint>
#include <span>
#include <type_traits>
#include <vector>

#include "core/vector_math/with_lanes.h"
#include "ui/look/pixels.h"

namespace attnscope {
namespace {

constexpr double full = 256;  ///< sum of the shares of a pixel that is covered in full

/// Calls body(most). A small `most` is passed as a compile-time constant, because loops to a
/// constant are many times faster.
void withCount(int most, const auto& body) {
    switch (most) {
        case 1:
            return body(std::integral_constant<int, 1>());
        case 2:
            return body(std::integral_constant<int, 2>());
        case 3:
            return body(std::integral_constant<int, 3>());
        default:
            return body(most);
    }
}

/// For each output pixel along one side, the input pixels that it covers and the share of each of
/// them. Output x covers at most `most` inputs, from first[x] on.
struct Shares {
    int most = 1;
    std::vector<int> first;
    std::vector<std::uint32_t> parts;  ///< parts[k * outputs + x]: share of input first[x] + k

    Shares(int inputs, double from, double length, int outputs)
        : most(std::min(inputs, inputs <= length ? 2 : static_cast<int>(inputs / length) + 2)),
          first(static_cast<std::size_t>(outputs)),
          parts(first.size() * static_cast<std::size_t>(most)) {
        const double per_output = inputs / length;
        for (int x = 0; x < outputs; ++x) {
            const double begin = (x - from) * per_output, end = begin + per_output;
            const int at = std::clamp(static_cast<int>(begin), 0, inputs - most);
            first[static_cast<std::size_t>(x)] = at;
            // Differences of rounded sums: the shares of a covered output sum to `full`.
            const auto before = [&](double input) {
                return static_cast<std::uint32_t>(
                    std::max(0.0, std::min(input, end) - std::max(begin, 0.0)) / per_output * full +
                    0.5);
            };
            for (int k = 0; k < most; ++k)
                part(k, x) = before(at + k + 1) - before(at + k);
        }
    }

    std::uint32_t& part(int k, int x) { return parts[place(k, x)]; }
    std::uint32_t part(int k, int x) const { return parts[place(k, x)]; }

private:
    std::size_t place(int k, int x) const {
        return static_cast<std::size_t>(k) * first.size() + static_cast<std::size_t>(x);
    }
};

/// A sum of colours, weighted by shares: two channels in a word, 16 bits each.
struct ColorSum {
    std::uint32_t red_blue = 0x00800080, alpha_green = 0x00800080;  // to round by

    void add(QRgb color, std::uint32_t part) {
        red_blue += (color & 0x00ff00ff) * part;
        alpha_green += (color >> 8 & 0x00ff00ff) * part;
    }
    QRgb color() const { return (red_blue >> 8 & 0x00ff00ff) | (alpha_green & 0xff00ff00); }
};

/// Scales one line horizontally; `most` is shares.most.
void scaleLine(const QRgb* __restrict from, const Shares& shares, auto most, QRgb* __restrict to) {
    const std::size_t count = shares.first.size();
    const int* const first = shares.first.data();
    const std::uint32_t* const parts = shares.parts.data();
    for (std::size_t x = 0; x < count; ++x) {
        ColorSum sum;
        for (int k = 0; k < most; ++k)
            sum.add(from[first[x] + k], parts[static_cast<std::size_t>(k) * count + x]);
        to[x] = sum.color();
    }
}

void mixLines(const QRgb* const* lines, const std::uint32_t* parts, auto most, std::span<QRgb> to) {
    QRgb* __restrict const mixed = to.data();
    for (std::size_t x = 0; x < to.size(); ++x) {
        ColorSum sum;
        for (int k = 0; k < most; ++k)
            sum.add(lines[k][x], parts[k]);
        mixed[x] = sum.color();
    }
}

/// Gives the lines of an image, scaled horizontally, in ascending order. Keeps only the last `kept`
/// lines, because allocating memory for all lines would take longer than scaling them.
class WideLines {
public:
    WideLines(const QImage& image, const Shares& across, int kept)
        : image_(image),
          across_(across),
          kept_(kept),
          next_(0),
          lines_(across.first.size() * kept) {}

    const QRgb* at(int y) {
        for (next_ = std::max(next_, y - kept_ + 1); next_ <= y; ++next_) {
            const auto* from = reinterpret_cast<const QRgb*>(image_.constScanLine(next_));
            withCount(across_.most,
                      [&](auto most) { scaleLine(from, across_, most, place(next_)); });
        }
        return place(y);
    }

private:
    QRgb* place(int y) {
        return lines_.data() + across_.first.size() * static_cast<std::size_t>(y % kept_);
    }

    const QImage& image_;
    const Shares& across_;
    int kept_, next_;
    std::vector<QRgb> lines_;
};

/// Scales line y of the picture.
void scaleDown(WideLines& wide, const Shares& down, int y, std::span<QRgb> to) {
    std::vector<const QRgb*> lines;
    std::vector<std::uint32_t> parts;
    for (int k = 0; k < down.most; ++k) {
        lines.push_back(wide.at(down.first[static_cast<std::size_t>(y)] + k));
        parts.push_back(down.part(k, y));
    }
    const auto whole = std::ranges::find(parts, static_cast<std::uint32_t>(full));
    if (whole != parts.end())
        std::copy_n(lines[static_cast<std::size_t>(whole - parts.begin())], to.size(), to.data());
    else
        withCount(down.most, [&](auto most) { mixLines(lines.data(), parts.data(), most, to); });
}

}  // namespace

QImage areaScaled(const QImage& image, const QRectF& place, const QSize& size) {
    if (place == QRectF(QPointF(0, 0), size) && image.size() == size)
        return image;
    const Shares across(image.width(), place.left(), place.width(), size.width());
    const Shares down(image.height(), place.top(), place.height(), size.height());
    constexpr double rounding = 1e-6;
    const bool is_covered = place.adjusted(-rounding, -rounding, rounding, rounding)
                                .contains(QRectF(QPointF(0, 0), size));
    QImage scaled(size, is_covered ? image.format() : QImage::Format_ARGB32_Premultiplied);
    uchar* const bits = scaled.bits();
    forLines(size.height(), [&](int begin, int end) {
        WideLines wide(image, across, down.most);
        with_lanes([&](auto) {
            for (int y = begin; y < end; ++y)
                scaleDown(wide, down, y,
                          {reinterpret_cast<QRgb*>(bits + y * scaled.bytesPerLine()),
                           across.first.size()});
        });
    });
    return scaled;
}

}  // namespace attnscope
