#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "tests/core/npy_bytes.h"

namespace attnscope::attack {

/// What an output holds before it is written anew.
constexpr std::string_view old_content = "what stood here before\n";

inline std::string sixteen_ones() {
    return testing::little_endian_bytes(std::vector<float>(16, 1.0F));
}

/// A float32 matrix of 4 × 4 ones.
inline std::string good_npy() {
    return testing::npy_bytes(testing::npy_dictionary("<f4", "(4, 4)"), sixteen_ones());
}

/// A table for `eval entropy`.
inline std::string good_table() {
    return "n,d,lambda\n64,16,0.25\n128,16,0.25\n256,16,0.25\n";
}

}  // namespace attnscope::attack
