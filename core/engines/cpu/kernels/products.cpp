#include "core/engines/cpu/kernels/all.h"

namespace attnscope::ATTNSCOPE_KERNEL {
namespace {

/// Number of keys whose partial sums with two registers of queries all stay in registers.
#if defined(__AVX512F__)
constexpr int keys_at_once = 12;
#elif defined(__AVX2__) || defined(__aarch64__)
constexpr int keys_at_once = 6;
#else
constexpr int keys_at_once = 4;
#endif
static_assert(group_keys % keys_at_once == 0);

template <bool adds>
inline void multiply_some(const float* queries, const float* keys, std::int64_t dim, float* left,
                          float* right) {
    Floats sums_left[keys_at_once], sums_right[keys_at_once];
#pragma GCC unroll 16
    for (int j = 0; j < keys_at_once; ++j) {
        sums_left[j] = adds ? load(left + j * stride) : Floats{};
        sums_right[j] = adds ? load(right + j * stride) : Floats{};
    }
    for (std::int64_t k = 0; k < dim; ++k, queries += panel_rows, keys += group_keys) {
        __builtin_prefetch(keys + dim * group_keys);  // the next group, if keys are whole vectors
        const Floats query_left = load(queries), query_right = load(queries + lanes);
#pragma GCC unroll 16
        for (int j = 0; j < keys_at_once; ++j) {
            sums_left[j] += query_left * keys[j];
            sums_right[j] += query_right * keys[j];
        }
    }
#pragma GCC unroll 16
    for (int j = 0; j < keys_at_once; ++j) {
        store(left + j * stride, sums_left[j]);
        store(right + j * stride, sums_right[j]);
    }
}

/// Returns where the rows of a panel from `row` on begin in its two columns.
inline float* at(int row, float* left, float* right) {
    return row < column_rows ? left + row : right + row - column_rows;
}

template <bool adds>
void multiply_all(const float* queries, const float* keys, std::int64_t dim, float* left,
                  float* right) {
    for (int j = 0; j < group_keys; j += keys_at_once)
        for (int row = 0; row < panel_rows; row += 2 * lanes)
            multiply_some<adds>(queries + row, keys + j, dim, at(row, left, right) + j * stride,
                                at(row + lanes, left, right) + j * stride);
}

}  // namespace

void multiply(const float* queries, const float* keys, std::int64_t dim, bool adds, float* left,
              float* right) {
    adds ? multiply_all<true>(queries, keys, dim, left, right)
         : multiply_all<false>(queries, keys, dim, left, right);
}

}  // namespace attnscope::ATTNSCOPE_KERNEL
