#pragma once

#include <stop_token>
#include <string>

#include "core/attention/weights.h"

namespace attnscope {

/// Returns the tensors of an NPZ or safetensors file by the names in the variant's formula, each a
/// matrix or, if it is a single row, a vector; for an NPY file its only tensor, for a variant that
/// learns one matrix. Throws FileError, which names the file and the fault; the weights throw it if
/// a tensor does not exist or cannot be read, and Cancelled.
Weights weights_of_file(const std::string& path, const std::stop_token& stop);

}  // namespace attnscope
