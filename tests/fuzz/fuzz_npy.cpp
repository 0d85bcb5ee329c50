// NPY files: whatever their bytes, they are read as finite matrices or refused with a sentence.
#include <sys/mman.h>
#include <unistd.h>

#include <algorithm>
#include <cmath>

#include "core/io/npy.h"
#include "tests/fuzz/fuzz.h"

namespace attnscope {
namespace {

/// A file in memory that holds the bytes.
std::string file_of(const std::uint8_t* bytes, std::size_t size) {
    static const int descriptor = memfd_create("fuzz.npy", MFD_CLOEXEC);
    require(descriptor >= 0 && ftruncate(descriptor, 0) == 0 &&
            pwrite(descriptor, bytes, size, 0) == static_cast<ssize_t>(size));
    return "/proc/self/fd/" + std::to_string(descriptor);
}

void check(const NpyMatrix& matrix) {
    require(matrix.rows > 0 && matrix.columns > 0);
    require(std::ssize(matrix.data) == matrix.rows * matrix.columns);
    require(std::ranges::all_of(matrix.data, [](float value) { return std::isfinite(value); }));
}

}  // namespace
}  // namespace attnscope

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t size) {
    using namespace attnscope;
    const std::string path = file_of(bytes, size);
    for (const std::int64_t head : {0, 1})
        expect_sentence_or([&] { check(read_npy_matrix(path, head)); });
    return 0;
}
