#pragma once

#include <stop_token>
#include <string>

#include "core/attention/weights.h"

namespace attnscope {

/// The tensors of an NPZ or safetensors file by the names that the variant's formula has, each a
/// matrix or, where it is a single row, a vector; of an NPY file its only one, for a variant that
/// learns one matrix. Throws FileError that names the file and the fault; the weights throw that
/// where a tensor is not there or cannot be read, and Cancelled.
Weights weights_of_file(const std::string& path, const std::stop_token& stop);

}  // namespace attnscope
