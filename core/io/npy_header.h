#pragma once

#include <string_view>

#include "core/io/byte_source.h"
#include "core/io/tensor.h"

namespace attnscope {

inline constexpr std::string_view npy_magic = "\x93NUMPY";

/// An NPY file, or a member of an archive that is one.
struct NpyPlace {
    const std::string& path;
    std::string name;    ///< of the member; empty for the file itself
    std::uint64_t size;  ///< in bytes

    [[noreturn]] void fail(const Message& fault) const { fail_on_tensor(path, name, fault); }
};

/// Reads and checks the header, whose bytes come from `next` (format versions 1.0, 2.0 and 3.0;
/// exactly the keys descr, fortran_order and shape). Throws FileError, which names the file and the
/// fault, also if the file is not exactly as long as the shape says.
Tensor read_npy_header(const ByteSource& next, const NpyPlace& place);

}  // namespace attnscope
