#pragma once

#include <string>
#include <vector>

#include "ui/views/export_request.h"

namespace attnscope {

/// Whether one of the views is a figure that is drawn over the family.
bool isDrawnOver(const Family& family, const Scenario& scenario,
                 const std::vector<std::string>& views);

/// Throws InvalidRequest if there is a family but no view that is drawn over it.
void requireDrawnOver(const Family& family, const Scenario& scenario,
                      const std::vector<std::string>& views);

/// Whether a view shows a frozen Scenario's matrix.
bool showsFrozenMatrix(std::string_view view);

/// Returns the comparison of a request, reduced to what these views of it depend on.
Comparison reducedComparison(const ExportRequest& request, const std::vector<std::string>& views);

}  // namespace attnscope
