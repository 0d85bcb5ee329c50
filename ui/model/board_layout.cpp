#include "ui/model/board_layout.h"

#include <algorithm>

namespace attnscope {
namespace {

/// Calls `act` with every cell.
template <typename Layout, typename Act>
void eachCell(Layout& layout, const Act& act) {
    for (auto& column : layout.columns)
        for (auto& row : column.rows)
            for (auto& cell : row.cells)
                act(cell);
}

/// Puts a new element after `at`, with the mean share of the other elements.
template <typename Element>
void insertAfter(std::vector<Element>& elements, std::size_t at, Element added) {
    double total = 0;
    for (const Element& element : elements)
        total += element.share;
    added.share = total / static_cast<double>(elements.size());
    elements.insert(elements.begin() + static_cast<std::ptrdiff_t>(at) + 1, std::move(added));
}

void addBeside(BoardLayout& layout, std::string_view at, const BoardCell& cell) {
    for (BoardColumn& column : layout.columns)
        for (BoardRow& row : column.rows)
            for (std::size_t i = 0; i < row.cells.size(); ++i)
                if (row.cells[i].view == at)
                    return insertAfter(row.cells, i, cell);
}

bool holds(const BoardRow& row, std::string_view view) {
    return std::ranges::find(row.cells, view, &BoardCell::view) != row.cells.end();
}

void addBelow(BoardLayout& layout, std::string_view at, const BoardCell& cell) {
    for (BoardColumn& column : layout.columns)
        for (std::size_t i = 0; i < column.rows.size(); ++i)
            if (holds(column.rows[i], at))
                return insertAfter(column.rows, i, BoardRow{{cell}});
}

void eraseCell(BoardLayout& layout, std::string_view view) {
    for (BoardColumn& column : layout.columns) {
        for (BoardRow& row : column.rows)
            std::erase_if(row.cells, [&](const BoardCell& cell) { return cell.view == view; });
        std::erase_if(column.rows, [](const BoardRow& row) { return row.cells.empty(); });
    }
    std::erase_if(layout.columns, [](const BoardColumn& column) { return column.rows.empty(); });
}

}  // namespace

std::vector<std::string> viewsOf(const BoardLayout& layout) {
    std::vector<std::string> views;
    eachCell(layout, [&](const BoardCell& cell) { views.push_back(cell.view); });
    return views;
}

std::string largestOf(const BoardLayout& layout,
                      const std::function<bool(std::string_view)>& isWanted) {
    const auto total = [](const auto& parts) {
        double sum = 0;
        for (const auto& each : parts)
            sum += each.share;
        return sum;
    };
    std::string largest;
    double most = 0;
    for (const BoardColumn& column : layout.columns)
        for (const BoardRow& row : column.rows)
            for (const BoardCell& cell : row.cells) {
                const double area = column.share * (row.share / total(column.rows)) *
                                    (cell.share / total(row.cells));
                if (isWanted(cell.view) && area > most * (1 + 1e-9)) {
                    most = area;
                    largest = cell.view;
                }
            }
    return largest;
}

bool isOn(const BoardLayout& layout, std::string_view view) {
    return std::ranges::count(viewsOf(layout), view) > 0;
}

bool haveSamePlaces(BoardLayout one, BoardLayout other) {
    for (BoardLayout* const each : {&one, &other})
        for (BoardColumn& column : each->columns) {
            column.share = 1;
            for (BoardRow& row : column.rows) {
                row.share = 1;
                for (BoardCell& cell : row.cells)
                    cell.share = 1;
            }
        }
    return one == other;
}

BoardLayout shown(const BoardLayout& layout) {
    if (layout.maximised.empty())
        return layout;
    return {{{{{{{layout.maximised}}}}}}, {}};
}

BoardLayout exchanged(BoardLayout layout, std::string_view view, std::string_view other) {
    const auto partner = [&](const std::string& of) {
        return std::string(of == view ? other : of == other ? view : of);
    };
    eachCell(layout, [&](BoardCell& cell) { cell.view = partner(cell.view); });
    layout.maximised = partner(layout.maximised);
    return layout;
}

BoardLayout added(BoardLayout layout, std::string_view at, std::string_view view, Placing placing) {
    if (at == view || !isOn(layout, at))
        return layout;
    eraseCell(layout, view);
    const BoardCell cell{std::string(view)};
    if (placing == Placing::beside)
        addBeside(layout, at, cell);
    else
        addBelow(layout, at, cell);
    layout.maximised.clear();
    return layout;
}

BoardLayout removed(BoardLayout layout, std::string_view view) {
    if (viewsOf(layout).size() < 2)
        return layout;
    eraseCell(layout, view);
    if (layout.maximised == view)
        layout.maximised.clear();
    return layout;
}

BoardLayout toggledMaximised(BoardLayout layout, std::string_view view) {
    layout.maximised = layout.maximised.empty() && isOn(layout, view) ? view : std::string_view();
    return layout;
}

}  // namespace attnscope
