#pragma once

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <limits>
#include <memory>
#include <random>
#include <span>
#include <vector>

#include "core/attention/engine.h"

namespace attnscope::testing {

inline Vectors normal_vectors(std::int64_t rows, std::int64_t dim, unsigned seed) {
    Vectors vectors{rows, dim, std::vector<float>(static_cast<std::size_t>(rows * dim))};
    std::mt19937 random(seed);
    std::normal_distribution<float> normal;
    std::generate(vectors.data.begin(), vectors.data.end(), [&] { return normal(random); });
    return vectors;
}

inline QueriesAndKeys normal_input(std::int64_t queries, std::int64_t keys, std::int64_t dim) {
    return {std::make_shared<const Vectors>(normal_vectors(queries, dim, 1)),
            std::make_shared<const Vectors>(normal_vectors(keys, dim, 2))};
}

inline double dot(const Vectors& a, std::int64_t i, const Vectors& b, std::int64_t j) {
    double sum = 0;
    for (std::int64_t k = 0; k < a.dim; ++k)
        sum += static_cast<double>(a.data[static_cast<std::size_t>(i * a.dim + k)]) *
               static_cast<double>(b.data[static_cast<std::size_t>(j * b.dim + k)]);
    return sum;
}

/// One row of attention by the definition, in double precision.
struct NaiveRow {
    std::vector<double> logits, weights;  ///< of the keys that count
    double log_sum_exp = 0, entropy = 0, collision = 0, jacobian_square = 0;

    NaiveRow(const AttentionRequest& request, std::int64_t row) {
        const auto& [queries, keys] = request.input;
        const std::int64_t count =
            request.mask == Mask::causal ? std::min(row + 1, keys->rows) : keys->rows;
        for (std::int64_t j = 0; j < count; ++j)
            logits.push_back(request.lambda * dot(*queries, row, *keys, j));
        const double largest = *std::max_element(logits.begin(), logits.end());
        double sum = 0;
        for (const double x : logits)
            sum += std::exp(x - largest);
        log_sum_exp = largest + std::log(sum);
        for (const double x : logits) {
            const double p = std::exp(x - log_sum_exp);
            weights.push_back(p);
            entropy -= p > 0 ? p * (x - log_sum_exp) : 0;
            collision += p * p;
            jacobian_square -= 2 * p * p * p;
        }
        jacobian_square += collision + collision * collision;
    }
};

/// The picture by the definition: every cell goes to its pixel, one after the other.
inline std::vector<double> naive_picture(const AttentionRequest& request, const Viewport& view,
                                         std::span<const std::int64_t> rows) {
    const auto width = static_cast<std::size_t>(view.width);
    std::vector<double> sum(width * static_cast<std::size_t>(view.height)), cells(sum.size());
    for (const std::int64_t row : rows) {
        if (row < view.row_begin || row >= view.row_end)
            continue;
        const std::vector<double> weights = NaiveRow(request, row).weights;
        const std::int64_t y =
            (row - view.row_begin) * view.height / (view.row_end - view.row_begin);
        const auto end = std::min<std::int64_t>(view.key_end, std::ssize(weights));
        for (std::int64_t j = view.key_begin; j < end; ++j) {
            const std::int64_t x =
                (j - view.key_begin) * view.width / (view.key_end - view.key_begin);
            const auto pixel = static_cast<std::size_t>(y) * width + static_cast<std::size_t>(x);
            const double p = weights[static_cast<std::size_t>(j)];
            sum[pixel] = request.pooling == Pooling::max ? std::max(sum[pixel], p) : sum[pixel] + p;
            cells[pixel] += 1;
        }
    }
    for (std::size_t i = 0; i < sum.size(); ++i) {
        if (cells[i] == 0)
            sum[i] = std::numeric_limits<double>::quiet_NaN();
        else if (request.pooling == Pooling::mean)
            sum[i] /= cells[i];
    }
    return sum;
}

}  // namespace attnscope::testing
