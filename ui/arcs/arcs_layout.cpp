#include "ui/arcs/arcs_layout.h"

#include <algorithm>
#include <cmath>

#include "ui/look/text_metrics.h"

namespace attnscope {
namespace {

constexpr double arcs_margin = 12, arcs_title = 32, arcs_caption = 22, arcs_headings = 22;
constexpr double least_pitch = 13, most_pitch = 24;
constexpr double least_name = 44, most_name = 200;
constexpr double least_between = 56, most_between = 360;
constexpr double arcs_bar = 96, least_bars = 40, column_gap = 8;

/// Returns the width of the widest of these names.
double widest(const PlaceNames& names, const std::vector<std::int64_t>& places) {
    const TextMetrics metrics(uiFont(textsize::body, QFont::DemiBold));
    double width = least_name;
    for (const std::int64_t place : places)
        width = std::max(width, widthOf(metrics, names.label(place)));
    return std::min(width + 2 * column_gap, most_name);
}

/// Returns the width of the widest of these positions' numbers, with a gap.
double widestNumber(const std::vector<std::int64_t>& places) {
    const TextMetrics metrics{uiFont(textsize::small)};
    return places.empty() ? 0 : widthOf(metrics, QString::number(places.back())) + column_gap;
}

}  // namespace

ArcsLayout::ArcsLayout(QSizeF size, const ArcsScene& scene, bool with_title,
                       std::optional<std::int64_t> first_query) {
    const double width = std::max(0.0, size.width() - 2 * arcs_margin);
    double top = with_title ? 0 : 4;
    if (with_title) {
        title = QRectF(arcs_margin, 0, width, arcs_title);
        caption = QRectF(arcs_margin, arcs_title, width, arcs_caption);
        top = arcs_title + arcs_caption;
    }
    headings = QRectF(arcs_margin, top, width, arcs_headings);
    body = QRectF(arcs_margin, headings.bottom(), width,
                  std::max(0.0, size.height() - headings.bottom() - 8));
    lines = std::max(1, static_cast<int>(body.height() / least_pitch));
    shown = shownTokens(scene, lines, first_query.value_or(firstAround(scene, lines)));
    if (shown.are_aligned) {
        first_key_line_ = std::max<std::int64_t>(0, -scene.first_place);
        first_query_line_ = std::max<std::int64_t>(0, scene.first_place);
    }
    const auto used = static_cast<double>(
        std::max<std::int64_t>({std::ssize(shown.keys) + first_key_line_,
                                std::ssize(shown.queries) + first_query_line_, 1}));
    pitch = std::clamp(std::floor(body.height() / used), least_pitch, most_pitch);
    if (!shown.are_aligned && !scene.places.isEmpty()) {
        query_number = widestNumber(shown.queries);
        key_number = widestNumber(shown.keys);
    }
    double left = query_number + widest(scene.rowNames(), shown.queries),
           right = key_number + widest(scene.places, shown.keys);
    double bar = std::min(arcs_bar, width - left - right - least_between);
    if (bar < least_bars)
        bar = 0;
    const double room = width - bar - least_between;
    if (left + right > room) {
        const double part = std::max(0.0, room) / (left + right);
        left *= part;
        right *= part;
    }
    const double between = std::min(width - left - right - bar, most_between);
    const double spare = std::max(0.0, width - left - between - right - bar) / 2;
    queries = QRectF(body.left() + spare, body.top(), left, body.height());
    keys = QRectF(queries.right() + between, body.top(), right, body.height());
    bars = QRectF(keys.right(), body.top(), bar, body.height());
}

QRectF ArcsLayout::query(std::size_t index) const {
    const auto line = static_cast<double>(static_cast<std::int64_t>(index) + first_query_line_);
    return {queries.left(), queries.top() + line * pitch, queries.width(), pitch};
}

QRectF ArcsLayout::key(std::size_t index) const {
    const auto line = static_cast<double>(static_cast<std::int64_t>(index) + first_key_line_);
    return {keys.left(), keys.top() + line * pitch, keys.width(), pitch};
}

std::optional<std::int64_t> ArcsLayout::queryAt(QPointF point) const {
    for (std::size_t i = 0; i < shown.queries.size(); ++i)
        if (query(i).contains(point))
            return shown.queries[i];
    return {};
}

std::optional<std::int64_t> ArcsLayout::keyAt(QPointF point) const {
    for (std::size_t i = 0; i < shown.keys.size(); ++i)
        if (key(i).adjusted(0, 0, bars.width(), 0).contains(point))
            return shown.keys[i];
    return {};
}

}  // namespace attnscope
