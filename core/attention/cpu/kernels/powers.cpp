#include "core/attention/cpu/kernels/all.h"

namespace attnscope::ATTNSCOPE_KERNEL {
namespace {

struct Sums {
    Floats sum{}, weighted{}, squares{};

    void operator+=(const Sums& part) {
        sum += part.sum;
        weighted += part.weighted;
        squares += part.squares;
    }
};

/// Sums of sums over the keys of a part.
template <bool some_masked, bool stored, bool are_near>
inline Sums sum_in_parts(const float* scores, int count, Floats rate, Floats largest,
                         float* powers) {
    Sums sums;
    for (int begin = 0; begin < count; begin += part_keys) {
        Sums part;
        const int end = begin + part_keys < count ? begin + part_keys : count;
        for (int j = begin; j < end; ++j) {
            const Floats score = load(scores + j * stride);
            Floats t = (score - largest) * rate;
            if constexpr (!are_near)
                t = larger(t, all(-150.0F));
            Floats power = power_of_2(t);
            if constexpr (some_masked)
                power = score == masked_score ? Floats{} : power;
            part.sum += power;
            part.weighted += t * power;
            part.squares += power * power;
            if constexpr (stored)
                store(powers + j * stride, power);
        }
        sums += part;
    }
    return sums;
}

template <bool some_masked, bool stored, bool are_near>
void sum_rows(const float* scores, int count, const RowFloats& rate, const RowFloats& largest,
              float* powers, ColumnSums& sums) {
    const FlushSubnormals flushed;
    for (int row = 0; row < column_rows; row += lanes) {
        const Sums part = sum_in_parts<some_masked, stored, are_near>(
            scores + row, count, load(rate.of + row), load(largest.of + row),
            stored ? powers + row : nullptr);
        store(sums.sum.of + row, part.sum);
        store(sums.weighted.of + row, part.weighted);
        store(sums.squares.of + row, part.squares);
    }
}

bool is_within(const RowFloats& rate, float above, float most) {
    for (const float factor : rate.of)
        if (!(factor > above && factor <= most))
            return false;
    return true;
}

}  // namespace

void largest(const float* scores, int count, RowFloats& largest) {
    for (int row = 0; row < column_rows; row += lanes) {
        constexpr int chains = 4;  // that do not wait for each other
        Floats tops[chains];
        for (Floats& top : tops)
            top = all(masked_score);
        int j = 0;
        for (; j + chains <= count; j += chains)
            for (int i = 0; i < chains; ++i)
                tops[i] = larger(load(scores + row + (j + i) * stride), tops[i]);
        for (; j < count; ++j)
            tops[0] = larger(load(scores + row + j * stride), tops[0]);
        store(largest.of + row, larger(larger(tops[0], tops[1]), larger(tops[2], tops[3])));
    }
}

void first_with(const float* scores, int count, const RowFloats& score, unsigned wanted,
                RowInts& place) {
    place = {};
    for (int row = 0; row < column_rows; row += lanes) {
        constexpr unsigned all_lanes = ~0U >> (32 - lanes);
        const Floats sought = load(score.of + row);
        unsigned missing = wanted >> row & all_lanes;
        const auto found_at = [&](int j) { return load(scores + row + j * stride) == sought; };
        const auto look_at = [&](int j) {
            unsigned found = bits_of(found_at(j)) & missing;
            missing &= ~found;
            for (; found != 0; found &= found - 1)
                place[row + __builtin_ctz(found)] = j;
        };
        int j = 0;
        for (; j + 8 <= count && missing != 0; j += 8) {
            Ints some = found_at(j);
            for (int i = 1; i < 8; ++i)
                some |= found_at(j + i);
            if ((bits_of(some) & missing) != 0)
                for (int i = 0; i < 8; ++i)
                    look_at(j + i);
        }
        for (; j < count && missing != 0; ++j)
            look_at(j);
    }
}

void sum(const float* scores, int count, const RowFloats& rate, const RowFloats& largest,
         bool some_masked, float* powers, ColumnSums& sums) {
    // Times all but the smallest rate, a masked score is so far below any other that it is 0
    // anyway.
    const bool masks = some_masked && !is_within(rate, 1e-35F, 1e38F);
    // Scores are at most 1e38: their differences times such a rate are finite numbers.
    const bool are_near = !some_masked && is_within(rate, -1.0F, 1.0F);
    const auto with = powers != nullptr
                          ? (masks ? sum_rows<true, true, false> : sum_rows<false, true, false>)
                      : masks    ? sum_rows<true, false, false>
                      : are_near ? sum_rows<false, false, true>
                                 : sum_rows<false, false, false>;
    with(scores, count, rate, largest, powers, sums);
}

void powers(const float* scores, int count, const RowFloats& rate, const RowFloats& largest,
            const RowFloats& factor, float* powers) {
    const FlushSubnormals flushed;
    for (int row = 0; row < column_rows; row += lanes) {
        const Floats by = load(factor.of + row), per_score = load(rate.of + row),
                     top = load(largest.of + row);
        for (int j = 0; j < count; ++j) {
            const Floats score = load(scores + row + j * stride);
            const Floats power = power_of_2(larger((score - top) * per_score, all(-150.0F))) * by;
            store(powers + row + j * stride, score == masked_score ? Floats{} : power);
        }
    }
}

void scale(float* values, std::int64_t count, const RowFloats& factor) {
    for (std::int64_t j = 0; j < count; ++j)
        for (int row = 0; row < column_rows; row += lanes) {
            float* const here = values + j * stride + row;
            store(here, load(here) * load(factor.of + row));
        }
}

}  // namespace attnscope::ATTNSCOPE_KERNEL
