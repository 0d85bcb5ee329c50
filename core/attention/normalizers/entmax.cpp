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
        "A way between the softmax and the sparsemax, which gives weak keys no weight at all: at "
        "α = 2 it is the sparsemax, and near 1 almost the softmax; you set α from 1.05 to 2. Each "
        "logit is multiplied by α − 1, and what exceeds a threshold τ is taken to the power 1/(α "
        "− 1), with such a τ that the row sums to 1. Keys below it get no weight.",
    .source = "Peters, Niculae and Martins 2019, arXiv 1905.05702",
    .parameters = entmax_parameters,
    .weigh =
        [](std::span<double> row, const ParameterValues& values) {
            return weigh_by_threshold(row, values[entmax_alpha]);
        },
};

}  // namespace attnscope
