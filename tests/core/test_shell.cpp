#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cstdio>
#include <memory>

#include "core/text/errors.h"
#include "core/text/shell.h"

namespace attnscope {
namespace {

using Words = std::vector<std::string>;

TEST(Shell, SplitsAsAShellDoes) {
    EXPECT_EQ(shell_words("a  b\tc\nd"), (Words{"a", "b", "c", "d"}));
    EXPECT_EQ(shell_words(" 'a b'\"c d\" e\\ f "), (Words{"a bc d", "e f"}));
    EXPECT_EQ(shell_words("'a\"b' \"a'b\""), (Words{"a\"b", "a'b"}));
    EXPECT_EQ(shell_words(R"("a\"b\\c\d$" '\')"), (Words{"a\"b\\c\\d$", "\\"}));
    EXPECT_EQ(shell_words("a \\\n b"), (Words{"a", "b"}));
    EXPECT_EQ(shell_words("'' \"\""), (Words{"", ""}));
    EXPECT_EQ(shell_words(R"($'a\'b\\\n\x41\1012\q'$HOME$)"), (Words{"a'b\\\nAA2\\q$HOME$"}));
    EXPECT_TRUE(shell_words(" \n ").empty());
    for (const char* open : {"'a", "a \"b", "\"a\\\"", "$'a", "$'a\\"})
        EXPECT_THROW(shell_words(open), InvalidRequest) << open;
}

/// What bash makes of a quoted word.
std::string by_shell(const std::string& quoted) {
    const std::string command = "bash -c " + shell_quoted("printf %s " + quoted);
    const std::unique_ptr<FILE, int (*)(FILE*)> pipe(popen(command.c_str(), "r"), pclose);
    std::array<char, 4096> buffer{};
    return {buffer.data(), std::fread(buffer.data(), 1, buffer.size(), pipe.get())};
}

TEST(Shell, QuotesWhatNeedsIt) {
    EXPECT_EQ(shell_quoted("lambda=0.125"), "lambda=0.125");
    EXPECT_EQ(shell_quoted("1/sqrt(64)"), "'1/sqrt(64)'");
    EXPECT_EQ(shell_quoted("it's"), "'it'\\''s'");
    for (const std::string word :
         {"a b", "it's", "$HOME `x` \\ \"", "", "*", "~/K.npy", "a;b&c|d", "π", "a\nb"}) {
        EXPECT_EQ(by_shell(shell_quoted(word)), word);
        EXPECT_EQ(shell_words(shell_quoted(word)), Words{word});
    }
}

/// In ASCII alone, whatever the bytes are: digits that follow an escaped one are no part of it.
TEST(Shell, QuotesBytesThatAreNoText) {
    EXPECT_EQ(shell_quoted("a\n1"), "$'a\\0121'");
    std::vector<std::string> words = {"\xff",
                                      "caf\xe9 '",
                                      "\x1b[31m\\",
                                      "\xe2\x80\xae"
                                      "7",
                                      "\xc2\x85",
                                      "\xe2\x80\x8f",
                                      "\xef\xbf\xbf",
                                      "\xed\xa0\x80",
                                      "ä\t$x`y`"};
    for (int byte = 1; byte < 256; ++byte)
        words.push_back(std::string(1, static_cast<char>(byte)) + "1a");
    for (const std::string& word : words) {
        const std::string quoted = shell_quoted(word);
        EXPECT_EQ(shell_words(quoted), Words{word}) << quoted;
        EXPECT_TRUE(
            std::ranges::all_of(quoted, [](char sign) { return sign >= ' ' && sign < 0x7F; }));
    }
    std::string all;
    for (const std::string& word : words)
        all += word;
    EXPECT_EQ(by_shell(shell_quoted(all)), all);
}

}  // namespace
}  // namespace attnscope
