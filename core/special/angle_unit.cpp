#include "core/special/angle_unit.h"

#include <array>
#include <numbers>

#include "core/parameters/record.h"

namespace attnscope {
namespace {

constexpr std::array<AngleUnit, 2> all_units = {{
    {"degree", "degree",
     "The degree is the unit of angles of which a full turn has 360 and a right angle 90. Random "
     "directions in d dimensions are at 90° on average, give or take about 57°/√d for large d.",
     R"(180^\circ = \pi\text{ rad})", "BIPM 2019, The International System of Units, 9th edition",
     180 / std::numbers::pi, "°", "90°"},
    {"radian", "radian",
     "The radian is the unit of angles that measures the arc on a circle of radius 1: a right "
     "angle is π/2. The angle between random directions has a variance of about 1/(d − 2) for "
     "large d.",
     R"(1\text{ rad} = \frac{180^\circ}{\pi})",
     "BIPM 2019, The International System of Units, 9th edition", 1, "rad", "π/2"},
}};

}  // namespace

std::span<const AngleUnit> angle_units() {
    return all_units;
}

const AngleUnit& angle_unit(std::string_view key) {
    return record_of(angle_units(), "unit of angles", key);
}

}  // namespace attnscope
