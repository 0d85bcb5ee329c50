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

/// Returns the spacing of a slider's values if these are not negative; otherwise linear.
Spacing usual_spacing(double from, double to);

/// The value at `part` of the way, from 0 to 1: from + part·(to − from), or logarithmically (from +
/// s)·((to + s)/(from + s))^part − s, where s is 1 if an end is 0, and 0 otherwise; in this case
/// neither end may be negative. The ends are exact.
double value_at(const Sweep& sweep, double part);

/// Returns the value at `part` in a form that the field accepts: a whole number if it has to be
/// one, otherwise rounded to six significant digits; the ends are exact.
double number_at(const Sweep& sweep, double part);
std::string text_at(const Sweep& sweep, double part);

/// Returns the Scenario with the value at `part` and its consequences (core/fields/follow.h).
/// Throws InvalidRequest if the field does not accept the value.
Scenario scenario_at(const Scenario& scenario, const Sweep& sweep, double part);

/// The part of the way at frame i of `frames`: 0 for the first, 1 for the last.
double part_of_frame(std::int64_t i, std::int64_t frames);

/// Throws InvalidRequest if the field is not a number or does not accept the ends, if something
/// else in the Scenario determines it (files), or if negative ends are spaced logarithmically.
void check_sweep(const Scenario& scenario, const Sweep& sweep);

}  // namespace attnscope
