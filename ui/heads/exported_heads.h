#pragma once

#include "ui/views/exported_view.h"

namespace attnscope {

/// Begins to compute the view of all heads of the Scenario's files, for an export.
std::unique_ptr<ExportedView> exportedHeads(const ExportRequest& request,
                                            const EngineMaker& make_engine, const Work& work);

}  // namespace attnscope
