#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <cstring>

#include "core/text/numbers.h"
#include "tests/app/attention_files.h"
#include "tests/app/program.h"
#include "tests/core/csv_table.h"

// The values of reference/variants.py, which computes them in NumPy: Q[i,c] = sin(0.9i + 1.7c +
// 0.3), K[j,c] = cos(1.1j − 0.6c + 0.5), n = 6, d = 4, λ = 1/2.

namespace attnscope {
namespace {

constexpr double masked_tolerance = 1e-6;

/// A run of the program on so many queries and six keys.
class MaskedToy {
public:
    explicit MaskedToy(const std::vector<std::string>& settings, int queries = 6) {
        const std::string table = folder_ / "rows.csv";
        std::vector<std::string> words = {"attention",
                                          "--backend",
                                          "cpu",
                                          "--q",
                                          folder_.write("q.npy", file_of(queries, testing::query)),
                                          "--k",
                                          folder_.write("k.npy", file_of(6, testing::key)),
                                          "--rows",
                                          table,
                                          "--matrix",
                                          folder_ / "all.npy",
                                          "--set",
                                          "lambda=0.5"};
        for (const std::string& setting : settings)
            words.insert(words.end(), {"--set", setting});
        run_ = run_here(words);
        if (run_.status != 0)
            return;
        rows_ = parse_csv(read_text(table), "rows");
        const std::string bytes = read_text(folder_ / "all.npy");
        weights_.resize(static_cast<std::size_t>(queries) * 6);
        std::memcpy(weights_.data(), bytes.data() + bytes.size() - weights_.size() * sizeof(float),
                    weights_.size() * sizeof(float));
    }

    const ProgramRun& run() const { return run_; }
    double weight(int row, int key) const {
        return static_cast<double>(weights_[static_cast<std::size_t>(row * 6 + key)]);
    }
    double entropy(int row) const {
        const auto place = std::ranges::find(rows_.header, "entropy") - rows_.header.begin();
        return parse_real(
                   rows_.rows.at(static_cast<std::size_t>(row)).at(static_cast<std::size_t>(place)))
            .value();
    }

private:
    static std::string file_of(int count, double (*entry)(int, int)) {
        std::vector<float> values;
        for (int i = 0; i < count; ++i)
            for (int c = 0; c < 4; ++c)
                values.push_back(static_cast<float>(entry(i, c)));
        return testing::npy({count, 4}, values);
    }

    TemporaryFolder folder_;
    ProgramRun run_;
    CsvTable rows_;
    std::vector<float> weights_;
};

TEST(MaskedAttention, Documents) {
    const MaskedToy toy({"mask=documents", "document_lengths=2,4"});
    EXPECT_NEAR(toy.entropy(5), 1.356894512, masked_tolerance);
    EXPECT_NEAR(toy.entropy(2), 0, masked_tolerance);
    EXPECT_EQ(toy.weight(5, 1), 0);
    // What follows the lengths belongs to the last document, and without any all keys do.
    EXPECT_NEAR(MaskedToy({"mask=documents", "document_lengths=2,1"}).entropy(5), 1.356894512,
                masked_tolerance);
    EXPECT_NEAR(MaskedToy({"mask=documents", "document_lengths="}).entropy(5), 1.764982938,
                masked_tolerance);
}

TEST(MaskedAttention, Dilated) {
    for (const char* mask : {"mask=dilated", "mask=causal-dilated"})
        EXPECT_NEAR(MaskedToy({mask, "dilation=2", "reach=2"}).entropy(5), 1.074244969,
                    masked_tolerance);
    const MaskedToy both({"mask=dilated", "dilation=2", "reach=1"});
    EXPECT_GT(both.weight(2, 0), 0);
    EXPECT_EQ(both.weight(2, 1), 0);
    EXPECT_GT(both.weight(2, 4), 0);
    EXPECT_EQ(MaskedToy({"mask=causal-dilated", "dilation=2", "reach=1"}).weight(2, 4), 0);
}

TEST(MaskedAttention, Strided) {
    EXPECT_NEAR(MaskedToy({"mask=strided", "window=1", "stride=2"}).entropy(5), 1.074244969,
                masked_tolerance);
    // A stride beyond the text leaves the window.
    EXPECT_NEAR(MaskedToy({"mask=strided", "window=3", "stride=100"}).entropy(5), 1.090530678,
                masked_tolerance);
}

TEST(MaskedAttention, TopK) {
    const MaskedToy toy({"mask=top-k", "top_k=2"});
    EXPECT_EQ(toy.weight(5, 0), 0);
    EXPECT_NEAR(toy.entropy(5), .693143558, masked_tolerance);
    const MaskedToy all({"mask=top-k", "top_k=6"});
    EXPECT_NEAR(all.weight(5, 0), .158442660, masked_tolerance);
    EXPECT_NEAR(all.entropy(5), 1.764982938, masked_tolerance);
    EXPECT_NEAR(all.entropy(2), 1.097696951, masked_tolerance);
    // With one more denominator, weights are e^x/(1 + Σe^x) over the keys that are kept.
    const MaskedToy sink({"mask=top-k", "top_k=2", "normalizer=softmax-sink"});
    const double one = std::exp(.28168597), two = std::exp(.28706898);
    EXPECT_NEAR(sink.weight(5, 1), one / (1 + one + two), masked_tolerance);
    EXPECT_NEAR(sink.entropy(5), .693143558, masked_tolerance);
}

TEST(MaskedAttention, OfFewerQueriesThanKeysFollowsTheAlignment) {
    for (const char* mask : {"mask=strided", "mask=documents", "mask=causal-dilated", "mask=top-k"})
        EXPECT_NEAR(MaskedToy({mask, "alignment=top-left"}, 4).entropy(0), 0, masked_tolerance)
            << mask;
    for (const std::vector<std::string>& causal :
         {std::vector<std::string>{"mask=strided"}, {"mask=documents"}, {"mask=top-k"}}) {
        std::vector<std::string> settings = causal;
        settings.emplace_back("alignment=bottom-right");
        const MaskedToy toy(settings, 4);
        EXPECT_NEAR(toy.weight(0, 0), .519338743, masked_tolerance) << causal[0];
        EXPECT_NEAR(toy.entropy(0), 1.022112677, masked_tolerance) << causal[0];
    }
}

TEST(MaskedAttention, RefusesWhatIsNoListOfLengths) {
    std::string million = "1";
    for (int i = 1; i < 1'000'000; ++i)
        million += ",1";
    for (const std::string& lengths : {std::string("0,6"), std::string("-2"), std::string("two"),
                                       std::string("131072,1"), million}) {
        const MaskedToy toy({"mask=documents", "document_lengths=" + lengths});
        EXPECT_EQ(toy.run().status, 2) << lengths.substr(0, 20);
        EXPECT_TRUE(is_one_line(toy.run().err)) << toy.run().err.substr(0, 300);
        EXPECT_LT(toy.run().err.size(), 300U) << toy.run().err.substr(0, 300);
    }
    const MaskedToy tempered({"mask=top-k", "rule=adaptive-temperature"});
    EXPECT_EQ(tempered.run().status, 2);
    EXPECT_TRUE(is_one_line(tempered.run().err)) << tempered.run().err;
}

}  // namespace
}  // namespace attnscope
