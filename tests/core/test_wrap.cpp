#include <gtest/gtest.h>

#include "core/text/wrap.h"

namespace attnscope {
namespace {

TEST(Wrapped, BreaksBetweenWordsWhereALineWouldBeLonger) {
    EXPECT_EQ(wrapped("one two three", 0, 2, 4), "  one two three");
    EXPECT_EQ(wrapped("one two three", 9, 2, 4), "  one two\n    three");
    EXPECT_EQ(wrapped("one two three", 8, 2, 4), "  one\n    two\n    three");
    EXPECT_EQ(wrapped("λ‖q‖ two", 8, 0, 1), "λ‖q‖ two");  // eight characters
    EXPECT_EQ(wrapped("λ‖q‖ two", 7, 0, 1), "λ‖q‖\n two");
    EXPECT_EQ(wrapped("muchlonger x", 4, 1, 1), " muchlonger\n x");
    EXPECT_EQ(wrapped("熵（entropy）是平均值。", 13, 0, 2), "熵（entropy）\n  是平均值。");
    EXPECT_EQ(wrapped("一行的权重。", 11, 2, 0), "  一行的权\n重。");  // each takes two columns
    EXPECT_EQ(wrapped("a  [b]", 80, 0, 0), "a  [b]");
    EXPECT_EQ(wrapped("", 80, 2, 2), "  ");
}

}  // namespace
}  // namespace attnscope
