#pragma once

#include <cstdint>
#include <string>

#include "core/scenario/scenario.h"

namespace attnscope {

struct Field;

/// How the values of a sweep are spaced: by equal steps, or by equal factors.
enum class Spacing { linear, logarithmic };

/// A numeric field that moves from one value to another.
struct Sweep {
    std::string field;
    double from, to;
    Spacing spacing;

    bool operator==(const Sweep&) const = default;
};

/// Returns the sweep over the range of the field's slider. Throws InvalidRequest if the field is
/// not a number.
Sweep whole_sweep(const Field& field);

/// Returns the spacing that sliders use: logarithmic if neither end is negative, otherwise linear.
Spacing usual_spacing(double from, double to);

/// Returns the value at `part` of the way, from 0 to 1. Linear: from + part·(to − from).
/// Logarithmic: (from + s)·((to + s)/(from + s))^part − s, where s is 1 if an end is 0 and 0
/// otherwise; neither end may be negative. The ends are exact.
double value_at(const Sweep& sweep, double part);

/// Returns the value at `part` in a form that the field accepts: a whole number if the field
/// requires one, otherwise rounded to six significant digits. The ends are not rounded to digits.
double number_at(const Sweep& sweep, double part);
std::string text_at(const Sweep& sweep, double part);

/// Returns the Scenario with the field at its value at `part`, and with what follows from this
/// change (core/fields/follow.h). Throws InvalidRequest if the field does not accept the value.
Scenario scenario_at(const Scenario& scenario, const Sweep& sweep, double part);

/// Returns the part of the way at frame i of `frames`: 0 for the first, 1 for the last.
double part_of_frame(std::int64_t i, std::int64_t frames);

/// Throws InvalidRequest if the field is not a number or does not accept an end of the sweep, if
/// files determine the field, or if a logarithmic sweep has a negative end.
void check_sweep(const Scenario& scenario, const Sweep& sweep);

}  // namespace attnscope
