#include "core/text/message.h"

#include <gtest/gtest.h>

#include "core/text/errors.h"

namespace attnscope {
namespace {

const Message bytes("test.bytes", "%1 of %2 bytes", {7, Message("test.most", "at most %1", {0.5})});

TEST(Message, PartsStandWhereTheFormNamesThem) {
    EXPECT_EQ(text_of(bytes), "7 of at most 0.5 bytes");
}

TEST(Message, ALanguageOrdersThePartsAsItLikes) {
    const auto backwards = [](const Message& message) -> std::string {
        return message.key == "test.bytes" ? "[%2] <%1>" : "";
    };
    EXPECT_EQ(text_of(bytes, backwards), "[at most 0.5] <7>");
}

TEST(Message, WhatHasNoKeyStaysAsItIs) {
    const auto shout = [](const Message&) { return std::string("!"); };
    EXPECT_EQ(text_of("100 %1", shout), "100 %1");
    EXPECT_EQ(text_of(Message("test.name", "%1", {"a%1b%2"})), "a%1b%2");
}

TEST(Message, PercentSignsWithoutAPartStay) {
    EXPECT_EQ(text_of(Message("test.percent", "2 % or %2 of %1", {1})), "2 % or %2 of 1");
}

TEST(Message, AnErrorIsItsMessageInEnglish) {
    try {
        throw FileError(bytes);
    } catch (const Error& error) {
        EXPECT_STREQ(error.what(), "7 of at most 0.5 bytes");
        EXPECT_EQ(error.message(), bytes);
    }
}

}  // namespace
}  // namespace attnscope
