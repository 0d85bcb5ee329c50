#include "core/attention/variants.h"

namespace attnscope {
namespace {

Scores prepare_dot(const QueriesAndKeys& input, const ParameterValues&, const Weights&,
                   const std::stop_token&) {
    return input;
}

}  // namespace

extern const Variant dot_attention = {
    .key = "dot",
    .label = "scaled dot product",
    .formula = R"(q \cdot k)",
    .help = "The inner product of query and key.",
    .meaning =
        "The score of a query and a key is their inner product, which is large where both are long "
        "and point the same way. If the components are independent with mean 0 and variance 1, "
        "scores have standard deviation √d, which λ = 1/√d brings to 1.",
    .source = "Vaswani et al. 2017, arXiv 1706.03762",
    .parameters = {},
    .prepare = prepare_dot,
    .is_product = true,
};

}  // namespace attnscope
