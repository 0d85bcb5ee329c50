#include <gtest/gtest.h>

#include "core/io/npy.h"
#include "core/parameters/record.h"
#include "core/text/errors.h"
#include "core/vectors/weights_file.h"
#include "tests/core/engine_checks.h"
#include "tests/core/rewrite.h"
#include "tests/core/temporary_folder.h"

namespace attnscope {
namespace {

using testing::normal_input;
using testing::request_for;

class WeightsFiles : public ::testing::Test {
protected:
    /// An NPY file of rows × columns numbers 0.01, 0.02, …
    std::string file(std::int64_t rows, std::int64_t columns) const {
        const std::string path = folder_ / "weights.npy";
        write_npy(path, rows, columns, [&](const auto& write) { write(numbers(rows * columns)); });
        return path;
    }

    static std::vector<float> numbers(std::int64_t count) {
        std::vector<float> all;
        for (std::int64_t i = 1; i <= count; ++i)
            all.push_back(0.01F * static_cast<float>(i));
        return all;
    }

    static AttentionRequest request(std::string_view variant, const std::string& path) {
        AttentionRequest asked = request_for(normal_input(5, 7, 3), 1);
        asked.variant = &record_of(variants(), "attention", variant);
        asked.weights_file = path;
        return asked;
    }

    static std::string refusal(const AttentionRequest& asked) {
        try {
            testing::compute(*make_cpu_engine(), asked);
        } catch (const Error& error) {
            return error.what();
        }
        return "";
    }

    TemporaryFolder folder_;
};

/// Made for nine keys, of which seven are there.
TEST_F(WeightsFiles, AreTheVariantsInPlaceOfDrawnOnes) {
    const AttentionRequest asked = request("synthesizer-dense", file(3, 9));
    const std::vector<float> w = numbers(27);
    const testing::NaiveAttention attention(asked);
    for (std::int64_t i = 0; i < 5; ++i)
        for (std::int64_t j = 0; j < 7; ++j) {
            double score = 0;
            for (std::int64_t c = 0; c < 3; ++c)
                score += static_cast<double>(
                             asked.input.queries->data[static_cast<std::size_t>(3 * i + c)]) *
                         static_cast<double>(w[static_cast<std::size_t>(9 * c + j)]);
            EXPECT_NEAR(attention.score(i, j), score, 1e-6);
        }
}

TEST_F(WeightsFiles, ThatWereRewrittenAreReadAnew) {
    const auto engine = make_cpu_engine();
    AttentionRequest asked = request("synthesizer-dense", file(3, 7));
    const AttentionFrame before = testing::compute(*engine, asked);
    testing::rewrite(asked.weights_file, [&] {
        write_npy(asked.weights_file, 3, 7,
                  [](const auto& write) { write(std::vector<float>(21, 0.5F)); });
    });
    const AttentionFrame after = testing::compute(*engine, asked);
    const AttentionFrame fresh = testing::compute(*make_cpu_engine(), asked);
    EXPECT_NE(after.statistics[0].entropy, before.statistics[0].entropy);
    EXPECT_EQ(after.statistics[0].entropy, fresh.statistics[0].entropy);
}

TEST_F(WeightsFiles, OfAnotherShapeAreRefused) {
    EXPECT_EQ(refusal(request("synthesizer-dense", file(4, 7))),
              "the weights W are a 4 × 7 matrix but must be 3 × ≥ 7");
    EXPECT_EQ(refusal(request("synthesizer-random", file(5, 6))),
              "the weights R are a 5 × 6 matrix but must be ≥ 5 × ≥ 7");
}

TEST_F(WeightsFiles, WithoutNamesServeOneMatrix) {
    EXPECT_NE(refusal(request("synthesizer-factorized-random", file(7, 16))).find("R_1 and R_2"),
              std::string::npos);
    EXPECT_THROW(weights_of_file(folder_ / "none.npy", {}), FileError);
}

}  // namespace
}  // namespace attnscope
