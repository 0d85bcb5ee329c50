#include <gtest/gtest.h>

#include <algorithm>

#include "core/version.h"

namespace attnscope {

TEST(Version, HasThreeNumbers) {
    EXPECT_EQ(std::ranges::count(version(), '.'), 2);
}

}  // namespace attnscope
