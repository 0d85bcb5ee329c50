#pragma once

#include <QStringList>

#include "core/figures/figure.h"

namespace attnscope {

/// Returns the numbers of a table's column as they are written, a text for each row. All have as
/// many digits after the point as leave those from a third of the largest on at least four digits,
/// so that their decimal points stand below one another. Whole numbers have none. A number that
/// would be left fewer than two digits is written by itself; – stands for NaN and infinities.
QStringList numberTexts(const Table& table, std::size_t column);

}  // namespace attnscope
