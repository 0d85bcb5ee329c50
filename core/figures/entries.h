#pragma once

#include <string>
#include <string_view>

#include "core/figures/figure.h"

namespace attnscope {

// The entries of a figure's legend. Each entry has a key by which commands and sessions refer to
// it, and which does not depend on the language, the Scenario or the entry's name. Curves that
// share an entry share its key.

std::string key_of(const Curve& curve);
std::string key_of(const Band& band);
std::string key_of(const Point& point);  ///< empty for a point without a label, which has no entry

/// The name of the entry.
const Message& name_of(const Curve& curve);
const Message& name_of(const Band& band);
const Message& name_of(const Point& point);

/// Returns the key of the entry that a word means: its key, its English name, or its name in
/// earlier versions ("1/√d, chosen"). Empty if there is none.
std::string entry_meant(const Figure& figure, std::string_view word);

}  // namespace attnscope
