#pragma once

#include <array>
#include <string_view>

#include "core/parameters/record.h"

namespace attnscope {

/// How the weights that fall on one pixel of the matrix picture become one value.
enum class Pooling { max, mean };

struct PoolingRecord {
    std::string_view key, label, meaning, formula, source;
    Pooling id;
};

inline constexpr std::array<PoolingRecord, 2> poolings = {{
    {"max", "maximum",
     "Each pixel of the matrix shows the largest of the weights that fall on it. No single large "
     "weight gets lost where many cells share a pixel, but a region can look heavier than it is as "
     "a whole.",
     R"(\max p)", "Attnscope", Pooling::max},
    {"mean", "mean",
     "Each pixel of the matrix shows the mean of the visible weights that fall on it. The colour "
     "of a region tells how much weight it has as a whole, but a single large weight fades where "
     "many cells share a pixel.",
     R"(\frac{\sum p}{m}\text{ over }m\text{ cells})", "Attnscope", Pooling::mean},
}};

/// Returns the pooling with this key. Throws InvalidRequest if there is none.
inline const PoolingRecord& pooling(std::string_view key) {
    return record_of(poolings, "pooling", key);
}

}  // namespace attnscope
