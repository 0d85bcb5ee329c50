#include <algorithm>
#include <cmath>
#include <vector>

#include "core/attention/normalizers.h"
#include "core/attention/normalizers/over_lanes.h"

namespace attnscope {
namespace {

/// Writes log(1 − σ(x)) of each logit: what remains of the stick behind a key.
template <typename Doubles>
void log_rests(std::span<double> row) {
    over_lanes<Doubles>(row, lowest_logit, [](Doubles& x) { x = -softplus_lanes<Doubles>(x); });
}

/// Replaces logits by weights, and returns Σ p (1 − σ(x)). `left` is the log of what is left of the
/// stick in front of each key, `rests` are log_rests() of the logits.
template <typename Doubles>
double break_off(std::span<double> row, std::span<const double> left,
                 std::span<const double> rests) {
    Doubles trace{};
    std::size_t i = 0;
    const auto take = [&](Doubles& x, const Doubles& before, const Doubles& rest) {
        x = exp_lanes<Doubles>(x + rest + before);
        trace += x * exp_lanes<Doubles>(rest);
    };
    constexpr std::size_t step = lane_count<Doubles>;
    over_lanes<Doubles>(row, lowest_logit, [&](Doubles& x) {
        const std::size_t count = std::min(step, row.size() - i);
        take(x, load_some<Doubles>(&left[i], count), load_some<Doubles>(&rests[i], count));
        i += step;
    });
    return sum_of_lanes(trace);
}

/// Goes from the nearest key, the last, to the farthest.
Weighing weigh_stick(std::span<double> row, const ParameterValues&) {
    std::vector<double> rests(row.begin(), row.end()), left(row.size());
    with_lanes([&](auto lanes) {
        log_rests<typename decltype(lanes)::Doubles>(rests);
        return 0;
    });
    double remains = 0;
    for (std::size_t j = row.size(); j-- > 0;) {
        left[j] = remains;
        remains += rests[j];
    }
    const double trace = with_lanes(
        [&](auto lanes) { return break_off<typename decltype(lanes)::Doubles>(row, left, rests); });
    return {.trace = trace, .remainder = std::exp(remains)};
}

}  // namespace

extern const Normalizer stick_breaking_normalizer = {
    .key = "stick-breaking",
    .label = "stick-breaking",
    .formula = R"(p_j = \sigma(x_j) \prod_{j < k < i} (1 - \sigma(x_k)),\quad j < i)",
    .help =
        "Each key before the query's own, from the nearest on, takes its share of what nearer keys "
        "left: rows sum to less than 1.",
    .meaning =
        "A stick of length 1 is broken from the query backwards: each key takes the part of the "
        "rest that the logistic function gives it, and what is left in the end goes to no key. "
        "Near keys come first even without a position scheme, and a query never sees its own key.",
    .source =
        "Tan et al. 2024, arXiv 2410.17980; github.com/shawntan/stickbreaking-attention, "
        "sb_ref.py",
    .parameters = {},
    .only_before = true,
    .weigh = weigh_stick,
    .remainder_of_none = 1,
};

}  // namespace attnscope
