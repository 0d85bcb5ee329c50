#include <gtest/gtest.h>

#include <cmath>

#include "core/engines/engines.h"
#include "core/fields/follow.h"
#include "core/heads/heads.h"
#include "core/rows/given_norms.h"
#include "core/rows/random_directions.h"
#include "core/scenario/scale.h"
#include "core/text/errors.h"
#include "core/vectors/vectors.h"
#include "tests/core/npy_bytes.h"
#include "tests/core/safetensors_bytes.h"
#include "tests/core/temporary_folder.h"

namespace attnscope {
namespace {

using testing::little_endian_bytes;
using testing::safetensors_bytes;
using testing::safetensors_entry;

constexpr int query_heads = 6, key_heads = 2, n = 40, d = 8;

/// Numbers of heads × n × d, larger from head to head.
std::vector<float> numbers(int heads, double phase) {
    std::vector<float> values;
    for (int h = 0; h < heads; ++h)
        for (int i = 0; i < n * d; ++i)
            values.push_back(static_cast<float>((1 + h) * std::sin(phase += 2.3)));
    return values;
}

/// H of the softmax of λ q·k over the first keys of each row, in double precision.
double mean_entropy(const std::vector<float>& q, const std::vector<float>& k, int head,
                    double lambda, bool causal) {
    const std::size_t query = static_cast<std::size_t>(head) * n * d;
    const std::size_t key = static_cast<std::size_t>(head / (query_heads / key_heads)) * n * d;
    double sum = 0;
    for (std::size_t i = 0; i < n; ++i) {
        std::vector<double> logits;
        for (std::size_t j = 0; j < (causal ? i + 1 : n); ++j) {
            double score = 0;
            for (std::size_t c = 0; c < d; ++c)
                score += double{q[query + i * d + c]} * double{k[key + j * d + c]};
            logits.push_back(lambda * score);
        }
        const double largest = *std::ranges::max_element(logits);
        double z = 0, mean = 0;
        for (const double x : logits) {
            z += std::exp(x - largest);
            mean += std::exp(x - largest) * (x - largest);
        }
        sum += std::log(z) - mean / z;
    }
    return sum / n;
}

class Heads : public ::testing::Test {
protected:
    Heads() : queries_(numbers(query_heads, 0.1)), keys_(numbers(key_heads, 0.7)) {
        scenario_.queries = scenario_.keys = "file";
        scenario_.query_file = scenario_.key_file =
            write(queries_, "[6, 40, 8]", keys_, "[2, 40, 8]");
    }

    /// A file of these.
    std::string write(const std::vector<float>& queries, const char* query_shape,
                      const std::vector<float>& keys, const char* key_shape) const {
        const std::string q = little_endian_bytes(queries), k = little_endian_bytes(keys);
        return folder_.write(
            "a.safetensors",
            safetensors_bytes(
                "{" + safetensors_entry("q", "F32", query_shape, 0, q.size()) + ", " +
                    safetensors_entry("k", "F32", key_shape, q.size(), q.size() + k.size()) + "}",
                q + k));
    }

    std::vector<HeadSummary> heads() const {
        std::vector<HeadSummary> all;
        const auto engine = make_cpu_engine();
        compute_heads(
            scenario_, *engine, 16, {}, [](double) {},
            [&](HeadSummary&& head) { all.push_back(std::move(head)); });
        return all;
    }

