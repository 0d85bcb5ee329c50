#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <numeric>
#include <random>
#include <span>

#include "core/engines/engines.h"
#include "core/fields/assignments.h"
#include "core/fields/follow.h"
#include "core/figures/figures.h"
#include "core/heads/heads.h"
#include "core/rows/products.h"
#include "tests/core/npy_bytes.h"
#include "tests/core/safetensors_bytes.h"
#include "tests/core/temporary_folder.h"

namespace attnscope {
namespace {

using testing::little_endian_bytes;
using testing::safetensors_bytes;
using testing::safetensors_entry;

using Settings = std::vector<std::pair<const char*, const char*>>;

constexpr std::size_t n = 300, d = 16;

/// The vectors with the norm √d, which the score model sphere has.
std::vector<float> with_norms_of_model(std::vector<float> numbers) {
    for (std::size_t begin = 0; begin < numbers.size(); begin += d) {
        const std::span<float> vector(numbers.data() + begin, d);
        const double square = std::inner_product(vector.begin(), vector.end(), vector.begin(), 0.0);
        for (float& x : vector)
            x = static_cast<float>(x * std::sqrt(d / square));
    }
    return numbers;
}

/// Q and K of N(0, I), in a file.
class OwnVectors : public ::testing::Test {
protected:
    OwnVectors() {
        std::mt19937 random(7);
        std::normal_distribution<float> normal;
        std::vector<float> numbers(2 * n * d);
        std::ranges::generate(numbers, [&] { return normal(random); });
        file_.queries = file_.keys = "file";
        file_.query_file = file_.key_file = write("a.safetensors", numbers);
        file_of_model_ = write("b.safetensors", with_norms_of_model(numbers));
        file_.n = n;
        file_.d = d;
    }

    std::string write(const char* name, const std::vector<float>& numbers) const {
        const std::string bytes = little_endian_bytes(numbers);
        const std::size_t middle = bytes.size() / 2;
        return folder_.write(
            name, safetensors_bytes(
                      "{" + safetensors_entry("q", "F32", "[300, 16]", 0, middle) + ", " +
                          safetensors_entry("k", "F32", "[300, 16]", middle, bytes.size()) + "}",
                      bytes));
    }

    Scenario with(const Settings& settings) const {
        Scenario scenario = file_;
        for (const auto& [key, value] : settings)
            scenario = with_field(scenario, key, value);
        return scenario;
    }

    static HeadSummary head_of(const Scenario& scenario) {
        std::vector<HeadSummary> heads;
        compute_heads(
            scenario, *make_cpu_engine(), 1, {}, [](double) {},
            [&](HeadSummary&& head) { heads.push_back(std::move(head)); });
        return heads.at(0);
    }

