#pragma once

#include <vector>

#include "core/latex/formula.h"

namespace attnscope {

/// The class of each node of a row. A binary operator that has nothing to join, such as the minus
/// of −1, counts as ordinary. A space has the class of the node before it.
std::vector<AtomClass> atom_classes(const FormulaRow& row);

/// Whether the node is a space.
bool is_space(const FormulaNode& node);

}  // namespace attnscope
