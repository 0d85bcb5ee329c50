#pragma once

#include <string>
#include <vector>

#include "core/io/byte_source.h"
#include "core/io/tensor.h"

namespace attnscope {

/// A tensor and where its data are behind the header.
struct SafetensorsEntry {
    Tensor tensor;
    std::uint64_t begin = 0, end = 0;
};

/// Reads `size` bytes of JSON and nothing else: what it says is not checked yet. No more of it is
/// in memory than its tensors, whose names, types and shapes have limits, and one word. Throws
/// FileError.
std::vector<SafetensorsEntry> parse_safetensors_header(const ByteSource& next, std::uint64_t size,
                                                       const std::string& path);

}  // namespace attnscope
