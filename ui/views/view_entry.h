#pragma once

#include <functional>
#include <string_view>

#include "core/engines/engines.h"
#include "ui/model/row_choice.h"
#include "ui/model/scenario_model.h"
#include "ui/views/exported_view.h"
#include "ui/views/view_pane.h"

namespace attnscope {

/// What a window gives its views to be made from.
struct ViewParts {
    ScenarioModel& model;
    RowChoice& choice;
    const EngineMaker& make_engine;
    /// Returns the window's pane of a view that is earlier in the table.
    std::function<ViewPane*(std::string_view view)> pane;
    QWidget* parent;
};

/// A view that is not a figure: one record in the table of ui/views/views.cpp.
struct ViewEntry {
    std::string_view id;
    const char* title;         ///< in the context Board
    std::string_view meaning;  ///< two sentences for everybody: how to read it
    std::string_view formula, source;
    ViewPane* (*make)(const ViewParts&);
    MakeExported exported;  ///< how it is exported
};

}  // namespace attnscope
