#include "ui/heatmap/heatmap_layout.h"

#include <algorithm>
#include <cmath>

namespace attnscope {
namespace {

constexpr double title_height = 32, caption_height = 20;
constexpr double axis_width = 56, strip_width = 56, bar_width = 12, labels_width = 48, gap = 12;
constexpr double ticks_height = 24, profile_caption = 24, margin = 8;
constexpr double least_profile = 56, most_profile = 240;
constexpr double right_of_matrix = gap + strip_width + gap + bar_width + labels_width;
constexpr double narrow = 340;               ///< least width with room for the strip
constexpr double kept_beside_profile = 0.8;  ///< of the side that the matrix has without one

}  // namespace

HeatmapLayout::HeatmapLayout(QSizeF size, bool with_title, bool with_profile) {
    const double top = (with_title ? title_height : 0) + caption_height;
    const bool stripped = size.width() >= narrow;
    const double right = right_of_matrix - (stripped ? 0 : strip_width + gap);
    const double width = std::max(32.0, size.width() - axis_width - right);
    const double height = std::max(32.0, size.height() - top - ticks_height - margin);
    const double above_profile = height - profile_caption - least_profile;
    const bool profiled =
        with_profile && above_profile > 160 &&
        std::min(width, above_profile) >= kept_beside_profile * std::min(width, height);
    const double side = std::floor(std::min(width, profiled ? above_profile : height));
    const double left = axis_width + std::floor((width - side) / 2);

    if (with_title)
        title = QRectF(left - axis_width + 8, 0, size.width() - (left - axis_width + 8) - 16,
                       title_height);
    matrix = QRectF(left, top, side, side);
    caption = QRectF(left, top - caption_height, side, caption_height - 4);
    if (stripped)
        strip = QRectF(matrix.right() + gap, top, strip_width, side);
    scale = QRectF((stripped ? strip : matrix).right() + gap, top, bar_width, side);
    const double rest = height - side - profile_caption;
    const double fold = matrix.bottom() + ticks_height;
    upper = QRectF(0, 0, size.width(), fold);
    lower = QRectF(0, fold, size.width(), std::max(0.0, size.height() - fold));
    if (profiled && rest >= least_profile)
        profile = QRectF(left, fold + profile_caption, side, std::min(rest, most_profile));
}

double HeatmapLayout::widthFor(double height) {
    return axis_width + height - caption_height - ticks_height - margin + right_of_matrix;
}

}  // namespace attnscope
