#include "core/attention/column.h"

#include <algorithm>

namespace attnscope {
namespace {

/// Adds one key to the sums and gives its exponentials.
template <bool some_masked>
inline Lanes add(ColumnSums& sums, Lanes scores, float lambda, Lanes largest) {
    const Lanes x = larger((scores - largest) * lambda, all_lanes(-88.0F));
    Lanes e = exp_lanes(x);
    if constexpr (some_masked)
        e = scores == masked_score ? Lanes{} : e;
    // Below e^−28 the powers are far under one rounding of the sums; left in, their products would
    // be subnormal numbers, which processors handle slowly.
    const Lanes high = x > -28.0F ? e : Lanes{};
    const Lanes square = high * high;
    sums.sum += e;
    sums.weighted += x * e;
    sums.squares += square;
    sums.cubes += square * high;
    return e;
}

void add(ColumnSums& sums, const ColumnSums& part) {
    sums.sum += part.sum;
    sums.weighted += part.weighted;
    sums.squares += part.squares;
    sums.cubes += part.cubes;
}

/// Sums of sums over a few keys each: so rounding errors stay small.
template <bool some_masked, bool stored>
ColumnSums sum_in_parts(const float* scores, int count, float lambda, Lanes largest,
                        float* exponentials) {
    constexpr int part_keys = 32;
    ColumnSums sums;
    for (int begin = 0; begin < count; begin += part_keys) {
        ColumnSums part;
        for (int j = begin; j < std::min(begin + part_keys, count); ++j) {
            const Lanes e = add<some_masked>(part, load(scores + j * lane_count), lambda, largest);
            if constexpr (stored)
                store(exponentials + j * lane_count, e);
        }
        add(sums, part);
    }
    return sums;
}

}  // namespace

void mask_behind(IntLanes last, const float* scores, int count, float* masked) {
    for (int j = 0; j < count; ++j) {
        const Lanes value = load(scores + j * lane_count);
        store(masked + j * lane_count, last < j ? all_lanes(masked_score) : value);
    }
}

Lanes largest_scores(const float* scores, int count, Lanes largest) {
    for (int j = 0; j < count; ++j)
        largest = larger(load(scores + j * lane_count), largest);
    return largest;
}

ColumnSums sum_exponentials(const float* scores, int count, float lambda, Lanes largest,
                            bool some_masked, float* exponentials) {
    const auto sum = exponentials != nullptr
                         ? (some_masked ? sum_in_parts<true, true> : sum_in_parts<false, true>)
                         : (some_masked ? sum_in_parts<true, false> : sum_in_parts<false, false>);
    return sum(scores, count, lambda, largest, exponentials);
}

}  // namespace attnscope
