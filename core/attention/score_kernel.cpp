#include "core/attention/score_kernel.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "core/parallel/parallel_for.h"

namespace attnscope {
namespace {

double squared_norm(const float* vector, std::int64_t dim) {
    double sum = 0;
    for (std::int64_t k = 0; k < dim; ++k)
        sum += static_cast<double>(vector[k]) * static_cast<double>(vector[k]);
    return sum;
}

/// One panel of queries against one group of keys: all partial sums stay in registers.
void multiply_group(const float* queries, const float* keys, std::int64_t dim, float* left_column,
                    float* right_column) {
    constexpr int group = PackedKeys::group;
    FloatLanes left[group], right[group];
#pragma GCC unroll 16
    for (int j = 0; j < group; ++j)
        left[j] = right[j] = FloatLanes{};
    for (std::int64_t k = 0; k < dim; ++k, queries += QueryPanels::width, keys += group) {
        const FloatLanes query_left = load(queries), query_right = load(queries + float_lane_count);
#pragma GCC unroll 16
        for (int j = 0; j < group; ++j) {
            left[j] += query_left * keys[j];
            right[j] += query_right * keys[j];
        }
    }
#pragma GCC unroll 16
    for (int j = 0; j < group; ++j) {
        store(left_column + j * float_lane_count, left[j]);
        store(right_column + j * float_lane_count, right[j]);
    }
}

}  // namespace

PackedKeys::PackedKeys(std::shared_ptr<const Vectors> keys, const std::stop_token& stop)
    : keys_(std::move(keys)) {
    const std::int64_t dim = keys_->dim, rows = keys_->rows;
    const auto groups = static_cast<std::size_t>((rows + group - 1) / group);
    data_.resize(groups * static_cast<std::size_t>(group * dim));
    std::vector<double> squares(groups);
    parallel_for(groups, 64, stop, [&](std::size_t number) {
        const std::int64_t first = static_cast<std::int64_t>(number) * group;
        float* const to = data_.data() + first * dim;
        for (std::int64_t j = 0; j < std::min<std::int64_t>(group, rows - first); ++j) {
            const float* const from = keys_->data.data() + (first + j) * dim;
            for (std::int64_t k = 0; k < dim; ++k)
                to[k * group + j] = from[k];
            squares[number] = std::max(squares[number], squared_norm(from, dim));
        }
    });
    largest_norm_ = std::sqrt(*std::max_element(squares.begin(), squares.end()));
}

std::int64_t PackedKeys::padded() const {
    return (keys_->rows + group - 1) / group * group;
}

void QueryPanels::assign(const Vectors& queries, std::span<const std::int64_t> rows) {
    dim_ = queries.dim;
    panels_ = (rows.size() + width - 1) / width;
    data_.assign(panels_ * static_cast<std::size_t>(width * dim_), 0.0F);
    double square = 0;
    for (std::size_t r = 0; r < rows.size(); ++r) {
        const float* const from = queries.data.data() + rows[r] * dim_;
        float* const to = data_.data() + static_cast<std::int64_t>(r / width) * width * dim_ +
                          static_cast<std::int64_t>(r % width);
        for (std::int64_t k = 0; k < dim_; ++k)
            to[k * width] = from[k];
        square = std::max(square, squared_norm(from, dim_));
    }
    largest_norm_ = std::sqrt(square);
}

void multiply(const QueryPanels& queries, const PackedKeys& keys, std::int64_t first_key,
              std::int64_t count, std::span<float* const> columns) {
    for (std::int64_t j = 0; j < count; j += PackedKeys::group)
        for (std::size_t panel = 0; panel < queries.panels(); ++panel)
            multiply_group(queries.panel(panel), keys.group_at(first_key + j), queries.dim(),
                           columns[2 * panel] + j * float_lane_count,
                           columns[2 * panel + 1] + j * float_lane_count);
}

}  // namespace attnscope
