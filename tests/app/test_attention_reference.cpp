#include <gtest/gtest.h>

#include <cstdlib>
#include <string>

#include "tests/locations.h"

namespace attnscope {
namespace {

class AttentionReference : public ::testing::TestWithParam<const char*> {};

/// Every variant, position scheme and mask against their formulas in float64, of Q, K and weights
/// in files.
TEST_P(AttentionReference, HasTheWeightsAndEntropiesOfTheFormulas) {
    const std::string python = "/usr/bin/python3 ";
    if (std::system((python + "-c 'import numpy' 2>/dev/null").c_str()) != 0)
        GTEST_SKIP() << "python3-numpy is not installed";
    EXPECT_EQ(std::system((python + testing::reference_folder() + "/attention_reference.py " +
                           testing::program_path() + " " + GetParam())
                              .c_str()),
              0);
}

INSTANTIATE_TEST_SUITE_P(OfEachPart, AttentionReference,
                         ::testing::Values("257", "1203", "aligned", "normalizers"));

}  // namespace
}  // namespace attnscope
