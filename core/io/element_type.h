#pragma once

#include <cstdint>
#include <span>
#include <string_view>

namespace attnscope {

/// A type of numbers in files. Each number is exact as a double, except for the last bits of 64-bit
/// integers.
struct ElementType {
    std::string_view name;  ///< in safetensors, such as "F16"
    std::string_view npy;   ///< in NPY after the byte order, such as "f2"; empty: none
    std::int64_t size;      ///< bytes of one number
    /// Reads as many numbers as fit into `numbers`.
    void (*decode)(const char* bytes, bool big_endian, std::span<double> numbers);
};

/// F16, BF16, F32, F64, I8 … I64, U8 … U64 and BOOL.
std::span<const ElementType> element_types();

// The type with this name; null if it is not supported.
const ElementType* element_type(std::string_view name);
const ElementType* npy_element_type(std::string_view npy);

/// The names of the element types, for a sentence.
inline constexpr std::string_view element_types_read =
    "floats of 16 (also bfloat16), 32 and 64 bits, integers and booleans";

}  // namespace attnscope
