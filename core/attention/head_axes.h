#pragma once

#include <cstdint>

#include "core/scenario/scenario.h"
#include "core/text/message.h"

namespace attnscope {

/// Lengths of the axes from which queries and keys of files are chosen; 0 where there is none.
struct HeadAxes {
    std::int64_t heads = 0, batches = 0;

    bool operator==(const HeadAxes&) const = default;
};

/// "head 3 of 0–11, batch 0": which the Scenario chooses there; empty where there is no choice.
Message head_name(const Scenario& scenario, const HeadAxes& axes);

}  // namespace attnscope
