#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace attnscope {

/// A view and its share of its row's width. Shares at one place are weights: only their ratios
/// count.
struct BoardCell {
    std::string view;  ///< one of allViews()
    double share = 1;

    bool operator==(const BoardCell&) const = default;
};

/// Views side by side, and the row's share of its column's height.
struct BoardRow {
    std::vector<BoardCell> cells;
    double share = 1;

    bool operator==(const BoardRow&) const = default;
};

/// Rows above one another, and the column's share of the board's width.
struct BoardColumn {
    std::vector<BoardRow> rows;
    double share = 1;

    bool operator==(const BoardColumn&) const = default;
};

/// Which views stand where: columns of rows of views. Every view stands there once at most, no row
/// and no column is empty. The functions below return another layout and keep that.
struct BoardLayout {
    std::vector<BoardColumn> columns;
    std::string maximised;  ///< the view that is shown alone for now; empty: all are shown

    bool operator==(const BoardLayout&) const = default;
};

/// Column by column, row by row, left to right; hidden behind a maximised one or not.
std::vector<std::string> viewsOf(const BoardLayout& layout);

bool isOn(const BoardLayout& layout, std::string_view view);

/// What is to be seen: the layout itself or, where a view is maximised, a board of that view alone.
BoardLayout shown(const BoardLayout& layout);

/// `other` at the place of `view`; where `other` stood already, `view` takes that place.
BoardLayout exchanged(BoardLayout layout, std::string_view view, std::string_view other);

/// Where a view is put: to the right of another in its row, or as a row of its own below it.
enum class Placing { beside, below };

/// `view` put beside or below `at`, with the mean share of its neighbours; it leaves the place
/// where it stood before. All views are shown again.
BoardLayout added(BoardLayout layout, std::string_view at, std::string_view view, Placing placing);

/// Without `view`; unchanged where it is the last one.
BoardLayout removed(BoardLayout layout, std::string_view view);

/// `view` shown alone, or all shown again where it was.
BoardLayout toggledMaximised(BoardLayout layout, std::string_view view);

}  // namespace attnscope
