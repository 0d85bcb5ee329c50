#include "core/engines/cpu/blocks.h"

#include <algorithm>

#include "core/engines/cpu/score_kernel.h"

namespace attnscope {

namespace {

/// The most keys that rows may see if a block of half as many rows is to be faster.
constexpr std::int64_t few_keys = 2048;

}  // namespace

std::size_t rows_together(const Plan& plan) {
    static_assert(block_rows / 2 % QueryPanels::width == 0);
    const bool see_few = std::ranges::all_of(plan.rows, [&](std::int64_t row) {
        const auto [first, second] = plan.visible(row);
        return first.size() + second.size() <= few_keys;
    });
    return see_few && plan.key_count > few_keys ? block_rows / 2 : block_rows;
}

std::vector<Block> blocks_of(std::span<const std::int64_t> wanted,
                             std::span<const std::int64_t> kept_rows, std::size_t most) {
    std::vector<Block> blocks;
    for (std::size_t first = 0; first < wanted.size(); first = blocks.back().end()) {
        std::span<const std::int64_t> rest = wanted.subspan(first);
        std::span<const std::int64_t> rows = rest.first(std::min(most, rest.size()));
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
