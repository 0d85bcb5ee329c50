#pragma once

#include <cstdint>
#include <functional>
#include <span>
#include <stop_token>
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
    int item_size = 4;  ///< bytes of one value: 2, 4 or 8
    bool big_endian = false;
    bool fortran_order = false;
    std::uint64_t data_offset = 0;
};

/// Largest number of values of one matrix that is read (1 GiB of float32).
inline constexpr std::int64_t max_npy_values = std::int64_t{1} << 28;

/// Reads and checks the header (format versions 1.0, 2.0 and 3.0; float16, float32 or float64 in
/// either endianness and order; exactly the keys descr, fortran_order and shape). Throws FileError
/// that names the file and the fault, also where the file is not exactly as long as the shape says.
NpyHeader read_npy_header(const std::string& path);

/// "(2, 3)": a shape as Python writes it.
std::string shape_text(const std::vector<std::int64_t>& shape);

struct MatrixShape {
    std::int64_t rows = 0, columns = 0;
};

/// The shape of a 2-D file's matrix, or of matrix number `head` (from 0) of a 3-D one (head × rows
/// × columns), from the header alone. Throws FileError for what read_npy_header() refuses, another
/// number of dimensions, an empty or too large matrix and a head that is not there.
MatrixShape npy_matrix_shape(const std::string& path, std::int64_t head = 0);

/// Reads that matrix, rounded to float32. Throws FileError as npy_matrix_shape() does, before
/// memory is taken, and for NaN, infinity and values outside float32, with the first one's place;
/// Cancelled.
NpyMatrix read_npy_matrix(const std::string& path, std::int64_t head = 0,
                          const std::stop_token& stop = {});

/// Bytes of the file that write_npy() writes.
std::uint64_t npy_size(std::int64_t rows, std::int64_t columns);

/// Writes a float32 matrix of that shape (version 1.0, C order) block by block: `fill` is handed a
/// writer and calls it with successive runs of values. Atomic: the old file stays whole where
/// anything fails. Throws FileError, also where fill hands over more or fewer values.
void write_npy(const std::string& path, std::int64_t rows, std::int64_t columns,
               const std::function<void(const std::function<void(std::span<const float>)>&)>& fill);

}  // namespace attnscope
