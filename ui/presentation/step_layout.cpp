#include "ui/presentation/step_layout.h"

#include <algorithm>

#include "ui/heatmap/heatmap_layout.h"
#include "ui/views/export_request.h"

namespace attnscope {
namespace {

constexpr double around = 23, texts_around = 62;  ///< a matrix's picture: title, read-outs, margins
constexpr double least_beside = 0.36;             ///< of the width

}  // namespace

BoardLayout boardOf(const Step& step, QSizeF room, double magnification) {
    BoardLayout board = boardOf(step);
    const auto squares = std::ranges::count_if(step.views, showsCells);
    if (board.columns.size() != 2 || squares != 1)
        return board;
    const double height = (room.height() - around) / magnification - texts_around;
    const double wanted = magnification * HeatmapLayout::widthFor(height) + around;
    const double square = std::clamp(wanted / room.width(), 0.5, 1 - least_beside);
    for (BoardColumn& column : board.columns)
        column.share = showsCells(column.rows[0].cells[0].view) ? square : 1 - square;
    return board;
}

}  // namespace attnscope
