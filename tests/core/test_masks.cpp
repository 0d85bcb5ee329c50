#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <functional>
#include <limits>
#include <random>

#include "core/attention/alignment.h"
#include "core/attention/masks/documents.h"
#include "core/engines/logit_sample.h"
#include "core/fields/fields.h"
#include "core/parameters/record.h"
#include "core/rows/mean_of_rows.h"
#include "core/rows/random_directions.h"
#include "core/rows/seen_row.h"
#include "core/text/errors.h"
#include "core/vectors/inputs.h"
#include "core/vectors/vectors.h"
#include "tests/core/engine_checks.h"
#include "tests/core/figure_testing.h"

// Masks whose keys have gaps, follow from a list, or follow from the logits, by their formulas.

namespace attnscope {
namespace {

/// Vectors whose inner products are exact in float32, and often equal: logits then have one order
/// in any precision.
std::shared_ptr<const Vectors> coarse_vectors(std::int64_t rows, std::int64_t dim, unsigned seed) {
    Vectors vectors = testing::normal_vectors(rows, dim, seed);
    for (float& x : vectors.data)
        x = std::round(8 * x) / 8;
    return std::make_shared<const Vectors>(std::move(vectors));
}

/// A mask with its numbers, and whether its formula shows query i key j.
struct MaskByFormula {
    std::string name;
    std::vector<std::pair<std::string, std::string>> settings;
    std::function<bool(std::int64_t i, std::int64_t j)> sees;
    std::int64_t kept = std::numeric_limits<std::int64_t>::max();
};

MaskByFormula of_documents(const std::vector<std::int64_t>& lengths) {
    std::string text;
    for (const std::int64_t length : lengths)
        text += (text.empty() ? "" : ",") + std::to_string(length);
    const auto number = [lengths](std::int64_t place) {
        std::int64_t begin = 0, document = 0;
        for (std::size_t k = 0; k + 1 < lengths.size() && place >= begin + lengths[k]; ++k) {
            begin += lengths[k];
            ++document;
        }
        return document;
    };
    return {"documents " + text,
            {{"mask", "documents"}, {"document_lengths", text}},
            [number](auto i, auto j) { return j <= i && number(i) == number(j); }};
}

MaskByFormula of_dilated(std::int64_t step, std::int64_t reach, bool causal) {
    return {"dilated " + std::to_string(step) + ' ' + std::to_string(reach),
            {{"mask", causal ? "causal-dilated" : "dilated"},
             {"dilation", std::to_string(step)},
             {"reach", std::to_string(reach)}},
            [=](auto i, auto j) {
                return std::abs(i - j) <= reach * step && (i - j) % step == 0 &&
                       (!causal || j <= i);
            }};
}

MaskByFormula of_strided(std::int64_t width, std::int64_t stride) {
    return {"strided " + std::to_string(width) + ' ' + std::to_string(stride),
            {{"mask", "strided"},
             {"window", std::to_string(width)},
             {"stride", std::to_string(stride)}},
            [=](auto i, auto j) { return j <= i && (i - j < width || (i - j) % stride == 0); }};
}

MaskByFormula of_top_k(std::int64_t kept) {
    return {"top " + std::to_string(kept),
            {{"mask", "top-k"}, {"top_k", std::to_string(kept)}},
            [](auto i, auto j) { return j <= i; },
            kept};
}

/// Numbers of each kind of mask, by a drawn number from 0: small ones, 1, and beyond the matrix.
std::vector<MaskByFormula> masks_with(std::mt19937& random) {
    const auto some = [&] {
        constexpr std::int64_t usual[] = {1, 1, 2, 3, 4, 7, 16, 31, 100, 1300, 5000};
        return usual[random() % std::size(usual)];
    };
    return {of_documents({some(), some(), 1, some()}), of_dilated(some(), some(), false),
            of_dilated(some(), some(), true), of_strided(some(), some()), of_top_k(some())};
}

Scenario scenario_of(const MaskByFormula& mask) {
    Scenario scenario;
    for (const auto& [key, value] : mask.settings)
        set(scenario, key, value);
    return scenario;
}

TEST(GapMasks, ShowTheKeysOfTheirFormulas) {
    std::mt19937 random(1);
    for (int round = 0; round < 30; ++round)
        for (const MaskByFormula& each : masks_with(random)) {
            Scenario scenario = scenario_of(each);
            scenario.n = 20;
            const SeenRows rows(scenario);
            for (std::int64_t i = -50; i < 70; ++i) {
                const VisibleKeys seen = rows.keys_of(i);
                std::vector<std::int64_t> wanted, got;
                for (std::int64_t j = 0; j < 20; ++j)
                    if (each.sees(i, j))
                        wanted.push_back(j);
                for (std::int64_t place = 0; place < seen.size(); ++place)
                    got.push_back(key_at(seen, place));
                ASSERT_EQ(got, wanted) << each.name << ": " << i;
                ASSERT_EQ(seen.second.step, 1);
                ASSERT_TRUE(seen.second.size() == 0 || seen.first.end <= seen.second.begin);
                ASSERT_TRUE(seen.first.step == 1 || rows.mask().has_steps);
                if (!wanted.empty()) {
                    EXPECT_EQ(rows.at(i).last, static_cast<double>(wanted.back()));
                }
            }
        }
}

TEST(GapMasks, PartsOfAnIntervalWithAStepKeepItsKeys) {
    for (const std::int64_t step : {1, 2, 5, 40})
        for (std::int64_t begin = 0; begin < 9; ++begin)
            for (std::int64_t end = begin; end < 30; end += 3)
                for (std::int64_t from = 0; from < 20; ++from)
                    for (std::int64_t to = from; to < 31; to += 2) {
                        std::vector<std::int64_t> wanted, got;
                        for (std::int64_t j = begin; j < end; j += step)
                            if (j >= from && j < to)
                                wanted.push_back(j);
                        const KeyInterval part = within(every_key(step, begin, end), {from, to});
                        for (std::int64_t j = part.begin; j < part.end; j += part.step)
                            got.push_back(j);
                        ASSERT_EQ(got, wanted);
                        ASSERT_EQ(part.size(), std::ssize(wanted));
                        ASSERT_TRUE(part.step == 1 || part.end == wanted.back() + 1);
                    }
}

/// A whole matrix by the definition, in double precision; NaN where no weight is.
struct MatrixByFormula {
    std::vector<std::vector<double>> weights;
    std::vector<std::vector<bool>> seen;
    std::vector<double> entropies;

