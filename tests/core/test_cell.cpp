#include "core/engines/cell.h"

#include <gtest/gtest.h>

#include <cmath>
#include <numbers>

#include "core/engines/engines.h"
#include "core/fields/fields.h"
#include "core/fields/follow.h"
#include "core/vectors/vectors.h"

namespace attnscope {
namespace {

SharedVectors vectors(std::int64_t rows, std::int64_t dim, std::vector<float> data) {
    return std::make_shared<const Vectors>(Vectors{rows, dim, std::move(data)});
}

/// Two queries, three keys in two dimensions.
QueriesAndKeys by_hand() {
    return {vectors(2, 2, {1, 0, 3, 4}), vectors(3, 2, {2, 0, 0, 5, -1, -1})};
}

Cell cell(const Scenario& scenario, const QueriesAndKeys& input, std::int64_t row, std::int64_t key,
          double lambda) {
    return CellReader().read(attention_request(scenario, input), row, key, lambda, {});
}

TEST(Cell, LogitsAndAnglesByHand) {
    const double pi = std::numbers::pi;
    const Cell first = cell({}, by_hand(), 0, 0, 0.5);
    EXPECT_DOUBLE_EQ(first.logit, 1);
    EXPECT_DOUBLE_EQ(first.angle, 0);
    const Cell right = cell({}, by_hand(), 0, 1, 0.5);
    EXPECT_DOUBLE_EQ(right.logit, 0);
    EXPECT_DOUBLE_EQ(right.angle, pi / 2);
    const Cell last = cell({}, by_hand(), 1, 2, 2);  // (3, 4)·(−1, −1) = −7, of 5 and √2
    EXPECT_DOUBLE_EQ(last.logit, -14);
    EXPECT_NEAR(last.angle, std::acos(-7 / (5 * std::sqrt(2.0))), 1e-15);
}

TEST(Cell, SoftcapAndBiasByHand) {
    Scenario scenario = with_field({}, "softcap", "10");
    EXPECT_DOUBLE_EQ(cell(scenario, by_hand(), 1, 2, 2).logit, 10 * std::tanh(-1.4));
    scenario = with_field(with_field(scenario, "position", "alibi"), "alibi_head", "0");
    scenario = with_field(scenario, "alibi_heads", "8");  // slope 1/2: −|1 − 2|/2
    EXPECT_DOUBLE_EQ(cell(scenario, by_hand(), 1, 2, 2).logit, 10 * std::tanh(-1.4) - 0.5);
}

TEST(Cell, AnglesNearNoughtAndPiKeepTheirDigits) {
    const float small = 1e-5F;
    const std::vector<float> x = {1, 0}, y = {1, small}, minus = {-1, small};
    EXPECT_NEAR(angle_between(x, y), 1e-5, 1e-12);
    EXPECT_NEAR(std::numbers::pi - angle_between(x, minus), 1e-5, 1e-12);
    const std::vector<float> zero = {0, 0};
    EXPECT_TRUE(std::isnan(angle_between(x, zero)));
}

/// What the engine makes weights of: their logarithms differ as the logits do.
TEST(Cell, LogitsAreTheEngines) {
    for (const char* position : {"none", "rope", "alibi", "rerope", "cope"}) {
        Scenario scenario;
        scenario.n = 24;
        scenario.d = 8;
        scenario = with_field(scenario, "position", position);
        AttentionRequest request = attention_request(scenario, load_queries_and_keys(scenario));
        request.viewport = Viewport{0, 24, 0, 24, 24, 24};
        const AttentionFrame frame = make_cpu_engine()->compute(request, {}, [](double) {});
        CellReader reader;
        for (std::size_t row = 0; row < 24; row += 5)
            for (std::int64_t key = 1; key < 24; key += 4) {
                const auto logit = [&](std::int64_t at) {
                    return reader
                        .read(request, static_cast<std::int64_t>(row), at, frame.lambdas[row], {})
                        .logit;
                };
                const auto weight = [&](std::int64_t at) {
                    return frame.weights[row * 24 + static_cast<std::size_t>(at)];
                };
                EXPECT_NEAR(logit(key) - logit(0), std::log(weight(key) / weight(0)), 2e-5)
                    << position;
            }
    }
}

}  // namespace
}  // namespace attnscope
