#include "core/attention/cpu/column.h"

#include <algorithm>

namespace attnscope {
namespace {

/// Adds one key to the sums and gives its exponentials.
template <bool some_masked>
inline FloatLanes add(ColumnSums& sums, FloatLanes scores, FloatLanes lambda, FloatLanes largest) {
    const FloatLanes x = larger((scores - largest) * lambda, all_lanes(-88.0F));
    FloatLanes e = exp_lanes(x);
    if constexpr (some_masked)
        e = scores == masked_score ? FloatLanes{} : e;
    // Below e^−28 its square is far under one rounding of the sum; left in, it would
    // be a subnormal number, which processors handle slowly.
    const FloatLanes high = x > -28.0F ? e : FloatLanes{};
    sums.sum += e;
    sums.weighted += x * e;
    sums.squares += high * high;
    return e;
}

void add(ColumnSums& sums, const ColumnSums& part) {
    sums.sum += part.sum;
    sums.weighted += part.weighted;
    sums.squares += part.squares;
}

/// Sums of sums over the keys of a part.
template <bool some_masked, bool stored>
ColumnSums sum_in_parts(const float* scores, int count, FloatLanes lambda, FloatLanes largest,
                        float* exponentials) {
    ColumnSums sums;
    for (int begin = 0; begin < count; begin += part_keys) {
        ColumnSums part;
        for (int j = begin; j < std::min(begin + part_keys, count); ++j) {
            const FloatLanes e =
                add<some_masked>(part, load(scores + j * float_lane_count), lambda, largest);
            if constexpr (stored)
                store(exponentials + j * float_lane_count, e);
        }
        add(sums, part);
    }
    return sums;
}

}  // namespace

void mask_one(IntLanes left_out, const float* scores, int count, float* masked) {
    for (int j = 0; j < count; ++j) {
        const FloatLanes value = load(scores + j * float_lane_count);
        store(masked + j * float_lane_count, left_out == j ? all_lanes(masked_score) : value);
    }
}

FloatLanes largest_scores(const float* scores, int count) {
    FloatLanes largest = all_lanes(masked_score);
    for (int j = 0; j < count; ++j)
        largest = larger(load(scores + j * float_lane_count), largest);
    return largest;
}

IntLanes first_with(FloatLanes score, const float* scores, int count) {
    IntLanes place{};
    for (int j = count - 1; j >= 0; --j)
        place = load(scores + j * float_lane_count) == score ? IntLanes{} + j : place;
    return place;
}

ColumnSums sum_exponentials(const float* scores, int count, FloatLanes lambda, FloatLanes largest,
                            bool some_masked, float* exponentials) {
    // Times all but the smallest λ a masked score is so far below that it is 0 anyway.
    some_masked &= any(lambda < 1e-35F);
    const auto sum = exponentials != nullptr
                         ? (some_masked ? sum_in_parts<true, true> : sum_in_parts<false, true>)
                         : (some_masked ? sum_in_parts<true, false> : sum_in_parts<false, false>);
    return sum(scores, count, lambda, largest, exponentials);
}

}  // namespace attnscope
