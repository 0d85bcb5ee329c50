#pragma once

#include <span>
#include <string_view>

namespace attnscope {

struct AngleUnit {
    std::string_view key, label;
    double factor;  ///< from radians
    std::string_view sign, right_angle;
};

std::span<const AngleUnit> angle_units();

/// The unit of that key. Throws InvalidRequest where there is none.
const AngleUnit& angle_unit(std::string_view key);

}  // namespace attnscope
