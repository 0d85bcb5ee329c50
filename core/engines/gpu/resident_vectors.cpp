#include "core/engines/gpu/resident_vectors.h"

#include <algorithm>

namespace attnscope {

ResidentVectors::ResidentVectors(const GlContext& context, const Vectors& vectors,
                                 std::size_t block_bytes)
    : dim_(vectors.dim) {
    const auto dim = static_cast<std::size_t>(vectors.dim);
    const auto most = static_cast<std::int64_t>(block_bytes / sizeof(float) / dim);
    if (most == 0)
        throw NotForGpu(Message("gpu.long-vectors", "its memory blocks are smaller than a vector"));
    for (std::int64_t first = 0; first < vectors.rows; first += most) {
        const std::int64_t count = std::min(most, vectors.rows - first);
        blocks_.push_back({Storage(context), first, count});
        blocks_.back().storage.write(vectors.values().subspan(
            static_cast<std::size_t>(first) * dim, static_cast<std::size_t>(count) * dim));
    }
}

}  // namespace attnscope
