#pragma once

#include "core/engines/engine.h"

namespace attnscope {

/// Whether the first engine takes less time than the second for the row statistics of 2,048 random
/// queries and keys of dimension 64, the best of three runs each after one to warm up. False if
/// another engine did the first one's work.
bool is_faster(AttentionEngine& engine, AttentionEngine& other);

}  // namespace attnscope
