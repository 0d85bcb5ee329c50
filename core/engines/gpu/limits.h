#pragma once

#include <cstddef>
#include <cstdint>

namespace attnscope {

// Private to the GPU engine.

/// Limits on one piece of the work of the engine. A piece must fit a storage block, be done before
/// the watchdog of a driver takes it for hung, and run no loop of a shader 65,535 times, because
/// llvmpipe silently ends such a loop.
struct GpuLimits {
    std::size_t block_bytes;    ///< size of one storage block
    std::int64_t slab_scores;   ///< scores that are in memory together
    std::int64_t dims_at_once;  ///< dimensions that one run of a shader multiplies
    std::int64_t rows_at_once;  ///< rows of a slab
    std::size_t batch_bytes;    ///< results of a batch of rows for the processor
    int products_each;          ///< an invocation computes products_each × products_each products
};

/// Returns the usual limits; on a software renderer slabs fit a processor's cache.
inline GpuLimits usual_limits(std::size_t block_bytes, bool is_software) {
    return {.block_bytes = block_bytes,
            .slab_scores = is_software ? std::int64_t{1} << 20 : std::int64_t{8} << 20,
            .dims_at_once = 4096,
            .rows_at_once = 4096,
            .batch_bytes = std::size_t{32} << 20,
            .products_each = is_software ? 4 : 8};
}

}  // namespace attnscope
