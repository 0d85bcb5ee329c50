#include "core/scaling/rules/constant.h"

#include <array>

namespace attnscope {
namespace {

constexpr std::array constant_parameters = {&set_scale};

}  // namespace

const Rule constant_rule = {
    .key = "constant",
    .label = "constant λ",
    .formula = "constant",
    .source = "",
    .parameters = constant_parameters,
    .scale = [](const RuleInput& input) { return input.parameters[set_scale]; },
};

}  // namespace attnscope
