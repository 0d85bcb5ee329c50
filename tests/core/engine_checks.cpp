#include "tests/core/engine_checks.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>

#include "core/parameters/record.h"

namespace attnscope::testing {

AttentionRequest request_for(const QueriesAndKeys& input, double lambda, std::string_view mask) {
    AttentionRequest request;
    request.input = input;
    request.lambda = lambda;
    request.mask = &record_of(masks(), "mask", mask);
    request.all_rows = true;
    return request;
}

AttentionFrame compute(AttentionEngine& engine, const AttentionRequest& request) {
    AttentionFrame frame = engine.compute(request, {}, {});
    if (frame.substitute) {  // what an engine cannot do is fair, that it failed is not
        EXPECT_EQ(frame.substitute->reason.key, "gpu.not-for-it")
            << text_of(frame.substitute->reason);
    }
    return frame;
}

double logit_error(const AttentionRequest& request) {
    const auto longest = [](const Vectors& vectors) {
        double square = 0;
        for (std::int64_t i = 0; i < vectors.rows; ++i)
            square = std::max(square, dot(vectors, i, vectors, i));
        return std::sqrt(square);
    };
    const PreparedAttention prepared = prepare(preparation_of(request), {});
    const auto* const products = std::get_if<InnerProducts>(&prepared.scores);
    const QueriesAndKeys& scored = products ? *products : request.input;
    const float factor = prepared.factor ? std::ranges::max(prepared.factor->of) : 1;
    return 0x1p-23 * request.lambda * static_cast<double>(factor) * longest(*scored.queries) *
           longest(*scored.keys);
}

void expect_row(const RowStatistics& got, const NaiveRow& wanted, double error,
                const std::string& what) {
    EXPECT_EQ(got.count, wanted.count) << what;
    const double largest = wanted.largest();
    if (largest == 0) {
        EXPECT_EQ(got.sum, 0) << what;
        EXPECT_TRUE(std::isnan(got.entropy) && std::isnan(got.collision)) << what;
        EXPECT_EQ(got.max_weight, 0) << what;
        EXPECT_EQ(got.argmax, -1) << what;
        return;
    }
    const double bound = 5e-6 + error;
    if (std::isnan(wanted.log_sum_exp))
        EXPECT_TRUE(std::isnan(got.log_sum_exp)) << what;
    else
        EXPECT_NEAR(got.log_sum_exp, wanted.log_sum_exp, bound) << what;
    EXPECT_NEAR(got.sum, wanted.sum, bound * std::abs(wanted.sum) + bound) << what;
    EXPECT_NEAR(got.entropy, wanted.entropy, bound) << what;
    EXPECT_NEAR(got.collision, wanted.collision, bound * wanted.collision) << what;
    EXPECT_NEAR(std::abs(got.max_weight), std::abs(largest), bound * std::abs(largest)) << what;
    ASSERT_GE(got.argmax, 0) << what;
    ASSERT_LT(got.argmax, std::ssize(wanted.weights)) << what;
    EXPECT_NEAR(wanted.weights[static_cast<std::size_t>(got.argmax)], got.max_weight,
                bound * std::abs(largest))
        << what;
    EXPECT_NEAR(got.negative, wanted.negative, bound) << what;
    EXPECT_NEAR(got.first_entropy, wanted.halves[0], bound) << what;
    EXPECT_NEAR(got.second_entropy, wanted.halves[1], bound) << what;
}

void expect_picture(const AttentionFrame& frame, const AttentionRequest& request) {
    const std::vector<double> wanted = naive_picture(request, frame);
    ASSERT_EQ(frame.weights.size(), wanted.size());
    // A small positive part has lost the digits of the products that it is the sum of. In whole
    // rows a small weight can be the difference of a logit and a threshold, and has the absolute
    // error of the logits, which are float32.
    const double rounding = request.normalizer->weigh || is_signed(request) ? 3e-7
                            : request.variant->squared_relu_divisor         ? 1e-8
                                                                            : 1e-36;
    for (std::size_t i = 0; i < wanted.size(); ++i) {
        const double got = static_cast<double>(frame.weights[i]);
        if (std::isnan(wanted[i]))
            EXPECT_TRUE(std::isnan(got)) << "pixel " << i;
        else
            EXPECT_NEAR(got, wanted[i], 2e-5 * std::abs(wanted[i]) + rounding) << "pixel " << i;
    }
}

}  // namespace attnscope::testing
