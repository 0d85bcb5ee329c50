#include "core/attention/score_at.h"

#include <cmath>
#include <cstdlib>
#include <span>
#include <variant>

namespace attnscope {
namespace {

double product(const InnerProducts& of, std::int64_t query, std::int64_t key) {
    return inner_product(of.queries->row(query), of.keys->row(key));
}

struct ScoreAt {
    std::int64_t query, key;

    double operator()(const InnerProducts& scores) const { return product(scores, query, key); }
    double operator()(const SplitProducts& scores) const {
        if (std::abs(query - key) < scores.distance)
            return product(scores.near, query, key);
        return product(key < query ? scores.behind : scores.ahead, query, key);
    }
    double operator()(const ScoreFunction& scores) const {
        float score = 0;
        scores.fill(std::span(&query, 1), key, 1, std::span(&score, 1));
        return score;
    }
};

}  // namespace

double score_at(const Scores& scores, std::int64_t query, std::int64_t key) {
    return std::visit(ScoreAt{query, key}, scores);
}

double capped_logit(double logit, double softcap) {
    return softcap > 0 ? softcap * std::tanh(logit / softcap) : logit;
}

}  // namespace attnscope
