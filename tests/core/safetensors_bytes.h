#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace attnscope::testing {

/// Returns the little-endian bytes of a number.
inline std::string little_endian(std::uint64_t number, int bytes) {
    std::string text;
    for (int i = 0; i < bytes; ++i, number >>= 8)
        text += static_cast<char>(number & 255);
    return text;
}

/// A safetensors file of this header and these data.
inline std::string safetensors_bytes(std::string_view header, std::string_view data) {
    return little_endian(header.size(), 8) + std::string(header) + std::string(data);
}

/// Returns a member of a safetensors file's header.
inline std::string safetensors_entry(const std::string& name, const std::string& type,
                                     const std::string& shape, std::uint64_t begin,
                                     std::uint64_t end) {
    return "\"" + name + "\": {\"dtype\": \"" + type + "\", \"shape\": " + shape +
           ", \"data_offsets\": [" + std::to_string(begin) + ", " + std::to_string(end) + "]}";
}

}  // namespace attnscope::testing
