#include "core/fields/number_range.h"

#include "core/fields/fields.h"

namespace attnscope {
namespace {

NumberRange range_of(const auto& kind, bool whole) {
    return {{static_cast<double>(kind.min), static_cast<double>(kind.max), whole},
            static_cast<double>(kind.slider_min),
            static_cast<double>(kind.slider_max)};
}

}  // namespace

std::optional<NumberRange> number_range(const Field& field) {
    if (const auto* integer = std::get_if<IntegerField>(&field.kind))
        return range_of(*integer, true);
    if (const auto* parameter = std::get_if<ParameterField>(&field.kind))
        return range_of(*parameter->parameter, parameter->parameter->whole);
    return std::nullopt;
}

}  // namespace attnscope
