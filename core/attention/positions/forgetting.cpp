#include <algorithm>
#include <array>
#include <cmath>
#include <memory>

#include "core/attention/positions.h"
#include "core/sampling/philox.h"

namespace attnscope {
namespace {

constexpr Parameter forgetting_mean{
    .key = "forgetting_mean",
    .label = "Mean forget gate",
    .unit = "",
    .help = "Mean of the gates that are drawn where no file has them; 1 forgets nothing.",
    .meaning =
        "Each token has a gate between 0 and 1, by which the weights of all earlier keys are "
        "multiplied before a row is normalised. With gates of mean f a row sees back about 1/(1 − "
        "f) positions.",
    .standard = 0.98,
    .min = 0.01,
    .max = 1,
    .slider_min = 0.5,
    .slider_max = 1,
};
constexpr std::array forgetting_parameters = {&forgetting_mean};

/// log f of a gate that is drawn with this mean: f = U^{(1 − mean)/mean} for a uniform U.
double drawn_log_gate(RandomStream& random, double mean) {
    return (1 - mean) / mean * std::log(random.uniform());
}

/// log σ(g), without loss of digits.
double log_sigmoid(double g) {
    return std::min(g, 0.0) - std::log1p(std::exp(-std::abs(g)));
}

/// Returns the sums of the logarithms of the gates before each place, and of all of them.
std::vector<double> forgetting_sums(const PositionInput& input) {
    std::vector<double> sums = {0};
    if (input.numbers.are_drawn()) {
        RandomStream random(input.numbers.seed(), std::uint64_t{'f'} << 32);
        for (std::int64_t place = 0; place < input.places; ++place)
            sums.push_back(sums.back() + drawn_log_gate(random, input.parameters[forgetting_mean]));
        return sums;
    }
    const SharedVectors gates = input.numbers.matrix({.name = "g",
                                                      .rows = input.head + 1,
                                                      .columns = input.places,
                                                      .may_have_more_rows = true,
                                                      .may_have_more_columns = true});
    for (const float gate : gates->row(input.head))
        sums.push_back(sums.back() + log_sigmoid(static_cast<double>(gate)));
    return sums;
}

PairBias forgetting_bias(const PositionInput& input) {
    return [sums = std::make_shared<const std::vector<double>>(forgetting_sums(input))](
               std::int64_t place, std::int64_t first_key, std::span<float> bias) {
        const auto through = [&](std::int64_t at) {
            return (*sums)[static_cast<std::size_t>(
                std::clamp<std::int64_t>(at + 1, 0, std::ssize(*sums) - 1))];
        };
        const double own = through(place);
        for (std::size_t j = 0; j < bias.size(); ++j)
            bias[j] = static_cast<float>(own - through(first_key + static_cast<std::int64_t>(j)));
    };
}

}  // namespace

extern const PositionScheme forgetting_position = {
    .key = "forgetting",
    .label = "forgetting (FoX)",
    .formula = R"(\lambda s + c_i - c_j,\quad c_t = \sum_{k \le t} \log\sigma(g_k))",
    .help =
        "Lowers a logit by what the gates of the tokens between key and query forget. A file has "
        "the gates g before σ, with a row for each head; else gates are drawn. Meant for causal "
        "masks: ahead of the query logits grow.",
    .meaning =
        "Each token has a forget gate, and a key's weight is multiplied by the gates of all tokens "
        "after it up to the query. Unlike a slope of the distance the loss depends on the text: a "
        "gate near 0 hides all that came before it.",
    .source = "Lin et al. 2025, arXiv 2503.02130; github.com/zhixuan-lin/forgetting-transformer",
    .parameters = forgetting_parameters,
    .numbers = PositionNumbers::drawn,
    .pair_bias = forgetting_bias,
};

}  // namespace attnscope
