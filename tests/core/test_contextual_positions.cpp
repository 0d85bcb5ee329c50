#include <gtest/gtest.h>

#include <array>
#include <cmath>
#include <random>
#include <set>

#include "core/engines/cell.h"
#include "core/engines/cpu/kernel.h"
#include "core/engines/logit_sample.h"
#include "core/sampling/philox.h"
#include "core/text/errors.h"
#include "core/text/numbers.h"
#include "tests/core/engine_checks.h"
#include "tests/core/engines_under_test.h"
#include "tests/core/figure_testing.h"
#include "tests/core/npy_bytes.h"
#include "tests/core/position_testing.h"
#include "tests/core/processors.h"
#include "tests/core/safetensors_bytes.h"
#include "tests/core/temporary_folder.h"

// CoPE: counts by gates over whole rows, by its definition in double precision.

namespace attnscope {
namespace {

using testing::NaiveAttention;
using testing::NaiveRow;
using testing::normal_input;
using testing::position_parameters;
using testing::position_scheme;
using testing::request_for;

using CopeMatrix = std::vector<std::vector<double>>;  ///< vectors e_p

/// A number that float16 has exactly, −2 to 2.
double cope_entry(int row, int column, int shape) {
    return std::floor(16 * std::sin(5.3 * row + 2.9 * column + shape)) / 8;
}

std::uint16_t half_of(double x) {
    if (x == 0)
        return 0;
    int exponent = 0;
    const double mantissa = std::frexp(std::abs(x), &exponent);
    return static_cast<std::uint16_t>((x < 0 ? 1 << 15 : 0) | (exponent + 14) << 10 |
                                      static_cast<int>((2 * mantissa - 1) * 1024));
}

std::string cope_json(const CopeMatrix& e) {
    std::string text = "{\"e\": [";
    for (std::size_t p = 0; p < e.size(); ++p) {
        text += p == 0 ? "[" : ", [";
        for (std::size_t c = 0; c < e[p].size(); ++c)
            text += (c == 0 ? "" : ", ") + to_text(e[p][c]);
        text += ']';
    }
    return text + "]}";
}

std::string cope_shape(const CopeMatrix& e) {
    return std::to_string(e.size()) + ", " + std::to_string(e[0].size());
}

std::string cope_npy(const CopeMatrix& e) {
    std::vector<float> numbers;
    for (const auto& row : e)
        numbers.insert(numbers.end(), row.begin(), row.end());
    return testing::npy_bytes(testing::npy_dictionary("<f4", '(' + cope_shape(e) + ')'),
                              testing::little_endian_bytes(numbers));
}

std::string cope_halves(const CopeMatrix& e) {
    std::string data;
    for (const auto& row : e)
        for (const double x : row)
            data += testing::little_endian(half_of(x), 2);
    return testing::safetensors_bytes(
        '{' + testing::safetensors_entry("e", "F16", '[' + cope_shape(e) + ']', 0, data.size()) +
            '}',
        data);
}

/// Writes these vectors to a file of one of three kinds.
std::string cope_file(const TemporaryFolder& folder, const CopeMatrix& e, int kind) {
    if (kind == 0)
        return folder.write("e.json", cope_json(e));
    return kind == 1 ? folder.write("e.npy", cope_npy(e))
                     : folder.write("e.safetensors", cope_halves(e));
}

/// The vectors that are drawn from this seed.
CopeMatrix drawn_cope(int positions, int d, double spread, std::uint64_t seed) {
    CopeMatrix e;
    for (int p = 0; p < positions; ++p) {
        RandomStream random(seed, std::uint64_t{'E'} << 32 | static_cast<std::uint64_t>(p));
        e.emplace_back();
        for (int c = 0; c < d; ++c)
            e.back().push_back(static_cast<double>(static_cast<float>(spread * random.normal())));
    }
    return e;
}

/// The logits of a row by the definition; −∞ of keys that it does not see.
std::vector<double> cope_logits(const AttentionRequest& request, const CopeMatrix& e,
                                std::int64_t row) {
    const auto keys = static_cast<std::size_t>(request.input.keys->rows);
    std::vector<double> plain(keys, -HUGE_VAL), all = plain, of_counts;
    const VisibleKeys seen = visible_keys(request, row);
    for (std::int64_t place = 0; place < seen.size(); ++place) {
        const std::int64_t j = key_at(seen, place);
        plain[static_cast<std::size_t>(j)] =
            request.lambda * testing::dot(*request.input.queries, row, *request.input.keys, j);
    }
    const auto query = request.input.queries->row(row);
    for (const auto& vector : e) {
        of_counts.push_back(0);
        for (std::size_t c = 0; c < vector.size(); ++c)
            of_counts.back() += static_cast<double>(query[c]) * vector[c];
    }
    for (std::size_t j = 0; j < keys; ++j) {
        double count = 0;
        for (std::size_t k = keys; k-- > j;)
            count += 1 / (1 + std::exp(-plain[k]));
        count = std::fmin(count, static_cast<double>(e.size()) - 1);
        const double low = of_counts[static_cast<std::size_t>(std::floor(count))];
        const double high = of_counts[static_cast<std::size_t>(std::ceil(count))];
        const double share = count - std::floor(count);
        all[j] = plain[j] + request.lambda * (low * (1 - share) + high * share);
    }
    return all;
}

/// Leaves the k largest logits.
std::vector<double> kept_of(std::vector<double> all, std::size_t k) {
    std::vector<double> sorted = all;
    std::ranges::sort(sorted, std::greater());
    if (k < sorted.size())
        std::ranges::replace_if(
            all, [&](double x) { return x < sorted[k - 1]; }, -HUGE_VAL);
    return all;
}

/// Compares entropies to 1e-4 and weights to 1e-5 of the largest.
void expect_cope(AttentionEngine& engine, const AttentionRequest& request,
                 const std::vector<NaiveRow>& wanted, const std::string& what) {
    const AttentionFrame frame = testing::compute(engine, request);
    ASSERT_EQ(frame.rows.size(), wanted.size()) << what;
    const auto keys = static_cast<std::size_t>(request.input.keys->rows);
    std::vector<float> weights;
    engine.stream_rows(request, 0, request.input.queries->rows, {},
                       [&](std::int64_t, std::span<const float> some) {
                           weights.insert(weights.end(), some.begin(), some.end());
                       });
    for (std::size_t i = 0; i < wanted.size(); ++i) {
        ASSERT_EQ(frame.statistics[i].count, wanted[i].count) << what << ", row " << i;
        if (wanted[i].count == 0)
            continue;
        ASSERT_NEAR(frame.statistics[i].entropy, wanted[i].entropy, 1e-4) << what << ", row " << i;
        const double largest = std::ranges::max(wanted[i].weights);
        for (std::size_t j = 0; j < keys; ++j)
            ASSERT_NEAR(static_cast<double>(weights[i * keys + j]), wanted[i].weights[j],
                        1e-5 * largest)
                << what << ", row " << i << ", key " << j;
    }
}

TEST(ContextualPositions, AreTheirDefinitionOnManyShapesAndKernels) {
    const TemporaryFolder folder;
    std::mt19937 random(11);
    const auto any = [&](int least, int most) {
        return std::uniform_int_distribution(least, most)(random);
    };
    for (int shape = 0; shape < 40; ++shape) {
        constexpr std::array dimensions = {1, 2, 3, 7, 8, 33, 64, 256};
        const int queries = any(1, 60), keys = any(1, 200), positions = any(1, 40);
        const int d = dimensions[static_cast<std::size_t>(shape) % dimensions.size()];
        const AttentionMask& mask = *masks()[static_cast<std::size_t>(shape) % masks().size()];
        AttentionRequest request =
            request_for(normal_input(queries, keys, d), 1 / std::sqrt(d), mask.key);
        request.position = &position_scheme("cope");
        request.parameters = position_parameters(
            "cope", {"cope_positions=" + std::to_string(positions), "cope_spread=0.7"});
        request.first_place = any(0, 1) == 1 ? keys - queries : 0;
        request.seed = static_cast<std::uint64_t>(shape);
        CopeMatrix e = drawn_cope(positions, d, 0.7, request.seed);
        const int kind = shape % 4;
        if (kind != 3) {
            for (int p = 0; p < positions; ++p)
                for (int c = 0; c < d; ++c)
                    e[static_cast<std::size_t>(p)][static_cast<std::size_t>(c)] =
                        cope_entry(p, c, shape);
            request.position_file = {cope_file(folder, e, kind), {}};
        }
        std::vector<NaiveRow> wanted;
        for (int row = 0; row < queries; ++row) {
            const std::vector<double> all = cope_logits(request, e, row);
            wanted.emplace_back(
                mask.kept ? kept_of(all, static_cast<std::size_t>(mask.kept(request.parameters)))
                          : all);
        }
        const std::string what = std::to_string(queries) + " × " + std::to_string(keys) +
                                 ", d = " + std::to_string(d) + ", " + std::string(mask.key);
        for (const Kernel& kernel : kernels())
            if (runs_on(kernel.processor))
                expect_cope(*make_cpu_engine_with(kernel), request, wanted,
                            what + ", " + std::string(kernel.label));
    }
}

/// A request for 40 queries and 90 keys.
AttentionRequest cope_request(std::string_view mask = "causal") {
    AttentionRequest request = request_for(normal_input(40, 90, 8), 0.4, mask);
    request.position = &position_scheme("cope");
    request.parameters = position_parameters("cope", {"cope_positions=12"});
    request.first_place = 50;
    return request;
}

std::vector<NaiveRow> naive_rows(const AttentionRequest& request) {
    const NaiveAttention naive(request);
    std::vector<NaiveRow> rows;
    for (std::int64_t row = 0; row < request.input.queries->rows; ++row)
        rows.push_back(naive.row(row));
    return rows;
}

/// With what comes before and after the change of rows.
TEST(ContextualPositions, GoTogetherWithEveryNormalizerAndVariant) {
    const auto engine = make_cpu_engine();
    for (const Normalizer* const normalizer : normalizers())
        for (const char* const mask : {"none", "causal", "strided", "top-k"}) {
            AttentionRequest request = cope_request(mask);
            request.normalizer = normalizer;
            expect_cope(*engine, request, naive_rows(request),
                        std::string(normalizer->key) + ' ' + mask);
        }
    for (const Variant* const variant : variants()) {
        if (variant->subtracted)
            continue;  // two logits for each key (test_differential.cpp)
        for (const double softcap : {0.0, 1.5}) {
            AttentionRequest request = cope_request();
            request.variant = variant;
            request.softcap = softcap;
            if (variant->key == "synthesizer-factorized-dense-transposed")
                request.input = normal_input(90, 90, 8);  // needs as many queries
            expect_cope(*engine, request, naive_rows(request), std::string(variant->key));
        }
    }
    AttentionRequest tempered = cope_request();
    tempered.temper = [](double entropy) { return entropy > 3 ? 2.0 : 1.0; };
    expect_cope(*engine, tempered, naive_rows(tempered), "tempered");
    EXPECT_EQ(std::ranges::max(testing::compute(*engine, tempered).lambdas), 0.8);
    for (const Pooling pooling : {Pooling::max, Pooling::mean}) {
        tempered.pooling = pooling;
        tempered.viewport = Viewport{3, 40, 10, 90, 20, 15};
        testing::expect_picture(testing::compute(*engine, tempered), tempered);
    }
}

/// Without a causal mask the gates ahead of the query count, too.
TEST(ContextualPositions, CountOverAllKeysThatTheRowSees) {
    AttentionRequest request = cope_request("none");
    const CopeMatrix e = drawn_cope(12, 8, 1, 1);
    const std::vector<double> all = cope_logits(request, e, 3);
    const auto engine = make_cpu_engine();
    const AttentionFrame frame = testing::compute(*engine, request);
    EXPECT_NEAR(frame.statistics[3].entropy, NaiveRow(all).entropy, 1e-4);
    EXPECT_EQ(frame.statistics[3].count, 90);
}

TEST(ContextualPositions, SingleLogitsAreThoseOfTheRow) {
    const AttentionRequest request = cope_request();
    const CopeMatrix e = drawn_cope(12, 8, 1, 1);
    CellReader reader;
    std::set<double> all;
    for (std::int64_t row = 0; row < 40; ++row) {
        const std::vector<double> wanted = cope_logits(request, e, row);
        for (std::size_t j = 0; j < wanted.size(); ++j) {
            const auto key = static_cast<std::int64_t>(j);
            const double logit = reader.read(request, row, key, 0.4, {}).logit;
            if (std::isfinite(wanted[j])) {
                ASSERT_NEAR(logit, wanted[j], 1e-12) << row << ' ' << j;
                all.insert(logit);
            } else {  // what it would be if the row saw this key
                const double score =
                    testing::dot(*request.input.queries, row, *request.input.keys, key);
                const double count = 1 / (1 + std::exp(-0.4 * score));
                const auto query = request.input.queries->row(row);
                double at_zero = 0, at_one = 0;
                for (std::size_t c = 0; c < 8; ++c) {
                    at_zero += static_cast<double>(query[c]) * e[0][c];
                    at_one += static_cast<double>(query[c]) * e[1][c];
                }
                ASSERT_NEAR(logit, 0.4 * (score + std::lerp(at_zero, at_one, count)), 1e-12);
            }
        }
    }
    const std::vector<double> drawn = sample_logits(request, 3000, {});
    EXPECT_EQ(drawn.size(), 3000U);
    for (const double logit : drawn)
        ASSERT_TRUE(all.contains(logit)) << logit;
    EXPECT_EQ(drawn, sample_logits(request, 3000, {}));
    EXPECT_GT(std::set<double>(drawn.begin(), drawn.end()).size(), 500U);
}

/// The figure says why a scheme that reads the text has no curve by distance.
TEST(ContextualPositions, AreNotShownByDistance) {
    const Figure figure = attnscope::compute("position-scheme", with({{"position", "cope"}}));
    ASSERT_EQ(figure.curves.size(), 1U);
    for (const double y : figure.curves[0].y)
        EXPECT_EQ(y, 1);
    EXPECT_EQ(figure.notes.at(0).key, "note.contextual");
    EXPECT_EQ(headline_of(figure, 0).key, "headline.contextual");
}

/// A spread of 0 and the vectors at the start of training add nothing.
TEST(ContextualPositions, OfVectorsOfZerosChangeNothing) {
    AttentionRequest request = cope_request();
    request.parameters = position_parameters("cope", {"cope_spread=0"});
    AttentionRequest plain = request;
    plain.position = positions().front();
    const auto engine = make_cpu_engine();
    const AttentionFrame got = testing::compute(*engine, request);
    const AttentionFrame wanted = testing::compute(*engine, plain);
    for (std::size_t i = 0; i < got.rows.size(); ++i)
        EXPECT_NEAR(got.statistics[i].entropy, wanted.statistics[i].entropy, 1e-5);
}

}  // namespace
}  // namespace attnscope
