#include "core/io/npy.h"

#include <bit>

#include "core/io/atomic_file.h"
#include "core/io/file_fault.h"
#include "core/io/tensor.h"

namespace attnscope {
std::string npy_header(std::string_view type, std::int64_t rows, std::int64_t columns) {
    std::string text = "{'descr': '" + std::string(type) +
                       "', 'fortran_order': False, 'shape': " + shape_text({rows, columns}) + ", }";
    // The data begin at a multiple of 64 bytes; 10 bytes precede the dictionary.
    text.append(63 - (10 + text.size()) % 64, ' ');
    text += '\n';
    const char size[] = {static_cast<char>(text.size() & 255), static_cast<char>(text.size() >> 8)};
    return std::string("\x93NUMPY\x01\x00", 8) + std::string(size, 2) + text;
}

std::string_view npy_float_type() {
    return std::endian::native == std::endian::little ? "<f4" : ">f4";
}

std::uint64_t npy_size(std::int64_t rows, std::int64_t columns) {
    return npy_header(npy_float_type(), rows, columns).size() +
           static_cast<std::uint64_t>(rows) * static_cast<std::uint64_t>(columns) * sizeof(float);
}

void write_npy(
    const std::string& path, std::int64_t rows, std::int64_t columns,
    const std::function<void(const std::function<void(std::span<const float>)>&)>& fill) {
    const auto write = [&](std::ostream& stream) {
        stream << npy_header(npy_float_type(), rows, columns);
        std::size_t written = 0;
        fill([&](std::span<const float> values) {
            stream.write(reinterpret_cast<const char*>(values.data()),
                         static_cast<std::streamsize>(values.size_bytes()));
            written += values.size();
        });
        if (written != static_cast<std::size_t>(rows * columns))
            fail_on_file(path, {"npy.miscounted",
                                "%1 values were given for a matrix of %2 × %3",
                                {written, rows, columns}});
    };
    write_atomically(path, write, npy_size(rows, columns));
}

}  // namespace attnscope
