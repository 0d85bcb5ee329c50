#pragma once

#include <string_view>

#include "core/scenario/scenario.h"

namespace attnscope {

/// Returns the Scenario with one field set from text, and with its consequences:
///  - if only one choice reads a parameter, a formula or a file's path, and nothing reads it yet,
///    setting it selects that choice: λ selects the constant rule, κ selects its rule, a path
///    selects the file as source;
///  - the path of a trained model selects its head for queries and keys, unless that makes one of
///    them already;
///  - the last row stays selected when n changes;
///  - an emptied path selects the source that the score model draws from;
///  - a file that replaces another has no tensor named yet;
///  - the constant rule, when it is chosen, keeps the previous λ;
///  - a task of the laboratory sets the steps that it is usually trained for, unless others are
///    set;
///  - a score model selects sources with its law for queries and keys, if they are drawn.
/// The window and the command line both set fields with this function. Throws InvalidRequest as
/// set() does.
Scenario with_field(const Scenario& before, std::string_view key, std::string_view text);

/// with_field() of a number's field.
Scenario with_number(const Scenario& before, std::string_view key, double value);

}  // namespace attnscope
