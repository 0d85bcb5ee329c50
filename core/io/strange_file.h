#pragma once

#include <string_view>

#include "core/text/message.h"

namespace attnscope {

/// Returns what a file is that holds no tensors for Attnscope, and what to do: a file of PyTorch or
/// of Python's pickle, GGUF, HDF5, JSON or another text. `start` are its first bytes, 64 if it has
/// them, and `ending` is that of its name. Empty if the file is nothing of that kind.
Message strange_file(std::string_view start, std::string_view ending);

/// The fault of a ZIP archive in which PyTorch has saved tensors.
Message pytorch_fault();

}  // namespace attnscope
