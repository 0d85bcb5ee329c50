#include <gtest/gtest.h>

#include <cmath>

#include "core/attention/engines.h"
#include "core/errors.h"
#include "core/heads/heads.h"
#include "core/scenario/follow.h"
#include "core/scenario/scale.h"
#include "core/theory/exact_means.h"
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
        const std::string q = little_endian_bytes(queries_), k = little_endian_bytes(keys_);
        scenario_.queries = scenario_.keys = "file";
        scenario_.query_file = scenario_.key_file = folder_.write(
            "a.safetensors",
            safetensors_bytes(
                "{" + safetensors_entry("q", "F32", "[6, 40, 8]", 0, q.size()) + ", " +
                    safetensors_entry("k", "F32", "[2, 40, 8]", q.size(), q.size() + k.size()) +
                    "}",
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

TEST_F(Heads, AreComparedWithTheExactMeanOverTheSameRows) {
    scenario_.mask = "causal";
    double sum = 0;
    for (int row = 1; row <= n; ++row)
        sum += exact_means(ScoreModel::sphere, row, d, 1 / std::sqrt(8.0)).entropy;
    for (const HeadSummary& head : heads()) {
        EXPECT_NEAR(head.exact_entropy, sum / n, 1e-12);
        EXPECT_EQ(head.distance(), head.mean_entropy - head.exact_entropy);
    }
    scenario_.mask = "none";
    scenario_.model = "gaussian";
    EXPECT_NEAR(heads()[0].exact_entropy,
                exact_means(ScoreModel::gaussian, n, d, 1 / std::sqrt(8.0)).entropy, 1e-12);
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
    EXPECT_TRUE(csv.starts_with("head,mean_entropy,exact_entropy,distance,lambda,n\n0,"));
    EXPECT_EQ(std::ranges::count(csv, '\n'), 1 + query_heads);
    EXPECT_TRUE(csv.ends_with(",40\n"));
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
    other.tokens_file = "t.txt";
    other.head_order = "entropy";
    EXPECT_EQ(head_inputs(other), head_inputs(scenario_));
    other.rule = "log-512";
    EXPECT_NE(head_inputs(other), head_inputs(scenario_));
}

}  // namespace
}  // namespace attnscope
