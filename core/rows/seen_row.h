#pragma once

#include <cstdint>

#include "core/attention/masks.h"
#include "core/attention/normalizers.h"
#include "core/scenario/scenario.h"

namespace attnscope {

/// The number of keys that a row of the attention matrix sees, and the position of the last of
/// them. Both may be fractions where a row lies between two rows, as in an integral over rows.
struct SeenRow {
    double keys, last;

    bool operator==(const SeenRow&) const = default;
};

/// What rows see of n keys under a Scenario's mask and normaliser.
class SeenRows {
public:
    explicit SeenRows(const Scenario& scenario);

    const AttentionMask& mask() const { return mask_; }

    /// Returns the keys that the row at a position, from 0, sees.
    VisibleKeys keys_of(std::int64_t place) const;
    SeenRow at(std::int64_t place) const;
    /// Returns the last row of the piece (AttentionMask::next_piece) that holds a row.
    std::int64_t last_alike(std::int64_t place) const;

private:
    const AttentionMask& mask_;
    const Normalizer& normalizer_;
    std::int64_t keys_;
    ParameterValues parameters_;
};

/// Returns the λ on q·k that the Scenario's rule and variant give a row of independent scores
/// (products_scale()).
double seen_scale(const Scenario& scenario, const SeenRow& seen);

}  // namespace attnscope
