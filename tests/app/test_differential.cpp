#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <cstring>

#include "core/text/numbers.h"
#include "tests/app/attention_files.h"
#include "tests/app/program.h"
#include "tests/core/csv_table.h"

// Differential attention on the command line. The check values are those of
// reference/variants.py, which computes them in NumPy: Q[i,c] = sin(0.9i + 1.7c + 0.3), K[j,c] =
// cos(1.1j − 0.6c + 0.5), n = 6, d = 4 in halves of 2, λ = 1/√2, causal, δ of layer 3.

namespace attnscope {
namespace {

constexpr std::int64_t differential_n = 6, differential_d = 4;

/// Runs the program on queries and keys in files, for all rows and all weights.
class DifferentialRun {
public:
    DifferentialRun(const std::string& q, const std::string& k,
                    const std::vector<std::string>& settings) {
        std::vector<std::string> words = {"attention", "--backend", "cpu"};
        words.insert(words.end(), {"--q", folder_.write("q.npy", q)});
        words.insert(words.end(), {"--k", folder_.write("k.npy", k)});
        words.insert(words.end(), {"--rows", folder_ / "rows.csv"});
        words.insert(words.end(), {"--matrix", folder_ / "all.npy"});
        for (const std::string& setting : settings)
            words.insert(words.end(), {"--set", setting});
        run = run_here(words);
    }

    std::string rows_text() const { return read_text(folder_ / "rows.csv"); }
    std::string matrix_bytes() const { return read_text(folder_ / "all.npy"); }

    /// A number of a row; its name is that of its column.
    double value(std::size_t row, const std::string& name) const {
        const CsvTable rows = parse_csv(rows_text(), "rows");
        const auto column = std::ranges::find(rows.header, name) - rows.header.begin();
        return parse_real(rows.rows.at(row).at(static_cast<std::size_t>(column))).value();
    }

