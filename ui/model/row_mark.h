#pragma once

#include <cstdint>

#include "core/figures/row_point.h"
#include "core/softmax/entropy_unit.h"
#include "core/softmax/row_statistics.h"

namespace attnscope {

/// The row of the matrix that the user looks at, with what the figures mark it by.
struct RowMark {
    std::int64_t number;
    RowStatistics row;
    RowScales scales;
    const EntropyUnit* unit;

    bool operator==(const RowMark&) const = default;
};

}  // namespace attnscope
