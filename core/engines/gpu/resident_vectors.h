#pragma once

#include <cstdint>
#include <vector>

#include "core/attention/queries_and_keys.h"
#include "core/engines/gpu/storage.h"

namespace attnscope {

// Private to the GPU engine.

/// Vectors in the GPU's memory, in as many storage blocks as they need.
class ResidentVectors {
public:
    struct Block {
        Storage storage;
        std::int64_t first, count;  ///< its first vector, and how many it holds
    };

    /// Throws GpuFailure; NotForGpu if a block has no room for one vector.
    ResidentVectors(const GlContext& context, const Vectors& vectors, std::size_t block_bytes);

    std::int64_t dim() const { return dim_; }
    const std::vector<Block>& blocks() const { return blocks_; }

private:
    std::int64_t dim_;
    std::vector<Block> blocks_;
};

}  // namespace attnscope
