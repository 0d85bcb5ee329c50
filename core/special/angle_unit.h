#pragma once

#include <span>
#include <string_view>

namespace attnscope {

struct AngleUnit {
    std::string_view key, label, meaning, formula, source;
    double factor;  ///< angle in this unit / angle in radians
    std::string_view sign, right_angle;
};

std::span<const AngleUnit> angle_units();

/// Returns the unit with this key. Throws InvalidRequest if there is none.
const AngleUnit& angle_unit(std::string_view key);

}  // namespace attnscope
