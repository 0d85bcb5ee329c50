#include <gtest/gtest.h>

#include <cmath>
#include <functional>
#include <set>

#include "core/fields/assignments.h"
#include "core/fields/fields.h"
#include "core/text/errors.h"
#include "core/vectors/vectors.h"
#include "tests/core/npy_bytes.h"
#include "tests/core/temporary_folder.h"

namespace attnscope {
namespace {

double product_of(const Vectors& a, std::int64_t i, const Vectors& b, std::int64_t j) {
    double sum = 0;
    for (std::int64_t k = 0; k < a.dim; ++k)
        sum += static_cast<double>(a.data[static_cast<std::size_t>(i * a.dim + k)]) *
               static_cast<double>(b.data[static_cast<std::size_t>(j * b.dim + k)]);
    return sum;
}

double cosine(const Vectors& a, std::int64_t i, const Vectors& b, std::int64_t j) {
    return product_of(a, i, b, j) / std::sqrt(product_of(a, i, a, i) * product_of(b, j, b, j));
}

QueriesAndKeys load(const std::vector<std::string>& settings) {
    return load_queries_and_keys(scenario_with(settings));
}

void expect_norm_of_root_d(const Vectors& vectors) {
    for (std::int64_t i = 0; i < vectors.rows; ++i)
        EXPECT_NEAR(product_of(vectors, i, vectors, i) / static_cast<double>(vectors.dim), 1, 1e-6);
}

/// The keys at which `is_needle`, one a query; each another one.
std::vector<std::int64_t> needles(
    const QueriesAndKeys& input, const std::function<bool(std::int64_t, std::int64_t)>& is_needle) {
    std::vector<std::int64_t> found;
    for (std::int64_t i = 0; i < input.queries->rows; ++i) {
        std::int64_t count = 0;
        for (std::int64_t j = 0; j < input.keys->rows; ++j)
            if (is_needle(i, j)) {
                ++count;
                found.push_back(j);
            }
        EXPECT_EQ(count, 1) << i;
    }
    EXPECT_EQ(std::set(found.begin(), found.end()).size(), found.size());
    return found;
}

TEST(PlantedKeys, HaveTheChosenCosine) {
    for (const double wanted : {0.9, -0.8, 1.0}) {
        const QueriesAndKeys input = load({"keys=planted", "n=150", "d=128",
                                           "planted_cosine=" + std::to_string(wanted), "seed=5"});
        expect_norm_of_root_d(*input.keys);
        const auto places = needles(input, [&](std::int64_t i, std::int64_t j) {
            return std::abs(cosine(*input.queries, i, *input.keys, j) - wanted) < 1e-6;
        });
        std::int64_t at_home = 0;
        for (std::int64_t i = 0; i < std::ssize(places); ++i)
            at_home += places[static_cast<std::size_t>(i)] == i ? 1 : 0;
        EXPECT_LT(at_home, 10);  // a random permutation has one on average
    }
}

TEST(PlantedKeys, HaveTheChosenGapToGaussianQueries) {
    const QueriesAndKeys input = load({"queries=gaussian", "keys=planted-gap", "n=64", "d=100",
                                       "planted_gap=70", "planted_distance=3"});
    const auto places = needles(input, [&](std::int64_t i, std::int64_t j) {
        return std::abs(product_of(*input.queries, i, *input.keys, j) - 70) < 1e-4;
    });
    for (std::int64_t i = 0; i < 64; ++i)
        EXPECT_EQ(places[static_cast<std::size_t>(i)], (i + 64 - 3) % 64);
}

TEST(PlantedKeys, OthersAreRandom) {
    const QueriesAndKeys input = load({"keys=planted", "n=300", "d=64", "planted_distance=0"});
    double sum = 0, squares = 0;
    for (std::int64_t i = 0; i < 300; ++i)
        for (std::int64_t j = 0; j < 300; ++j)
            if (i != j) {
                const double c = cosine(*input.queries, i, *input.keys, j);
                sum += c;
                squares += c * c;
            }
    const double count = 300.0 * 299;
    EXPECT_NEAR(sum / count, 0, 4 / std::sqrt(64 * count) * 3);
    EXPECT_NEAR(squares / count, 1.0 / 64, 0.03 / 64);
}

TEST(PlantedKeys, WhatCannotBeIsRefused) {
    EXPECT_THROW(load({"keys=planted-gap", "d=16", "planted_gap=17"}), InvalidRequest);
    EXPECT_NO_THROW(load({"keys=planted-gap", "d=16", "planted_gap=16"}));
    EXPECT_THROW(scenario_with({"queries=planted"}), InvalidRequest);
    const TemporaryFolder folder;
    const std::string file = folder.write(
        "q.npy", testing::npy_bytes(testing::npy_dictionary("<f4", "(4, 2)"),
                                    testing::little_endian_bytes(std::vector<float>(8, 1))));
    EXPECT_THROW(load({"query_file=" + file, "keys=planted", "n=3"}), InvalidRequest);
    EXPECT_NO_THROW(load({"query_file=" + file, "keys=planted", "n=5"}));
}

TEST(CorrelatedTokens, HaveTheirMeanCosine) {
    for (const double rho : {0.0, 0.2, 0.7}) {
        const QueriesAndKeys input = load({"queries=correlated", "keys=correlated", "n=200",
                                           "d=256", "correlation=" + std::to_string(rho)});
        EXPECT_EQ(input.queries->data, input.keys->data);
        expect_norm_of_root_d(*input.keys);
        double sum = 0;
        for (std::int64_t i = 0; i < 200; ++i)
            for (std::int64_t j = 0; j < i; ++j)
                sum += cosine(*input.keys, i, *input.keys, j);
        EXPECT_NEAR(sum / (200 * 199 / 2), rho, 0.003);
    }
}

TEST(Clusters, HaveTheirMeanCosineWithinATopicAndNoneBetween) {
    const QueriesAndKeys input = load(
        {"queries=clusters", "keys=clusters", "n=300", "d=256", "topics=6", "within_cosine=0.6"});
    expect_norm_of_root_d(*input.queries);
    EXPECT_NE(input.queries->data, input.keys->data);
    double within = 0, between = 0;
    std::int64_t near = 0, far = 0;
    for (std::int64_t i = 0; i < 300; ++i)
        for (std::int64_t j = 0; j < 300; ++j) {
            const double c = cosine(*input.queries, i, *input.keys, j);
            (c > 0.35 ? within : between) += c;
            ++(c > 0.35 ? near : far);
        }
    EXPECT_NEAR(within / static_cast<double>(near), 0.6, 0.005);
    EXPECT_NEAR(between / static_cast<double>(far), 0, 0.05);  // six random centres
    EXPECT_NEAR(static_cast<double>(near) / 90'000, 1.0 / 6, 0.03);
    for (std::int64_t i = 0; i < 300; ++i)
        EXPECT_GT(cosine(*input.queries, i, *input.keys, i), 0.35);  // one topic a place
}

/// The logit of a made-up head at λ = 1/√d.
double made_up_logit(const QueriesAndKeys& input, std::int64_t i, std::int64_t j) {
    return product_of(*input.queries, i, *input.keys, j) /
           std::sqrt(static_cast<double>(input.keys->dim));
}

/// A made-up head with some of its habits, as settings; those that are not named are off.
QueriesAndKeys made_up(const std::vector<std::string>& habits, int d) {
    std::vector<std::string> settings = {
        "queries=made-up", "keys=made-up",      "n=400",           "made_up_sink=0",
        "made_up_reach=0", "made_up_repeats=0", "made_up_noise=0", "d=" + std::to_string(d)};
    for (const std::string& habit : habits) {
        std::erase_if(settings, [&](const std::string& setting) {
            return setting.starts_with(habit.substr(0, habit.find('=') + 1));
        });
        settings.push_back(habit);
    }
    return load(settings);
}

TEST(MadeUpHead, HasASink) {
    const QueriesAndKeys input = made_up({"made_up_sink=5"}, 16);
    for (std::int64_t i = 0; i < 400; i += 7) {
        EXPECT_NEAR(made_up_logit(input, i, 0), 5, 1e-5);
        EXPECT_EQ(made_up_logit(input, i, i + 1 < 400 ? i + 1 : 1), 0);
    }
}

TEST(MadeUpHead, PrefersNearKeys) {
    const QueriesAndKeys input = made_up({"made_up_reach=20"}, 256);
    for (std::int64_t i = 60; i < 400; i += 11) {
        EXPECT_NEAR(made_up_logit(input, i, i), 4, 1e-5);
        EXPECT_NEAR(made_up_logit(input, i, i - 20), 4 * std::exp(-0.5), 0.05);
        EXPECT_NEAR(made_up_logit(input, i, i - 60), 4 * std::exp(-4.5), 0.2);
    }
}

TEST(MadeUpHead, FindsWhatFollowedItsToken) {
    const QueriesAndKeys input = made_up({"made_up_repeats=128"}, 256);
    std::int64_t found = 0;
    for (std::int64_t i = 0; i < 400; ++i)
        for (std::int64_t j = 1; j < i; ++j) {
            const bool is_repeated = (i - (j - 1)) % 128 == 0 && i % 128 < 64;
            found += is_repeated ? 1 : 0;
            if (is_repeated || j - 1 == i)
                EXPECT_NEAR(made_up_logit(input, i, j), 7, 1e-4);
            else
                EXPECT_LT(made_up_logit(input, i, j), 5) << i << ' ' << j;
        }
    EXPECT_EQ(found, 64 + 2 * 64 + 3 * 16);
}

TEST(MadeUpHead, HasNoiseOfTheChosenWidth) {
    const QueriesAndKeys input = made_up({"made_up_noise=0.7"}, 256);
    double sum = 0, squares = 0;
    for (std::int64_t i = 0; i < 400; ++i)
        for (std::int64_t j = 0; j < 400; ++j) {
            const double logit = made_up_logit(input, i, j);
            sum += logit;
            squares += logit * logit;
        }
    EXPECT_NEAR(sum / 160'000, 0, 0.05);
    EXPECT_NEAR(std::sqrt(squares / 160'000), 0.7, 0.05);
}

TEST(MadeUpHead, SaysTheLeastDimension) {
    try {
        made_up({}, 15);
        ADD_FAILURE() << "accepted";
    } catch (const InvalidRequest& refusal) {
        EXPECT_STREQ(refusal.what(), "d = 15: the keys “made-up head” need d of at least 16");
    }
    EXPECT_NO_THROW(made_up({}, 16));
}

TEST(VectorSources, RowsDoNotFollowFromTheNumberOfRows) {
    const ParameterValues parameters;
    for (const VectorSource* source : vector_sources()) {
        if (!source->draw_row)
            continue;
        const Vectors many = draw_vectors({*source, parameters, 11, 'Q'}, 100, 16);
        const Vectors few = draw_vectors({*source, parameters, 11, 'Q'}, 3, 16);
        EXPECT_TRUE(std::equal(few.data.begin(), few.data.end(), many.data.begin())) << source->key;
    }
}

}  // namespace
}  // namespace attnscope
