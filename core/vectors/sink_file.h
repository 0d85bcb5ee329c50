#pragma once

#include <string>

#include "core/io/tensor_file.h"

namespace attnscope {

/// Returns the logit of a head's sink in a file: its only tensor, or the only one called `sinks`,
/// has one number for each head, or one row of them for each batch or layer, of which place.batch
/// is the number. A single number is that of all heads, a single row that of all layers. Throws
/// FileError, also if the file has no number for this head.
double sink_in_file(const std::string& path, HeadPlace place);

}  // namespace attnscope
