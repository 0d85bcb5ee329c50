#pragma once

#include <cstdint>

#include "core/figures/row_point.h"
#include "core/softmax/entropy_unit.h"
#include "core/softmax/row_statistics.h"

namespace attnscope {

/// A row of the matrix that a person looks at, as the figures mark it.
struct RowMark {
    std::int64_t number;
    RowStatistics row;
    RowScales scales;
    const EntropyUnit* unit;

    bool operator==(const RowMark&) const = default;
};

}  // namespace attnscope
