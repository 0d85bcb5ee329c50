#include "core/scaling/rules/constant.h"

#include <array>

namespace attnscope {
namespace {

constexpr std::array constant_parameters = {&set_scale};

}  // namespace

const Rule constant_rule = {
    .key = "constant",
    .label = "constant λ",
    .family = "your own",
    .meaning =
        "One scale λ that you set yourself, for every row and every length. Changing λ anywhere in "
        "the program chooses this rule, and λ then stays as it is when n or d changes.",
    .formula = R"(\text{constant})",
    .source = "Attnscope",
    .parameters = constant_parameters,
    .scale = [](const RuleInput& input) { return input.parameters[set_scale]; },
};

}  // namespace attnscope
