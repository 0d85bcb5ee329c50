#include "core/engines/logit_at.h"

#include <cmath>
#include <cstdlib>
#include <span>
#include <variant>

namespace attnscope {
namespace {

double product(const InnerProducts& of, std::int64_t query, std::int64_t key) {
    return inner_product(of.queries->row(query), of.keys->row(key));
}

/// The score s of one pair, summed in double precision.
struct ScoreAt {
    std::int64_t query, key;

    double operator()(const InnerProducts& scores) const { return product(scores, query, key); }
    double operator()(const SplitProducts& scores) const {
        const std::int64_t past = scores.first_place + query - key;
        if (std::abs(past) < scores.distance)
            return product(scores.near, query, key);
        return product(past > 0 ? scores.behind : scores.ahead, query, key);
    }
    double operator()(const ScoreFunction& scores) const {
        float score = 0;
        scores.fill(std::span(&query, 1), key, 1, std::span(&score, 1));
        return score;
    }
};

/// Returns the logit that a key has by these scores before its row is changed as a whole.
double unchanged(const SingleLogits& of, const Scores& scores, std::int64_t key) {
    const PreparedAttention& attention = of.attention;
    const double factor = attention.factor ? *attention.factor->at(of.row, key) : 1;
    const double logit = of.lambda * factor * std::visit(ScoreAt{of.row, key}, scores);
    const double bias = attention.bias ? *attention.bias->at(of.row, key) : 0;
    float of_pair = 0;
    if (attention.pair_bias)
        attention.pair_bias(of.row, key, std::span(&of_pair, 1));
    return (of.softcap > 0 ? of.softcap * std::tanh(logit / of.softcap) : logit) + bias + of_pair;
}

/// Appends the logits of those of the keys that the row sees.
void append(std::vector<double>& logits, const SingleLogits& of, const KeyInterval& keys) {
    const auto [first, second] = within(of.seen, keys);
    for (const KeyInterval& seen : {first, second})
        for (std::int64_t key = seen.begin; key < seen.end; key += seen.step)
            logits.push_back(unchanged(of, of.attention.scores, key));
}

}  // namespace

double SingleLogits::at(std::int64_t key) const {
    std::vector<double> logits = {unchanged(*this, attention.scores, key)};
    if (attention.row_change) {
        append(logits, *this, {key + 1, attention.keys});
        attention.row_change(row, lambda, logits);
    }
    return logits.front();
}

std::optional<double> SingleLogits::second_at(std::int64_t key) const {
    if (!attention.subtracted)
        return std::nullopt;
    return unchanged(*this, *attention.subtracted, key);
}

std::vector<double> SingleLogits::all() const {
    std::vector<double> logits;
    append(logits, *this, {0, attention.keys});
    if (attention.row_change)
        attention.row_change(row, lambda, logits);
    return logits;
}

}  // namespace attnscope
