#include "core/engines/cpu/long_products.h"

#include <algorithm>

#include "core/parallel/parallel_for.h"

namespace attnscope {

LongProducts::LongProducts(const KernelFunctions& kernel, const Vectors& queries,
                           const PackedKeys& keys, std::span<const BlockColumns> blocks)
    : kernel_(kernel),
      queries_(queries),
      keys_(keys),
      blocks_(blocks),
      groups_(static_cast<std::size_t>(keys.padded() / PackedKeys::group)),
      panels_(blocks.size()) {}

void LongProducts::add(Stretch stretch, const std::stop_token& stop) {
    pack(stretch, stop);
    constexpr std::size_t step = tile_keys / PackedKeys::group;
    const std::size_t tiles = (groups_ + step - 1) / step;
    parallel_for(blocks_.size() * tiles, 1, stop, [&](std::size_t i) {
        const std::size_t begin = i % tiles * step;
        multiply_groups(i / tiles, begin, std::min(begin + step, groups_));
    });
}

void LongProducts::pack(Stretch stretch, const std::stop_token& stop) {
    group_size_ = static_cast<std::size_t>(stretch.count * PackedKeys::group);
    packed_.resize(groups_ * group_size_);
    parallel_for(groups_, 1, stop, [&](std::size_t g) {
        keys_.pack(static_cast<std::int64_t>(g) * PackedKeys::group, stretch,
                   packed_.data() + g * group_size_);
    });
    parallel_for(blocks_.size(), 1, stop,
                 [&](std::size_t b) { panels_[b].assign(queries_, blocks_[b].rows, stretch); });
}

void LongProducts::multiply_groups(std::size_t block, std::size_t begin, std::size_t end) const {
    for (std::size_t g = begin; g < end; ++g)
        multiply_group(kernel_, panels_[block], packed_.data() + g * group_size_,
                       static_cast<std::int64_t>(g) * PackedKeys::group, blocks_[block].columns);
}

}  // namespace attnscope
