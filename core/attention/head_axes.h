#pragma once

#include <cstdint>
#include <optional>

#include "core/scenario/scenario.h"
#include "core/text/message.h"

namespace attnscope {

/// Lengths of the axes of heads and batches in files of queries and keys, 0 for an axis that they
/// lack, and the name of the trained model, if one made them.
struct HeadAxes {
    std::int64_t heads = 0, batches = 0;
    std::optional<std::int64_t> layer = {};  ///< number of the layer that was read, if the names of
                                             ///< tensors tell several (load_named_head())
    Message model = {};  ///< names the trained model that made queries or keys; empty if none did

    bool operator==(const HeadAxes&) const = default;
};

/// Names the trained model or the layer, head and batch that the Scenario chooses, such as "layer
/// 2, head 3 (0–11)"; empty if there is no choice.
Message head_name(const Scenario& scenario, const HeadAxes& axes);

}  // namespace attnscope
