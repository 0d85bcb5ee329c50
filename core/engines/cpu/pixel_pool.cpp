#include "core/engines/cpu/pixel_pool.h"

#include <algorithm>

namespace attnscope {

void PixelPool::begin_block(const KernelFunctions& kernel, const Plan& plan, Pooling pooling,
                            std::size_t columns) {
    kernel_ = &kernel;
    plan_ = &plan;
    pooling_ = pooling;
    width_ = static_cast<std::size_t>(plan.keys_axis.count);
    RowFloats nothing;
    std::ranges::fill(nothing.of, pooling == Pooling::max ? masked_score : 0.0F);
    values_.assign(columns * width_, nothing);
}

PixelColumns PixelPool::pixel_columns() const {
    return {plan_->first_keys.data(), plan_->keys_axis.count, plan_->keys_axis.pooled};
}

void PixelPool::add(std::size_t column, std::int64_t first_key, int count, const float* values,
                    const RowFloats& factor) {
    const PixelAxis& axis = plan_->keys_axis;
    const std::int64_t end = std::min(first_key + count, axis.end());
    const std::int64_t begin = std::max(first_key, axis.begin());
    if (begin >= end)
        return;
    const std::int64_t first = axis.pixels_of(begin).begin;
    if (pooling_ == Pooling::max)
        kernel_->pool_largest(pixel_columns(), first, first_key, end, values, pixels(column));
    else
        kernel_->pool_sums(pixel_columns(), first, first_key, end, values, factor, pixels(column));
}

void PixelPool::rescale(std::size_t column, std::int64_t key, const RowFloats& factor) {
    const PixelAxis& axis = plan_->keys_axis;
    if (key >= axis.end())
        return;
    const std::int64_t begin = axis.pixels_of(std::max(key, axis.begin())).begin;
    kernel_->scale(values_[column * width_ + static_cast<std::size_t>(begin)].of,
                   axis.count - begin, factor);
}

void PixelPool::finish(std::size_t column, const RowFloats& rate, const RowFloats& largest,
                       const RowFloats& max_weight) {
    float* const values = pixels(column);
    const auto count = static_cast<int>(width_);
    if (pooling_ == Pooling::mean)
        return kernel_->scale(values, count, max_weight);
    kernel_->powers(values, count, rate, largest, max_weight, values);
}

void PixelPool::paint(std::size_t column, int row, std::span<float> pixels) const {
    const RowFloats* value = &values_[column * width_];
    for (float& pixel : pixels) {
        pixel = pooling_ == Pooling::max ? std::max(pixel, (*value)[row]) : pixel + (*value)[row];
        ++value;
    }
}

}  // namespace attnscope
