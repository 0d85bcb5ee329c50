#pragma once

#include <cstdint>

#include "core/figures/row_point.h"
#include "core/softmax/entropy_unit.h"
#include "core/softmax/row_statistics.h"

namespace attnscope {

/// The row of the matrix that the user looks at, with the values by which figures mark it.
struct RowMark {
    std::int64_t number;
    RowStatistics row;
    RowScales scales;
    const EntropyUnit* unit;

    bool operator==(const RowMark&) const = default;
};

}  // namespace attnscope
