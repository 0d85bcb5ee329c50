#include <gtest/gtest.h>

#include <algorithm>
#include <cstring>
#include <nlohmann/json.hpp>

#include "core/text/numbers.h"
#include "tests/app/attention_files.h"
#include "tests/app/program.h"
#include "tests/core/csv_table.h"
#include "tests/core/npy_bytes.h"
#include "tests/core/safetensors_bytes.h"

// The values of reference/variants.py, which computes them in NumPy: Q[i,c] = sin(0.9i + 1.7c +
// 0.3), K[j,c] = cos(1.1j − 0.6c + 0.5), n = 6, d = 4, causal.

namespace attnscope {
namespace {

using nlohmann::json;

constexpr std::int64_t score_n = 6, score_d = 4;

std::vector<float> score_toy(double (*entry)(int, int)) {
    std::vector<float> values;
    for (int i = 0; i < score_n; ++i)
        for (int c = 0; c < score_d; ++c)
            values.push_back(static_cast<float>(entry(i, c)));
    return values;
}

/// The gains 1 + 0.1c of queries and 1 − 0.1c of keys, in a file.
std::string toy_gains() {
    std::vector<float> gains;
    for (const float sign : {0.1F, -0.1F})
        for (int c = 0; c < score_d; ++c)
            gains.push_back(1 + sign * static_cast<float>(c));
    return testing::safetensors_bytes(
        "{" + testing::safetensors_entry("g_q", "F32", "[4]", 0, 16) + ", " +
            testing::safetensors_entry("g_k", "F32", "[4]", 16, 32) + "}",
        testing::little_endian_bytes(gains));
}

/// A run of the program on the toy.
class ScoredToy {
public:
    explicit ScoredToy(const std::vector<std::string>& settings, bool has_gains = false) {
        std::vector<std::string> words = {
            "attention",
            "--backend",
            "cpu",
            "--q",
            folder_.write("q.npy", testing::npy({score_n, score_d}, score_toy(testing::query))),
            "--k",
            folder_.write("k.npy", testing::npy({score_n, score_d}, score_toy(testing::key))),
            "--rows",
            folder_ / "rows.csv",
            "--matrix",
            folder_ / "all.npy",
            "--set",
            "mask=causal"};
        const bool has_scale = std::ranges::any_of(settings, [](const auto& each) {
            return each.starts_with("lambda=") || each.starts_with("rule=");
        });
        if (!has_scale)
            words.insert(words.end(), {"--set", "lambda=0.5"});
        for (const std::string& setting : settings)
            words.insert(words.end(), {"--set", setting});
        if (has_gains)
            words.insert(words.end(),
                         {"--set", "weights_file=" + folder_.write("g.safetensors", toy_gains())});
        run = run_here(words);
    }

    /// Expects the first weight and the entropy of row 5, and the entropy of row 2.
    void expect(double first, double entropy, double of_row_2) const {
        ASSERT_EQ(run.status, 0) << run.err;
        const std::string bytes = read_text(folder_ / "all.npy");
        float weight = 0;
        std::memcpy(&weight, bytes.data() + bytes.size() - score_n * sizeof weight, sizeof weight);
        EXPECT_NEAR(static_cast<double>(weight), first, 1e-6);
        EXPECT_NEAR(entropy_of(5), entropy, 1e-6);
        EXPECT_NEAR(entropy_of(2), of_row_2, 1e-6);
    }

    ProgramRun run;

private:
    double entropy_of(std::size_t row) const {
        const CsvTable rows = parse_csv(read_text(folder_ / "rows.csv"), "rows");
        const auto column = std::ranges::find(rows.header, "entropy") - rows.header.begin();
        return parse_real(rows.rows.at(row).at(static_cast<std::size_t>(column))).value();
    }

    TemporaryFolder folder_;
};

TEST(ScoreVariants, QkRmsNorm) {
    ScoredToy({"attention=qk-rms-norm"}, true).expect(.139101457, 1.674750397, 1.096311496);
    ScoredToy({"attention=qk-rms-norm", "lambda=1/sqrt(5.25)"}, true)
        .expect(.144211003, 1.701189056, 1.096855907);
    ScoredToy({"attention=qk-rms-norm", "lambda=1"}, true)
        .expect(.093712572, 1.408756808, 1.089565811);
    ScoredToy({"attention=qk-rms-norm", "position=rope", "rope_pairs=2"}, true)
        .expect(.405774420, 1.429162938, 1.065034152);
    ScoredToy({"attention=qk-rms-norm", "position=rope", "qk_norm_order=2", "qk_norm_epsilon=1e-5"})
        .expect(.442603834, 1.488845102, 1.047544808);
}

TEST(ScoreVariants, Mla) {
    const std::vector<std::string> mla = {"attention=mla", "mla_rotary=2", "position=rope"};
    ScoredToy(mla).expect(.113448347, 1.678259715, 1.057549482);
    std::vector<std::string> extended = mla;
    extended.insert(extended.end(), {"rule=deepseek-mscale", "deepseek_factor=40"});
    ScoredToy(extended).expect(.067330848, 1.402418452, .976121648);
}

TEST(ScoreVariants, QkClip) {
    const ScoredToy clipped({"qk_clip=0.3"});
    clipped.expect(.163783979, 1.785613638, 1.098405189);
    const json said = json::parse(clipped.run.out);
    EXPECT_NEAR(said["qk_clip_factor"].get<double>(), .477396397, 1e-6);
    EXPECT_NEAR(said["lambda"].get<double>(), .5 * .477396397, 1e-6);
    for (const char* const off : {"qk_clip=0", "qk_clip=100"})
        ScoredToy({off}).expect(.158442660, 1.764982938, 1.097696951);
    EXPECT_EQ(json::parse(ScoredToy({"qk_clip=0"}).run.out).count("qk_clip_factor"), 0U);
    EXPECT_EQ(json::parse(ScoredToy({"qk_clip=100"}).run.out)["qk_clip_factor"], 1);
}

TEST(ScoreVariants, BadInputGetsOneSentence) {
    for (const auto& settings : std::vector<std::vector<std::string>>{
             {"qk_clip=-1"},
             {"qk_clip=much"},
             {"attention=mla", "mla_rotary=-2"},
             {"attention=mla", "mla_rotary=1.5"},
             {"attention=qk-rms-norm", "qk_norm_order=3"},
             {"attention=qk-rms-norm", "qk_norm_epsilon=-1"},
             {"attention=qk-rms-norm", "qk_norm_query_gain=0"},
             {"attention=qk-rms-norm", "weights_file=/none/gains.npz"}}) {
        const ScoredToy refused(settings);
        EXPECT_NE(refused.run.status, 0) << settings.back();
        EXPECT_TRUE(is_one_line(refused.run.err)) << refused.run.err;
    }
}

}  // namespace
}  // namespace attnscope
