#pragma once

#include <string>
#include <string_view>

#include "app/commands/command.h"
#include "core/quantities/quantities.h"

namespace attnscope {

/// What `standard_error_is` says of an error that the sample cannot tell.
inline constexpr std::string_view lower_bound_text = "a lower bound";

/// Which columns are added after value: those that say something of some row, or all, so that the
/// parts of one table have the same columns.
enum class AddedColumns { telling, all };

/// Evaluates a quantity for each row of a CSV file, or of standard input if the path is "-", and
/// prints the rows with their results, in their order. `defaults` serve keys whose cell is missing
/// or empty. Returns 1 if a row failed, else 0. Throws InvalidRequest, or FileError for a bad
/// table.
int evaluate_table(std::string_view name, const Inputs& defaults, const std::string& path,
                   AddedColumns added, const CommandContext& context);

}  // namespace attnscope
