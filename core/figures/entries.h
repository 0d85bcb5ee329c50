#pragma once

#include <string>
#include <string_view>

#include "core/figures/figure.h"

namespace attnscope {

// The entries of a figure's legend. Each entry has a key by which commands and sessions refer to
// it, and which does not depend on the language or on what else the figure shows. Curves that share
// an entry share its key. The key of something that a person can name, such as a curve of one's
// own, contains its name or, if it has none, its position.

std::string key_of(const Curve& curve);
std::string key_of(const Band& band);
std::string key_of(const Point& point);  ///< empty for a point without a label, which has no entry

/// Returns the key of one of several things of a kind, which have different names or none.
std::string key_of(std::string_view kind, std::string_view name, std::size_t place);

/// The name of the entry.
const Message& name_of(const Curve& curve);
const Message& name_of(const Band& band);
const Message& name_of(const Point& point);

/// Returns a column's name with what it is a value of: "H at 512".
Message name_of(const Table::Column& column);

/// Returns the key of the entry that a word means: its key, its English name, or its name or key in
/// earlier versions ("1/√d, chosen", "own-2"). Empty if there is none.
std::string entry_meant(const Figure& figure, std::string_view word);

}  // namespace attnscope
