#pragma once

#include "core/engines/engine.h"

namespace attnscope {

/// Whether `engine` takes less time than `other` for the row statistics of 2,048 random queries and
/// keys of dimension 64. The time of each is the best of three runs after one to warm up. False if
/// a substitute did the work of `engine`.
bool is_faster(AttentionEngine& engine, AttentionEngine& other);

}  // namespace attnscope
