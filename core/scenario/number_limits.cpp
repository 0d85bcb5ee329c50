#include "core/scenario/number_limits.h"

namespace attnscope {

std::optional<NumberLimits> limits_of(const Field& field) {
    if (const auto* whole = std::get_if<IntegerField>(&field.kind))
        return NumberLimits{static_cast<double>(whole->min), static_cast<double>(whole->max), true};
    if (const auto* kind = std::get_if<ParameterField>(&field.kind))
        return NumberLimits{kind->parameter->min, kind->parameter->max, kind->parameter->whole};
    return std::nullopt;
}

}  // namespace attnscope
