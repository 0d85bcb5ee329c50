#include "core/special/angle_unit.h"

#include <array>
#include <numbers>

#include "core/parameters/record.h"

namespace attnscope {
namespace {

constexpr std::array<AngleUnit, 2> all_units = {{
    {"degree", "degree", 180 / std::numbers::pi, "°", "90°"},
    {"radian", "radian", 1, "rad", "π/2"},
}};

}  // namespace

std::span<const AngleUnit> angle_units() {
    return all_units;
}

const AngleUnit& angle_unit(std::string_view key) {
    return record_of(angle_units(), "unit of angles", key);
}

}  // namespace attnscope
