#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "core/engines/cpu/kernels/functions.h"
#include "core/engines/parts/plan.h"

namespace attnscope {

// Private to the CPU engine.

/// Pools a block's columns (column.h) into pixel columns while they stream by.
class PixelPool {
public:
    /// Starts a block of `columns` columns.
    void begin_block(const KernelFunctions& kernel, const Plan& plan, Pooling pooling,
                     std::size_t columns);

    /// For the maximum, pools the scores of keys first_key, …, first_key + count − 1; for the mean,
    /// pools `factor` times the powers of these keys.
    void add(std::size_t column, std::int64_t first_key, int count, const float* values,
             const RowFloats& factor);

    /// For the mean, multiplies by `factor` the sums in the pixels from the one that pools `key`
    /// on.
    void rescale(std::size_t column, std::int64_t key, const RowFloats& factor);

    /// Turns the pixels of a column into weights, given the rate, the largest score and the largest
    /// weight of each row: the largest weight that a pixel pools (0 if all are masked), or the sum
    /// of the weights.
    void finish(std::size_t column, const RowFloats& rate, const RowFloats& largest,
                const RowFloats& max_weight);

    /// Pools a row of a finished column into a row of pixels: takes the larger of both, or their
    /// sum.
    void paint(std::size_t column, int row, std::span<float> pixels) const;

private:
    float* pixels(std::size_t column) { return values_[column * width_].of; }
    PixelColumns pixel_columns() const;

    const KernelFunctions* kernel_ = nullptr;
    const Plan* plan_ = nullptr;
    Pooling pooling_ = Pooling::max;
    std::size_t width_ = 0;
    std::vector<RowFloats> values_;
};

}  // namespace attnscope
