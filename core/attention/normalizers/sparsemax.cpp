#include "core/attention/normalizers/threshold.h"

namespace attnscope {

extern const Normalizer sparsemax_normalizer = {
    .key = "sparsemax",
    .label = "sparsemax",
    .formula = R"(p_j = \max(x_j - \tau, 0),\quad \sum_j p_j = 1)",
    .help =
        "Of all rows of weights from 0 up that sum to 1, the one nearest to the logits: keys below "
        "a threshold get exactly 0.",
    .meaning =
        "A threshold τ is taken from all logits of a row, and each weight is what its logit rises "
        "above it, so that the row sums to 1. Keys more than 1 below the largest logit never get "
        "any weight, so a row of random scores looks at few keys unless the scale is small.",
    .source = "Martins and Astudillo 2016, arXiv 1602.02068",
    .parameters = {},
    .weigh = [](std::span<double> row,
                const ParameterValues&) { return weigh_by_threshold(row, 2); },
};

}  // namespace attnscope