    MatrixByFormula(const MaskByFormula& mask, const QueriesAndKeys& input, double lambda,
                    std::int64_t first) {
        for (std::int64_t i = 0; i < input.queries->rows; ++i) {
            std::vector<bool> sees;
            std::vector<double> logits, sorted;
            for (std::int64_t j = 0; j < input.keys->rows; ++j) {
                sees.push_back(mask.sees(first + i, j));
                logits.push_back(lambda * testing::dot(*input.queries, i, *input.keys, j));
                if (sees.back())
                    sorted.push_back(logits.back());
            }
            std::sort(sorted.rbegin(), sorted.rend());
            const double least = std::ssize(sorted) > mask.kept
                                     ? sorted[static_cast<std::size_t>(mask.kept - 1)]
                                     : -std::numeric_limits<double>::infinity();
            double sum = 0, entropy = 0;
            for (std::size_t j = 0; j < logits.size(); ++j) {
                const bool counts = sees[j] && logits[j] >= least;
                logits[j] = counts ? std::exp(logits[j] - sorted[0]) : 0;
                sum += logits[j];
            }
            for (double& weight : logits) {
                weight = sum > 0 ? weight / sum : 0;
                entropy -= weight > 0 ? weight * std::log(weight) : 0;
            }
            weights.push_back(logits);
            seen.push_back(sees);
            entropies.push_back(sorted.empty() ? std::nan("") : entropy);
        }
    }

