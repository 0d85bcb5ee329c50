#include "core/attention/cpu/blocks.h"

#include <algorithm>

namespace attnscope {

std::vector<Block> blocks_of(std::span<const std::int64_t> wanted,
                             std::span<const std::int64_t> kept_rows) {
    std::vector<Block> blocks;
    for (std::size_t first = 0; first < wanted.size(); first = blocks.back().end()) {
        std::span<const std::int64_t> rest = wanted.subspan(first);
        std::span<const std::int64_t> rows = rest.first(std::min(block_rows, rest.size()));
        std::size_t count = rows.size();
        if (!kept_rows.empty()) {
            const std::size_t begin = static_cast<std::size_t>(rows[0]) / block_rows * block_rows;
            rows = kept_rows.subspan(begin, std::min(block_rows, kept_rows.size() - begin));
            count = static_cast<std::size_t>(
                std::upper_bound(rest.begin(), rest.end(), rows.back()) - rest.begin());
        }
        blocks.push_back({rows, rest.first(count), first});
    }
    return blocks;
}

}  // namespace attnscope
