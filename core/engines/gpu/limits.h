#pragma once

#include <cstddef>
#include <cstdint>

namespace attnscope {

// Private to the GPU engine.

/// What one piece of its work may take, so that none is too large for a storage block, takes a
/// driver's watchdog to think that it hangs, or runs a loop of a shader 65,535 times: llvmpipe ends
/// it there without a word.
struct GpuLimits {
    std::size_t block_bytes;    ///< of one storage block
    std::int64_t slab_scores;   ///< that are in memory at a time
    std::int64_t dims_at_once;  ///< that an invocation multiplies
    std::int64_t rows_at_once;  ///< of a slab
    std::size_t batch_bytes;    ///< of what rows leave to the processor at a time
    int products_each;          ///< an invocation makes so many times so many
};

/// On a software renderer slabs fit a processor's cache.
inline GpuLimits usual_limits(std::size_t block_bytes, bool is_software) {
    return {.block_bytes = block_bytes,
            .slab_scores = is_software ? std::int64_t{1} << 20 : std::int64_t{8} << 20,
            .dims_at_once = 4096,
            .rows_at_once = 4096,
            .batch_bytes = std::size_t{32} << 20,
            .products_each = is_software ? 4 : 8};
}

}  // namespace attnscope
