#include "core/vectors/position_labels.h"

#include <gtest/gtest.h>

#include "core/fields/assignments.h"
#include "core/text/errors.h"
#include "tests/core/captured_file.h"
#include "tests/core/temporary_folder.h"

// The labels of positions, of files whose calls belong to several texts among them.

namespace attnscope {
namespace {

using namespace testing;

constexpr auto source = R"(["le", "chat", "dort"])", target = R"(["a", "cat"])";

/// Returns what a call states that belongs to these texts, each "null" or an index.
std::string of_texts(const std::string& keys, const std::string& queries) {
    return R"({"fields": {}, "key_text": )" + keys + R"(, "query_text": )" + queries + "}";
}

/// A file of an encoder, a decoder and its cross-attention.
struct TranslatorFile {
    TemporaryFolder folder;
    std::string path;

    explicit TranslatorFile(const std::string& texts = std::string("[") + source + "," + target +
                                                       "]") {
        const std::vector<Call> calls = {{"encoder", of_texts("0", "0"), 2, 3, 3},
                                         {"decoder", of_texts("1", "1"), 2, 2, 2},
                                         {"cross", of_texts("0", "1"), 2, 2, 3},
                                         {"half", of_texts("null", "1"), 2, 2, 5},
                                         {"other", of_texts("null", "null"), 2, 4, 4}};
        path = folder.write("a.safetensors",
                            file_of_calls(calls, {{"attnscope.format", "1"},
                                                  {"attnscope.calls", calls_text(calls)},
                                                  {"attnscope.texts", texts}}));
    }

    PositionLabels of(const std::string& layer) const {
        return position_labels(scenario_with(
            {"queries=file", "keys=file", "query_file=" + path, "key_file=" + path,
             "query_tensor=" + layer + ".q", "key_tensor=" + layer + ".k", "tokens_file=" + path}));
    }
};

TEST(PositionLabels, AreThoseOfTheTextsOfTheCall) {
    const TranslatorFile file;
    EXPECT_EQ(file.of("encoder").keys, (TokenLabels{"le", "chat", "dort"}));
    EXPECT_FALSE(file.of("encoder").queries);
    EXPECT_EQ(file.of("decoder").keys, (TokenLabels{"a", "cat"}));
    EXPECT_FALSE(file.of("decoder").queries);
    EXPECT_EQ(file.of("cross").keys, (TokenLabels{"le", "chat", "dort"}));
    EXPECT_EQ(file.of("cross").queries, (TokenLabels{"a", "cat"}));
    EXPECT_TRUE(file.of("half").keys.empty());
    EXPECT_EQ(file.of("half").queries, (TokenLabels{"a", "cat"}));
    EXPECT_TRUE(file.of("other").keys.empty());
    EXPECT_FALSE(file.of("other").queries);
}

TEST(PositionLabels, OfTextsThatAreNoneAreRefused) {
    const auto fault_of = [](const std::string& texts) {
        try {
            TranslatorFile(texts).of("decoder");
        } catch (const FileError& fault) {
            return std::string(fault.what());
        }
        return std::string("no fault");
    };
    const std::string texts = std::string("[") + source;
    EXPECT_NE(fault_of(texts + "]").find("it holds no labels"), std::string::npos);
    EXPECT_NE(fault_of(texts + ", \"a cat\"]").find("its texts are not arrays of strings"),
              std::string::npos);
    EXPECT_NE(fault_of(texts + ", [1]]").find("one of its labels is not a string"),
              std::string::npos);
    EXPECT_NE(fault_of(texts + ", [").find("not valid JSON"), std::string::npos);
    EXPECT_NE(fault_of("{}").find("it holds no labels"), std::string::npos);
}

TEST(PositionLabels, OfAFileWithOneTextAreThoseOfAllCalls) {
    const TemporaryFolder folder;
    const std::string path =
        folder.write("a.safetensors", captured_bytes({{"h.0"}, {"h.1"}}, R"(["a", "b"])"));
    Scenario scenario;
    scenario.tokens_file = path;
    EXPECT_EQ(position_labels(scenario).keys, (TokenLabels{"a", "b"}));
    EXPECT_FALSE(position_labels(scenario).queries);
    EXPECT_TRUE(position_labels(Scenario()).keys.empty());
}

}  // namespace
}  // namespace attnscope
