#include "core/attention/normalizers/entmax.h"

#include <array>

#include "core/attention/normalizers/threshold.h"

namespace attnscope {
namespace {

constexpr std::array entmax_parameters = {&entmax_alpha};

}  // namespace

extern const Normalizer entmax_normalizer = {
    .key = "entmax",
    .label = "α-entmax",
    .formula = R"(p_j = \max((\alpha - 1) x_j - \tau, 0)^{1/(\alpha - 1)},\quad \sum_j p_j = 1)",
    .help =
        "Between softmax and sparsemax: rows sum to 1, and keys below a threshold get exactly 0.",
    .meaning =
        "This rule turns logits into weights and lies between the softmax (α near 1) and the "
        "sparsemax (α = 2); you set α from 1.05 to 2. Each logit is multiplied by α − 1, and a "
        "threshold τ is subtracted. What is left, if positive, is raised to the power 1/(α − 1); "
        "if not, the key gets no weight at all. The threshold is such that the weights of the row "
        "sum to 1.",
    .source = "Peters, Niculae and Martins 2019, arXiv 1905.05702",
    .parameters = entmax_parameters,
    .weigh =
        [](std::span<double> row, const ParameterValues& values) {
            return weigh_by_threshold(row, values[entmax_alpha]);
        },
};

}  // namespace attnscope
