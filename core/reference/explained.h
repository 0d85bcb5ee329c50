#pragma once

#include <string>
#include <string_view>

#include "core/figures/figure.h"

namespace attnscope {

// Each function returns the id of the entry of the reference (core/reference/reference.h) that
// explains something in a figure; empty if there is none.

/// Returns the id for an entry of the figure's legend, given by its key (core/figures/entries.h).
std::string explanation_of_curve(const Figure& figure, std::string_view key);

/// The id for the shading where no approximation holds.
inline constexpr std::string_view explanation_of_shading = "words/shaded";

/// Returns the id for what an axis shows.
std::string explanation_of_axis(const Axis& axis);

/// Returns the id for what a column of a table holds.
std::string explanation_of_column(const Table::Column& column);

/// Returns the id for the rule whose values a row of a table holds.
std::string explanation_of_row(const Table::Row& row);

}  // namespace attnscope
