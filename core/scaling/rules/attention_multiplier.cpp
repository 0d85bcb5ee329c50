#include <array>

#include "core/scaling/rule.h"

namespace attnscope {
namespace {

constexpr Parameter multiplier_itself{
    .key = "attention_multiplier",
    .label = "attention_multiplier",
    .unit = "",
    .help = "The scale itself, as a model's configuration has it: 1/128 = 0.0078125 in Granite.",
    .meaning =
        "The number by which q·k is multiplied, named as in the model's configuration. 1/√d is the "
        "usual choice, and a smaller number makes the weights of a row more even.",
    .standard = 0.0078125,
    .min = 0,
    .max = 1e4,
    .slider_min = 0.001,
    .slider_max = 1,
    .is_new = true,
};
constexpr std::array attention_multiplier_parameters = {&multiplier_itself};

}  // namespace

extern const Rule attention_multiplier_rule = {
    .key = "attention-multiplier",
    .label = "Granite attention_multiplier",
    .family = "of d alone",
    .meaning =
        "A scale that a model's configuration states as a number of its own, in Granite 1/128. At "
        "d = 128 this is 1/d as μP has it, 11 times below 1/√d, and neither n nor d changes it.",
    .formula = R"(\text{attention\_multiplier})",
    .source = "IBM Granite 3; github.com/ml-explore/mlx-lm, granite.py: attention_multiplier",
    .parameters = attention_multiplier_parameters,
    .scale = [](const RuleInput& input) { return input.parameters[multiplier_itself]; },
};

}  // namespace attnscope
