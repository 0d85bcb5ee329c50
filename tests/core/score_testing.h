#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <limits>
#include <random>
#include <string>
#include <vector>

#include "core/fields/assignments.h"
#include "core/parameters/record.h"
#include "tests/core/engine_checks.h"

// Random attention beside its formula in double precision, and rows of a table of check values.

namespace attnscope::testing {

using Row = std::vector<double>;
using Rows = std::vector<Row>;

inline Rows in_double(const Vectors& vectors) {
    Rows rows;
    for (std::int64_t i = 0; i < vectors.rows; ++i)
        rows.emplace_back(vectors.row(i).begin(), vectors.row(i).end());
    return rows;
}

/// Draws shapes, and what is set in them.
class Draw {
public:
    explicit Draw(unsigned seed) : random_(seed) {}

    std::int64_t whole(std::int64_t from, std::int64_t to) {
        return std::uniform_int_distribution<std::int64_t>(from, to)(random_);
    }
    double real(double from, double to) {
        return std::uniform_real_distribution<double>(from, to)(random_);
    }
    template <typename Value>
    Value one_of(const std::vector<Value>& values) {
        return values[static_cast<std::size_t>(whole(0, std::ssize(values) - 1))];
    }

private:
    std::mt19937 random_;
};

/// A random attention: vectors, a mask, positions turned by RoPE or not.
struct Shape {
    AttentionRequest request;
    double base = 0;  ///< of RoPE; 0 without it
    bool halves = false;
    std::string name;

    Shape(Draw& draw, std::string_view attention,
          const std::vector<std::int64_t>& dimensions = {1, 2, 5, 7, 16, 33, 64, 127, 256}) {
        const std::int64_t queries = draw.whole(1, 90), keys = draw.whole(1, 300),
                           d = draw.one_of(dimensions);
        request = request_for(
            normal_input(queries, keys, d), draw.real(0.3, 1) / std::sqrt(static_cast<double>(d)),
            draw.one_of<std::string_view>({"none", "causal", "window", "causal-window"}));
        request.variant = &record_of(variants(), "attention", attention);
        if (draw.whole(0, 2) > 0) {
            request.position = &record_of(positions(), "position scheme", "rope");
            base = draw.real(10, 20000);
            halves = draw.whole(0, 1) == 1;
            set("rope_base", base);
            set("rope_pairs", halves ? 2 : 1);
        }
        for (const Parameter* const width : request.mask->parameters)
            if (width->key == "window")
                request.parameters.set(*width, static_cast<double>(draw.whole(1, 40)));
        request.first_place = draw.whole(0, 1) * std::max<std::int64_t>(keys - queries, 0);
        name = std::string(request.mask->key) + ' ' + std::to_string(queries) + ' ' +
               std::to_string(keys) + " d=" + std::to_string(d);
    }

    void set(std::string_view key, double value) {
        for (const auto read : {request.variant->parameters, request.position->parameters})
            for (const Parameter* const parameter : read)
                if (parameter->key == key)
                    request.parameters.set(*parameter, value);
    }

    std::size_t d() const { return static_cast<std::size_t>(request.input.keys->dim); }

