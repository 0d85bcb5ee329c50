#pragma once

#include <cstdint>
#include <functional>
#include <span>
#include <string>
#include <vector>

namespace attnscope {

/// A matrix of finite float32 values read from an NPY file, row-major.
struct NpyMatrix {
    std::int64_t rows = 0, columns = 0;
    std::vector<float> data;
};

/// Shape and element type of an NPY file, from its header alone.
struct NpyHeader {
    std::vector<std::int64_t> shape;
    char kind = 'f';
    int item_size = 4;
    bool big_endian = false;
    bool fortran_order = false;
    std::uint64_t data_offset = 0;
};

/// Reads and checks the header (format versions 1 to 3, float16/32/64, either order and
/// endianness). Throws FileError that names the file and the fault; sizes are checked against the
/// file before any memory is taken.
NpyHeader read_npy_header(const std::string& path);

/// Reads a 2-D file, or matrix number `head` of a 3-D one (head × rows × columns). Throws FileError
/// also for NaN, infinity, values outside float32, and an empty matrix.
NpyMatrix read_npy_matrix(const std::string& path, std::int64_t head = 0);

/// Writes a float32 matrix of that shape (version 1.0, C order) block by block: `fill` is handed a
/// writer and calls it with successive runs of values. Atomic: the old file stays whole where
/// anything fails. Throws FileError.
void write_npy(const std::string& path, std::int64_t rows, std::int64_t columns,
               const std::function<void(const std::function<void(std::span<const float>)>&)>& fill);

}  // namespace attnscope
