#pragma once

#include <cstdint>
#include <functional>
#include <span>
#include <string>
#include <string_view>

namespace attnscope {

/// Returns what an NPY file (version 1.0, C order) of this shape begins with, for numbers of a type
/// such as "<f4" or "|u1".
std::string npy_header(std::string_view type, std::int64_t rows, std::int64_t columns);

/// The type of this processor's float32 numbers in NPY files.
std::string_view npy_float_type();

/// The size of the file that write_npy() writes, in bytes.
std::uint64_t npy_size(std::int64_t rows, std::int64_t columns);

/// Writes a float32 matrix of this shape (version 1.0, C order) block by block: `fill` is given a
/// writer and calls it with successive runs of values. Atomic: the old file stays whole if anything
/// fails. Throws FileError, also if `fill` writes more or fewer values.
void write_npy(const std::string& path, std::int64_t rows, std::int64_t columns,
               const std::function<void(const std::function<void(std::span<const float>)>&)>& fill);

}  // namespace attnscope
