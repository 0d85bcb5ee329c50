#pragma once

#include <optional>
#include <string>

#include "ui/model/session.h"
#include "ui/pictures/look.h"

namespace attnscope {

/// Everything that an export depends on: the same request gives the same file.
struct ExportRequest {
    std::string view;           ///< one of allViews(), or wholeBoard
    Session shown;              ///< of which the view shows a part
    bool shares_scale = false;  ///< the present and the frozen matrix have one scale of colours
    Look look{};
    std::string backend = "cpu";  ///< what attention is computed on (core/engines/engines.h)
    std::optional<std::string> device{};

    bool operator==(const ExportRequest&) const = default;
};

/// The view of all views as they stand on the board.
inline constexpr std::string_view wholeBoard = "board";

/// Returns the views of the board that are seen, or the one view of the request.
std::vector<std::string> viewsOf(const ExportRequest& request);

/// Returns the request without what the picture does not depend on.
ExportRequest reduced(ExportRequest request);

/// Returns the request with all of its views shown, not zoomed.
ExportRequest unzoomed(ExportRequest request);

/// Returns the line of `attnscope plot` that makes the file of that name again.
std::string commandLine(const ExportRequest& request, const std::string& path);

}  // namespace attnscope
