#include "ui/presentation/step.h"

namespace attnscope {

BoardLayout boardOf(const Step& step) {
    BoardLayout board;
    for (const std::string& view : step.views)
        board.columns.push_back({.rows = {{.cells = {{.view = view}}}}});
    return board;
}

std::vector<std::string> viewsForStep(const BoardLayout& board) {
    std::vector<std::string> views = viewsOf(shown(board));
    if (views.size() > most_views_of_step)
        views.resize(most_views_of_step);
    return views;
}

}  // namespace attnscope
