#pragma once

#include "ui/export/export_target.h"
#include "ui/window/board_layout.h"
#include "ui/window/scenario_model.h"

namespace attnscope {

class Board;

// What can be exported of the window. The views and the model outlive the targets.

/// Of a view on the board.
ExportTarget targetOf(std::string_view view, const Board& board);

/// The board as one picture: the views as they stand in `layout`, each with its target in `views`,
/// in the order of viewsOf().
ExportTarget boardTarget(const BoardLayout& layout, const std::vector<ExportTarget>& views,
                         const ScenarioModel& model);

}  // namespace attnscope
