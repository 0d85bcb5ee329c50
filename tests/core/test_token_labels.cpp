#include <gtest/gtest.h>

#include "core/io/token_labels.h"
#include "core/io/token_text.h"
#include "core/limits.h"
#include "core/text/errors.h"
#include "tests/core/temporary_folder.h"

namespace attnscope {
namespace {

using namespace std::string_literals;

TokenLabels labels(const std::string& name, const std::string& bytes) {
    const TemporaryFolder folder;
    return read_token_labels(folder.write(name, bytes));
}

/// The sentence with which the file is refused; empty where it is read.
std::string label_refusal(const std::string& name, const std::string& bytes) {
    try {
        labels(name, bytes);
    } catch (const FileError& error) {
        return error.what();
    }
    return {};
}

TEST(TokenLabels, OfTextAreItsLines) {
    const TokenLabels wanted = {"the", "", " cat", "Ġsat", "[CLS]"};
    EXPECT_EQ(labels("t.txt", "the\n\n cat\nĠsat\n[CLS]\n"), wanted);
    EXPECT_EQ(labels("t.txt", "\xef\xbb\xbfthe\r\n\r\n cat\r\nĠsat\r\n[CLS]"), wanted);
    EXPECT_EQ(labels("t", "[\n{\n"), (TokenLabels{"[", "{"}));
    EXPECT_EQ(labels("t.txt", "\n"), TokenLabels{""});
}

TEST(TokenLabels, OfJsonAreItsStrings) {
    const TokenLabels wanted = {"the", "\"", "é"};
    EXPECT_EQ(labels("t.json", R"(["the", "\"", "é"])"), wanted);
    EXPECT_EQ(labels("T.JSON", R"({"model": {"tokens": ["no"], "x": [1]}, "ids": [1, 2],
                                   "tokens": ["the", "\"", "é"], "n": null})"),
              wanted);
}

TEST(TokenLabels, AreLegible) {
    EXPECT_EQ(labels("t.json", R"(["\n\n", "\t", "a\u0000b"])"),
              (TokenLabels{"↵↵", "⇥", "a\\x00b"}));
    EXPECT_LT(labels("t.txt", std::string(100'000, 'x')).front().size(), 200U);
}

TEST(TokenLabels, OfByteLevelTokensAreTheTextThatTheyStandFor) {
    EXPECT_EQ(shown_labels({"The", "Ġcat", "Ċ", "ĊĊ", "ĠÃ©", "ä½ł", "âĢ", "Ġ", "ĠĠ", "",
                            "<|endoftext|>", "↵"}),
              (TokenLabels{"The", " cat", "↵", "↵↵", " é", "你", "âĢ", "␣", "␣␣", "",
                           "<|endoftext|>", "↵"}));
    // Not decoded where no token says that each character is a byte.
    EXPECT_EQ(shown_labels({"Ã©", "the"}), (TokenLabels{"Ã©", "the"}));
    EXPECT_EQ(shown_labels({"Ġuse ▁ żep", "Ġâż"}), (TokenLabels{" use   żep", " âż"}));
}

TEST(TokenLabels, OfSentencePieceHaveSpaces) {
    EXPECT_EQ(shown_labels({"▁the", "▁", "▁▁", "cat", "été"}),
              (TokenLabels{" the", "␣", "␣␣", "cat", "été"}));
    EXPECT_EQ(shown_labels({" a", " "}), (TokenLabels{" a", "␣"}));
    EXPECT_TRUE(shown_labels({}).empty());
}

/// No two tokens of a vocabulary become one by what is shown, so that they can be told apart.
TEST(TokenLabels, AreShownApart) {
    const TokenLabels shown = shown_labels({"the", "Ġthe", "ĠĠthe", "Ċthe"});
    EXPECT_EQ(shown, (TokenLabels{"the", " the", "  the", "↵the"}));
}

TEST(TokenLabels, HostileFilesAreRefused) {
    const std::vector<std::pair<std::string, std::string>> files = {
        {"t.txt", ""},
        {"t.txt", "the\ncat\xff\n"},
        {"t.txt", "the\0cat\n"s},
        {"t.txt", "\xff\xfet\0h\0e\0"s},
        {"t.txt", "\xc0\xaf"},
        {"t.txt", "\xed\xa0\x80"},
        {"t.txt", std::string(static_cast<std::size_t>(max_matrix_rows) + 1, '\n')},
        {"t.json", ""},
        {"t.json", "\xef\xbb\xbf"},
        {"t.json", "the\ncat\n"},
        {"t.json", "[]"},
        {"t.json", "{}"},
        {"t.json", "null"},
        {"t.json", "\"the\""},
        {"t.json", "[\"a\", 1]"},
        {"t.json", "[\"a\", null]"},
        {"t.json", "[[\"a\"]]"},
        {"t.json", "[{\"tokens\": [\"a\"]}]"},
        {"t.json", "[\"a\""},
        {"t.json", "[\"a\",]"},
        {"t.json", "[\"a\"] [\"b\"]"},
        {"t.json", "[\"\\ud800\"]"},
        {"t.json", "[\"\xff\"]"},
        {"t.json", "{\"tokens\": \"a\"}"},
        {"t.json", "{\"tokens\": {\"0\": \"a\"}}"},
        {"t.json", "{\"token\": [\"a\"]}"},
        {"t.json", "{\"tokens\": [\"a\"}"},
        {"t.json", "{\"x\": {\"tokens\": [\"a\"]}}"},
        {"t.json", std::string(1'000'000, '[')},
        {"t.json", "{\"x\": " + std::string(1'000'000, '[') + "}"},
    };
    for (const auto& [name, bytes] : files) {
        const std::string sentence = label_refusal(name, bytes);
        EXPECT_NE(sentence.find(name), std::string::npos) << bytes.substr(0, 60);
        EXPECT_LT(sentence.size(), 400U);
    }
    EXPECT_FALSE(label_refusal("t.txt", std::string((std::size_t{64} << 20) + 1, 'x')).empty());
    EXPECT_THROW(read_token_labels("/"), FileError);
    EXPECT_THROW(read_token_labels("/nowhere"), FileError);
}

}  // namespace
}  // namespace attnscope
