#include <gtest/gtest.h>

#include "tests/app/toy.h"

namespace attnscope {
namespace {

using testing::tolerance;
using testing::Toy;

/// The first weight of row 5, its entropy, and that of row 2.
void expect_toy(const std::vector<std::string>& settings, double weight, double last, double third,
                const std::string& lambda = "0.5") {
    const Toy toy(settings, lambda);
    SCOPED_TRACE(settings.front());
    ASSERT_EQ(toy.run().status, 0) << toy.run().err;
    EXPECT_NEAR(toy.first(5), weight, tolerance);
    EXPECT_NEAR(toy.at(5, "entropy"), last, tolerance);
    EXPECT_NEAR(toy.at(2, "entropy"), third, tolerance);
}

TEST(PositionedAttention, Sandwich) {
    expect_toy({"position=sandwich", "sandwich_heads=1"}, .158427957, 1.764988555, 1.097696711);
}

TEST(PositionedAttention, ScaleInvariant) {
    expect_toy({"position=scale-invariant"}, .105270655, 1.770211430, 1.080191419);
}

/// Trained at 4 and extended to 16, so that six keys are long.
TEST(PositionedAttention, LongRope) {
    TemporaryFolder folder;
    const std::string lists = folder.write("config.json", R"({"rope_scaling":
        {"short_factor": [1, 1.5], "long_factor": [2, 8]}, "model_type": "phi3"})");
    const std::vector<std::string> toy = {"position=rope-longrope", "rope_pairs=2", "rope_factor=4",
                                          "rope_length=4", "position_file=" + lists};
    expect_toy(toy, .064886555, 1.407833402, 1.036453086);
    // The factors of short texts, with the same factor on all pairs.
    const std::string swapped =
        folder.write("lists.json", R"({"short_factor": [9, 9], "long_factor": [1, 1.5]})");
    std::vector<std::string> short_toy = toy;
    short_toy.back() = "position_file=" + swapped;
    expect_toy(short_toy, .399624000, 1.403418664, 1.051045164);
}

TEST(PositionedAttention, BiasesOfT5) {
    TemporaryFolder folder;
    std::string rows;
    for (int bucket = 0; bucket < 32; ++bucket)
        rows += (bucket == 0 ? "[" : ", [") + to_text(.05 * bucket) + "]";
    const std::string table = folder.write("b.json", R"({"b": [)" + rows + "]}");
    expect_toy({"position=t5-bias", "position_file=" + table}, .157768741, 1.668434520, 1.096710958,
               "1");
}

/// f(x) = 2 relu(x) − 3 relu(0.5 − x).
TEST(PositionedAttention, Fire) {
    TemporaryFolder folder;
    const std::string network = folder.write(
        "f.json", R"({"w_1": [1, -1], "b_1": [0, 0.5], "w_2": [[2, -3]], "b_2": [0]})");
    expect_toy({"position=fire", "fire_length=3", "fire_width=2", "position_file=" + network},
               .328994601, 1.418012718, .715648173);
}

/// Gates σ(0.5t − 0.4), from files of two kinds.
TEST(PositionedAttention, Forgetting) {
    TemporaryFolder folder;
    std::vector<float> gates;
    for (int t = 0; t < 6; ++t)
        gates.push_back(static_cast<float>(.5 * t - .4));
    const std::string numbers = folder.write("g.npy", testing::npy({6}, gates));
    expect_toy({"position=forgetting", "position_file=" + numbers}, .051383597, 1.716674296,
               .998120000);
    const std::string text = folder.write("g.json", R"({"g": [-0.4, 0.1, 0.6, 1.1, 1.6, 2.1]})");
    expect_toy({"position=forgetting", "position_file=" + text}, .051383597, 1.716674296,
               .998120000);
}

/// e_p has the components 0.1 sin(c + p).
TEST(PositionedAttention, Cope) {
    TemporaryFolder folder;
    std::string rows;
    for (int p = 0; p < 4; ++p)
        for (int c = 0; c < 4; ++c)
            rows += (c > 0 ? ", " : p == 0 ? "[" : "], [") + to_text(.1 * std::sin(c + p));
    const std::string vectors = folder.write("e.json", R"({"e": [)" + rows + "]]}");
    expect_toy({"position=cope", "cope_positions=4", "position_file=" + vectors}, .155167900,
               1.770267250, 1.097971063);
    const Toy few({"position=cope", "cope_positions=5", "position_file=" + vectors});
    EXPECT_NE(few.run().err.find("e are a 4 × 4 matrix but must be 5 × 4"), std::string::npos)
        << few.run().err;
}

TEST(PositionedAttention, FilesThatDoNotFitAreRefusedWithASentence) {
    TemporaryFolder folder;
    const std::string nan = "nan.npy", cube = "cube.npy";
    folder.write(nan, testing::npy({6}, {0, 1, NAN, 2, 3, 4}));
    folder.write(cube, testing::npy({2, 2, 2, 2, 2}, std::vector<float>(32)));
    std::string deep = "{\"b\": ";
    for (int i = 0; i < 100'000; ++i)
        deep += '[';
    const std::vector<std::pair<std::string, std::string>> texts = {
        {"empty.json", ""},
        {"word.json", "factors"},
        {"list.json", "[1, 2]"},
        {"deep.json", deep},
        {"none.json", "{}"},
        {"text.json", R"({"long_factor": "2, 8", "b": {}, "w_1": null, "g": true, "e": 2})"},
        {"ragged.json", R"({"long_factor": [[1, 2], [3]], "b": [[1], [2, 3]], "g": [[1], []],
                           "e": [[1, 2, 3, 4], [1]]})"},
        {"short.json", R"({"long_factor": [1], "b": [[1], [2]], "w_1": [1, 2, 3], "g": [1, 2],
                          "e": [[1, 2, 3, 4], [1, 2, 3, 4]]})"},
        {"large.json", R"({"long_factor": [1, 1e20], "b": [1e200], "w_1": [1e12], "g": [1e30],
                          "e": [[1e30, 0, 0, 0], [1, 2, 3, 4], [0, 0, 0, 0]]})"},
        {"beyond.json", R"({"long_factor": [1e999, 1], "b": [[1e999]], "w_1": [1e999],
                           "e": [[1e999, 1, 1, 1]]})"},
        {"zero.json", R"({"long_factor": [0, -1]})"},
    };
    std::vector<std::string> names = {nan, cube, "missing.json", "missing.npy"};
    for (const auto& [name, text] : texts) {
        folder.write(name, text);
        names.push_back(name);
    }
    for (const char* const scheme : {"rope-longrope", "t5-bias", "fire", "forgetting", "cope"})
        for (const std::string& name : names) {
            const Toy toy({std::string("position=") + scheme, "rope_length=4", "cope_positions=3",
                           "position_file=" + (folder / name)});
            EXPECT_NE(toy.run().status, 0) << scheme << ' ' << name;
            EXPECT_TRUE(is_one_line(toy.run().err)) << toy.run().err;
            EXPECT_LT(toy.run().err.size(), 400U) << toy.run().err;
        }
}

}  // namespace
}  // namespace attnscope
