#pragma once

#include "ui/views/exported_view.h"

namespace attnscope {

/// All heads of the Scenario's files.
std::unique_ptr<ExportedView> exportedHeads(const ExportRequest& request,
                                            const EngineMaker& make_engine, const Work& work);

}  // namespace attnscope
