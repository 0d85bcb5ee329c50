#include "ui/board/views_seen.h"

#include <algorithm>
#include <utility>

#include "core/figures/figures.h"
#include "ui/board/board.h"
#include "ui/views/view_card.h"

namespace attnscope {
namespace {

/// Returns the visible area of a card in pixels; 0 if less than half of the card is visible.
int areaSeen(const Board& board, const std::string& view) {
    const auto areaOf = [](const QRect& rect) { return rect.width() * rect.height(); };
    const ViewCard& shown = *board.card(view);
    const QRect whole(shown.mapTo(board.viewport(), QPoint(0, 0)), shown.size());
    const QRect seen = whole.intersected(board.viewport()->rect());
    return !seen.isEmpty() && 2 * areaOf(seen) >= areaOf(whole) ? areaOf(seen) : 0;
}

using Areas = std::vector<std::pair<double, std::string>>;

/// Returns the areas of views of which enough is visible.
Areas areasSeen(const Board& board, const std::vector<std::string>& views) {
    Areas areas;
    for (const std::string& view : views)
        if (const int area = areaSeen(board, view); area > 0)
            areas.emplace_back(area, view);
    return areas;
}

/// Returns the largest of at least one area; of areas that are about the same, the first.
Areas::const_iterator largestOf(const Areas& areas) {
    constexpr double alike = 0.9;
    const double least = alike * std::ranges::max(areas).first;
    return std::ranges::find_if(areas, [=](const auto& each) { return each.first >= least; });
}

}  // namespace

std::vector<std::string> viewsSeen(const Board& board, std::size_t most) {
    std::vector<std::string> views = viewsOf(shown(board.boardLayout())), seen;
    Areas left = areasSeen(board, views);
    while (seen.size() < most && !left.empty()) {
        const auto next = largestOf(left);
        seen.push_back(next->second);
        left.erase(next);
    }
    if (seen.empty())
        return {views.front()};
    std::erase_if(views, [&](const std::string& view) {
        return std::ranges::find(seen, view) == seen.end();
    });
    return views;
}

std::string largestFigure(const Board& board) {
    std::vector<std::string> figures = viewsOf(shown(board.boardLayout()));
    std::erase_if(figures, [](const std::string& view) { return !is_figure(view); });
    const Areas areas = areasSeen(board, figures);
    if (!areas.empty())
        return largestOf(areas)->second;
    return figures.empty() ? viewsSeen(board, 1).front() : figures.front();
}

}  // namespace attnscope
