#include "core/engines/cpu/kernels/all.h"

namespace attnscope::ATTNSCOPE_KERNEL {
namespace {

/// For each register of rows, calls take(pixel, value, row) for every pixel and each key that it
/// pools, and stores the result as the new value of the pixel.
template <typename Take>
inline void pool(const PixelColumns& columns, std::int64_t begin, std::int64_t first_key,
                 std::int64_t end_key, const float* values, float* pixels, const Take& take) {
    for (std::int64_t p = begin; p < columns.count && columns.first_keys[p] < end_key; ++p) {
        const std::int64_t first = columns.first_keys[p], last = first + columns.pooled;
        const std::int64_t from = (first > first_key ? first : first_key) - first_key;
        const std::int64_t to = (last < end_key ? last : end_key) - first_key;
        for (int row = 0; row < column_rows; row += lanes) {
            float* const pixel = pixels + p * stride + row;
            Floats pooled = load(pixel);
            for (std::int64_t j = from; j < to; ++j)
                pooled = take(pooled, load(values + j * stride + row), row);
            store(pixel, pooled);
        }
    }
}

}  // namespace

void pool_largest(const PixelColumns& columns, std::int64_t begin, std::int64_t first_key,
                  std::int64_t end_key, const float* values, float* pixels) {
    pool(columns, begin, first_key, end_key, values, pixels,
         [](Floats pooled, Floats value, int) { return larger(pooled, value); });
}

void pool_sums(const PixelColumns& columns, std::int64_t begin, std::int64_t first_key,
               std::int64_t end_key, const float* values, const RowFloats& factor, float* pixels) {
    pool(columns, begin, first_key, end_key, values, pixels,
         [&](Floats pooled, Floats value, int row) {
             return pooled + value * load(factor.of + row);
         });
}

}  // namespace attnscope::ATTNSCOPE_KERNEL
