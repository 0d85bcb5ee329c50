#pragma once

#include <algorithm>
#include <cmath>
#include <functional>
#include <limits>
#include <numeric>
#include <string_view>
#include <vector>

// Normalisers by their definitions, in double precision, each in another way than the program's.

namespace attnscope::testing {

/// The numbers that normalisers read.
struct NaiveNumbers {
    double sink = 0, alpha = 1.5, bias = 0, power = 1;
};

/// Sorts the logits and takes the largest support that is one.
inline std::vector<double> naive_sparsemax(const std::vector<double>& x) {
    std::vector<double> sorted = x;
    std::ranges::sort(sorted, std::greater());
    double sum = 0, threshold = 0;
    for (std::size_t r = 0; r < sorted.size(); ++r) {
        sum += sorted[r];
        if (1 + static_cast<double>(r + 1) * sorted[r] > sum)
            threshold = (sum - 1) / static_cast<double>(r + 1);
    }
    std::vector<double> p;
    for (const double each : x)
        p.push_back(std::max(each - threshold, 0.0));
    return p;
}

/// Halves the interval in which the threshold lies.
inline std::vector<double> naive_entmax(const std::vector<double>& x, double alpha) {
    const double largest = (alpha - 1) * std::ranges::max(x);
    double low = largest - 1, high = largest;
    std::vector<double> p(x.size());
    for (int step = 0; step < 200; ++step) {
        const double middle = (low + high) / 2;
        for (std::size_t j = 0; j < x.size(); ++j)
            p[j] = std::pow(std::max((alpha - 1) * x[j] - middle, 0.0), 1 / (alpha - 1));
        (std::accumulate(p.begin(), p.end(), 0.0) >= 1 ? low : high) = middle;
    }
    return p;
}

inline double naive_sigmoid(double x) {
    return 1 / (1 + std::exp(-x));
}

/// The last logit is that of the nearest key.
inline std::vector<double> naive_stick(const std::vector<double>& x) {
    std::vector<double> p(x.size());
    for (std::size_t j = 0; j < x.size(); ++j) {
        p[j] = naive_sigmoid(x[j]);
        for (std::size_t k = j + 1; k < x.size(); ++k)
            p[j] *= naive_sigmoid(-x[k]);
    }
    return p;
}

inline std::vector<double> naive_softmax_sink(const std::vector<double>& x, double sink) {
    std::vector<double> p;
    const double top = std::max(sink, std::ranges::max(x));
    double sum = std::exp(sink - top);
    for (const double each : x)
        sum += std::exp(each - top);
    for (const double each : x)
        p.push_back(std::exp(each - top) / sum);
    return p;
}

/// Returns the weights of the keys of these logits, in the order of the keys.
inline std::vector<double> naive_weights(std::string_view normalizer, const std::vector<double>& x,
                                         const NaiveNumbers& numbers) {
    if (x.empty())
        return {};
    if (normalizer == "softmax-sink")
        return naive_softmax_sink(x, numbers.sink);
    if (normalizer == "sparsemax")
        return naive_sparsemax(x);
    if (normalizer == "entmax")
        return naive_entmax(x, numbers.alpha);
    if (normalizer == "stick-breaking")
        return naive_stick(x);
    std::vector<double> p;
    for (const double each : x)
        p.push_back(normalizer == "sigmoid"
                        ? naive_sigmoid(each + numbers.bias)
                        : std::pow(std::max(each, 0.0), 2) / std::pow(x.size(), numbers.power));
    return p;
}

/// Returns Σ ∂p_j/∂x_j by differences of weights.
inline double naive_trace(std::string_view normalizer, const std::vector<double>& x,
                          const NaiveNumbers& numbers) {
    constexpr double step = 1e-5;
    double trace = 0;
    for (std::size_t j = 0; j < x.size(); ++j) {
        std::vector<double> more = x, less = x;
        more[j] += step;
        less[j] -= step;
        trace += (naive_weights(normalizer, more, numbers)[j] -
                  naive_weights(normalizer, less, numbers)[j]) /
                 (2 * step);
    }
    return trace;
}

}  // namespace attnscope::testing
