#include "core/io/npy.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <cstring>
#include <fstream>

#include "core/errors.h"
#include "core/io/atomic_file.h"
#include "core/io/file_fault.h"

namespace attnscope {
namespace {

/// Matrix `head` of heads × rows × columns.
struct Layout {
    std::int64_t heads, rows, columns, head;
};

Layout layout_of(const NpyHeader& header, std::int64_t head, const std::string& path) {
    const std::vector<std::int64_t>& shape = header.shape;
    if (shape.size() != 2 && shape.size() != 3)
        fail_on_file(path, {"npy.shape",
                            "the shape %1 is neither rows × columns nor heads × rows × columns",
                            {shape_text(shape)}});
    if (std::find(shape.begin(), shape.end(), 0) != shape.end())
        fail_on_file(path, {"npy.no-values", "the shape %1 holds no values", {shape_text(shape)}});
    const bool is_3d = shape.size() == 3;
    const Layout layout{is_3d ? shape[0] : 1, shape[shape.size() - 2], shape.back(),
                        is_3d ? head : 0};
    if (layout.head < 0 || layout.head >= layout.heads)
        fail_on_file(path, {"npy.no-head",
                            "there is no head %1 in the shape %2; heads count from 0",
                            {head, shape_text(shape)}});
    if (layout.rows > max_npy_values / layout.columns)
        fail_on_file(path, {"npy.too-many",
                            "a matrix of shape %1 has more than the %2 values that are read",
                            {shape_text(shape), max_npy_values}});
    return layout;
}

template <typename Bits>
Bits bits_of(const char* bytes, bool big_endian) {
    Bits bits = 0;
    for (std::size_t i = 0; i < sizeof(Bits); ++i) {
        const std::size_t place = big_endian ? i : sizeof(Bits) - 1 - i;
        bits = static_cast<Bits>(bits << 8 | static_cast<unsigned char>(bytes[place]));
    }
    return bits;
}

/// IEEE binary16: sign, five exponent bits biased by 15, ten fraction bits.
double from_half(std::uint16_t bits) {
    const int exponent = bits >> 10 & 31, fraction = bits & 1023;
    const double size = exponent == 31  ? (fraction == 0 ? INFINITY : NAN)
                        : exponent == 0 ? std::ldexp(fraction, -24)
                                        : std::ldexp(1024 + fraction, exponent - 25);
    return bits >> 15 != 0 ? -size : size;
}

double decode(const char* bytes, const NpyHeader& header) {
    if (header.item_size == 2)
        return from_half(bits_of<std::uint16_t>(bytes, header.big_endian));
    if (header.item_size == 4)
        return static_cast<double>(
            std::bit_cast<float>(bits_of<std::uint32_t>(bytes, header.big_endian)));
    return std::bit_cast<double>(bits_of<std::uint64_t>(bytes, header.big_endian));
}

/// Why a value has no place in a matrix of float32.
Message fault_of(double value) {
    if (std::isfinite(value))
        return {"npy.too-large", "%1, too large for float32", {value}};
    return {"npy.not-finite", "not finite"};
}

/// Places values of the file, given by their number in it, into the matrix.
class Placer {
public:
    Placer(const NpyHeader& header, const Layout& layout, const std::string& path)
        : header_(header), layout_(layout), path_(path) {
        matrix_.rows = layout.rows;
        matrix_.columns = layout.columns;
        matrix_.data.resize(static_cast<std::size_t>(layout.rows * layout.columns));
    }

    /// In Fortran order the first index runs fastest, so that heads lie interleaved.
    void place(std::int64_t number, const char* bytes) {
        if (!header_.fortran_order) {
            const std::int64_t i = number - layout_.head * layout_.rows * layout_.columns;
            return put(i / layout_.columns, i % layout_.columns, decode(bytes, header_));
        }
        if (number % layout_.heads != layout_.head)
            return;
        const std::int64_t i = number / layout_.heads;
        put(i % layout_.rows, i / layout_.rows, decode(bytes, header_));
    }

    NpyMatrix take() { return std::move(matrix_); }

private:
    void put(std::int64_t row, std::int64_t column, double value) {
        const auto narrow = static_cast<float>(value);
        if (!std::isfinite(narrow))
            fail_on_file(path_, {"npy.bad-value",
                                 "the value at row %1, column %2 (counted from 0) is %3",
                                 {row, column, fault_of(value)}});
        matrix_.data[static_cast<std::size_t>(row * layout_.columns + column)] = narrow;
    }

    const NpyHeader& header_;
    const Layout& layout_;
    const std::string& path_;
    NpyMatrix matrix_;
};

std::string header_text(std::int64_t rows, std::int64_t columns) {
    const char order = std::endian::native == std::endian::little ? '<' : '>';
    std::string text = std::string("{'descr': '") + order +
                       "f4', 'fortran_order': False, 'shape': " + shape_text({rows, columns}) +
                       ", }";
    // The data begin at a multiple of 64 bytes; 10 bytes stand before the dictionary.
    text.append(63 - (10 + text.size()) % 64, ' ');
    text += '\n';
    const char size[] = {static_cast<char>(text.size() & 255), static_cast<char>(text.size() >> 8)};
    return std::string("\x93NUMPY\x01\x00", 8) + std::string(size, 2) + text;
}

}  // namespace

MatrixShape npy_matrix_shape(const std::string& path, std::int64_t head) {
    const Layout layout = layout_of(read_npy_header(path), head, path);
    return {layout.rows, layout.columns};
}

NpyMatrix read_npy_matrix(const std::string& path, std::int64_t head, const std::stop_token& stop) {
    const NpyHeader header = read_npy_header(path);
    const Layout layout = layout_of(header, head, path);
    const std::int64_t values = layout.rows * layout.columns;
    const std::int64_t first = header.fortran_order ? 0 : layout.head * values;
    const std::int64_t count = header.fortran_order ? layout.heads * values : values;

    std::ifstream stream(path, std::ios::binary);
    stream.seekg(static_cast<std::streamoff>(header.data_offset) + first * header.item_size);
    Placer placer(header, layout, path);
    std::vector<char> bytes(std::size_t{1} << 16);
    const std::int64_t step = std::ssize(bytes) / header.item_size;
    for (std::int64_t done = 0; done < count; done += step) {
        if (stop.stop_requested())
            throw Cancelled();
        const std::int64_t some = std::min(step, count - done);
        if (!stream.read(bytes.data(), some * header.item_size))
            fail_on_file(path, {"npy.cut-off", "the file cannot be read to its end"});
        for (std::int64_t i = 0; i < some; ++i)
            placer.place(first + done + i, bytes.data() + i * header.item_size);
    }
    return placer.take();
}

std::uint64_t npy_size(std::int64_t rows, std::int64_t columns) {
    return header_text(rows, columns).size() +
           static_cast<std::uint64_t>(rows) * static_cast<std::uint64_t>(columns) * sizeof(float);
}

void write_npy(
    const std::string& path, std::int64_t rows, std::int64_t columns,
    const std::function<void(const std::function<void(std::span<const float>)>&)>& fill) {
    const auto write = [&](std::ostream& stream) {
        stream << header_text(rows, columns);
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
