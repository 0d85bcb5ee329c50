#pragma once

#include <functional>
#include <string>
#include <vector>

#include "core/io/byte_source.h"
#include "core/io/tensor.h"

namespace attnscope {

/// A tensor and the range of its data after the header.
struct SafetensorsEntry {
    Tensor tensor;
    std::uint64_t begin = 0, end = 0;
};

/// Receives a name in the header's "__metadata__", and its text.
using MetadataSink = std::function<void(const std::string& name, std::string&& text)>;

/// Reads `size` bytes of JSON without checking what the values mean. Memory holds no more than the
/// tensors, whose names, types and shapes have limits, and one word of the text
/// (core/io/safetensors_text.h). Passes the texts of "__metadata__" to the sink, if there is one.
/// Throws FileError.
std::vector<SafetensorsEntry> parse_safetensors_header(const ByteSource& next, std::uint64_t size,
                                                       const std::string& path,
                                                       const MetadataSink& metadata = {});

}  // namespace attnscope
