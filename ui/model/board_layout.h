#pragma once

#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace attnscope {

/// A view and its share of its row's width. Shares are weights: only the ratios of those in one
/// row, in one column or of all columns count.
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

/// The arrangement of the views: columns of rows of views. Every view occurs at most once, and no
/// row or column is empty. The functions below that return a layout keep this true.
struct BoardLayout {
    std::vector<BoardColumn> columns;
    std::string maximised;  ///< the view that is shown alone for now; empty: all are shown

    bool operator==(const BoardLayout&) const = default;
};

/// Returns the views column by column, row by row, left to right; also those that are hidden behind
/// a maximised one.
std::vector<std::string> viewsOf(const BoardLayout& layout);

/// Returns the view with the largest area for which isWanted() is true, or the first one of equal
/// area; empty if there is none.
std::string largestOf(const BoardLayout& layout,
                      const std::function<bool(std::string_view)>& isWanted);

bool isOn(const BoardLayout& layout, std::string_view view);

/// Whether both have the same views in the same places, whatever their shares.
bool haveSamePlaces(BoardLayout one, BoardLayout other);

/// Returns what is shown: the layout itself or, if a view is maximised, a board of that view alone.
BoardLayout shown(const BoardLayout& layout);

/// Returns the layout with `other` in the place of `view`; if `other` was on the board already,
/// `view` takes its place.
BoardLayout exchanged(BoardLayout layout, std::string_view view, std::string_view other);

/// Where a view is put: to the right of another in its row, or as a row of its own below it.
enum class Placing { beside, below };

/// Returns the layout with `view` beside or below `at`, with the mean share of that row's views or
/// that column's rows. `view` is taken from its earlier place, and no view is maximised any more.
/// Returns the layout unchanged if `at` is not on it or is `view`.
BoardLayout added(BoardLayout layout, std::string_view at, std::string_view view, Placing placing);

/// Returns the layout without `view`; unchanged if only one view is left.
BoardLayout removed(BoardLayout layout, std::string_view view);

/// Returns the layout with `view` maximised or, if a view is maximised already, with all views
/// shown again.
BoardLayout toggledMaximised(BoardLayout layout, std::string_view view);

}  // namespace attnscope
