#pragma once

#include <span>
#include <string_view>

#include "core/scaling/rule.h"

namespace attnscope {

/// All scaling rules, in the order in which they are shown.
std::span<const Rule* const> rules();

/// Returns the rule with this key. Throws InvalidRequest, which lists the keys, if there is none.
const Rule& rule(std::string_view key);

}  // namespace attnscope
