#pragma once

#include <string>
#include <string_view>

#include "app/commands/command.h"
#include "core/quantities/quantities.h"

namespace attnscope {

/// Text of the column `standard_error_is` where the sample can give only a lower bound of the
/// standard error.
inline constexpr std::string_view lower_bound_text = "a lower bound";

/// Which columns are added to the table after `value`: only those that say something for some row,
/// or all of them, so that the parts of one table have the same columns.
enum class AddedColumns { telling, all };

/// Evaluates a quantity for each row of a CSV file, or of standard input if the path is "-", and
/// prints the rows with their results, in their order. `defaults` are used for inputs whose cell is
/// missing or empty. Returns 1 if a row failed, else 0. Throws InvalidRequest; FileError for a bad
/// table; Cancelled.
int evaluate_table(std::string_view name, const Inputs& defaults, const std::string& path,
                   AddedColumns added, const CommandContext& context);

}  // namespace attnscope
