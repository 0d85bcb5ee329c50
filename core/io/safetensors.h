#pragma once

#include <map>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/io/input_file.h"
#include "core/io/tensor.h"

namespace attnscope {

/// Returns the tensors of a safetensors file, in the order of its header. The file begins with 8
/// bytes, the length of the header in little-endian order. The header follows, which is JSON such
/// as {"name": {"dtype": "F16", "shape": [2, 3], "data_offsets": [0, 12]}}, then the data, which
/// the tensors cover without gaps and overlaps. Throws FileError, which names the file and the
/// fault. Source: https://github.com/huggingface/safetensors, "Format".
std::vector<Tensor> read_safetensors(const InputFile& file);

/// Texts of a file's metadata, by their names.
using Metadata = std::map<std::string, std::string, std::less<>>;

/// Returns those of the named texts that the "__metadata__" in the header of a safetensors file
/// holds, each of at most 16 MiB. Throws FileError as read_safetensors() does.
Metadata read_safetensors_metadata(const InputFile& file, std::span<const std::string_view> names);

}  // namespace attnscope
