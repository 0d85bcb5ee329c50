#include <gtest/gtest.h>

#include "core/text/printable.h"

namespace attnscope {
namespace {

TEST(Printable, PlainTextStaysAsItIs) {
    for (const std::string text : {"", "n = 5", "κ·log n/d, ü, €, 😀", "C:\\x", "~\u00a0"})
        EXPECT_EQ(printable(text), text);
    EXPECT_EQ(in_quotes("it's"), "'it's'");
}

TEST(Printable, WhatSteersATerminalIsWrittenOut) {
    EXPECT_EQ(printable("a\x1b[31mb\n\t\r\x7f"), "a\\x1b[31mb\\x0a\\x09\\x0d\\x7f");
    EXPECT_EQ(printable(std::string_view("a\0b", 3)), "a\\x00b");
    EXPECT_EQ(printable("\u009b2J"), "\\xc2\\x9b2J");
    EXPECT_EQ(printable("\u202egpj\u2028"), "\\xe2\\x80\\xaegpj\\xe2\\x80\\xa8");
}

TEST(Printable, BytesThatAreNoUtf8AreWrittenOut) {
    for (const auto& [text, wanted] :
         {std::pair{"\xff", "\\xff"},
          {"\x80y", "\\x80y"},
          {"\xc3", "\\xc3"},           // cut off
          {"\xc3(", "\\xc3("},         // not followed by one that continues
          {"\xc0\xaf", "\\xc0\\xaf"},  // longer than need be
          {"\xe0\x80\xaf", "\\xe0\\x80\\xaf"},
          {"\xed\xa0\x80", "\\xed\\xa0\\x80"},           // a surrogate
          {"\xf4\x90\x80\x80", "\\xf4\\x90\\x80\\x80"},  // beyond U+10FFFF
          {"\xf8\x88\x80\x80\x80", "\\xf8\\x88\\x80\\x80\\x80"}})
        EXPECT_EQ(printable(text), wanted);
}

TEST(Printable, ALongTextLosesItsMiddle) {
    EXPECT_EQ(printable(std::string(140, 'a')), std::string(140, 'a'));
    const std::string text = "begin" + std::string(100'000, 'x') + "end";
    const std::string shown = printable(text, 40);
    EXPECT_EQ(shown, "begin" + std::string(15, 'x') + "…" + std::string(17, 'x') + "end");
}

TEST(Printable, IsCutBetweenCharactersAndNeverLongerThanItsLimit) {
    const std::vector<std::string> characters = {"a", "ü", "€", "😀", "\x1b", "\xff", "\x80"};
    for (const std::string& one : characters)
        for (const std::string& other : characters)
            for (std::size_t limit = 20; limit < 60; ++limit) {
                std::string text;
                while (text.size() < 1000)
                    text += one + other;
                const std::string shown = printable(text, limit);
                EXPECT_LE(shown.size(), limit + 3);
                EXPECT_GE(shown.size(), limit - 8);
                // Nothing is left to write out but the backslashes' own text.
                EXPECT_EQ(printable(shown, 1000), shown);
                if (one == other && one.size() > 1) {
                    EXPECT_EQ(shown.find('\\'), std::string::npos);
                }
            }
}

TEST(Printable, ACharacterHasAllItsBytes) {
    for (const auto& [text, first] : {std::pair{"a", "a"}, {"éa", "é"}, {"😀😀", "😀"}})
        EXPECT_EQ(first_character(text), first);
    EXPECT_EQ(characters("é😀a"), 3U);
}

}  // namespace
}  // namespace attnscope
