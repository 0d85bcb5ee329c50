#include "core/engines/cpu/score_kernel.h"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <numeric>
#include <utility>

#include "core/parallel/parallel_for.h"

namespace attnscope {
namespace {

double squared_norm(const float* vector, std::int64_t dim) {
    constexpr std::int64_t parts = 16;  // side by side in registers
    double sums[parts] = {};
    std::int64_t k = 0;
    for (; k + parts <= dim; k += parts)
        for (std::int64_t j = 0; j < parts; ++j)
            sums[j] += static_cast<double>(vector[k + j]) * static_cast<double>(vector[k + j]);
    for (; k < dim; ++k)
        sums[0] += static_cast<double>(vector[k]) * static_cast<double>(vector[k]);
    return std::accumulate(std::begin(sums), std::end(sums), 0.0);
}

}  // namespace

double largest_norm(const Vectors& vectors, std::span<const std::int64_t> rows) {
    double square = 0;
    for (const std::int64_t row : rows)
        square = std::max(square,
                          squared_norm(vectors.values().data() + row * vectors.dim, vectors.dim));
    return std::sqrt(square);
}

PackedKeys::PackedKeys(std::shared_ptr<const Vectors> keys, const std::stop_token& stop)
    : keys_(std::move(keys)) {
    const std::int64_t dim = keys_->dim, rows = keys_->rows;
    const auto groups = static_cast<std::size_t>(padded() / group);
    if (padded() <= most_packed / dim)
        data_.resize(groups * static_cast<std::size_t>(group * dim));
    std::vector<double> squares(groups);
    parallel_for(groups, 64, stop, [&](std::size_t number) {
        const std::int64_t first = static_cast<std::int64_t>(number) * group;
        if (!data_.empty())
            pack(first, {0, dim}, data_.data() + first * dim);
        for (std::int64_t key = first; key < std::min(first + group, rows); ++key)
            squares[number] =
                std::max(squares[number], squared_norm(keys_->values().data() + key * dim, dim));
    });
    largest_norm_ = std::sqrt(*std::max_element(squares.begin(), squares.end()));
}

std::int64_t PackedKeys::padded() const {
    return (keys_->rows + group - 1) / group * group;
}

void PackedKeys::pack(std::int64_t key, Stretch stretch, float* to) const {
    constexpr std::int64_t step = 64;  // what is written together stays in the nearest cache
    const std::int64_t count = std::min<std::int64_t>(group, keys_->rows - key);
    const float* const from = keys_->values().data() + key * keys_->dim + stretch.first;
    for (std::int64_t begin = 0; begin < stretch.count; begin += step)
        for (std::int64_t j = 0; j < count; ++j)
            for (std::int64_t k = begin; k < std::min(begin + step, stretch.count); ++k)
                to[k * group + j] = from[j * keys_->dim + k];
}

const float* PackedKeys::group_at(std::int64_t key, Stretch stretch,
                                  std::vector<float>& buffer) const {
    if (!data_.empty())
        return data_.data() + key * keys_->dim + stretch.first * group;
    buffer.resize(static_cast<std::size_t>(stretch.count * group));
    if (key + group > keys_->rows)
        std::fill(buffer.begin(), buffer.end(), 0.0F);
    pack(key, stretch, buffer.data());
    return buffer.data();
}

void QueryPanels::assign(const Vectors& queries, std::span<const std::int64_t> rows,
                         Stretch stretch) {
    stretch_ = stretch;
    panels_ = (rows.size() + width - 1) / width;
    data_.assign(begin_of(panels_) / column_rows, {});
    for (std::size_t r = 0; r < rows.size(); ++r) {
        const float* const from = queries.values().data() + rows[r] * queries.dim + stretch.first;
        float* const to = data_.data()->of + begin_of(r / width) + r % width;
        for (std::int64_t k = 0; k < stretch.count; ++k)
            to[k * width] = from[k];
    }
}

void multiply_group(const KernelFunctions& kernel, const QueryPanels& queries, const float* packed,
                    std::int64_t key, std::span<float* const> columns) {
    const Stretch stretch = queries.stretch();
    for (std::size_t panel = 0; panel < queries.panels(); ++panel)
        kernel.multiply(queries.panel(panel), packed, stretch.count, stretch.first != 0,
                        columns[2 * panel] + key * column_rows,
                        columns[2 * panel + 1] + key * column_rows);
}

void multiply(const KernelFunctions& kernel, const QueryPanels& queries, const PackedKeys& keys,
              std::int64_t first_key, std::int64_t count, std::span<float* const> columns,
              std::vector<float>& buffer) {
    for (std::int64_t j = 0; j < count; j += PackedKeys::group)
        multiply_group(kernel, queries, keys.group_at(first_key + j, queries.stretch(), buffer), j,
                       columns);
}

}  // namespace attnscope
