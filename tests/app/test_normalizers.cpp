#include <gtest/gtest.h>

#include <cmath>
#include <nlohmann/json.hpp>

#include "tests/app/toy.h"

namespace attnscope {
namespace {

using nlohmann::json;

using testing::tolerance;
using testing::Toy;

TEST(NormalizedAttention, TheSoftmaxHasNoColumnsOfItsOwn) {
    const Toy toy({});
    EXPECT_EQ(toy.header(), "row,log_sum_exp,entropy,collision,gradient,max_weight,argmax");
    EXPECT_EQ(json::parse(toy.run().out).count("normalizer"), 0U);
    EXPECT_NEAR(toy.first(5), .158442660, tolerance);
    EXPECT_NEAR(toy.at(5, "entropy"), 1.764982938, tolerance);
    EXPECT_NEAR(toy.at(2, "entropy"), 1.097696951, tolerance);
}

TEST(NormalizedAttention, Sink) {
    const Toy off_by_one({"normalizer=softmax-sink"});
    EXPECT_EQ(off_by_one.header(),
              "row,log_sum_exp,entropy,collision,gradient,max_weight,argmax,mass,support");
    EXPECT_EQ(json::parse(off_by_one.run().out)["normalizer"], "softmax-sink");
    EXPECT_NEAR(off_by_one.first(5), .136175602, tolerance);
    EXPECT_NEAR(off_by_one.at(5, "mass"), .859462987, tolerance);
    EXPECT_NEAR(off_by_one.whole_entropy(5), 1.922874631, tolerance);
    EXPECT_NEAR(off_by_one.at(5, "entropy"), 1.764982938, tolerance);
    EXPECT_NEAR(off_by_one.whole_entropy(2), 1.385129760, tolerance);
    EXPECT_EQ(off_by_one.at(5, "support"), 6);
    // log(1 + Σe^x), from the mass.
    EXPECT_NEAR(off_by_one.at(5, "log_sum_exp"), -std::log1p(-.859462987), tolerance);
    const Toy other({"sink_logit=0.7"});
    EXPECT_NEAR(other.first(5), .119194052, tolerance);
    EXPECT_NEAR(other.whole_entropy(5), 1.887581116, tolerance);
}

TEST(NormalizedAttention, SparsemaxAndEntmax) {
    const Toy sparse({"normalizer=sparsemax"});
    EXPECT_NEAR(sparse.first(5), .089481828, tolerance);
    EXPECT_NEAR(sparse.at(5, "entropy"), 1.177955337, tolerance);
    EXPECT_NEAR(sparse.at(2, "entropy"), 1.090644239, tolerance);
    EXPECT_NEAR((1 - sparse.at(5, "collision")) / 2, .326677437, tolerance);
    EXPECT_EQ(sparse.at(5, "support"), 4);
    EXPECT_NEAR(sparse.at(5, "mass"), 1, 1e-12);
    EXPECT_NEAR(sparse.at(5, "gradient"), 0.5 * 3, tolerance);
    EXPECT_TRUE(std::isnan(sparse.at(5, "log_sum_exp")));
    const Toy usual({"normalizer=entmax"});
    EXPECT_NEAR(usual.first(5), .144095837, tolerance);
    EXPECT_NEAR(usual.at(5, "entropy"), 1.634043839, tolerance);
    EXPECT_NEAR(usual.at(2, "entropy"), 1.095888934, tolerance);
    const Toy soft({"entmax_alpha=1.3"});
    EXPECT_NEAR(soft.first(5), .151217074, tolerance);
    EXPECT_NEAR(soft.at(5, "entropy"), 1.714439940, tolerance);
    EXPECT_NEAR(soft.at(2, "entropy"), 1.096849073, tolerance);
}

TEST(NormalizedAttention, Sigmoid) {
    const Toy toy({"normalizer=sigmoid"});  // the bias is −log 6 in every row
    EXPECT_NEAR(toy.first(5), .139040151, tolerance);
    EXPECT_NEAR(toy.at(5, "mass"), .865460732, tolerance);
    EXPECT_NEAR(toy.at(5, "entropy"), 1.772166679, tolerance);
    EXPECT_NEAR(toy.at(2, "entropy"), 1.097929608, tolerance);
    // λ Σ p(1 − p), of the collision of the row made to sum to 1.
    const double mass = toy.at(5, "mass");
    EXPECT_NEAR(toy.at(5, "gradient"), 0.5 * (mass - mass * mass * toy.at(5, "collision")),
                tolerance);
    const Toy other({"normalizer=sigmoid", "sigmoid_bias=-log(6)"});
    EXPECT_EQ(other.first(5), toy.first(5));
}

TEST(NormalizedAttention, StickBreaking) {
    const Toy toy({"normalizer=stick-breaking"});
    EXPECT_NEAR(toy.first(5), .026408021, tolerance);
    EXPECT_NEAR(1 - toy.at(5, "mass"), .027253814, tolerance);
    EXPECT_NEAR(toy.at(5, "entropy"), 1.312718302, tolerance);
    EXPECT_NEAR(toy.whole_entropy(5), 1.402004278, tolerance);
    EXPECT_NEAR(toy.whole_entropy(2), 1.057291066, tolerance);
    EXPECT_EQ(toy.at(5, "support"), 5);
    EXPECT_EQ(toy.at(0, "mass"), 0);
    EXPECT_TRUE(std::isnan(toy.at(0, "entropy")));
}

TEST(NormalizedAttention, SquaresOfTheLogits) {
    // Row 5 has the logits −0.03152565 0.28168597 0.28706898 and three below 0.
    const Toy toy({"normalizer=relu-squared"});
    EXPECT_EQ(toy.first(5), 0);
    EXPECT_NEAR(toy.at(5, "mass"), (.28168597 * .28168597 + .28706898 * .28706898) / 6, tolerance);
    EXPECT_EQ(toy.at(5, "support"), 2);
    EXPECT_NEAR(toy.at(5, "gradient"), 0.5 * 2 * (.28168597 + .28706898) / 6, tolerance);
}

TEST(NormalizedAttention, TheSinkOfAHeadIsReadFromAFile) {
    TemporaryFolder folder;
    const std::string sinks = folder.write("sinks.npy", testing::npy({2}, {0.7F, 9.0F}));
    const Toy toy({"normalizer=softmax-sink", "sink_file=" + sinks});
    EXPECT_NEAR(toy.first(5), .119194052, tolerance);
    const Toy missing({"normalizer=softmax-sink", "sink_file=/none/sinks.npy"});
    EXPECT_NE(missing.run().status, 0);
    EXPECT_TRUE(is_one_line(missing.run().err)) << missing.run().err;
}

TEST(NormalizedAttention, OfARuleThatFollowsFromTheSoftmaxIsRefused) {
    const Toy toy({"normalizer=sparsemax", "rule=adaptive-temperature"});
    EXPECT_EQ(toy.run().status, 2);
    EXPECT_TRUE(is_one_line(toy.run().err)) << toy.run().err;
}

TEST(NormalizedAttention, FollowsArgmaxBeforeTheToken) {
    TemporaryFolder folder;
    const std::string tokens = folder.write("tokens.txt", "a\nb\nc\nd\ne\nf\n");
    const Toy toy({"normalizer=sparsemax", "tokens_file=" + tokens});
    EXPECT_TRUE(toy.header().ends_with("argmax,mass,support,token")) << toy.header();
}

}  // namespace
}  // namespace attnscope
