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

}  // namespace

PairLogits logits_at(const PreparedAttention& attention, std::int64_t query, std::int64_t key,
                     double lambda, double softcap) {
    const double factor = attention.factor ? *attention.factor->at(query, key) : 1;
    const double bias = attention.bias ? *attention.bias->at(query, key) : 0;
    float of_pair = 0;
    if (attention.pair_bias)
        attention.pair_bias(query, key, std::span(&of_pair, 1));
    const auto logit_of = [&](const Scores& scores) {
        const double logit = lambda * factor * std::visit(ScoreAt{query, key}, scores);
        return (softcap > 0 ? softcap * std::tanh(logit / softcap) : logit) + bias + of_pair;
    };
    PairLogits logits{logit_of(attention.scores), {}};
    if (attention.subtracted)
        logits.second = logit_of(*attention.subtracted);
    return logits;
}

}  // namespace attnscope
