#pragma once

#include "ui/export/exporter.h"
#include "ui/window/board_layout.h"

namespace attnscope {

class AttentionPane;
class WaitingPane;
class FigureView;
class HeadsPane;
class ScenarioModel;
struct FigureEntry;

// What can be exported of the window. The views and the model outlive the targets.

ExportTarget figureTarget(const FigureEntry& entry, FigureView& view, const ScenarioModel& model);
ExportTarget matrixTarget(AttentionPane& pane);

/// Of the frozen matrix, or of the difference from it.
ExportTarget frozenTarget(std::string_view view, WaitingPane& pane);
ExportTarget headsTarget(HeadsPane& pane);

/// The board as one picture: the views as they stand in `layout`, each with its target in `views`,
/// in the order of viewsOf().
ExportTarget boardTarget(const BoardLayout& layout, const std::vector<ExportTarget>& views,
                         AttentionPane& pane, const ScenarioModel& model);

}  // namespace attnscope