    TemporaryFolder folder_;
    Scenario file_;
    std::string file_of_model_;  ///< of the same directions
};

const std::vector<Settings>& divided_by_norms() {
    static const std::vector<Settings> all = {
        {{"attention", "query-norm"}, {"lambda", "1"}},
        {{"attention", "query-norm"}},
        {{"attention", "key-norm"}, {"lambda", "1"}},
        {{"attention", "cosine"}, {"lambda", "4"}},
        {{"attention", "qk-rms-norm"}},
        {{"attention", "qk-rms-norm"}, {"qk_norm_query_gain", "2"}, {"mask", "causal"}},
        {{"attention", "mla"}, {"mla_rotary", "4"}, {"position", "rope"}},
        {{"attention", "cosine"}, {"rule", "cosine-log-n"}},
        {{"attention", "query-norm"}, {"rule", "cosine-log-n"}},
        {{"attention", "cosine"}, {"lambda", "4"}, {"mask", "causal"}},
        {{"position", "rope"}},
        {{"position", "rerope"}},
        {{"attention", "gau-softmax"}}};
    return all;
}

const std::vector<std::pair<Settings, std::string>>& of_another_law() {
    static const std::vector<std::pair<Settings, std::string>> all = {
        {{{"attention", "additive"}}, "no exact law for additive"},
        {{{"attention", "gau-relu2"}}, "no exact law for squared ReLU of a gated attention unit"},
        {{{"attention", "synthesizer-dense"}}, "no exact law for dense synthesizer"},
        {{{"softcap", "0.5"}}, "no exact law for softcap = 0.5"},
        {{{"qk_clip", "0.5"}}, "no exact law for qk_clip = 0.5"},
        {{{"position", "alibi"}}, "no exact law for ALiBi"},
        {{{"position", "kerple-log"}}, "no exact law for KERPLE, logarithmic"},
        {{{"position", "xpos"}, {"mask", "causal"}}, "no exact law for XPOS"},
        {{{"mask", "top-k"}}, "no exact law for largest logits, causal"},
        {{{"rule", "adaptive-temperature"}}, "no exact law for adaptive temperature"}};
    return all;
}

/// The sample's own deviation is some hundredths of a nat; the norms that the model has fixed shift
/// the mean as much.
TEST_F(OwnVectors, HaveTheExactEntropyOfQKDividedByNorms) {
    for (const Settings& settings : divided_by_norms()) {
        const Scenario scenario = with(settings);
        const HeadSummary head = head_of(scenario);
        EXPECT_LT(std::abs(head.distance()), 0.1)
            << settings[0].second << ' ' << head.mean_entropy << ' ' << head.exact_entropy;
        EXPECT_FALSE(other_law_of_rows(scenario));
        Scenario of_model = scenario;
        of_model.query_file = of_model.key_file = file_of_model_;
        const Readout readout = read_out(of_model);
        EXPECT_NEAR(readout.mean_of_rows.value_or(readout.exact), head_of(of_model).exact_entropy,
                    1e-5)
            << settings[0].second;
    }
}

TEST_F(OwnVectors, HaveTheExactEntropyOfTheirNormalizer) {
    for (const char* normalizer : {"sparsemax", "entmax", "sigmoid", "softmax-sink"}) {
        const Scenario scenario = with({{"normalizer", normalizer}, {"model", "gaussian-qk"}});
        const Readout readout = read_out(scenario);
        EXPECT_NEAR(readout.exact, head_of(scenario).mean_entropy, 0.1) << normalizer;
        EXPECT_FALSE(readout.other_law) << normalizer;
        EXPECT_TRUE(std::ranges::all_of(readout.approximations, [](double x) {
            return std::isnan(x);
        })) << normalizer;
        EXPECT_EQ(
            text_of(
                read_out(with({{"normalizer", normalizer}, {"softcap", "0.5"}})).other_law.value()),
            "no exact law for softcap = 0.5");
    }
}

TEST_F(OwnVectors, OfAnotherLawHaveNoExactEntropy) {
    for (const auto& [settings, why] : of_another_law()) {
        const Scenario scenario = with(settings);
        EXPECT_EQ(text_of(other_law_of_rows(scenario).value()), why);
        const HeadSummary head = head_of(scenario);
        EXPECT_TRUE(std::isfinite(head.mean_entropy)) << why;
        EXPECT_TRUE(std::isnan(head.exact_entropy)) << why;
        EXPECT_NE(heads_csv(std::vector{head}).find(",,,"), std::string::npos) << why;
        const Readout readout = read_out(scenario);
        EXPECT_TRUE(std::isnan(readout.exact)) << why;
        EXPECT_TRUE(std::ranges::all_of(readout.approximations, [](double x) {
            return std::isnan(x);
        })) << why;
        EXPECT_FALSE(readout.mean_of_rows) << why;
        EXPECT_EQ(text_of(readout.other_law.value()), why);
    }
}

bool notes(const Figure& figure, const std::string& part) {
    return std::ranges::any_of(figure.notes, [&](const Message& note) {
        return text_of(note).find(part) != std::string::npos;
    });
}

TEST_F(OwnVectors, OfAnotherLawAreSaidToBeBesideCurvesOfPlainProducts) {
    const FigureEntry& entry = figure_entry("entropy-vs-length");
    const Figure plain = entry.compute(with({}), Detail::sampled, {});
    EXPECT_FALSE(notes(plain, "plain q·k"));
    const Figure additive = entry.compute(with({{"attention", "additive"}}), Detail::sampled, {});
    EXPECT_TRUE(notes(additive, "plain q·k: no exact law for additive"));
    const Figure cosine =
        entry.compute(with({{"attention", "cosine"}, {"lambda", "4"}}), Detail::sampled, {});
    EXPECT_TRUE(notes(cosine, "λ = 4 corresponds to λ = 0.25 on q·k"));
}

TEST_F(OwnVectors, OfCosinesStandWhereTheirScaleOnQKIs) {
    const FigureEntry& entry = figure_entry("entropy-vs-scale");
    const Figure figure =
        entry.compute(with({{"attention", "cosine"}, {"lambda", "4"}}), Detail::sampled, {});
    const auto rows =
        std::ranges::find(figure.curves, CurveKind(CurveKind::measured), &Curve::kind);
    ASSERT_NE(rows, figure.curves.end());
    EXPECT_DOUBLE_EQ(rows->x.front(), 0.25);
}

TEST_F(OwnVectors, OfAnotherLawHaveNoTypicalWeights) {
    const FigureEntry& entry = figure_entry("row-weights");
    const Figure figure = entry.compute(with({{"softcap", "2"}}), Detail::sampled, {});
    EXPECT_TRUE(std::ranges::none_of(
        figure.curves, [](const Curve& curve) { return curve.kind == CurveKind::typical; }));
    EXPECT_TRUE(notes(figure, "no exact law for softcap = 2"));
}

}  // namespace
}  // namespace attnscope
