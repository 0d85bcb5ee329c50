#include "core/engines/gpu/slab.h"

#include <algorithm>
#include <bit>

namespace attnscope {
namespace {

// The binding points of the blocks that shaders read and write.
enum Binding : unsigned {
    rows_binding,
    queries_binding,
    keys_binding,
    scores_binding,
    bias_binding,
    parts_binding,
    scales_binding,
    pooled_binding,
    bands_binding,
    picture_binding
};

constexpr std::int64_t group = 64;           // invocations in a group of the shaders without tiles
constexpr std::int64_t most_groups = 65535;  // along one side, on every device

std::int64_t groups(std::int64_t count, std::int64_t each = group) {
    return (count + each - 1) / each;
}

/// Returns the number of invocations that share the `cells` cells of a pixel, a power of 2. It is 1
/// if the cells are few, because joining the shares takes time.
std::int64_t lanes_of(std::int64_t cells, std::int64_t most) {
    const std::int64_t shares = std::clamp<std::int64_t>(cells / 32, 1, most);
    return static_cast<std::int64_t>(std::bit_floor(static_cast<std::uint64_t>(shares)));
}

int narrow(std::int64_t value) {
    return static_cast<int>(value);
}

}  // namespace

std::vector<Slab> SlabWork::slabs(std::int64_t rows, std::int64_t keys) const {
    if (static_cast<std::size_t>(keys) * sizeof(float) > limits_.block_bytes ||
        keys > most_groups * group)
        throw NotForGpu(Message("gpu.many-keys", "its memory blocks are smaller than a row"));
    const std::int64_t tile = 16 * limits_.products_each;
    std::int64_t most =
        std::clamp<std::int64_t>(limits_.slab_scores / keys, 1, limits_.rows_at_once);
    if (most > tile)
        most -= most % tile;
    std::vector<Slab> slabs;
    for (std::int64_t first = 0; first < rows; first += most)
        slabs.push_back({first, std::min(most, rows - first)});
    return slabs;
}

void SlabWork::take_rows(std::span<const GpuRow> rows, std::int64_t keys) {
    keys_ = keys;
    const auto bytes_of = [](std::int64_t count, std::size_t size) {
        return static_cast<std::size_t>(count) * size;
    };
    together_ = slabs(std::ssize(rows), keys).front().count;
    rows_.write(rows);
    scores_.reserve(bytes_of(together_ * keys, sizeof(float)));
    parts_.reserve(bytes_of(std::ssize(rows) * chunks_of(keys), sizeof(RowPart)));
    scales_.reserve(bytes_of(together_, 2 * sizeof(float)));
    rows_.bind(rows_binding);
    scores_.bind(scores_binding);
    parts_.bind(parts_binding);
    scales_.bind(scales_binding);
}

const Program& SlabWork::use(const Slab& slab, std::string_view shader,
                             std::initializer_list<ShaderConstant> constants) {
    return programs_.use(shader, constants)
        .set("first_place", narrow(slab.first))
        .set("row_count", narrow(slab.count))
        .set("key_count", narrow(keys_));
}

void SlabWork::make_scores(const Slab& slab, const GpuPrepared& prepared) {
    for (const ResidentProducts& products : prepared.products)
        for (const auto& queries : products.queries.blocks())
            for (const auto& keys : products.keys.blocks())
                multiply(slab, products, queries, keys);
}

void SlabWork::multiply(const Slab& slab, const ResidentProducts& products,
                        const ResidentVectors::Block& queries, const ResidentVectors::Block& keys) {
    queries.storage.bind(queries_binding);
    keys.storage.bind(keys_binding);
    const std::int64_t dim = products.queries.dim(), tile = 16 * limits_.products_each;
    for (std::int64_t from = 0; from < dim; from += limits_.dims_at_once)
        use(slab, "products", {{"EACH", limits_.products_each}})
            .set("first_query", narrow(queries.first))
            .set("query_count", narrow(queries.count))
            .set("first_key", narrow(keys.first))
            .set("keys_here", narrow(keys.count))
            .set("dim", narrow(dim))
            .set("first_dim", narrow(from))
            .set("last_dim", narrow(std::min(from + limits_.dims_at_once, dim)))
            .set("first_distance", narrow(products.first_distance))
            .set("last_distance", narrow(products.last_distance))
            .run(groups(keys.count, tile), groups(slab.count, tile));
}

void SlabWork::make_logits(const Slab& slab, const GpuPrepared& prepared,
                           const AttentionRequest& request) {
    if (prepared.bias)
        prepared.bias->bind(bias_binding);
    use(slab, "logits",
        {{"HAS_BIAS", prepared.bias.has_value()}, {"SQUARES", has_squares(request)}})
        .set("softcap", static_cast<float>(request.softcap))
        .run(groups(keys_), slab.count);
}

void SlabWork::sum_rows(const Slab& slab) {
    use(slab, "row_sums", {{"CHUNK", narrow(chunk_keys)}})
        .set("chunks", narrow(chunks_of(keys_)))
        .run(chunks_of(keys_), slab.count);
}

void SlabWork::scale_rows(const Slab& slab, const RowLogits& logits) {
    use(slab, "row_scales", {{"SQUARES", logits.are_squares()}, {"SINK", logits.has_sink()}})
        .set("chunks", narrow(chunks_of(keys_)))
        .run(groups(slab.count));
}

void SlabWork::make_weights(const Slab& slab) {
    use(slab, "weights").run(groups(keys_), slab.count);
}

void SlabWork::take_bands(std::span<const Band> bands, std::int64_t width) {
    const auto line = static_cast<std::size_t>(width) * sizeof(float);
    bands_.write(bands);
    picture_.reserve(bands.size() * line);
    pooled_.reserve(static_cast<std::size_t>(together_) * line);
    bands_.bind(bands_binding);
    picture_.bind(picture_binding);
    pooled_.bind(pooled_binding);
}

void SlabWork::pool(const Slab& slab, const PixelAxis& keys, Pooling pooling, const Slab& bands) {
    constexpr std::int64_t invocations = 128;
    const std::int64_t lanes = lanes_of(keys.pooled, invocations);
    const int maximum = pooling == Pooling::max;
    use(slab, "pixels",
        {{"LANES", narrow(lanes)}, {"PIXELS", narrow(invocations / lanes)}, {"MAXIMUM", maximum}})
        .set("first_pixel", narrow(keys.first))
        .set("width", narrow(keys.count))
        .set("cells", narrow(keys.pooled))
        .run(groups(keys.count, invocations / lanes), slab.count);
    use(slab, "pixel_rows", {{"MAXIMUM", maximum}})
        .set("width", narrow(keys.count))
        .set("first_band", narrow(bands.first))
        .run(groups(keys.count), bands.count);
}

std::vector<RowPart> SlabWork::parts(std::int64_t rows) const {
    return parts_.read<RowPart>(static_cast<std::size_t>(rows * chunks_of(keys_)));
}

std::vector<float> SlabWork::scores(const Slab& slab) const {
    return scores_.read<float>(static_cast<std::size_t>(slab.count * keys_));
}

}  // namespace attnscope
