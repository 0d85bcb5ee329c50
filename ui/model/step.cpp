#include "ui/model/step.h"

namespace attnscope {

BoardLayout boardOf(const Step& step) {
    BoardLayout board;
    for (const std::string& view : step.views)
        board.columns.push_back({.rows = {{.cells = {{.view = view}}}}});
    return board;
}

}  // namespace attnscope
