#pragma once

#include "core/scenario/scenario.h"
#include "core/softmax/row_statistics.h"

namespace attnscope {

/// A row of the matrix that a person looks at, as the figures mark it.
struct RowMark {
    RowStatistics row;
    double lambda;
    EntropyUnit unit;

    bool operator==(const RowMark&) const = default;
};

}  // namespace attnscope
