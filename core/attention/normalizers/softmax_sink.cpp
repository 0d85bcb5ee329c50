#include "core/attention/normalizers/softmax_sink.h"

#include <array>
#include <cmath>

namespace attnscope {
namespace {

constexpr std::array softmax_sink_parameters = {&sink_logit};

/// Returns log(e^x + e^y); either may be −∞.
double log_of_sum(double x, double y) {
    const double least = std::fmin(x, y), most = std::fmax(x, y);
    return most + std::log1p(std::exp(least - most));
}

/// The keys together get the weight S, a key the weight Sp, where p is its weight in the softmax
/// without the sink. The trace Σ(Sp − S²p²) is thus S(1 − S) + S²(1 − Σp²).
RowStatistics softmax_sink_row(const RowStatistics& softmax, const ParameterValues& parameters) {
    const double sink = parameters[sink_logit];
    RowStatistics row = softmax;
    row.log_sum_exp = log_of_sum(softmax.log_sum_exp, sink);
    row.remainder = std::exp(sink - row.log_sum_exp);
    row.sum = std::exp(softmax.log_sum_exp - row.log_sum_exp);
    row.max_weight = softmax.max_weight * row.sum;
    row.trace = row.sum * row.remainder + row.sum * row.sum * softmax.diversity;
    return row;
}

}  // namespace

extern const Normalizer softmax_sink_normalizer = {
    .key = "softmax-sink",
    .label = "softmax with a sink",
    .formula = R"(p_j = \frac{e^{x_j}}{e^s + \sum_k e^{x_k}})",
    .help =
        "A softmax with one logit more that belongs to no key: rows sum to less than 1; s = 0 is "
        "the softmax off by one.",
    .meaning =
        "The sum by which the softmax divides gets one more term, e^s, whose share of the weight "
        "goes to no key. Here s is no score but a number that a model learns and that you set. A "
        "row that finds nothing useful can leave its weight there instead of on the first key. "
        "Divided by their sum, the weights of the keys are those of the softmax, and so is their "
        "entropy.",
    .source =
        "OpenAI 2025, gpt-oss, github.com/openai/gpt-oss, torch/model.py; off by one: E. Miller "
        "2023, evanmiller.org/attention-is-off-by-one.html",
    .parameters = softmax_sink_parameters,
    .of_softmax = softmax_sink_row,
    .remainder_of_none = 1,
};

}  // namespace attnscope
