#include <algorithm>
#include <array>

#include "core/attention/normalizers.h"
#include "core/attention/normalizers/over_lanes.h"

namespace attnscope {
namespace {

/// Replaces logits by σ(x), and writes 1 − σ(x). With z = e^{−|x|}, the larger of both is 1/(1 + z)
/// and the other z times it.
template <typename Doubles>
void take_and_leave(std::span<double> row, std::span<double> rests) {
    std::size_t i = 0;
    over_lanes<Doubles>(row, 0, [&](Doubles& x) {
        const Doubles z = exp_lanes<Doubles>(x > 0.0 ? -x : x);
        const Doubles more = 1.0 / (1.0 + z), less = z * more;
        store_some(&rests[i], x > 0.0 ? less : more,
                   std::min(lane_count<Doubles>, rests.size() - i));
        x = x > 0.0 ? more : less;
        i += lane_count<Doubles>;
    });
}

/// Goes from the nearest key, the last, to the farthest, a few keys at a time until nothing is left
/// that a number can hold. No weight is 0: keys beyond have the least that is given to any.
Weighing weigh_stick(std::span<double> row, const ParameterValues&) {
    constexpr std::size_t stretch = 64;
    constexpr double least = 1e-300;
    std::array<double, stretch> rests;
    double left = 1, trace = 0;
    std::size_t end = row.size();
    while (end > 0 && left > least) {
        const std::size_t begin = end - std::min(end, stretch);
        const auto keys = row.subspan(begin, end - begin);
        with_lanes([&](auto lanes) {
            take_and_leave<typename decltype(lanes)::Doubles>(keys, {rests.data(), keys.size()});
            return 0;
        });
        for (std::size_t j = keys.size(); j-- > 0;) {
            const double rest = rests[j];
            keys[j] = std::max(keys[j] * left, least);
            trace += keys[j] * rest;
            left *= rest;
        }
        end = begin;
    }
    std::ranges::fill(row.first(end), least);
    return {.trace = trace, .remainder = left};
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
        "A stick of length 1 is broken from the query backwards: each key takes the share σ(x) = "
        "1/(1 + e^{−x}) of what is left, where x is its logit, and what is left in the end goes to "
        "no key. Near keys come first even without a position scheme, and a query never sees its "
        "own key.",
    .source =
        "Tan et al. 2024, arXiv 2410.17980; github.com/shawntan/stickbreaking-attention, "
        "sb_ref.py",
    .parameters = {},
    .only_before = true,
    .weigh = weigh_stick,
    .remainder_of_none = 1,
};

}  // namespace attnscope
