#pragma once

#include <compare>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/io/element_type.h"
#include "core/text/message.h"

namespace attnscope {

/// The place of a member in the directory of a ZIP archive: its offset in bytes, and its index.
struct ZipPlace {
    std::uint64_t directory_place = 0, number = 0;

    auto operator<=>(const ZipPlace&) const = default;
};

/// One array of numbers in a file.
struct Tensor {
    std::string name;  ///< empty in an NPY file
    std::string type;  ///< name in element_types(); of another type, that in the file
    std::vector<std::int64_t> shape;  ///< [batch,] [head,] row, column if it holds matrices

    const ElementType* element = nullptr;  ///< null if the type is not supported
    bool big_endian = false;
    bool fortran_order = false;
    std::uint64_t offset = 0;  ///< of its first number, in the file or in the compressed member
    std::optional<ZipPlace> member;  ///< set if the file is an archive
    bool compressed = false;
};

/// The most tensors that a file may have; nobody looks through more.
inline constexpr std::size_t max_tensors = 65536;

/// Limits on the length of names and types, in bytes, and on the number of axes. Anything longer
/// was made to fill memory.
inline constexpr std::size_t longest_name = 1024, longest_type = 64, most_axes = 64;

/// "(2, 3)": a shape as Python writes it.
std::string shape_text(const std::vector<std::int64_t>& shape);

/// Returns the number of bytes of an array of this shape with numbers of `size` bytes; nothing if
/// it is 2⁶⁴ or more.
std::optional<std::uint64_t> bytes_of(const std::vector<std::int64_t>& shape, std::int64_t size);

/// Returns a number of bytes as a message shows it; `bytes` is empty for 2⁶⁴ or more.
Message bytes_text(const std::optional<std::uint64_t>& bytes);

// The faults of a type and of a shape beyond these limits.
Message too_long_a_type(std::string_view type);
Message too_many_axes();

/// Throws FileError if two of the file's tensors have the same name.
void require_unique_names(const std::vector<Tensor>& tensors, const std::string& path);

/// Throws FileError, "PATH: tensor 'NAME': FAULT"; without a name, "PATH: FAULT".
[[noreturn]] void fail_on_tensor(const std::string& path, const std::string& name,
                                 const Message& fault);

}  // namespace attnscope
