#pragma once

#include <string>
#include <string_view>

#include "core/figures/figure.h"

namespace attnscope {

// The entries of a figure's legend. Each has a key, which is the same in every language, for every
// Scenario and whatever its name says, and by which commands and sessions know it; curves that
// share an entry share its key.

std::string key_of(const Curve& curve);
std::string key_of(const Band& band);
std::string key_of(const Point& point);  ///< empty for one that has no label, and no entry

/// What the entry is called.
const Message& name_of(const Curve& curve);
const Message& name_of(const Band& band);
const Message& name_of(const Point& point);

/// The key of the entry that a word means: its key, its English name, or the name that earlier
/// versions had for it ("1/√d, chosen"). Empty where there is none.
std::string entry_meant(const Figure& figure, std::string_view word);

}  // namespace attnscope
