#pragma once

#include <string>
#include <string_view>

#include "core/figures/figure.h"

namespace attnscope {

// Ids of the entries of the reference (core/reference/reference.h) that explain what a figure
// names; empty if none does.

/// The entry on an entry of the figure's legend, by its key (core/figures/entries.h).
std::string explanation_of_curve(const Figure& figure, std::string_view key);

/// The entry on what an axis shows.
std::string explanation_of_axis(const Axis& axis);

/// The entry on what a column of a table holds.
std::string explanation_of_column(const Table::Column& column);

}  // namespace attnscope
