#pragma once

#include <optional>
#include <string>

#include "ui/export/look.h"
#include "ui/session/session.h"

namespace attnscope {

/// All that an export follows from: the same request is the same file.
struct ExportRequest {
    std::string view;           ///< one of allViews(), or wholeBoard
    Session shown;              ///< of which the view shows a part
    bool shares_scale = false;  ///< the present and the frozen matrix have one scale of colours
    Look look{};
    std::string backend = "cpu";  ///< what attention is computed on (core/attention/engines.h)
    std::optional<std::string> device{};

    bool operator==(const ExportRequest&) const = default;
};

/// The view of all views as they stand on the board.
inline constexpr std::string_view wholeBoard = "board";

/// The views that are seen of it.
std::vector<std::string> viewsOf(const ExportRequest& request);

/// The request without what no part of the picture depends on.
ExportRequest reduced(ExportRequest request);

/// The request with all of its views shown, not zoomed.
ExportRequest unzoomed(ExportRequest request);

/// A text that holds a layout: columns joined by //, in them rows by /, in these views by a comma;
/// behind each its share, where it is not 1, as view:2, row@2 and column%2. Reads one, and throws
/// InvalidRequest.
std::string layoutText(const BoardLayout& layout);
BoardLayout layoutFromText(std::string_view text);

/// The arguments of `attnscope plot` that make the file of that name again.
std::vector<std::string> argumentsOf(const ExportRequest& request, const std::string& path);

/// Settings of --reference that make the one Scenario of the other, at least one.
std::vector<std::string> referenceSettings(const Scenario& scenario, const Scenario& reference);

/// The whole line for a shell, each word quoted where it must be; of arguments of any command, too.
std::string commandLine(const ExportRequest& request, const std::string& path);
std::string commandLine(std::vector<std::string> arguments);

/// The last name of a path, be it of a folder: files of the same request are the same wherever they
/// are written.
std::string fileName(const std::string& path);

}  // namespace attnscope
