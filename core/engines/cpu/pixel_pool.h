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

    /// Pools the scores of keys first_key, first_key + 1, … (max), or `factor` times their powers
    /// (mean).
    void add(std::size_t column, std::int64_t first_key, int count, const float* values,
             const RowFloats& factor);

    /// Multiplies the sums of powers in the pixels from that of `key` on by `factor` (mean).
    void rescale(std::size_t column, std::int64_t key, const RowFloats& factor);

    /// Turns a column into weights, given each row's rate, largest score and weight: the largest
    /// weight of a pixel (0 if all are masked), or the sum of its weights.
    void finish(std::size_t column, const RowFloats& rate, const RowFloats& largest,
                const RowFloats& max_weight);

    /// Adds a finished row of a column to a row of pixels: the larger of both, or their sum.
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
