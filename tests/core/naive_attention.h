#pragma once

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <limits>
#include <map>
#include <memory>
#include <random>
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

/// The cells that a pixel pools, by the definition.
struct PooledCells {
    std::int64_t begin, end;

    PooledCells(const PixelAxis& axis, std::int64_t pixel) {
        end = std::min((axis.first + pixel + 1) * axis.pooled, axis.cells);
        begin = end - axis.pooled;
    }
};

/// The picture by the definition: every pixel looks at its cells, one after the other.
inline std::vector<double> naive_picture(const AttentionRequest& request,
                                         const AttentionFrame& frame) {
    std::map<std::int64_t, std::vector<double>> weights;
    for (const std::int64_t row : frame.rows)
        weights[row] = NaiveRow(request, row).weights;
    std::vector<double> picture;
    for (std::int64_t y = 0; y < frame.rows_axis.count; ++y)
        for (std::int64_t x = 0; x < frame.keys_axis.count; ++x) {
            const PooledCells rows(frame.rows_axis, y), keys(frame.keys_axis, x);
            double sum = 0, largest = 0, count = 0;
            for (auto row = weights.lower_bound(rows.begin);
                 row != weights.end() && row->first < rows.end; ++row)
                for (std::int64_t j = keys.begin;
                     j < std::min<std::int64_t>(keys.end, std::ssize(row->second)); ++j) {
                    const double p = row->second[static_cast<std::size_t>(j)];
                    sum += p, largest = std::max(largest, p), ++count;
                }
            picture.push_back(count == 0 ? std::numeric_limits<double>::quiet_NaN()
                              : request.pooling == Pooling::max ? largest
                                                                : sum / count);
        }
    return picture;
}

}  // namespace attnscope::testing
