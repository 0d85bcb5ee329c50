#include <array>

#include "core/attention/normalizers/threshold.h"

namespace attnscope {
namespace {

constexpr Parameter entmax_alpha{
    .key = "entmax_alpha",
    .label = "Entmax α",
    .unit = "",
    .help = "Between the softmax, at 1, and the sparsemax, at 2; 1.5 is usual.",
    .meaning =
        "How sharply small weights are cut: at 2 entmax is the sparsemax, and towards 1 it becomes "
        "the softmax, which cuts none. At 1.5 weights are squares of what logits rise above the "
        "threshold.",
    .standard = 1.5,
    .min = 1.05,
    .max = 2,
    .slider_min = 1.05,
    .slider_max = 2,
};
constexpr std::array entmax_parameters = {&entmax_alpha};

}  // namespace

extern const Normalizer entmax_normalizer = {
    .key = "entmax",
    .label = "α-entmax",
    .formula = R"(p_j = \max((\alpha - 1) x_j - \tau, 0)^{1/(\alpha - 1)},\quad \sum_j p_j = 1)",
    .help =
        "Between softmax and sparsemax: rows sum to 1, and keys below a threshold get exactly 0.",
    .meaning =
        "A power of what the logits rise above a threshold, which is such that the row sums to 1. "
        "Like the sparsemax it gives many keys no weight at all, but weights fall to 0 more "
        "softly, the nearer α is to 1.",
    .source = "Peters, Niculae and Martins 2019, arXiv 1905.05702",
    .parameters = entmax_parameters,
    .weigh =
        [](std::span<double> row, const ParameterValues& values) {
            return weigh_by_threshold(row, values[entmax_alpha]);
        },
};

}  // namespace attnscope
