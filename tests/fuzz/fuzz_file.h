#pragma once

#include <sys/mman.h>
#include <unistd.h>

#include <algorithm>
#include <cmath>
#include <string>

#include "core/io/tensor_file.h"
#include "tests/fuzz/fuzz.h"

namespace attnscope {

/// Returns the path of a file in memory that holds the bytes.
inline std::string file_of(const std::uint8_t* bytes, std::size_t size) {
    static const int descriptor = memfd_create("fuzz", MFD_CLOEXEC);
    require(descriptor >= 0 && ftruncate(descriptor, 0) == 0 &&
            pwrite(descriptor, bytes, size, 0) == static_cast<ssize_t>(size));
    return "/proc/self/fd/" + std::to_string(descriptor);
}

inline void check(const Matrix& matrix) {
    require(matrix.rows > 0 && matrix.columns > 0);
    require(std::ssize(matrix.data) == matrix.rows * matrix.columns);
    require(std::ranges::all_of(matrix.data, [](float value) { return std::isfinite(value); }));
}

/// Requires that, whatever the file's bytes, its tensors are read as finite matrices or refused
/// with a sentence; also if a checksum would refuse them at once.
inline void read_all(const std::string& path) {
    expect_sentence_or([&] {
        const TensorFile file(path);
        expect_sentence_or([&] { file.find(""); });
        expect_sentence_or([&] { file.find("none"); });
        for (const Tensor& tensor : file.tensors())
            for (const HeadPlace place : {HeadPlace{0, 0}, HeadPlace{0, 1}, HeadPlace{1, 0}})
                for (const auto read : {&TensorFile::read, &TensorFile::read_unchecked})
                    expect_sentence_or([&] { check((file.*read)(tensor, place, {})); });
    });
}

}  // namespace attnscope
