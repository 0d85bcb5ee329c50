// That no row of checks.csv is left without a test.
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <iterator>
#include <regex>
#include <string>
#include <string_view>
#include <vector>

#include "tests/core/checks_table.h"

namespace attnscope {
namespace {

using testing::Check;
using testing::ReferenceTable;

/// Rows that a test goes through which fails where it knows one not, or counts them.
constexpr std::array held_elsewhere = {
    R"(var\[.*)",                      // test_checks_variants.cpp
    R"(toy\..*)",                      // the same
    R"(factdense\..*)",                // the same
    R"(nope\..*)",                     // the same
    R"(grad\.\w+\.s5\.lam.*)",         // test_row_statistics.cpp
    R"(exact\..*)",                    // test_exact_means.cpp
    R"(planted\.noise\.mc_median_p)",  // test_planted_key.cpp
};

/// Rows of what the program does not compute.
constexpr std::array left_out = {
    // 8.33 log N, a rule for the dimension of word vectors.
    R"(dim\.8\.33\..*)",
    // E tanh² of a normal number: the variance of additive scores before their weights are learned.
    R"(additive\.Etanh2\..*)",
    // How the means of whole matrices scatter whose rows share their keys.
    R"(mc\.shared\..*)",
    // The sheet's quadrature over the query's norm has 24 nodes, and two of these rows an error of
    // 3e-4, beyond their own tolerance of 2e-4.
    R"(mc\.gauss\.n\d+\.d16\..*\.H_exact)",
    // A factor on logits that grows with the distance of query and key (Anson, Wang and Aitchison
    // 2025, arXiv 2505.17083), which is neither a rule λ(n) nor a bias: there is no such scheme
    // here.
    R"(rule\.scaleinv\..*)",
};

std::vector<std::regex> patterns_of(const std::vector<Check>& checks) {
    std::vector<std::regex> patterns;
    for (const Check& check : checks)
        patterns.emplace_back(check.pattern);
    return patterns;
}

std::vector<std::regex> all_patterns() {
    std::vector<std::regex> patterns;
    for (const auto* checks :
         {&testing::checks_of_closed_forms(), &testing::checks_of_simulations(),
          &testing::checks_of_rules(), &testing::checks_of_rotations(),
          &testing::checks_of_biases(), &testing::checks_of_windows()})
        std::ranges::move(patterns_of(*checks), std::back_inserter(patterns));
    patterns.insert(patterns.end(), held_elsewhere.begin(), held_elsewhere.end());
    patterns.insert(patterns.end(), left_out.begin(), left_out.end());
    return patterns;
}

TEST(ChecksTable, LeavesNoRowOut) {
    const ReferenceTable table("checks.csv");
    const std::vector<std::regex> patterns = all_patterns();
    for (std::size_t row = 0; row < table.size(); ++row) {
        const std::string& id = table.text(row, "id");
        EXPECT_TRUE(std::ranges::any_of(
            patterns, [&](const std::regex& pattern) { return std::regex_match(id, pattern); }))
            << "no test holds " << id;
    }
}

}  // namespace
}  // namespace attnscope
