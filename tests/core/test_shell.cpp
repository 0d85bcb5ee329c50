#include <gtest/gtest.h>

#include <array>
#include <cstdio>
#include <memory>

#include "core/errors.h"
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
    EXPECT_TRUE(shell_words(" \n ").empty());
    for (const char* open : {"'a", "a \"b", "\"a\\\""})
        EXPECT_THROW(shell_words(open), InvalidRequest) << open;
}

/// What the shell of this machine makes of a quoted word.
std::string by_shell(const std::string& quoted) {
    const std::string command = "printf %s " + quoted;
    const std::unique_ptr<FILE, int (*)(FILE*)> pipe(popen(command.c_str(), "r"), pclose);
    std::array<char, 256> buffer{};
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

}  // namespace
}  // namespace attnscope
