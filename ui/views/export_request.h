#pragma once

#include <optional>
#include <string>

#include "core/io/matrix.h"
#include "ui/model/session.h"
#include "ui/pictures/look.h"

namespace attnscope {

/// Everything that an export depends on: equal requests give equal files.
struct ExportRequest {
    std::string view;           ///< one of allViews(), or wholeBoard
    Session shown;              ///< of which the view shows a part
    bool shares_scale = false;  ///< whether the present and the frozen matrix share one scale of
                                ///< colours
    Look look{};
    std::string backend = "cpu";  ///< what attention is computed on (core/engines/engines.h)
    std::optional<std::string> device{};

    bool operator==(const ExportRequest&) const = default;
};

/// The id of the view that shows all views as they are on the board.
inline constexpr std::string_view wholeBoard = "board";

/// Returns the views that the request shows: those of the board that are seen, or its single view.
std::vector<std::string> viewsOf(const ExportRequest& request);

/// Whether the view shows the cells of one matrix, a part of which can be chosen.
bool showsCells(std::string_view view);

/// Returns the request without what its picture does not depend on.
ExportRequest reduced(ExportRequest request);

/// Returns the request without the pinned row if its look has no marker and it shows figures alone,
/// in which the row is a mark. A command line may ask for the row without the marker.
ExportRequest markedAsSeen(ExportRequest request);

/// Returns the request with its views not zoomed.
ExportRequest unzoomed(ExportRequest request);

/// Returns the most rows and the most keys that the present and the frozen matrices have. Reads
/// only headers of files. Throws as open_heads() does.
MatrixShape largestMatrix(const Session& session);

/// Returns the line of `attnscope plot` that makes the file `path` again.
std::string commandLine(const ExportRequest& request, const std::string& path);

}  // namespace attnscope
