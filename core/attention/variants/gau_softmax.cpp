#include "core/attention/variants.h"

namespace attnscope {
namespace {

Scores prepare_gau_softmax(const QueriesAndKeys& input, const ParameterValues&, const Weights&,
                           const std::stop_token&) {
    return input;
}

}  // namespace

extern const Variant gau_softmax_attention = {
    .key = "gau-softmax",
    .label = "softmax of a gated attention unit",
    .formula = R"(q \cdot k)",
    .help =
        "Queries and keys are two scaled and shifted copies of one vector; for given queries and "
        "keys the weights are those of the scaled dot product.",
    .meaning =
        "A gated attention unit is a layer with a single head, whose query and key are made from "
        "one shared vector and whose output is multiplied by a second signal, the gate. The gate "
        "acts after the weights, so that for given queries and keys the matrix is that of the "
        "usual inner products q·k.",
    .source = "Hua et al. 2022, arXiv 2202.10447; J. Su 2023, kexue.fm/archives/9603",
    .parameters = {},
    .prepare = prepare_gau_softmax,
    .is_product = true,
};

}  // namespace attnscope
