#pragma once

#include <cstdint>
#include <limits>
#include <optional>
#include <vector>

#include "core/engines/gpu/resident_vectors.h"
#include "core/engines/parts/preparation.h"

namespace attnscope {

// Private to the GPU engine.

/// Inner products of queries i and keys j. They are the scores where i − j is in [first_distance,
/// last_distance).
struct ResidentProducts {
    ResidentVectors queries, keys;
    std::int64_t first_distance, last_distance;
};

/// The attention that was prepared last, in the GPU's memory.
struct GpuPrepared {
    Preparation of;
    std::int64_t keys = 0;
    std::vector<ResidentProducts> products;
    std::optional<Storage> bias;

    /// Prepares the attention and copies it to the GPU. Throws NotForGpu if scores are not inner
    /// products or could overflow float32, if they have a factor or a bias that does not follow
    /// from i − j alone, or if a block has no room for a vector or the bias;
    /// GpuFailure; and what prepare() throws.
    GpuPrepared(Preparation preparation, const GlContext& context, std::size_t block_bytes,
                const std::stop_token& stop);
};

}  // namespace attnscope