    /// Turns the components from `first` on of a vector at a position.
    void turn(Row& x, std::size_t first, double position) const {
        const std::size_t count = (x.size() - first) / 2;
        for (std::size_t m = 0; m < count && base > 0; ++m) {
            const double angle =
                position * std::pow(base, -static_cast<double>(m) / static_cast<double>(count));
            double& a = x[first + (halves ? m : 2 * m)];
            double& b = x[first + (halves ? m + count : 2 * m + 1)];
            const double turned = a * std::cos(angle) - b * std::sin(angle);
            b = a * std::sin(angle) + b * std::cos(angle);
            a = turned;
        }
    }
    void turn_all(Rows& queries, Rows& keys, std::size_t first) const {
        for (std::size_t i = 0; i < queries.size(); ++i)
            turn(queries[i], first,
                 static_cast<double>(i) + static_cast<double>(request.first_place));
        for (std::size_t j = 0; j < keys.size(); ++j)
            turn(keys[j], first, static_cast<double>(j));
    }
};

inline bool is_seen(const AttentionRequest& request, std::int64_t row, std::int64_t key) {
    const auto [first, second] = visible_keys(request, row);
    return (key >= first.begin && key < first.end) || (key >= second.begin && key < second.end);
}

/// The logits of all keys; −∞ where the mask hides one.
inline Rows logits_of(const AttentionRequest& request, const Rows& queries, const Rows& keys) {
    Rows all;
    for (std::size_t i = 0; i < queries.size(); ++i) {
        Row row;
        for (std::size_t j = 0; j < keys.size(); ++j) {
            double score = 0;
            for (std::size_t c = 0; c < keys[j].size(); ++c)
                score += queries[i][c] * keys[j][c];
            row.push_back(
                is_seen(request, static_cast<std::int64_t>(i), static_cast<std::int64_t>(j))
                    ? request.lambda * score
                    : -std::numeric_limits<double>::infinity());
        }
        all.push_back(std::move(row));
    }
    return all;
}

/// Expects weights within 1e-5 of the largest of a row, and entropies within 1e-4.
inline void expect_softmax(AttentionEngine& engine, const AttentionRequest& request,
                           const Rows& logits, const std::string& what) {
    const AttentionFrame frame = engine.compute(request, {}, {});
    Rows weights;
    for (std::size_t i = 0; i < logits.size(); ++i) {
        const double most = *std::ranges::max_element(logits[i]);
        double sum = 0, entropy = 0;
        Row row;
        for (const double x : logits[i])
            sum += std::isfinite(most) ? std::exp(x - most) : 0;
        for (const double x : logits[i]) {
            row.push_back(sum > 0 ? std::exp(x - most) / sum : 0);
            entropy -= row.back() > 0 ? row.back() * std::log(row.back()) : 0;
        }
        weights.push_back(row);
        if (sum > 0) {
            EXPECT_NEAR(frame.statistics[i].entropy, entropy, 1e-4) << what << " row " << i;
        }
    }
    const std::size_t keys = logits[0].size();
    engine.stream_rows(
        request, 0, std::ssize(logits), {}, [&](std::int64_t first, std::span<const float> got) {
            for (std::size_t at = 0; at < got.size(); ++at) {
                const Row& row = weights[static_cast<std::size_t>(first) + at / keys];
                ASSERT_NEAR(static_cast<double>(got[at]), row[at % keys],
                            1e-5 * *std::ranges::max_element(row) + 1e-12)
                    << what << ' ' << at;
            }
        });
}

/// x g/√(mean x² + ε).
inline void normalise(Rows& rows, double gain, const std::vector<float>& gains, double epsilon) {
    for (Row& x : rows) {
        double squares = 0;
        for (const double part : x)
            squares += part * part;
        const double root = std::sqrt(squares / static_cast<double>(x.size()) + epsilon);
        for (std::size_t c = 0; c < x.size(); ++c)
            x[c] *= gain * (gains.empty() ? 1 : static_cast<double>(gains[c])) / root;
    }
}

/// A row of reference/variants.py, which computes it in NumPy: the weight of the first key in row
/// 5, and the entropies of rows 5 and 2 under a causal mask and with λ = 1/2 if nothing else is
/// set, of Q[i,c] = sin(0.9i + 1.7c + 0.3) and K[j,c] = cos(1.1j − 0.6c + 0.5), n = 6, d = 4.
struct CheckedRow {
    std::vector<std::string> settings;
    double first_weight, entropy, of_row_2;
};

inline QueriesAndKeys sines_and_cosines() {
    Vectors queries{6, 4, {}}, keys{6, 4, {}};
    for (int i = 0; i < 6; ++i)
        for (int c = 0; c < 4; ++c) {
            queries.data.push_back(static_cast<float>(std::sin(0.9 * i + 1.7 * c + 0.3)));
            keys.data.push_back(static_cast<float>(std::cos(1.1 * i - 0.6 * c + 0.5)));
        }
    return {std::make_shared<const Vectors>(std::move(queries)),
            std::make_shared<const Vectors>(std::move(keys))};
}

inline void expect_checked(AttentionEngine& engine, const CheckedRow& row,
                           const std::string& gains = {}) {
    std::vector<std::string> settings = row.settings;
    settings.emplace_back("mask=causal");
    if (std::ranges::none_of(settings, [](const auto& each) {
            return each.starts_with("lambda=") || each.starts_with("rule=");
        }))
        settings.emplace_back("lambda=0.5");
    AttentionRequest request = attention_request(scenario_with(settings), sines_and_cosines());
    request.weights_file = gains;
    const AttentionFrame frame = engine.compute(request, {}, {});
    EXPECT_NEAR(frame.statistics[5].entropy, row.entropy, 1e-6) << settings.front();
    EXPECT_NEAR(frame.statistics[2].entropy, row.of_row_2, 1e-6) << settings.front();
    engine.stream_rows(request, 5, 6, {}, [&](auto, std::span<const float> weights) {
        EXPECT_NEAR(static_cast<double>(weights[0]), row.first_weight, 1e-6) << settings.front();
    });
}

}  // namespace attnscope::testing
