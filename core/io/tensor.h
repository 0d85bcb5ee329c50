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

/// Where the directory of a ZIP archive has a member.
struct ZipPlace {
    std::uint64_t directory_place = 0, number = 0;

    auto operator<=>(const ZipPlace&) const = default;
};

/// One array of numbers in a file.
struct Tensor {
    std::string name;                 ///< empty in an NPY file
    std::string type;                 ///< as in element_types(), or as the file calls another one
    std::vector<std::int64_t> shape;  ///< [batch,] [head,] row, column where it holds matrices

    const ElementType* element = nullptr;  ///< none where its type is not read
    bool big_endian = false;
    bool fortran_order = false;
    std::uint64_t offset = 0;        ///< of its numbers, in the file or in its compressed member
    std::optional<ZipPlace> member;  ///< of an archive
    bool compressed = false;
};

/// What stands in a file is more than anyone looks at where it has more tensors than these.
inline constexpr std::size_t max_tensors = 65536;

/// A name, a type or a shape that is longer was made to fill memory: names and types in bytes.
inline constexpr std::size_t longest_name = 1024, longest_type = 64, most_axes = 64;

/// "(2, 3)": a shape as Python writes it.
std::string shape_text(const std::vector<std::int64_t>& shape);

/// Bytes of so many numbers of that size; nothing where they are 2⁶⁴ or more.
std::optional<std::uint64_t> bytes_of(const std::vector<std::int64_t>& shape, std::int64_t size);

/// That many bytes, in a sentence.
Message bytes_text(const std::optional<std::uint64_t>& bytes);

// What is said of one that is longer.
Message too_long_a_type(std::string_view type);
Message too_many_axes();

/// Throws FileError where two of the file's tensors have one name.
void require_unique_names(const std::vector<Tensor>& tensors, const std::string& path);

/// Throws FileError, "PATH: tensor 'NAME': FAULT"; without a name, "PATH: FAULT".
[[noreturn]] void fail_on_tensor(const std::string& path, const std::string& name,
                                 const Message& fault);

}  // namespace attnscope
