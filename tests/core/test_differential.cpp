#include <gtest/gtest.h>

#include <cmath>
#include <numeric>

#include "core/engines/attention_csv.h"
#include "core/engines/cell.h"
#include "core/engines/engines.h"
#include "core/figures/headlines/of_matrix.h"
#include "core/rows/products.h"
#include "core/text/errors.h"
#include "tests/core/engines_under_test.h"
#include "tests/core/score_testing.h"

// Differential attention beside its formula in double precision.

namespace attnscope {
namespace {

using testing::Draw;
using testing::Row;
using testing::Rows;
using testing::Shape;

/// A row of weights by the definition, and what is told of it.
struct DifferentialRow {
    Row first, second, weights;
    double sizes = 0, negative = 0, entropy = 0;

    DifferentialRow(const Row& logits, const Row& other_logits, double delta)
        : first(softmax(logits)), second(softmax(other_logits)) {
        for (std::size_t j = 0; j < first.size(); ++j) {
            weights.push_back(first[j] - delta * second[j]);
            sizes += std::abs(weights[j]);
            negative += std::max(0.0, -weights[j]);
        }
        Row shares;
        for (const double w : weights)
            shares.push_back(std::abs(w) / sizes);
        entropy = entropy_of(shares);
    }

    static Row softmax(const Row& logits) {
        const double most = *std::ranges::max_element(logits);
        Row e;
        for (const double x : logits)
            e.push_back(std::isfinite(most) ? std::exp(x - most) : 0);
        const double sum = std::accumulate(e.begin(), e.end(), 0.0);
        for (double& x : e)
            x /= sum > 0 ? sum : 1;
        return e;
    }
    static double entropy_of(const Row& p) {
        double entropy = 0;
        for (const double x : p)
            entropy -= x > 0 ? x * std::log(x) : 0;
        return entropy;
    }
    double largest() const {
        return *std::ranges::max_element(weights, {}, [](double w) { return std::abs(w); });
    }
};

/// Half the components of each vector.
Rows half_of(const Rows& whole, std::ptrdiff_t number) {
    Rows half;
    for (const Row& row : whole) {
        const auto begin = row.begin() + number * std::ssize(row) / 2;
        half.emplace_back(begin, begin + std::ssize(row) / 2);
    }
    return half;
}

/// The logits of one half, turned by itself.
Rows logits_of_half(const Shape& of, std::ptrdiff_t number) {
    Rows queries = half_of(testing::in_double(*of.request.input.queries), number),
         keys = half_of(testing::in_double(*of.request.input.keys), number);
    of.turn_all(queries, keys, 0);
    return testing::logits_of(of.request, queries, keys);
}

std::vector<DifferentialRow> rows_of(const Shape& of, double delta) {
    const Rows first = logits_of_half(of, 0), second = logits_of_half(of, 1);
    std::vector<DifferentialRow> rows;
    for (std::size_t i = 0; i < first.size(); ++i)
        rows.emplace_back(first[i], second[i], delta);
    return rows;
}

void set_delta(AttentionRequest& request, double delta) {
    request.parameters.set(*request.variant->subtracted, delta);
}

void expect_statistics(const RowStatistics& got, const DifferentialRow& wanted, double delta,
                       const std::string& what) {
    if (wanted.sizes == 0) {
        EXPECT_EQ(got.count, 0) << what;
        return;
    }
    EXPECT_NEAR(got.entropy, wanted.entropy, 1e-4) << what;
    EXPECT_NEAR(got.first_entropy, DifferentialRow::entropy_of(wanted.first), 1e-4) << what;
    EXPECT_NEAR(got.second_entropy, DifferentialRow::entropy_of(wanted.second), 1e-4) << what;
    EXPECT_NEAR(got.sum, 1 - delta, 1e-12) << what;
    EXPECT_NEAR(got.negative, wanted.negative, 1e-5) << what;
    EXPECT_NEAR(absolute_sum(got), wanted.sizes, 1e-5) << what;
    EXPECT_NEAR(std::abs(got.max_weight), std::abs(wanted.largest()),
                1e-5 * std::abs(wanted.largest()))
        << what;
    EXPECT_NEAR(wanted.weights[static_cast<std::size_t>(got.argmax)], got.max_weight,
                1e-5 * std::abs(wanted.largest()))
        << what;
}

void expect_matrix(AttentionEngine& engine, const AttentionRequest& request,
                   const std::vector<DifferentialRow>& rows, const std::string& what) {
    const std::size_t keys = rows[0].weights.size();
    std::int64_t next = 0;
    engine.stream_rows(
        request, 0, std::ssize(rows), {}, [&](std::int64_t first, std::span<const float> got) {
            EXPECT_EQ(first, next) << what;
            next += std::ssize(got) / static_cast<std::int64_t>(keys);
            for (std::size_t at = 0; at < got.size(); ++at) {
                const DifferentialRow& row = rows[static_cast<std::size_t>(first) + at / keys];
                ASSERT_NEAR(static_cast<double>(got[at]), row.weights[at % keys],
                            1e-5 * std::abs(row.largest()) + 1e-12)
                    << what << ' ' << at;
            }
        });
    EXPECT_EQ(next, std::ssize(rows)) << what;
}

TEST(Differential, IsItsFormulaOnRandomShapes) {
    const auto engine = make_cpu_engine();
    Draw draw(11);
    for (int shape = 0; shape < 40; ++shape) {
        Shape of(draw, "differential", {2, 4, 6, 16, 34, 64, 128, 256});
        const double delta = draw.one_of<double>({0.2, 0.556058204, 0.9, -0.3});
        set_delta(of.request, delta);
        const std::vector<DifferentialRow> rows = rows_of(of, delta);
        const AttentionFrame frame = engine->compute(of.request, {}, {});
        EXPECT_TRUE(frame.is_signed);
        ASSERT_EQ(frame.statistics.size(), rows.size());
        for (std::size_t i = 0; i < rows.size(); ++i)
            expect_statistics(frame.statistics[i], rows[i], delta,
                              of.name + " row " + std::to_string(i));
        expect_matrix(*engine, of.request, rows, of.name);
    }
}

AttentionRequest differential(const QueriesAndKeys& input, double lambda, double delta,
                              std::string_view mask = "none") {
    AttentionRequest request = testing::request_for(input, lambda, mask);
    request.variant = &record_of(variants(), "attention", "differential");
    set_delta(request, delta);
    return request;
}

/// Longer than a tile, where scores are not kept; and kept beside not kept.
TEST(Differential, OfLongRowsIsTheDefinition) {
    for (const auto& [queries, keys] : {std::pair{5, 5000}, {70, 2100}}) {
        AttentionRequest request =
            differential(testing::normal_input(queries, keys, 12), 0.7, 0.8, "causal");
        request.first_place = keys - queries;
        const auto engine = make_cpu_engine();
        for (int time = 0; time < 2; ++time) {
            const AttentionFrame frame = engine->compute(request, {}, {});
            for (std::int64_t i = 0; i < queries; ++i)
                testing::expect_row(frame.statistics[static_cast<std::size_t>(i)],
                                    testing::NaiveRow(request, i), 1e-6, std::to_string(i));
        }
    }
}

/// The pixels of a picture in parts: each has the largest in size, with its sign, or the mean.
TEST(Differential, PixelsKeepTheSign) {
    const auto engine = make_cpu_engine();
    for (const Pooling pooling : {Pooling::max, Pooling::mean})
        for (const Viewport& view :
             {Viewport{0, 90, 0, 2600, 40, 30}, Viewport{7, 50, 900, 1301, 9, 43},
              Viewport{3, 9, 1, 20, 300, 300}}) {
            AttentionRequest request =
                differential(testing::normal_input(90, 2600, 8), 0.9, 0.9, "causal");
            request.first_place = 2510;
            request.viewport = view;
            request.pooling = pooling;
            const AttentionFrame frame = engine->compute(request, {}, {});
            testing::expect_picture(frame, request);
            EXPECT_LT(*std::ranges::min_element(frame.weights), 0);
            EXPECT_GT(*std::ranges::max_element(frame.weights), 0);
        }
}

/// Half the entrywise L1 norm of the Jacobian by the scores of both halves, by differences.
TEST(Differential, HasTheGradientOfItsScores) {
    const double delta = 0.6, lambda = 0.8, step = 1e-6;
    const QueriesAndKeys input = testing::normal_input(1, 9, 4);
    const AttentionRequest request = differential(input, lambda, delta);
    const Rows queries = testing::in_double(*input.queries), keys = testing::in_double(*input.keys);
    Row scores[2];
    for (std::ptrdiff_t h = 0; h < 2; ++h) {
        const Rows q = half_of(queries, h);
        for (const Row& k : half_of(keys, h))
            scores[h].push_back(std::inner_product(k.begin(), k.end(), q[0].begin(), 0.0));
    }
    const auto weights = [&] {
        Row logits[2];
        for (int h = 0; h < 2; ++h)
            for (const double s : scores[h])
                logits[h].push_back(lambda * s);
        return DifferentialRow(logits[0], logits[1], delta).weights;
    };
    double norm = 0;
    for (Row& half : scores)
        for (double& score : half) {
            const double at = score;
            score = at + step;
            const Row above = weights();
            score = at - step;
            const Row below = weights();
            score = at;
            for (std::size_t j = 0; j < above.size(); ++j)
                norm += std::abs(above[j] - below[j]) / (2 * step);
        }
    const AttentionFrame frame = make_cpu_engine()->compute(request, {}, {});
    EXPECT_NEAR(gradient_of(frame.statistics[0], lambda), norm / 2, 1e-5);
}

using DifferentialEngines = testing::EachEngine;
INSTANTIATE_TEST_SUITE_P(, DifferentialEngines, testing::all_engines(), testing::engine_name);

/// The values of reference/variants.py, which computes them in NumPy.
TEST_P(DifferentialEngines, HaveTheCheckedValues) {
    const AttentionFrame frame = engine->compute(
        differential(testing::sines_and_cosines(), std::sqrt(0.5), .556058204, "causal"), {}, {});
    const RowStatistics& row = frame.statistics[5];
    EXPECT_TRUE(frame.is_signed);
    EXPECT_NEAR(row.entropy, 1.503977467, 1e-6);
    EXPECT_NEAR(row.first_entropy, 1.706344477, 1e-6);
    EXPECT_NEAR(row.second_entropy, 1.746017479, 1e-6);
    EXPECT_NEAR(absolute_sum(row), .552075807, 1e-6);
    EXPECT_NEAR(row.negative, .054067006, 1e-6);
}

/// At δ = 1 a row sums to 0 and still has weights; at δ = 0 it is the softmax of the first half.
TEST(Differential, MaySumToZeroOrBeOneSoftmax) {
    const auto engine = make_cpu_engine();
    const AttentionFrame none =
        engine->compute(differential(testing::normal_input(20, 30, 6), 1, 1), {}, {});
    for (const RowStatistics& row : none.statistics) {
        EXPECT_EQ(row.sum, 0);
        EXPECT_GT(row.entropy, 0);
        EXPECT_NEAR(absolute_sum(row), 2 * row.negative, 1e-12);
    }
    const AttentionSummary summary = summarize(none);
    EXPECT_GT(summary.mean_entropy, 0);
    EXPECT_EQ(summary.mean_row_sum, 0);
    EXPECT_GT(summary.mean_negative, 0.1);
    EXPECT_EQ(summary.mean_support, 30);
    const AttentionFrame one =
        engine->compute(differential(testing::normal_input(20, 30, 6), 1, 0), {}, {});
    for (const RowStatistics& row : one.statistics) {
        EXPECT_NEAR(row.entropy, row.first_entropy, 1e-6);
        EXPECT_EQ(row.negative, 0);
    }
}

/// Rows under a mask that hides all keys of a row, and λ = 0.
TEST(Differential, MayHaveNoKeyOrEqualWeights) {
    const auto engine = make_cpu_engine();
    AttentionRequest request = differential(testing::normal_input(9, 5, 4), 0, 0.2, "causal");
    request.first_place = -4;
    const AttentionFrame frame = engine->compute(request, {}, {});
    EXPECT_EQ(frame.statistics[0].count, 0);
    EXPECT_EQ(frame.statistics[0].sum, 0);
    EXPECT_EQ(frame.statistics[0].argmax, -1);
    EXPECT_TRUE(std::isnan(frame.statistics[0].entropy));
    EXPECT_TRUE(std::isnan(gradient_of(frame.statistics[0], 1)));
    EXPECT_NEAR(frame.statistics[8].entropy, std::log(5), 1e-6);
    EXPECT_NEAR(frame.statistics[8].max_weight, 0.16, 1e-6);
    EXPECT_EQ(frame.statistics[8].argmax, 0);
}

/// Statistics that are known from another frame do not suffice for weights.
TEST(Differential, APictureOfKnownRowsIsTheSame) {
    const auto engine = make_cpu_engine();
    AttentionRequest request = differential(testing::normal_input(40, 90, 8), 0.7, 0.8);
    request.viewport = Viewport{5, 30, 10, 80, 35, 25};
    const AttentionFrame wanted = engine->compute(request, {}, {});
    KnownRows known;
    for (std::size_t i = 0; i < wanted.rows.size(); ++i)
        known.add(wanted.rows[i], 40, wanted.statistics[i], wanted.lambdas[i]);
    request.known = &known;
    EXPECT_EQ(engine->compute(request, {}, {}).weights, wanted.weights);
}

std::string refusal_of(const AttentionRequest& request) {
    try {
        make_cpu_engine()->compute(request, {}, {});
    } catch (const InvalidRequest& error) {
        return error.what();
    }
    return "";
}

TEST(Differential, RefusesWhatNeedsOneRowOfLogits) {
    EXPECT_EQ(refusal_of(differential(testing::normal_input(3, 4, 5), 1, 0.2)),
              "attention = differential splits queries and keys into halves, so d = 5 has to be "
              "even");
    AttentionRequest request = differential(testing::normal_input(3, 4, 6), 1, 0.2);
    for (const double clip : {0.0, 0.5}) {
        request.qk_clip = clip;
        for (const Normalizer* const normalizer : normalizers().subspan(1)) {
            request.normalizer = normalizer;
            EXPECT_EQ(
                refusal_of(request),
                "attention = differential is a difference of two softmaxes, so normalizer = " +
                    std::string(normalizer->key) + " cannot be combined with it");
        }
        request.normalizer = normalizers()[0];
    }
    request.temper = [](double) { return 1.0; };
    EXPECT_NE(refusal_of(request).find("which attention = differential does not have"),
              std::string::npos);
    request.temper = nullptr;
    request.mask = &record_of(masks(), "mask", "top-k");
    EXPECT_EQ(
        refusal_of(request),
        "mask = top-k keeps the largest logits of a row, and attention = differential has two "
        "for each key");
    request.mask = masks().front();
    request.position = &record_of(positions(), "position", "cope");
    EXPECT_EQ(refusal_of(request),
              "position = cope changes the logits of a row together, and attention = differential "
              "has two for each key");
}

/// QK-Clip looks at the logits of both halves.
TEST(Differential, ClipsTheLargestLogitOfBothHalves) {
    AttentionRequest request = differential(testing::normal_input(9, 30, 8), 2, 0.4);
    const auto engine = make_cpu_engine();
    double largest = 0;
    for (const RowStatistics& row : engine->compute(request, {}, {}).statistics)
        largest = std::max(largest, row.max_logit);
    request.qk_clip = 0.7;
    EXPECT_NEAR(engine->compute(request, {}, {}).clip_factor, 0.7 / largest, 1e-6);
    double of_cells = 0;
    CellReader reader;
    for (std::int64_t i = 0; i < 9; ++i)
        for (std::int64_t j = 0; j < 30; ++j) {
            const Cell cell = reader.read(request, i, j, 2, {});
            of_cells = std::max({of_cells, cell.logit, cell.second_logit.value()});
        }
    EXPECT_NEAR(of_cells, largest, 1e-5 * largest);
}

TEST(Differential, HasNoExactLawAndColumnsOfItsOwn) {
    const auto law = other_law_of_rows(scenario_with({"attention=differential"}));
    ASSERT_TRUE(law);
    EXPECT_EQ(text_of(*law), "no exact law for differential");
    const AttentionFrame frame =
        make_cpu_engine()->compute(differential(testing::normal_input(3, 4, 6), 1, 0.2), {}, {});
    const std::string rows = rows_csv(frame, *normalizers().front(), {"a", "b", "c"});
    EXPECT_EQ(rows.substr(0, rows.find('\n')),
              "row,log_sum_exp,entropy,collision,gradient,max_weight,argmax,mass,support,l1,"
              "negative_mass,entropy_1,entropy_2,token");
}

TEST(Differential, IsToldInWordsWithTheSignOfItsLargestWeight) {
    RowStatistics row{.count = 6,
                      .entropy = std::log(4.5),
                      .max_weight = 0.25,
                      .argmax = 2,
                      .sum = 0.4,
                      .negative = 0.05};
    EXPECT_EQ(
        text_of(row_headline(row, 5, 2)),
        "Row 5 puts 50 % of its weight on key 2; it looks at about 4.5 of 6 keys, and 10 % of "
        "its weight is below 0.");
    row.max_weight = -0.25;
    EXPECT_EQ(text_of(row_headline(row, 5, 2)),
              "Row 5 puts −50 % of its weight on key 2; it looks at about 4.5 of 6 keys, and 10 % "
              "of its weight is below 0.");
}

}  // namespace
}  // namespace attnscope
