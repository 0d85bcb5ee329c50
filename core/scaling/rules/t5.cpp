#include "core/scaling/rule.h"

namespace attnscope {

extern const Rule t5_rule = {
    .key = "t5",
    .label = "1 (T5)",
    .family = "of d alone",
    .meaning =
        "No scale at all: scores enter the softmax as they are, since T5 starts with smaller query "
        "weights instead. With the random vectors of norm √d drawn here the scaled scores have "
        "standard deviation √d, so at d = 64 a few keys take almost all the weight.",
    .formula = "1",
    .source =
        "Raffel et al. 2019, arXiv 1910.10683: the query weights are initialised 1/√d times as "
        "large instead",
    .scale =
        [](const RuleInput& input) {
            static_cast<void>(input);
            return 1.0;
        },
};

}  // namespace attnscope
