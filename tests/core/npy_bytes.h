#pragma once

#include <bit>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace attnscope::testing {

/// A version 1.0 NPY file made of this dictionary and these data.
inline std::string npy_bytes(std::string_view dictionary, std::string_view data) {
    const std::string text = std::string(dictionary) + "\n";
    std::string bytes("\x93NUMPY\x01\x00", 8);
    bytes += static_cast<char>(text.size() & 255);
    bytes += static_cast<char>(text.size() >> 8);
    return bytes + text + std::string(data);
}

inline std::string npy_dictionary(std::string_view type, std::string_view shape) {
    return "{'descr': '" + std::string(type) +
           "', 'fortran_order': False, 'shape': " + std::string(shape) + ", }";
}

/// Little-endian bytes of numbers of one type.
template <typename Number>
std::string little_endian_bytes(const std::vector<Number>& numbers) {
    std::string bytes;
    for (const Number number : numbers) {
        const auto word = [&] {
            if constexpr (sizeof(Number) == 8)
                return std::bit_cast<std::uint64_t>(number);
            else
                return std::uint64_t{std::bit_cast<std::uint32_t>(number)};
        }();
        for (std::size_t i = 0; i < sizeof(Number); ++i)
            bytes += static_cast<char>(word >> (8 * i) & 255);
    }
    return bytes;
}

}  // namespace attnscope::testing
