#include "core/engines/cpu/kernels/all.h"

namespace attnscope::ATTNSCOPE_KERNEL {
namespace {

/// Number of keys whose powers are computed together, as many as stay in registers.
#if defined(__AVX512F__)
constexpr int together = 6;
#else
constexpr int together = 4;
#endif
static_assert(part_keys % together == 0);

struct Sums {
    Floats sum{}, weighted{}, squares{};

    void operator+=(const Sums& part) {
        sum += part.sum;
        weighted += part.weighted;
        squares += part.squares;
    }
};

/// Adds `count` keys to the sums, one after the other.
template <int count, bool some_masked, bool stored, bool are_near>
inline void add_keys(const float* scores, Floats rate, Floats largest, float* powers, Sums& sums) {
    Floats t[count], power[count];
#pragma GCC unroll 8
    for (int i = 0; i < count; ++i) {
        t[i] = (load(scores + i * stride) - largest) * rate;
        if constexpr (!are_near)
            t[i] = larger(t[i], all(-150.0F));
    }
    powers_of_2(t, power);
#pragma GCC unroll 8
    for (int i = 0; i < count; ++i) {
        if constexpr (some_masked)
            power[i] = load(scores + i * stride) == masked_score ? Floats{} : power[i];
        sums.sum += power[i];
        sums.weighted += t[i] * power[i];
        sums.squares += power[i] * power[i];
        if constexpr (stored)
            store(powers + i * stride, power[i]);
    }
}

/// Sums over all keys, as a sum of the sums over each part.
template <bool some_masked, bool stored, bool are_near>
inline Sums sum_in_parts(const float* scores, int count, Floats rate, Floats largest,
                         float* powers) {
    Sums sums;
    for (int begin = 0; begin < count; begin += part_keys) {
        Sums part;
        const int end = begin + part_keys < count ? begin + part_keys : count;
        int j = begin;
        for (; j + together <= end; j += together)
            add_keys<together, some_masked, stored, are_near>(
                scores + j * stride, rate, largest, stored ? powers + j * stride : nullptr, part);
        for (; j < end; ++j)
            add_keys<1, some_masked, stored, are_near>(
                scores + j * stride, rate, largest, stored ? powers + j * stride : nullptr, part);
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

void largest(const float* scores, int count, RowFloats* of_parts, RowFloats& largest) {
    for (int row = 0; row < column_rows; row += lanes) {
        Floats top = all(masked_score);
        for (int begin = 0; begin < count; begin += part_keys) {
            constexpr int chains = 4;  // maxima that do not wait for each other
            Floats tops[chains];
            for (Floats& of_chain : tops)
                of_chain = all(masked_score);
            const int end = begin + part_keys < count ? begin + part_keys : count;
            int j = begin;
            for (; j + chains <= end; j += chains)
                for (int i = 0; i < chains; ++i)
                    tops[i] = larger(load(scores + row + (j + i) * stride), tops[i]);
            for (; j < end; ++j)
                tops[0] = larger(load(scores + row + j * stride), tops[0]);
            const Floats of_part = larger(larger(tops[0], tops[1]), larger(tops[2], tops[3]));
            store(of_parts[begin / part_keys].of + row, of_part);
            top = larger(of_part, top);
        }
        store(largest.of + row, top);
    }
}

void first_with(const float* scores, int count, const RowFloats* of_parts, const RowFloats& score,
                unsigned wanted, RowInts& place) {
    place = {};
    for (int row = 0; row < column_rows; row += lanes) {
        constexpr unsigned all_lanes = ~0U >> (32 - lanes);
        const Floats sought = load(score.of + row);
        unsigned missing = wanted >> row & all_lanes;
        const auto found_in = [&](const float* scores_of_rows) {
            return bits_of(load(scores_of_rows + row) == sought) & missing;
        };
        for (int begin = 0; begin < count && missing != 0; begin += part_keys) {
            unsigned in_part = found_in(of_parts[begin / part_keys].of);
            for (int j = begin; j < count && in_part != 0; ++j) {
                unsigned found = found_in(scores + j * stride);
                missing &= ~found;
                in_part &= ~found;
                for (; found != 0; found &= found - 1)
                    place[row + __builtin_ctz(found)] = j;
            }
        }
    }
}

void sum(const float* scores, int count, const RowFloats& rate, const RowFloats& largest,
         bool some_masked, float* powers, ColumnSums& sums) {
    // Multiplied by any rate above 1e-35, the difference between a masked score and any other is so
    // large that the power is 0 anyway.
    const bool masks = some_masked && !is_within(rate, 1e-35F, 1e38F);
    // Scores are at most 1e38 in absolute value: multiplied by a rate of at most 1, their
    // differences are finite.
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