    TemporaryFolder folder_;
    std::vector<float> queries_, keys_;
    Scenario scenario_;
};

TEST_F(Heads, HaveTheMeanEntropyOfTheirRows) {
    for (const bool causal : {false, true}) {
        scenario_.mask = causal ? "causal" : "none";
        const auto all = heads();
        ASSERT_EQ(all.size(), std::size_t{query_heads});
        for (int h = 0; h < query_heads; ++h) {
            const HeadSummary& head = all[static_cast<std::size_t>(h)];
            EXPECT_EQ(head.head, h);
            EXPECT_EQ(head.keys, n);
            EXPECT_EQ(head.d, d);
            EXPECT_DOUBLE_EQ(head.lambda, 1 / std::sqrt(8.0));
            EXPECT_NEAR(head.mean_entropy, mean_entropy(queries_, keys_, h, head.lambda, causal),
                        1e-5);
            EXPECT_EQ(head.frame.rows_axis.count * head.frame.rows_axis.pooled >= n, true);
            EXPECT_EQ(head.least_keys, causal ? 1 : n);
            EXPECT_EQ(head.most_keys, n);
        }
    }
}

TEST_F(Heads, HaveNoScoreOfInductionWithTooFewTokens) {
    std::string tokens = "a\n";
    const auto induction = [&] {
        if (!tokens.empty())
            scenario_.tokens_file = folder_.write("tokens.txt", tokens);
        const HeadSummary head = std::move(heads().front());
        EXPECT_EQ(std::isnan(head.scores.induction), !head.no_induction.empty());
        return text_of(head.no_induction);
    };
    scenario_.mask = "causal";
    EXPECT_NE(induction().find("each of 40 positions, and the token file has 1"),
              std::string::npos);
    for (int i = 1; i < n; ++i)
        tokens += "a\n";
    EXPECT_EQ(induction(), "");
    scenario_.tokens_file = tokens = "";
    EXPECT_NE(induction().find("needs a token file"), std::string::npos);
}

/// Of the vectors of one head.
std::vector<double> norms_of_head(const std::vector<float>& vectors, int head) {
    std::vector<double> norms;
    for (int i = head * n; i < (head + 1) * n; ++i) {
        double square = 0;
        for (int c = 0; c < d; ++c)
            square += std::pow(double{vectors[static_cast<std::size_t>(i * d + c)]}, 2);
        norms.push_back(std::sqrt(square));
    }
    return norms;
}

/// Numbers of two states of a file never stand in one table.
TEST_F(Heads, AreRefusedWhereTheirFileChangesMeanwhile) {
    const auto engine = make_cpu_engine();
    for (const bool shrinks : {false, true}) {
        scenario_.query_file = scenario_.key_file =
            write(queries_, "[6, 40, 8]", keys_, "[2, 40, 8]");
        int computed = 0;
        const auto change = [&](HeadSummary&&) {
            if (++computed == 2 && shrinks)
                std::filesystem::resize_file(scenario_.query_file, 600);
            else if (computed == 2)
                write(keys_, "[2, 40, 8]", queries_, "[6, 40, 8]");
        };
        EXPECT_THROW(compute_heads(
                         scenario_, *engine, 16, {}, [](double) {}, change),
                     FileError)
            << shrinks;
        EXPECT_LE(computed, 6);
    }
}

TEST_F(Heads, SayWhyTheyHaveNoExactMean) {
    for (float& x : queries_)
        x *= 400;
    scenario_.query_file = scenario_.key_file = write(queries_, "[6, 80, 4]", keys_, "[2, 80, 4]");
    for (const HeadSummary& head : heads()) {
        EXPECT_TRUE(std::isnan(head.exact_entropy));
        EXPECT_EQ(text_of(head.no_exact), "in 4 dimensions it is computed up to λ‖q‖‖k‖ = 128");
        EXPECT_NE(heads_csv(std::vector{std::make_shared<const HeadSummary>(head)}, scenario_)
                      .find("# head " + std::to_string(head.head) + ": no exact_entropy: "),
                  std::string::npos);
    }
    scenario_.position = "alibi";  // has another law, which is said once
    for (const HeadSummary& head : heads())
        EXPECT_TRUE(head.no_exact.empty());
}

TEST_F(Heads, AreComparedWithRandomDirectionsOfTheirNormsOverTheSameRows) {
    for (const bool causal : {false, true}) {
        scenario_.mask = causal ? "causal" : "none";
        for (const HeadSummary& head : heads()) {
            const auto h = static_cast<int>(head.head);
            const std::vector<double> queries = norms_of_head(queries_, h);
            const std::vector<double> keys = norms_of_head(keys_, h / (query_heads / key_heads));
            std::vector<DirectionRow> rows;
            for (int i = 0; i < n; ++i)
                rows.push_back({{{0, causal ? i + 1 : n}, {}},
                                queries[static_cast<std::size_t>(i)] / std::sqrt(8.0)});
            double sum = 0;
            for (const DirectionMeans& row : direction_means(d, keys, rows, {}))
                sum += row.entropy;
            EXPECT_NEAR(head.exact_entropy, sum / n, 1e-6);
            EXPECT_EQ(head.distance(), head.mean_entropy - head.exact_entropy);
        }
    }
}

TEST_F(Heads, AreSortedWithoutNumbersLast) {
    std::vector<HeadSummary> all(4);
    for (std::size_t i = 0; i < all.size(); ++i)
        all[i].head = static_cast<std::int64_t>(i);
    all[0].mean_entropy = std::nan("");
    all[1].mean_entropy = 3, all[1].exact_entropy = 5;
    all[2].mean_entropy = 2, all[2].exact_entropy = 1;
    all[3].mean_entropy = 2, all[3].exact_entropy = 1;
    const auto order = [&](HeadOrder by) {
        std::ranges::sort(all, [&](const HeadSummary& one, const HeadSummary& other) {
            return comes_before(one, other, by);
        });
        std::string text;
        for (const HeadSummary& head : all)
            text += std::to_string(head.head);
        return text;
    };
    EXPECT_EQ(order(HeadOrder::entropy), "2310");
    EXPECT_EQ(order(HeadOrder::distance), "1230");
    EXPECT_EQ(order(HeadOrder::head), "0123");
}

TEST_F(Heads, AreATable) {
    const std::string csv = heads_csv(heads());
    EXPECT_TRUE(
        csv.starts_with("head,mean_entropy,exact_entropy,distance,lambda,n,mean_key_share,"
                        "previous,first,induction,diagonal,norm\n0,"));
    EXPECT_EQ(std::ranges::count(csv, '\n'), 1 + query_heads);
    EXPECT_NE(csv.find(",40,0."), std::string::npos);
}

TEST_F(Heads, OfMatricesWithoutHeadsThereIsOne) {
    scenario_.query_tensor = "q";
    scenario_.head = 5;
    EXPECT_EQ(count_heads(scenario_), query_heads);
    scenario_.queries = "sphere";
    EXPECT_EQ(count_heads(scenario_), key_heads);
    scenario_.keys = "sphere";
    EXPECT_THROW(count_heads(scenario_), InvalidRequest);
}

/// Of ten queries that go on from a cache of thirty keys, and of all forty.
TEST_F(Heads, OfFewerQueriesThanKeysSeeWhatTheirAlignmentShows) {
    scenario_.mask = "causal";
    scenario_.query_file = scenario_.key_file =
        write({queries_.begin(), queries_.begin() + 6 * 10 * d}, "[6, 10, 8]", keys_, "[2, 40, 8]");
    EXPECT_EQ(heads()[0].most_keys, 10);
    scenario_.alignment = "bottom-right";
    const HeadSummary part = heads()[0];
    EXPECT_EQ(part.least_keys, 31);
    EXPECT_EQ(part.most_keys, 40);

    std::vector<float> all(30 * d, 1);
    all.insert(all.end(), queries_.begin(), queries_.begin() + 10 * d);
    const QueriesAndKeys input{
        std::make_shared<const Vectors>(Vectors{n, d, all}),
        std::make_shared<const Vectors>(Vectors{n, d, {keys_.begin(), keys_.begin() + n * d}})};
    Scenario fitted = fitted_to(scenario_, input);
    const std::vector<std::int64_t> rows = {30, 31, 32, 33, 34, 35, 36, 37, 38, 39};
    const std::vector<double> lambdas(rows.size(), 1 / std::sqrt(8.0));
    double exact = 0;
    for (const DirectionMeans& mean : direction_means_of(fitted, input, rows, lambdas, {}))
        exact += mean.entropy / 10;
    EXPECT_NEAR(part.exact_entropy, exact, 1e-9);
}

/// The fourth head of the queries has a NaN.
TEST_F(Heads, ANumberThatIsNoneCostsItsHeadAlone) {
    const std::vector<HeadSummary> sound = heads();
    queries_[3 * n * d + 5] = std::nanf("");
    scenario_.query_file = scenario_.key_file = write(queries_, "[6, 40, 8]", keys_, "[2, 40, 8]");
    const std::vector<HeadSummary> all = heads();
    ASSERT_EQ(all.size(), sound.size());
    for (std::size_t i = 0; i < all.size(); ++i) {
        EXPECT_EQ(all[i].head, static_cast<std::int64_t>(i));
        EXPECT_EQ(all[i].fault.empty(), i != 3);
        if (i != 3) {
            EXPECT_EQ(all[i].mean_entropy, sound[i].mean_entropy);
            EXPECT_EQ(all[i].frame.weights.size(), sound[i].frame.weights.size());
        }
    }
    EXPECT_NE(text_of(all[3].fault).find("row 0, column 5"), std::string::npos)
        << text_of(all[3].fault);
    EXPECT_TRUE(std::isnan(all[3].mean_entropy) && all[3].frame.weights.empty());
    EXPECT_NE(heads_csv(all).find("\n3,,,,,,,,,,,\n"), std::string::npos) << heads_csv(all);

    keys_[0] = keys_[n * d] = std::nanf("");  // of both heads of the keys
    scenario_.query_file = scenario_.key_file = write(queries_, "[6, 40, 8]", keys_, "[2, 40, 8]");
    EXPECT_THROW(heads(), FileError);
}

TEST_F(Heads, StopWhenTheyAreAskedTo) {
    std::stop_source stop;
    int seen = 0;
    const auto engine = make_cpu_engine();
    EXPECT_THROW(compute_heads(
                     scenario_, *engine, 16, stop.get_token(), [](double) {},
                     [&](HeadSummary&&) {
                         ++seen;
                         stop.request_stop();
                     }),
                 Cancelled);
    EXPECT_EQ(seen, 1);
}

TEST_F(Heads, DependOnNothingElse) {
    Scenario other = scenario_;
    other.head = 3;
    other.unit = "bit";
    other.head_order = "entropy";
    other.model = "gaussian";
    EXPECT_EQ(head_inputs(other), head_inputs(scenario_));
    other.rule = "log-512";
    EXPECT_NE(head_inputs(other), head_inputs(scenario_));
    Scenario with_tokens = scenario_;
    with_tokens.tokens_file = "t.txt";  // by which induction is told
    EXPECT_NE(head_inputs(with_tokens), head_inputs(scenario_));
}

}  // namespace
}  // namespace attnscope
