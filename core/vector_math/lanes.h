#pragma once

#include <cstddef>
#include <cstdint>

namespace attnscope {

/// Types of the numbers in a register of `bytes` bytes.
template <std::size_t bytes>
struct Lanes {
    // GCC 12 ignores an attribute that depends on a parameter in an alias, not in a typedef.
    typedef double Doubles __attribute__((vector_size(bytes)));
    typedef std::uint64_t Bits __attribute__((vector_size(bytes)));
    typedef float Floats __attribute__((vector_size(bytes)));
    typedef std::int32_t Ints __attribute__((vector_size(bytes)));
};

}  // namespace attnscope
