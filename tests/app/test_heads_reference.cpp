#include <gtest/gtest.h>

#include <cstdlib>
#include <string>

#include "tests/locations.h"

namespace attnscope {
namespace {

/// Planted heads of one layer and of several, against NumPy in float64.
TEST(HeadsReference, ScoresOfPlantedHeadsAreThoseOfNumPy) {
    const std::string python = "/usr/bin/python3 ";
    if (std::system((python + "-c 'import numpy' 2>/dev/null").c_str()) != 0)
        GTEST_SKIP() << "python3-numpy is not installed";
    EXPECT_EQ(std::system((python + testing::reference_folder() + "/heads_reference.py " +
                           testing::program_path())
                              .c_str()),
              0);
}

}  // namespace
}  // namespace attnscope
