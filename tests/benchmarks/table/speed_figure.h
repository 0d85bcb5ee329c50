#pragma once

#include <string>

namespace attnscope {

/// Draws the table's CSV: operations a second over n at one d, a curve for each engine, with the
/// peak as a bound. Throws Error.
void plot_table(const std::string& csv, const std::string& picture);

}  // namespace attnscope
