#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace attnscope {

/// A matrix for an NPZ file, with its numbers as bytes.
struct NpzArray {
    std::string name;
    std::string type;  ///< as in NPY files, such as "<f4" or "|u1"
    std::int64_t rows, columns;
    std::string bytes;
};

/// Writes an NPZ file, a ZIP archive of NPY files that are stored as they are, without times.
/// Atomic. All arrays together have less than 4 GiB. Throws FileError.
void write_npz(const std::string& path, const std::vector<NpzArray>& arrays);

}  // namespace attnscope
