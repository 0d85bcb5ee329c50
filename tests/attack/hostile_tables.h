#pragma once

#include <vector>

#include "tests/attack/hostile_npy.h"

namespace attnscope::attack {

// Tables for `eval entropy` that are to be refused, by what is wrong with them.
std::vector<HostileFile> tables_without_rows();
std::vector<HostileFile> tables_torn();
std::vector<HostileFile> tables_with_bad_cells();
/// A good table with a cell more or less, an open quote or a word for a number, by a fixed seed.
std::vector<HostileFile> tables_mutated();

}  // namespace attnscope::attack
