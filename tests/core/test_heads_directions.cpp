#include <gtest/gtest.h>

#include <cmath>
#include <random>

#include "core/engines/engines.h"
#include "core/heads/heads.h"
#include "tests/core/npy_bytes.h"
#include "tests/core/temporary_folder.h"

namespace attnscope {
namespace {

constexpr int draws = 20, n = 48, d = 24;

enum class Norms { gaussian, sphere, log_normal };

/// Queries and keys with norms of some law, whose keys are drawn anew in every head with the same
/// norms and other directions.
class Sets {
public:
    explicit Sets(unsigned seed) : random_(seed) {}

    /// n vectors.
    std::vector<float> vectors(Norms law, double factor) {
        const std::vector<double> norms = norms_of(law, factor);
        return directed(norms);
    }

    /// draws × n vectors.
    std::vector<float> keys(Norms law, double factor) {
        const std::vector<double> norms = norms_of(law, factor);
        std::vector<float> all;
        for (int draw = 0; draw < draws; ++draw) {
            const std::vector<float> keys = directed(norms);
            all.insert(all.end(), keys.begin(), keys.end());
        }
        return all;
    }

private:
    std::vector<double> norms_of(Norms law, double factor) {
        std::vector<double> norms;
        for (int i = 0; i < n; ++i)
            norms.push_back(factor * std::sqrt(double{d}) * relative_norm(law));
        return norms;
    }

    double relative_norm(Norms law) {
        if (law == Norms::sphere)
            return 1;
        if (law == Norms::log_normal)
            return std::exp(0.5 * normal_(random_));
        double square = 0;
        for (int c = 0; c < d; ++c)
            square += std::pow(normal_(random_), 2) / d;
        return std::sqrt(square);
    }

    std::vector<float> directed(const std::vector<double>& norms) {
        std::vector<float> all;
        for (const double norm : norms) {
            std::vector<double> x(d);
            double square = 0;
            for (double& value : x)
                square += std::pow(value = normal_(random_), 2);
            for (const double value : x)
                all.push_back(static_cast<float>(norm * value / std::sqrt(square)));
        }
        return all;
    }

    std::mt19937 random_;
    std::normal_distribution<double> normal_;
};

std::string npy(const std::string& shape, const std::vector<float>& values) {
    return testing::npy_bytes(testing::npy_dictionary("<f4", shape),
                              testing::little_endian_bytes(values));
}

/// A mean and its standard error, of heads drawn independently.
struct Distance {
    double mean, error;
};

class DrawnHeads : public ::testing::Test {
protected:
    std::vector<HeadSummary> heads(const std::vector<float>& queries,
                                   const std::vector<float>& keys, bool causal) {
        std::vector<float> repeated;
        for (int draw = 0; draw < draws; ++draw)
            repeated.insert(repeated.end(), queries.begin(), queries.end());
        Scenario scenario;
        scenario.queries = scenario.keys = "file";
        scenario.mask = causal ? "causal" : "none";
        scenario.query_file = folder_.write("q.npy", npy("(20, 48, 24)", repeated));
        scenario.key_file = folder_.write("k.npy", npy("(20, 48, 24)", keys));
        std::vector<HeadSummary> all;
        compute_heads(
            scenario, *make_cpu_engine(), 1, {}, [](double) {},
            [&](HeadSummary&& head) { all.push_back(std::move(head)); });
        return all;
    }

    Distance distance(const std::vector<float>& queries, const std::vector<float>& keys,
                      bool causal) {
        double sum = 0, squares = 0;
        for (const HeadSummary& head : heads(queries, keys, causal)) {
            sum += head.distance();
            squares += head.distance() * head.distance();
        }
        const double mean = sum / draws;
        return {mean, std::sqrt((squares / draws - mean * mean) / (draws - 1))};
    }

