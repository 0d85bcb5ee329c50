#include "ui/board/views_seen.h"

#include <algorithm>
#include <utility>

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

}  // namespace

/// Among views of about the same size, the first ones are taken.
std::vector<std::string> viewsSeen(const Board& board, std::size_t most) {
    constexpr double alike = 0.9;
    std::vector<std::string> views = viewsOf(shown(board.boardLayout())), seen;
    std::vector<std::pair<double, std::string>> left;
    for (const std::string& view : views)
        if (const int area = areaSeen(board, view); area > 0)
            left.emplace_back(area, view);
    while (seen.size() < most && !left.empty()) {
        const double least = alike * std::ranges::max(left).first;
        const auto next =
            std::ranges::find_if(left, [=](const auto& each) { return each.first >= least; });
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

}  // namespace attnscope
