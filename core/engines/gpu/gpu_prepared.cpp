#include "core/engines/gpu/gpu_prepared.h"

#include <algorithm>
#include <cmath>

namespace attnscope {
namespace {

constexpr std::int64_t far = std::int64_t{1} << 30;  // more than any matrix has rows or keys

double longest_square(const Vectors& vectors) {
    double longest = 0;
    for (std::int64_t i = 0; i < vectors.rows; ++i)
        longest = std::max(longest, inner_product(vectors.row(i), vectors.row(i)));
    return longest;
}

/// Throws NotForGpu if products could overflow float32: by the Cauchy–Schwarz inequality no score
/// and no partial sum is larger than the product of the largest norms.
void check_size(const InnerProducts& products) {
    if (std::sqrt(longest_square(*products.queries)) * std::sqrt(longest_square(*products.keys)) >
        1e38)
        throw NotForGpu(Message(
            "gpu.overflow",
            "products of these queries and keys may overflow float32, which it cannot detect"));
}

class Uploader {
public:
    Uploader(GpuPrepared& prepared, const GlContext& context, std::size_t block_bytes)
        : prepared_(prepared), context_(context), block_bytes_(block_bytes) {}

    void operator()(const InnerProducts& products) { add(products, -far, far); }
    void operator()(const SplitProducts& split) {
        const std::int64_t p = split.first_place;
        add(split.near, 1 - split.distance - p, split.distance - p);
        add(split.behind, std::max<std::int64_t>(split.distance, 1) - p, far);
        add(split.ahead, -far, std::min<std::int64_t>(1 - split.distance, 1) - p);
    }
    void operator()(const ScoreFunction&) {
        throw NotForGpu(Message("gpu.no-products",
                                "scores of attention = %1 are not inner products",
                                {prepared_.of.variant->key}));
    }

private:
    void add(const InnerProducts& products, std::int64_t first, std::int64_t last) {
        check_size(products);
        prepared_.products.push_back({{context_, *products.queries, block_bytes_},
                                      {context_, *products.keys, block_bytes_},
                                      first,
                                      last});
    }

    GpuPrepared& prepared_;
    const GlContext& context_;
    std::size_t block_bytes_;
};

}  // namespace

GpuPrepared::GpuPrepared(Preparation preparation, const GlContext& context, std::size_t block_bytes,
                         const std::stop_token& stop)
    : of(std::move(preparation)) {
    const PreparedAttention attention = prepare(of, stop);
    if (attention.factor || attention.pair_bias)
        throw NotForGpu(Message("gpu.no-position", "the GPU has no program for position = %1",
                                {of.position->key}));
    keys = attention.keys;
    std::visit(Uploader(*this, context, block_bytes), attention.scores);
    if (!attention.bias)
        return;
    if (attention.bias->of.size() * sizeof(float) > block_bytes)
        throw NotForGpu(Message("gpu.long-bias", "its memory blocks are smaller than the bias"));
    bias.emplace(context);
    bias->write(std::span(attention.bias->of));
}

}  // namespace attnscope