    TemporaryFolder folder_;
};

TEST_F(DrawnHeads, OfIndependentDirectionsAreAtNoDistance) {
    struct Case {
        Norms queries, keys;
        double query_factor, key_factor;
    };
    using enum Norms;
    constexpr Case cases[] = {
        {gaussian, gaussian, 1, 1},     {gaussian, gaussian, 2, 1.5},
        {gaussian, gaussian, 4, 4},     {gaussian, gaussian, 0.25, 0.5},
        {sphere, sphere, 1, 1},         {sphere, sphere, 4, 0.5},
        {sphere, sphere, 2, 4},         {log_normal, log_normal, 1, 1},
        {log_normal, gaussian, 0.5, 4}, {gaussian, log_normal, 2, 2},
    };
    unsigned seed = 1;
    for (const auto& [queries, keys, query_factor, key_factor] : cases)
        for (const bool causal : {false, true}) {
            Sets sets(seed++);
            const std::vector<float> q = sets.vectors(queries, query_factor);
            const Distance made = distance(q, sets.keys(keys, key_factor), causal);
            EXPECT_LT(std::abs(made.mean), 4 * made.error + 1e-5) << "set " << seed - 1;
            EXPECT_LT(made.error, 0.05) << "set " << seed - 1;
        }
}

/// Over random directions, distances in units of their standard errors have the variance 1.
TEST_F(DrawnHeads, HaveTheErrorByWhichTheirDistancesSpread) {
    using enum Norms;
    for (const bool causal : {false, true}) {
        double squares = 0, count = 0, by_chance = 0;
        for (unsigned seed = 50; seed < 58; ++seed) {
            Sets sets(seed);
            const std::vector<float> q = sets.vectors(seed % 2 == 0 ? gaussian : log_normal, 1);
            for (const HeadSummary& head : heads(q, sets.keys(gaussian, 1), causal)) {
                squares += std::pow(head.distance() / head.distance_error, 2);
                by_chance += head.is_by_chance() ? 1 : 0;
                ++count;
            }
        }
        EXPECT_NEAR(squares / count, 1, 0.5) << causal;
        EXPECT_GT(by_chance / count, 0.85) << causal;
    }
}

TEST_F(DrawnHeads, WithAPlantedStructureStandOut) {
    for (const double factor : {0.5, 2.0}) {
        Sets sets(99);
        const std::vector<float> q = sets.vectors(Norms::log_normal, factor);
        std::vector<float> keys = sets.keys(Norms::sphere, 1);
        for (std::size_t i = 0; i < keys.size(); ++i)  // half of each key is the query in its place
            keys[i] = 0.5F * keys[i] +
                      static_cast<float>(0.5 / factor) * q[i % (std::size_t{n} * std::size_t{d})];
        const Distance made = distance(q, keys, false);
        EXPECT_LT(made.mean, -20 * made.error) << factor;
        EXPECT_LT(made.mean, factor > 1 ? -0.1 : -0.02) << factor;
    }
}

TEST(MeanKeyShare, IsOfTheFilesHeads) {
    constexpr int keys = 100;
    std::vector<float> values;
    for (int j = 0; j < keys; ++j)
        for (const float x : {3.0F, j % 2 == 0 ? 4.0F : -4.0F})
            values.push_back(x);
    const TemporaryFolder folder;
    Scenario scenario;
    scenario.queries = scenario.keys = "file";
    scenario.query_file = scenario.key_file = folder.write("k.npy", npy("(100, 2)", values));
    std::vector<HeadSummary> heads;
    compute_heads(
        scenario, *make_cpu_engine(), 1, {}, [](double) {},
        [&](HeadSummary&& head) { heads.push_back(std::move(head)); });
    EXPECT_NEAR(heads.at(0).mean_key_share, 9.0 / 25, 1e-12);
    EXPECT_NE(heads_csv(heads).find(",mean_key_share,previous,first,induction,diagonal,norm\n"),
              std::string::npos);
    EXPECT_NE(heads_csv(heads).find(",100,0.3"), std::string::npos) << heads_csv(heads);
}

}  // namespace
}  // namespace attnscope
