#pragma once

#include <stop_token>
#include <string>

#include "core/attention/weights.h"
#include "core/io/tensor_file.h"

namespace attnscope {

/// Returns the weights in a file. In an NPZ or safetensors file, each is the tensor with the name
/// in the variant's formula: a matrix, or a vector that counts as a single row. In an NPY file,
/// which suits a variant that learns one matrix, it is the only tensor. Throws FileError, which
/// names the file and the fault. The returned weights throw FileError if a tensor does not exist or
/// cannot be read, and Cancelled.
Weights weights_of_file(const std::string& path, const std::stop_token& stop);

/// Returns what reads these matrices. Of tensors with three axes or four, it reads the matrix at
/// this place.
Weights::Given given_by_file(const std::string& path, HeadPlace place, const std::stop_token& stop);

}  // namespace attnscope
