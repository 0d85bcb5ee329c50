#pragma once

#include <cstdint>
#include <string>

#include "core/fields/number_range.h"
#include "core/scenario/scenario.h"

namespace attnscope {

/// How the values of a sweep lie: by equal steps, or by equal factors.
enum class Spacing { linear, logarithmic };

/// A number's field on its way from one value to another.
struct Sweep {
    std::string field;
    double from, to;
    Spacing spacing;

    bool operator==(const Sweep&) const = default;
};

/// Over what the field's slider covers. Throws InvalidRequest where the field is no number.
Sweep whole_sweep(const Field& field);

/// As a slider spaces its values where these are not negative; else linear.
Spacing usual_spacing(double from, double to);

/// The value at `part` of the way, from 0 to 1: from + part·(to − from), or logarithmically
/// (from + s)·((to + s)/(from + s))^part − s, where s is 0, but 1 where an end is 0. Neither end
/// may be negative then. The ends are exact.
double value_at(const Sweep& sweep, double part);

/// That value as the field takes it: a whole number where it has to be, else of six significant
/// digits, the ends as they are.
double number_at(const Sweep& sweep, double part);
std::string text_at(const Sweep& sweep, double part);

/// The Scenario with that value, and what follows from it (core/fields/follow.h). Throws
/// InvalidRequest where the field does not take it.
Scenario scenario_at(const Scenario& scenario, const Sweep& sweep, double part);

/// The part of the way at frame i of `frames`: the first stands at 0, the last at 1.
double part_of_frame(std::int64_t i, std::int64_t frames);

/// Throws InvalidRequest where the field is no number or does not take the ends, something in the
/// Scenario decides it (files), and where negative ends are spaced logarithmically.
void check_sweep(const Scenario& scenario, const Sweep& sweep);

}  // namespace attnscope
