#pragma once

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "app/commands/comparison_options.h"
#include "ui/model/axis_map.h"
#include "ui/model/edit_fields.h"
#include "ui/model/session.h"
#include "ui/pictures/look.h"
#include "ui/views/export_request.h"

namespace attnscope {

/// What the command plot is given.
struct PlotOptions {
    std::string view, output, backend = ExportRequest().backend;
    std::optional<std::string> size, preset, layout, rows, keys, row, device;
    std::vector<std::string> settings, x, y, hidden;
    ComparisonOptions comparison;
    bool shared_scale = false;
    std::map<std::string_view, std::string> look;  ///< what is given, by the table's keys
    std::map<std::string_view, std::vector<std::string>> edits;
    std::string for_pictures;  ///< an option given that a table has no use for
    std::string for_boards;    ///< an option given that is for a board alone
};

/// Returns the keys of all presets, separated by commas.
std::string names_of_presets();

/// Returns the look that the options describe. If a title is given, it is shown, unless another
/// option says that there is none. Throws InvalidRequest, which lists the presets, if there is none
/// with the key that is given.
Look look_of(const PlotOptions& options);

/// Returns the session that the options describe. Throws InvalidRequest, and what open_heads()
/// throws.
Session session_of(const PlotOptions& options);

/// Reads the value "FROM:TO" of an option. Throws InvalidRequest.
Range typed_range(const std::string& option, std::string_view text);

/// Returns the option of an edit, such as "--x-label".
std::string option_of(const EditField& field);

/// Returns the figure to which the value of an option applies, and the value. For the board, the
/// value begins with the figure, "VIEW=…". Throws InvalidRequest.
std::pair<std::string, std::string> whose(const PlotOptions& options, const std::string& option,
                                          const std::string& text);

/// Returns the figure that an edit is of, and its value; a flag without one is on.
std::pair<std::string, std::string> whose(const PlotOptions& options, const EditField& field,
                                          const std::string& text);

}  // namespace attnscope
