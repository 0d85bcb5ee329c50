#pragma once

#include <stop_token>
#include <string>

#include "core/attention/weights.h"

namespace attnscope {

/// Returns the weights in a file. In an NPZ or safetensors file, each is the tensor with the name
/// in the variant's formula: a matrix, or a vector that counts as a single row. In an NPY file,
/// which suits a variant that learns one matrix, it is the only tensor. Throws FileError, which
/// names the file and the fault. The returned weights throw FileError if a tensor does not exist or
/// cannot be read, and Cancelled.
Weights weights_of_file(const std::string& path, const std::stop_token& stop);

}  // namespace attnscope
