#pragma once

#include <array>
#include <string_view>

#include "core/parameters/record.h"

namespace attnscope {

/// The quantity by which the heads of a file are sorted, ascending.
enum class HeadOrder { head, entropy, distance };

struct HeadOrderRecord {
    std::string_view key, label;
    HeadOrder id;
};

inline constexpr std::array<HeadOrderRecord, 3> head_orders = {{
    {"head", "by number", HeadOrder::head},
    {"entropy", "by mean entropy", HeadOrder::entropy},
    {"distance", "by distance", HeadOrder::distance},
}};

/// Returns the order with this key. Throws InvalidRequest if there is none.
inline const HeadOrderRecord& head_order(std::string_view key) {
    return record_of(head_orders, "order of heads", key);
}

}  // namespace attnscope
