#include "core/heads/head_scores.h"

#include <cmath>
#include <limits>
#include <map>
#include <string_view>
#include <vector>

#include "core/rows/given_norms.h"

namespace attnscope {
namespace {

/// The mean of the values that are added; NaN if there is none.
class MeanOfRows {
public:
    void add(double value) {
        sum_ += value;
        ++count_;
    }
    double value() const {
        return count_ > 0 ? sum_ / static_cast<double>(count_)
                          : std::numeric_limits<double>::quiet_NaN();
    }

private:
    double sum_ = 0;
    std::int64_t count_ = 0;
};

/// Returns the position of the previous occurrence of the token at each position; −1 if there is
/// none.
std::vector<std::int64_t> previous_occurrences(std::span<const std::string> tokens) {
    std::map<std::string_view, std::int64_t> last;
    std::vector<std::int64_t> previous;
    for (const std::string& token : tokens) {
        const auto [known, is_new] = last.try_emplace(token, -1);
        previous.push_back(known->second);
        known->second = std::ssize(previous) - 1;
    }
    return previous;
}

/// Collects the scores row by row.
class Scorer {
public:
    Scorer(const AttentionRequest& request, std::span<const std::string> tokens)
        : request_(request),
          norms_(norms_of(*request.input.keys)),
          previous_(previous_occurrences(tokens)) {}

    void add(std::int64_t row, std::span<const float> weights) {
        const VisibleKeys seen = visible_keys(request_, row);
        double sum = 0, along_norms = 0, norms = 0;
        std::int64_t keys = 0;
        for (const KeyInterval& range : {seen.first, seen.second})
            for (std::int64_t j = range.begin; j < range.end; j += range.step, ++keys) {
                const auto weight =
                    std::abs(static_cast<double>(weights[static_cast<std::size_t>(j)]));
                sum += weight;
                along_norms += weight * norms_[static_cast<std::size_t>(j)];
                norms += norms_[static_cast<std::size_t>(j)];
            }
        if (!(sum > 0))
            return;
        const std::int64_t place = row + request_.first_place;
        const auto at = [&](std::int64_t j) {
            return j >= 0 && j < std::ssize(weights)
                       ? std::abs(static_cast<double>(weights[static_cast<std::size_t>(j)])) / sum
                       : 0;
        };
        if (place >= 1) {
            before_.add(at(place - 1));
            first_.add(at(0));
        }
        diagonal_.add(at(place));
        if (norms > 0)
            norm_.add(along_norms / sum / (norms / static_cast<double>(keys)));
        if (const std::int64_t last = occurrence_before(place); last >= 0) {
            double followers = 0;
            for (std::int64_t t = last; t >= 0; t = occurrence_before(t))
                followers += at(t + 1);
            induction_.add(followers);
        }
    }

    HeadScores scores() const {
        return {before_.value(), first_.value(), induction_.value(), diagonal_.value(),
                norm_.value()};
    }

private:
    std::int64_t occurrence_before(std::int64_t place) const {
        return place >= 0 && place < std::ssize(previous_)
                   ? previous_[static_cast<std::size_t>(place)]
                   : -1;
    }

    const AttentionRequest& request_;
    std::vector<double> norms_;
    std::vector<std::int64_t> previous_;
    MeanOfRows before_, first_, induction_, diagonal_, norm_;
};

}  // namespace

HeadScores head_scores(const AttentionRequest& request, AttentionEngine& engine,
                       std::span<const std::string> tokens, const std::stop_token& stop) {
    const std::int64_t rows = request.input.queries->rows;
    const auto keys = static_cast<std::size_t>(request.input.keys->rows);
    Scorer scorer(request, tokens);
    engine.stream_rows(request, 0, rows, stop,
                       [&](std::int64_t row, std::span<const float> weights) {
                           for (; !weights.empty(); weights = weights.subspan(keys))
                               scorer.add(row++, weights.first(keys));
                       });
    return scorer.scores();
}

}  // namespace attnscope
