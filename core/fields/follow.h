#pragma once

#include <string_view>

#include "core/scenario/scenario.h"

namespace attnscope {

/// The Scenario with one field set from text, and what follows from that:
///  - a parameter or a file's path chooses what reads it, where there is one such choice: λ the
///    constant rule, κ its rule, a path the file as source; an emptied path gives the file up
///    for what the score model draws;
///  - another file in place of one has no tensor named yet;
///  - the constant rule, where it is chosen, keeps the λ that stood;
///  - a score model draws queries and keys that have this law, where they are drawn.
/// The window and the command line both set fields by this. Throws InvalidRequest as set() does.
Scenario with_field(const Scenario& before, std::string_view key, std::string_view text);

/// with_field() of a number's field.
Scenario with_number(const Scenario& before, std::string_view key, double value);

}  // namespace attnscope
