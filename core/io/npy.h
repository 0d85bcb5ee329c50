#pragma once

#include <cstdint>
#include <functional>
#include <span>
#include <string>

namespace attnscope {

/// The size of the file that write_npy() writes, in bytes.
std::uint64_t npy_size(std::int64_t rows, std::int64_t columns);

/// Writes a float32 matrix of this shape (version 1.0, C order) block by block: `fill` is given a
/// writer and calls it with successive runs of values. Atomic: the old file stays whole if anything
/// fails. Throws FileError, also if `fill` writes more or fewer values.
void write_npy(const std::string& path, std::int64_t rows, std::int64_t columns,
               const std::function<void(const std::function<void(std::span<const float>)>&)>& fill);

}  // namespace attnscope
