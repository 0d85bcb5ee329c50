#pragma once

#include <algorithm>
#include <cmath>
#include <span>

namespace attnscope::testing {

/// Entropy and 1 − Σp² of softmax(λ s) in 80-bit arithmetic, without a difference of near equals:
/// all sums leave out the largest score's own part.
struct ExtendedRow {
    long double entropy, diversity;

    ExtendedRow(std::span<const float> scores, double lambda) {
        const auto top = std::ranges::max_element(scores);
        long double rest = 0, weighted = 0, squares = 0;
        for (auto score = scores.begin(); score != scores.end(); ++score) {
            if (score == top)
                continue;
            const long double x =
                lambda * (static_cast<long double>(*score) - static_cast<long double>(*top));
            const long double e = std::exp(x);
            rest += e;
            weighted += x * e;
            squares += e * e;
        }
        const long double total = 1 + rest;
        entropy = std::log1p(rest) - weighted / total;
        diversity = (2 * rest + (rest * rest - squares)) / (total * total);
    }
};

}  // namespace attnscope::testing