    double pooled(const testing::PooledCells& rows, const testing::PooledCells& keys,
                  Pooling pooling) const {
        double sum = 0, largest = 0, count = 0;
        for (auto i = static_cast<std::size_t>(rows.begin); std::cmp_less(i, rows.end); ++i)
            for (auto j = static_cast<std::size_t>(keys.begin); std::cmp_less(j, keys.end); ++j)
                if (seen[i][j]) {
                    sum += weights[i][j];
                    largest = std::max(largest, weights[i][j]);
                    ++count;
                }
        return count == 0 ? std::nan("") : pooling == Pooling::max ? largest : sum / count;
    }
};

void expect_all(AttentionEngine& engine, AttentionRequest request, const MatrixByFormula& wanted) {
    const std::int64_t rows = request.input.queries->rows, keys = request.input.keys->rows;
    const AttentionFrame frame = engine.compute(request, {}, {});
    for (std::size_t i = 0; i < frame.rows.size(); ++i) {
        const double got = frame.statistics[i].entropy, want = wanted.entropies[i];
        ASSERT_TRUE(std::isnan(got) == std::isnan(want) && !(std::abs(got - want) > 1e-4))
            << i << ": " << got << ' ' << want;
    }
    std::size_t row = 0;
    engine.stream_rows(request, 0, rows, {}, [&](auto, std::span<const float> weights) {
        for (; !weights.empty(); weights = weights.subspan(static_cast<std::size_t>(keys)), ++row) {
            const double largest = std::ranges::max(wanted.weights[row]);
            for (std::size_t j = 0; std::cmp_less(j, keys); ++j)
                ASSERT_NEAR(static_cast<double>(weights[j]), wanted.weights[row][j], 1e-5 * largest)
                    << row << ' ' << j;
        }
    });
    for (const Pooling pooling : {Pooling::max, Pooling::mean}) {
        request.pooling = pooling;
        request.viewport = Viewport{0, rows, 0, keys, 23, 17};
        const AttentionFrame picture = engine.compute(request, {}, {});
        for (std::int64_t y = 0; y < picture.rows_axis.count; ++y)
            for (std::int64_t x = 0; x < picture.keys_axis.count; ++x) {
                const double want =
                    wanted.pooled(testing::PooledCells(picture.rows_axis, y),
                                  testing::PooledCells(picture.keys_axis, x), pooling);
                const auto got = static_cast<double>(
                    picture.weights[static_cast<std::size_t>(y * picture.keys_axis.count + x)]);
                ASSERT_TRUE(std::isnan(want) ? std::isnan(got)
                                             : std::abs(got - want) <= 1e-5 * want + 1e-9)
                    << y << ' ' << x << ": " << got << ' ' << want;
            }
    }
}

TEST(GapMasks, MatchTheDefinitionInManyShapes) {
    std::mt19937 random(20190423);
    const auto engine = make_cpu_engine();
    for (unsigned round = 0; round < 40; ++round) {
        const auto upto = [&](unsigned most) { return std::int64_t{1} + random() % most; };
        const std::int64_t queries = round % 8 == 7 ? upto(40) : upto(160);
        const std::int64_t keys = round % 8 == 7 ? 1100 + upto(2000) : upto(220);
        const std::int64_t d = 1 + 2 * (random() % 12);
        const QueriesAndKeys input{coarse_vectors(queries, d, 2 * round),
                                   coarse_vectors(keys, d, 2 * round + 1)};
        const double lambda = 1.5 / std::sqrt(static_cast<double>(d));
        for (const MaskByFormula& mask : masks_with(random))
            for (const AlignmentRecord& alignment : alignments) {
                SCOPED_TRACE(mask.name + ' ' + std::string(alignment.key) + ' ' +
                             std::to_string(queries) + " × " + std::to_string(keys) + " × " +
                             std::to_string(d));
                const Scenario scenario = scenario_of(mask);
                AttentionRequest request = testing::request_for(input, lambda, scenario.mask);
                request.parameters = scenario.parameters;
                resolve_mask(request.parameters, scenario);
                request.first_place = first_place(alignment.key, queries, keys);
                expect_all(*engine, request,
                           MatrixByFormula(mask, input, lambda, request.first_place));
            }
    }
}

TEST(GapMasks, KeepKeysThatTieWithTheLast) {
    const auto engine = make_cpu_engine();
    const Scenario scenario = scenario_of(of_top_k(3));
    AttentionRequest request = testing::request_for(testing::normal_input(40, 40, 3), 0, "top-k");
    request.parameters = scenario.parameters;
    const AttentionFrame frame = engine->compute(request, {}, {});  // at λ = 0 all logits are 0
    for (std::size_t i = 0; i < frame.rows.size(); ++i) {
        EXPECT_NEAR(frame.statistics[i].entropy, std::log(static_cast<double>(i + 1)), 1e-12);
        EXPECT_EQ(frame.statistics[i].count, static_cast<std::int64_t>(i + 1));
    }
}

TEST(GapMasks, OfTheLargestLogitsHaveNoRuleOfAnEntropy) {
    const auto engine = make_cpu_engine();
    AttentionRequest request = testing::request_for(testing::normal_input(9, 9, 3), 1, "top-k");
    request.temper = [](double) { return 2.0; };
    EXPECT_THROW(engine->compute(request, {}, {}), InvalidRequest);
}

TEST(GapMasks, KnownRowsHaveTheSamePicture) {
    const auto engine = make_cpu_engine();
    for (const MaskByFormula& mask : {of_strided(4, 9), of_dilated(3, 40, false), of_top_k(12)}) {
        const Scenario scenario = scenario_of(mask);
        AttentionRequest request =
            testing::request_for(testing::normal_input(90, 150, 7), 0.4, scenario.mask);
        request.parameters = scenario.parameters;
        request.pooling = Pooling::mean;
        request.viewport = Viewport{10, 80, 20, 120, 33, 21};
        const AttentionFrame whole = engine->compute(request, {}, {});
        KnownRows known;
        for (std::size_t i = 0; i < whole.rows.size(); ++i)
            known.add(whole.rows[i], 90, whole.statistics[i], whole.lambdas[i]);
        request.known = &known;
        const AttentionFrame again = engine->compute(request, {}, {});
        ASSERT_EQ(again.weights.size(), whole.weights.size());
        for (std::size_t p = 0; p < whole.weights.size(); ++p)
            ASSERT_TRUE(std::isnan(whole.weights[p])
                            ? std::isnan(again.weights[p])
                            : std::abs(again.weights[p] - whole.weights[p]) <=
                                  1e-5F * whole.weights[p])
                << mask.name << ' ' << p;
    }
}

TEST(GapMasks, MeansOfRowsCountTheKeysOfEachRow) {
    for (const MaskByFormula& mask :
         {of_documents({3, 50, 1, 200}), of_dilated(3, 7, false), of_dilated(5, 1000, false),
          of_dilated(4, 9, true), of_strided(5, 8), of_strided(1, 300)}) {
        Scenario scenario = scenario_of(mask);
        set(scenario, "rule", "constant");
        set(scenario, "lambda", "0");
        scenario.n = 400;
        double sum = 0;
        for (std::int64_t i = 0; i < scenario.n; ++i) {
            double seen = 0;
            for (std::int64_t j = 0; j < scenario.n; ++j)
                seen += mask.sees(i, j);
            sum += std::log(seen);
        }
        EXPECT_NEAR(exact_mean_of_rows(scenario, 400, {}), sum / 400, 1e-7) << mask.name;
    }
    // The matrix ends where the exact rows do; no mean is computed row by row beyond it.
    EXPECT_TRUE(read_out(with({{"mask", "strided"}, {"n", "4096"}})).mean_of_rows);
    EXPECT_FALSE(read_out(with({{"mask", "strided"}, {"n", "1e12"}})).mean_of_rows);
}

TEST(GapMasks, RandomDirectionsAreThoseOfTheKeysThatARowSees) {
    std::vector<double> norms(300);
    for (std::size_t j = 0; j < norms.size(); ++j)
        norms[j] = std::exp(std::sin(1.7 * static_cast<double>(j)));
    Scenario scenario = scenario_of(of_strided(10, 7));
    scenario.n = 300;
    const SeenRows seen(scenario);
    std::vector<DirectionRow> rows;
    for (std::int64_t i = 0; i < 300; ++i)
        rows.push_back({seen.keys_of(i), 2});
    const auto together = direction_means(24, norms, rows, {});
    for (const std::size_t i : {5U, 17U, 100U, 299U}) {
        std::vector<double> alone;
        for (std::int64_t place = 0; place < rows[i].seen.size(); ++place)
            alone.push_back(norms[static_cast<std::size_t>(key_at(rows[i].seen, place))]);
        const std::vector<DirectionRow> row = {{{{0, std::ssize(alone)}, {}}, 2}};
        EXPECT_NEAR(together[i].entropy, direction_means(24, alone, row, {})[0].entropy, 1e-5) << i;
    }
}

TEST(GapMasks, DocumentsAreReadFromTheirLengths) {
    EXPECT_EQ(document_starts("2,4"), (std::vector<std::int64_t>{0, 2}));
    EXPECT_EQ(document_starts(" 2, 4 ,1"), (std::vector<std::int64_t>{0, 2, 6}));
    EXPECT_TRUE(document_starts("").empty());
    std::string million = "1";
    for (int i = 1; i < 1'000'000; ++i)
        million += ",1";
    for (const std::string& text :
         {std::string("0"), std::string("2,-1"), std::string("2,x"), std::string("2,,3"),
          std::string("1.5"), std::string("131072,1"), std::string("1e12"), million}) {
        try {
            document_starts(text);
            ADD_FAILURE() << text.substr(0, 20);
        } catch (const InvalidRequest& refusal) {
            EXPECT_LT(std::string_view(refusal.what()).size(), 300U) << refusal.what();
            EXPECT_NE(std::string_view(refusal.what()).find("document_lengths"),
                      std::string_view::npos);
        }
    }
}

TEST(GapMasks, AnotherListIsAnotherRequest) {
    const auto asked = [](const char* lengths) {
        const Scenario scenario =
            with({{"n", "64"}, {"mask", "documents"}, {"document_lengths", lengths}});
        return attention_request(scenario, load_queries_and_keys(scenario)).parameters;
    };
    EXPECT_EQ(asked("20,30"), asked("20, 30"));
    EXPECT_NE(asked("20,30"), asked("30,20"));
    EXPECT_EQ(attention_inputs(with({{"document_lengths", "5"}})), attention_inputs(Scenario()));
}

TEST(GapMasks, SampledLogitsAreThoseOfKeysThatAreSeen) {
    const Scenario scenario = scenario_of(of_dilated(3, 5, true));
    AttentionRequest request =
        testing::request_for(testing::normal_input(30, 30, 5), 1, scenario.mask);
    request.parameters = scenario.parameters;
    std::vector<double> seen;
    for (std::int64_t i = 0; i < 30; ++i)
        for (std::int64_t j = i; j >= 0 && i - j <= 15; j -= 3)
            seen.push_back(testing::dot(*request.input.queries, i, *request.input.keys, j));
    for (const double logit : sample_logits(request, 500, {}))
        ASSERT_TRUE(
            std::ranges::any_of(seen, [&](double each) { return std::abs(each - logit) < 1e-5; }));
}

}  // namespace
}  // namespace attnscope