    ProgramRun run;

private:
    TemporaryFolder folder_;
};

std::vector<float> differential_toy(double (*entry)(int, int)) {
    std::vector<float> values;
    for (int i = 0; i < differential_n; ++i)
        for (int c = 0; c < differential_d; ++c)
            values.push_back(static_cast<float>(entry(i, c)));
    return values;
}

DifferentialRun toy_run(const std::vector<std::string>& settings,
                        const std::string& attention = "differential") {
    const std::vector<std::int64_t> shape = {differential_n, differential_d};
    std::vector<std::string> all = {"attention=" + attention, "mask=causal"};
    if (std::ranges::none_of(settings, [](const auto& each) { return each.starts_with("rule="); }))
        all.emplace_back("lambda=1/sqrt(2)");
    all.insert(all.end(), settings.begin(), settings.end());
    return {testing::npy(shape, differential_toy(testing::query)),
            testing::npy(shape, differential_toy(testing::key)), all};
}

TEST(DifferentialAttention, HasTheCheckedValues) {
    const DifferentialRun toy = toy_run({"differential_lambda=0.8-0.6*exp(-0.9)"});
    ASSERT_EQ(toy.run.status, 0) << toy.run.err;
    const std::string bytes = toy.matrix_bytes();
    float first = 0;
    std::memcpy(&first, bytes.data() + bytes.size() - differential_n * sizeof first, sizeof first);
    EXPECT_NEAR(static_cast<double>(first), -.034077758, 1e-6);
    EXPECT_NEAR(toy.value(5, "l1"), .552075807, 1e-6);
    EXPECT_NEAR(toy.value(5, "negative_mass"), .054067006, 1e-6);
    EXPECT_NEAR(toy.value(5, "entropy_1"), 1.706344477, 1e-6);
    EXPECT_NEAR(toy.value(5, "entropy_2"), 1.746017479, 1e-6);
    EXPECT_NEAR(toy.value(5, "entropy"), 1.503977467, 1e-6);
    EXPECT_NEAR(toy.value(5, "mass"), 1 - .556058204, 1e-6);
    EXPECT_EQ(toy.value(5, "support"), 6);
}

/// The columns are there for this variant alone, before the token; its JSON says both sums.
TEST(DifferentialAttention, HasColumnsOfItsOwn) {
    const TemporaryFolder folder;
    const DifferentialRun toy =
        toy_run({"tokens_file=" + folder.write("tokens.txt", "a\nb\nc\nd\ne\nf\n")});
    ASSERT_EQ(toy.run.status, 0) << toy.run.err;
    EXPECT_TRUE(toy.rows_text().starts_with(
        "row,log_sum_exp,entropy,collision,gradient,max_weight,argmax,mass,support,l1,"
        "negative_mass,entropy_1,entropy_2,token\n0,,0,1,0,0.80000000000000004,0,0."
        "80000000000000004,1,0.80000000000000004,0,0,0,a\n"))
        << toy.rows_text();
    for (const char* const member : {"\"mean_l1\"", "\"mean_negative_mass\"", "\"mean_support\""})
        EXPECT_NE(toy.run.out.find(member), std::string::npos) << toy.run.out;
    const DifferentialRun plain = toy_run({}, "dot");
    EXPECT_EQ(plain.run.out.find("mean_l1"), std::string::npos);
    EXPECT_TRUE(plain.rows_text().starts_with(
        "row,log_sum_exp,entropy,collision,gradient,max_weight,argmax\n"));
}

/// The bits of a float16 that is a multiple of 1/64 below 2.
std::uint16_t half_bits(float value) {
    if (value == 0)
        return 0;
    int exponent = 0;
    const float part = std::frexp(std::abs(value), &exponent);
    return static_cast<std::uint16_t>((value < 0 ? 0x8000 : 0) | (exponent + 14) << 10 |
                                      static_cast<int>((2 * part - 1) * 1024));
}

/// Files of float16 have the rows of files of float32 with the same numbers.
TEST(DifferentialAttention, ReadsFilesOfHalfPrecision) {
    const std::vector<std::int64_t> shape = {differential_n, differential_d};
    std::vector<std::string> wide, narrow;
    for (double (*const entry)(int, int) : {testing::query, testing::key}) {
        std::vector<float> values = differential_toy(entry);
        std::string halves;
        for (float& value : values) {
            value = std::round(64 * value) / 64;
            const std::uint16_t bits = half_bits(value);
            halves.append(reinterpret_cast<const char*>(&bits), sizeof bits);
        }
        wide.push_back(testing::npy(shape, values));
        narrow.push_back(npy_bytes(npy_dictionary("<f2", "(6, 4)"), halves));
    }
    const std::vector<std::string> settings = {"attention=differential", "lambda=0.7",
                                               "differential_lambda=0.9"};
    const DifferentialRun of_wide(wide[0], wide[1], settings),
        of_narrow(narrow[0], narrow[1], settings);
    ASSERT_EQ(of_narrow.run.status, 0) << of_narrow.run.err;
    EXPECT_EQ(of_narrow.rows_text(), of_wide.rows_text());
    EXPECT_EQ(of_narrow.matrix_bytes(), of_wide.matrix_bytes());
}

TEST(DifferentialAttention, BadInputGetsOneSentence) {
    for (const auto& settings :
         std::vector<std::vector<std::string>>{{"normalizer=sparsemax"},
                                               {"differential_lambda=11"},
                                               {"differential_lambda=nan"},
                                               {"rule=adaptive-temperature"}}) {
        const DifferentialRun refused = toy_run(settings);
        EXPECT_NE(refused.run.status, 0) << settings.back();
        EXPECT_TRUE(is_one_line(refused.run.err)) << refused.run.err;
    }
    const std::vector<float> three(9, 0.5F);
    const DifferentialRun odd(testing::npy({3, 3}, three), testing::npy({3, 3}, three),
                              {"attention=differential"});
    EXPECT_EQ(odd.run.status, 2);
    EXPECT_EQ(odd.run.err,
              "attnscope: attention = differential splits queries and keys into halves, so d = 3 "
              "has to be even\n");
}

}  // namespace
}  // namespace attnscope
