#pragma once

#include "ui/views/exported_view.h"

namespace attnscope {

/// Begins to compute the tokens of the selected row and its weights, for an export.
std::unique_ptr<ExportedView> exportedArcs(const ExportRequest& request,
                                           const EngineMaker& make_engine, const Work& work);

}  // namespace attnscope
