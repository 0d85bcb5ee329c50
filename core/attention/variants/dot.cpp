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
    .formula = "q·k",
    .help = "The inner product of query and key.",
    .source = "Vaswani et al. 2017, arXiv 1706.03762",
    .parameters = {},
    .prepare = prepare_dot,
    .is_product = true,
};

}  // namespace attnscope
