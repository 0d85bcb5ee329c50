#pragma once

#include <cstdint>

#include "core/scenario/scenario.h"
#include "core/text/message.h"

namespace attnscope {

/// Lengths of the axes of heads and batches in files of queries and keys; 0 for an axis that they
/// lack.
struct HeadAxes {
    std::int64_t heads = 0, batches = 0;

    bool operator==(const HeadAxes&) const = default;
};

/// Names the head and batch that the Scenario chooses, such as "head 3 of 0–11, batch 0"; empty if
/// there is no choice.
Message head_name(const Scenario& scenario, const HeadAxes& axes);

}  // namespace attnscope
