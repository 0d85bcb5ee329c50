#include "core/attention/normalizers.h"

namespace attnscope {

extern const Normalizer softmax_normalizer = {
    .key = "softmax",
    .label = "softmax",
    .formula = R"(p_j = \frac{e^{x_j}}{\sum_k e^{x_k}})",
    .help = "Exponentials over their sum: rows sum to 1, and every key gets a weight above 0.",
    .meaning =
        "Each weight is the exponential of its logit, divided by the sum of all of them in the "
        "row. All keys get some weight, and a row whose scores say nothing spreads over all its "
        "keys.",
    .source = "Vaswani et al. 2017, arXiv 1706.03762",
    .parameters = {},
};

}  // namespace attnscope
