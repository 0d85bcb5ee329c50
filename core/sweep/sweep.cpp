#include "core/sweep/sweep.h"

#include <cmath>

#include "core/fields/fields.h"
#include "core/fields/follow.h"
#include "core/fields/number_range.h"
#include "core/text/errors.h"
#include "core/text/numbers.h"

namespace attnscope {
namespace {

NumberRange required_range(const Field& field) {
    const auto range = number_range(field);
    if (!range)
        throw InvalidRequest(
            Message("sweep.field", "%1 is not a number and cannot be swept", {field.key}));
    return *range;
}

double logarithmic(double from, double to, double part) {
    const double shift = from > 0 && to > 0 ? 0 : 1;
    return (from + shift) * std::pow((to + shift) / (from + shift), part) - shift;
}

}  // namespace

Spacing usual_spacing(double from, double to) {
    return from >= 0 && to >= 0 ? Spacing::logarithmic : Spacing::linear;
}

Sweep whole_sweep(const Field& field) {
    const NumberRange range = required_range(field);
    return {std::string(field.key), range.slider_min, range.slider_max,
            usual_spacing(range.slider_min, range.slider_max)};
}

double value_at(const Sweep& sweep, double part) {
    if (part <= 0 || part >= 1)
        return part <= 0 ? sweep.from : sweep.to;
    return sweep.spacing == Spacing::linear ? sweep.from + part * (sweep.to - sweep.from)
                                            : logarithmic(sweep.from, sweep.to, part);
}

double number_at(const Sweep& sweep, double part) {
    const double value = value_at(sweep, part);
    if (required_range(field(sweep.field)).whole)
        return std::round(value);
    return part <= 0 || part >= 1 ? value : to_digits(value, 6);
}

std::string text_at(const Sweep& sweep, double part) {
    return to_text(number_at(sweep, part));
}

Scenario scenario_at(const Scenario& scenario, const Sweep& sweep, double part) {
    return with_number(scenario, sweep.field, number_at(sweep, part));
}

double part_of_frame(std::int64_t i, std::int64_t frames) {
    return frames > 1 ? static_cast<double>(i) / static_cast<double>(frames - 1) : 0;
}

void check_sweep(const Scenario& scenario, const Sweep& sweep) {
    required_range(field(sweep.field));
    if (is_given_by_files(scenario, sweep.field))
        throw InvalidRequest(
            Message("sweep.files", "%1 is given by the files and cannot be swept", {sweep.field}));
    for (const double part : {0.0, 1.0})
        validate(scenario_at(scenario, sweep, part));
    if (sweep.spacing == Spacing::logarithmic &&
        usual_spacing(sweep.from, sweep.to) == Spacing::linear)
        throw InvalidRequest(Message("sweep.negative",
                                     "a sweep of %1 from %2 to %3 cannot be logarithmic",
                                     {sweep.field, sweep.from, sweep.to}));
}

}  // namespace attnscope
