#include <gtest/gtest.h>

#include "core/text/json_keys.h"

namespace attnscope {
namespace {

using Keys = std::vector<std::string>;

TEST(JsonKeys, AKeyThatStandsTwiceInOneObjectIsFound) {
    EXPECT_EQ(doubled_keys(R"({"a": 1, "b": {"a": 1}, "c": [{"a": 1}, {"a": 2}]})"), Keys{});
    EXPECT_EQ(doubled_keys(R"({"a": 1, "a": 1})"), Keys{"a"});
    EXPECT_EQ(doubled_keys(R"({"a": 1, "\u0061": 1, "a": 2})"), Keys{"a"});
    EXPECT_EQ(doubled_keys(R"([{"b": {"n": 1, "n": 2}, "x": 1, "x": 2}])"), (Keys{"n", "x"}));
}

TEST(JsonKeys, OtherTextsHaveNone) {
    for (const char* text : {"", "{", "{} {}", "{\"a\": 1,}", "nan", "{\"a\": 1e999}", "\xff"})
        EXPECT_EQ(doubled_keys(text), std::nullopt) << text;
}

TEST(JsonKeys, TheFaultOfATextHasALineAndACharacter) {
    EXPECT_EQ(json_fault("{\"a\": [1, 2]}"), std::nullopt);
    EXPECT_EQ(json_fault("{\"a\": 1,\n \"λ\": ?}"), (TextPlace{2, 7}));
    EXPECT_EQ(json_fault("{\"a\": 1e999}").value().line, 1U);
    EXPECT_EQ(json_fault("{\n\n").value().line, 3U);
}

TEST(JsonDepth, CountsObjectsAndArraysWithinOneAnother) {
    EXPECT_FALSE(is_nested_deeper(R"([{"a": [1, {}]}, [[[]]]])", 4));
    EXPECT_TRUE(is_nested_deeper(R"([{"a": [1, {}]}, [[[]]]])", 3));
    EXPECT_FALSE(is_nested_deeper("1", 0));
    EXPECT_TRUE(is_nested_deeper(std::string(1 << 20, '['), 8));
}

}  // namespace
}  // namespace attnscope
