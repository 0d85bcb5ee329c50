#include "core/engines/cpu/product_tiles.h"

#include <algorithm>

#include "core/engines/cpu/long_products.h"
#include "core/text/errors.h"

namespace attnscope {

ProductTiles::ProductTiles(const InnerProducts& products, const KernelFunctions& kernel,
                           const std::stop_token& stop)
    : ProductTiles(products.queries, std::make_shared<const PackedKeys>(products.keys, stop),
                   kernel) {}

std::int64_t ProductTiles::stretches() const {
    return (queries_->dim + longest_stretch - 1) / longest_stretch;
}

Stretch ProductTiles::stretch(std::int64_t number) const {
    const std::int64_t first = number * longest_stretch;
    return {first, std::min(longest_stretch, queries_->dim - first)};
}

void ProductTiles::check(std::span<const std::int64_t> rows) const {
    // By the Cauchy–Schwarz inequality no score and no partial sum is larger.
    if (largest_norm(*queries_, rows) * keys_->largest_norm() > 1e38)
        throw InvalidRequest(Message(
            "request.overflow",
            "the norms of queries and keys are so large that their products overflow float32"));
}

void ProductTiles::begin_block(std::span<const std::int64_t> rows, QueryPanels& panels) const {
    check(rows);
    if (is_one_stretch())
        panels.assign(*queries_, rows, {0, queries_->dim});
}

void ProductTiles::fill(std::span<const std::int64_t> rows, std::int64_t first_key, int count,
                        Columns columns, QueryPanels& panels, std::vector<float>& group) const {
    if (is_one_stretch())
        return multiply(*kernel_, panels, *keys_, first_key, count, columns, group);
    for (std::int64_t i = 0; i < stretches(); ++i) {
        panels.assign(*queries_, rows, stretch(i));
        multiply(*kernel_, panels, *keys_, first_key, count, columns, group);
    }
}

std::size_t ProductTiles::steps_together() const {
    return is_one_stretch() ? 0 : static_cast<std::size_t>(stretches());
}

void ProductTiles::fill_together(std::span<const BlockColumns> blocks, const std::stop_token& stop,
                                 const std::function<void()>& tick) const {
    for (const BlockColumns& block : blocks)
        check(block.rows);
    LongProducts products(*kernel_, *queries_, *keys_, blocks);
    for (std::int64_t i = 0; i < stretches(); ++i) {
        products.add(stretch(i), stop);
        tick();
    }
}

}  // namespace attnscope
