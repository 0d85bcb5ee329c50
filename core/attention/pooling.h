#pragma once

#include <array>
#include <string_view>

#include "core/parameters/record.h"

namespace attnscope {

/// How the weights that fall on one pixel of the matrix picture become one value.
enum class Pooling { max, mean };

struct PoolingRecord {
    std::string_view key, label;
    Pooling id;
};

inline constexpr std::array<PoolingRecord, 2> poolings = {{
    {"max", "maximum", Pooling::max},
    {"mean", "mean", Pooling::mean},
}};

/// Returns the pooling with this key. Throws InvalidRequest if there is none.
inline const PoolingRecord& pooling(std::string_view key) {
    return record_of(poolings, "pooling", key);
}

}  // namespace attnscope
