#pragma once

#include <algorithm>
#include <cstdint>
#include <vector>

#include "core/lab/layout.h"

namespace attnscope::lab {

/// Values of i − j for rows i and keys j, so kept that those of a row are in the order of its keys.
template <typename Value>
struct ByDistance {
    std::int64_t last_row = 0;
    std::vector<Value> of;

    const Value* row(std::int64_t i) const { return of.data() + (last_row - i); }
    bool empty() const { return of.empty(); }
};

/// The rows of one layer that are computed at one length, and what makes their logits besides what
/// is trained: x_ij = m_i a(i − j) s_ij + b(i − j) for the keys that row i sees.
template <typename Scalar>
struct Plan {
    std::int64_t keys = 0;
    std::int64_t first_row = 0, rows = 0;  ///< tokens first_row, …, first_row + rows − 1
    std::vector<VisibleKeys> seen;         ///< of each row

    std::vector<ByDistance<Scalar>> bias;  ///< of each head; empty if there is none
    ByDistance<Scalar> factor;             ///< may be empty
    ByDistance<std::int32_t> ranges;       ///< rows of the learned table of biases; may be empty

    // Turning: angles of the pair m of token t stand at t·pairs + m.
    std::int64_t pairs = 0;  ///< 0 if nothing turns
    bool halves = false;     ///< components m and m + pairs turn together, else 2m and 2m + 1
    std::vector<Scalar> cosines, sines;

    /// The position of a token: queries apart all stand at the first place behind the keys.
    std::int64_t place(std::int64_t token) const { return std::min(token, keys); }
    std::int64_t place_of_row(std::int64_t row) const { return place(first_row + row); }
};

/// Returns the plan of the last `rows` tokens of a text with n keys and, if they are apart, so many
/// queries.
template <typename Scalar>
Plan<Scalar> plan_of(const Settings& settings, const Chosen& records, std::int64_t n,
                     std::int64_t rows, std::int64_t queries = 1);

/// λ of each row and head, and its derivatives by the rule's learned numbers.
struct RowScales {
    std::int64_t rows = 0;
    std::vector<double> lambda;               ///< head·rows + row
    std::vector<std::vector<double>> slopes;  ///< of each learned number, likewise arranged
};

/// Returns the scales of a plan's rows. `learned` has the learned numbers of each head, one after
/// the other: learned[number][head]. Where the rule adapts λ to the entropy of a row
/// (Rule::temper), λ is its base.
template <typename Scalar>
RowScales scales_of(const Settings& settings, const Chosen& records, const Plan<Scalar>& plan,
                    const std::vector<std::vector<double>>& learned);

}  // namespace attnscope::lab
