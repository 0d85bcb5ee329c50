#include <algorithm>
#include <array>
#include <cmath>
#include <ranges>

#include "core/attention/positions.h"

namespace attnscope {
namespace {

constexpr Parameter cope_positions{
    .key = "cope_positions",
    .label = "CoPE positions",
    .unit = "",
    .help = "Number of vectors e_0, e_1, …; counts end at one less. A file has as many rows.",
    .meaning =
        "Each whole count has a vector that the model learns, and all counts beyond the last one "
        "share its vector. With fewer vectors than a row has gates, far keys are no longer told "
        "apart by their position; the source has one more than its context is long unless told.",
    .standard = 64,
    .min = 1,
    .max = 8192,
    .slider_min = 1,
    .slider_max = 1024,
    .whole = true,
    .is_new = true,
};
constexpr Parameter cope_spread{
    .key = "cope_spread",
    .label = "Spread of vectors",
    .unit = "",
    .help = "Standard deviation of the entries of the vectors that are drawn without a file.",
    .meaning =
        "Without a file the entries of the vectors are normal random numbers with this standard "
        "deviation. Training begins with zeros, which add nothing, so 0 shows a model before it "
        "has learned any position.",
    .standard = 1,
    .min = 0,
    .max = 100,
    .slider_min = 0.01,
    .slider_max = 10,
    .is_new = true,
};
constexpr std::array cope_parameters = {&cope_positions, &cope_spread};

/// The scores q·e_p of one query, linear between whole p, for p that only grows. Each vector is
/// multiplied once it is reached.
class CopeScores {
public:
    CopeScores(std::span<const float> query, const Vectors& vectors)
        : query_(query), vectors_(vectors), low_(score(0)), high_(score(1)) {}

    /// The largest p.
    double last() const { return static_cast<double>(vectors_.rows - 1); }

    double at(double p) {
        for (; static_cast<double>(below_ + 1) <= p; ++below_) {
            low_ = high_;
            high_ = score(below_ + 2);
        }
        return std::lerp(low_, high_, p - static_cast<double>(below_));
    }

private:
    double score(std::int64_t place) const {
        return inner_product(query_, vectors_.row(std::min(place, vectors_.rows - 1)));
    }

    std::span<const float> query_;
    const Vectors& vectors_;
    std::int64_t below_ = 0;
    double low_, high_;
};

RowChange cope_change(const PositionInput& input, const SharedVectors& queries) {
    const SharedVectors vectors =
        input.numbers.matrix({.name = "e",
                              .rows = static_cast<std::int64_t>(input.parameters[cope_positions]),
                              .columns = input.d,
                              .spread = input.parameters[cope_spread],
                              .stream = 'E'});
    return [vectors, queries](std::int64_t row, double lambda, std::span<double> logits) {
        CopeScores scores(queries->row(row), *vectors);
        double count = 0, added = lambda * scores.at(0);
        for (double& x : std::views::reverse(logits)) {
            if (count < scores.last()) {
                count = std::min(count + 1 / (1 + std::exp(-x)), scores.last());
                added = lambda * scores.at(count);
            }
            x += added;
        }
    };
}

}  // namespace

extern const PositionScheme cope_position = {
    .key = "cope",
    .label = "CoPE",
    .formula = R"(\lambda(s + q_i \cdot e_p),\quad )"
               R"(p = \min\left(\sum_{k \ge j} \sigma(\lambda s_{ik}), P - 1\right))",
    .help =
        "Counts by gates σ(λs), from the key on over all keys that the row sees, and adds the "
        "score of the query with the vector of that count, linear between whole counts. A file has "
        "the vectors e, one a row, for all heads alike; else they are drawn. Meant for causal "
        "masks: without one, gates ahead of the query count, too.",
    .meaning =
        "Positions here do not count every token, but those that matter to the query, such as ends "
        "of words. Each key has a gate σ(x) = 1/(1 + e^{−x}), a number between 0 and 1 that is "
        "near 1 where its scaled score x is high. The position p of a key is the sum of the gates "
        "of all keys from it up to the query, or P − 1 where the sum is larger. A model learns P "
        "vectors e_0 to e_{P−1}, one for each whole p, and for a p between two whole numbers mixes "
        "their vectors in proportion; the inner product of e_p and the query is added to the "
        "score.",
    .source =
        "Golovneva et al. 2024, arXiv 2405.18719; github.com/facebookresearch/RAM, "
        "projects/cope",
    .parameters = cope_parameters,
    .numbers = PositionNumbers::drawn,
    .row_change = cope_change,
};

}  // namespace attnscope
