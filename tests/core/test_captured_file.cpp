#include <gtest/gtest.h>

#include <optional>

#include "core/io/tensor_file.h"
#include "core/io/token_labels.h"
#include "core/text/errors.h"
#include "core/vectors/captured_file.h"
#include "tests/core/captured_file.h"
#include "tests/core/temporary_folder.h"

// What the metadata of a safetensors file say of the calls that it was captured from.

namespace attnscope {
namespace {

using namespace testing;

CapturedFile read_in(const TemporaryFolder& folder, const std::string& bytes) {
    return captured_in(TensorFile(folder.write("a.safetensors", bytes)));
}

CapturedFile captured(const std::string& stated) {
    const TemporaryFolder folder;
    return read_in(folder, captured_bytes({{"h.0", stated}}));
}

CapturedFile with_metadata(const nlohmann::json& metadata) {
    const TemporaryFolder folder;
    return read_in(folder, file_of_calls({{"h.0"}}, metadata));
}

std::string value_in(const CapturedCall& call, std::string_view key) {
    const auto found = std::ranges::find(call.fields, key, &StatedField::key);
    return found == call.fields.end() ? "not stated" : found->value;
}

TEST(CapturedFiles, StateTheFieldsOfEachCall) {
    const TemporaryFolder folder;
    const CapturedFile read =
        read_in(folder, captured_bytes({{"h.0", causal_layer}, {"h.1", window_layer}}));
    EXPECT_TRUE(read.fault.empty()) << text_of(read.fault);
    EXPECT_FALSE(read.has_tokens);
    ASSERT_EQ(read.calls.size(), 2u);
    EXPECT_EQ(read.calls[0].layer, "h.0");
    EXPECT_EQ(value_in(read.calls[0], "lambda"), "0.25");
    EXPECT_EQ(value_in(read.calls[0], "mask"), "causal");
    EXPECT_EQ(value_in(read.calls[1], "window"), "4");
    EXPECT_EQ(call_of(read, {"h.1.q", "h.1.k"}), &read.calls[1]);
    EXPECT_EQ(call_of(read, {"h.1.q", "h.0.k"}), nullptr);
}

TEST(CapturedFiles, LeaveFieldsAtTheirDefaultsWhichAreStatedToo) {
    const CapturedCall call = captured(causal_layer).calls.at(0);
    for (const auto& [key, value] : std::map<std::string, std::string>{{"position", "none"},
                                                                       {"attention", "dot"},
                                                                       {"softcap", "0"},
                                                                       {"sinks", "not stated"},
                                                                       {"kappa", "not stated"},
                                                                       {"alignment", "not stated"}})
        EXPECT_EQ(value_in(call, key), value) << key;
    EXPECT_EQ(
        value_in(captured(R"({"fields": {"alignment": "bottom-right"}})").calls.at(0), "alignment"),
        "bottom-right");
}

TEST(CapturedFiles, DoNotStateWhatTheySayIsNotKnown) {
    const CapturedCall call =
        captured(
            R"({"fields": {"rule": "constant", "lambda": 0.25}, "not_said": ["mask", "position"]})")
            .calls.at(0);
    EXPECT_EQ(value_in(call, "lambda"), "0.25");
    EXPECT_EQ(value_in(call, "mask"), "not stated");
    EXPECT_EQ(value_in(call, "position"), "not stated");
    EXPECT_EQ(value_in(call, "attention"), "dot");
    for (const char* const bad : {R"("mask")", "[1]", "{}", "null"})
        EXPECT_FALSE(
            captured(R"({"fields": {}, "not_said": )" + std::string(bad) + "}").fault.empty())
            << bad;
}

TEST(CapturedFiles, CanStateWhatIsShownBesides) {
    const CapturedCall call =
        captured(R"({"fields": {"rule": "formula", "scale_formula": "1/d", "unit": "bit"}})")
            .calls.at(0);
    EXPECT_EQ(value_in(call, "scale_formula"), "1/d");
    EXPECT_EQ(value_in(call, "unit"), "bit");
    EXPECT_EQ(value_in(call, "color_map"), "not stated");
}

TEST(CapturedFiles, SayWhyAMaskHasNoField) {
    const CapturedCall call = captured(hidden_layer).calls.at(0);
    EXPECT_EQ(call.not_shown, "its mask hides padding");
    EXPECT_EQ(value_in(call, "mask"), "none");
}

TEST(CapturedFiles, OthersStateNothing) {
    for (const nlohmann::json& metadata :
         {nlohmann::json::object(), nlohmann::json{{"format", "pt"}},
          nlohmann::json{{"attnscope.calls", "["}},  // whatever it is, it has no form
          nlohmann::json{{"attnscope.format", "1"}}}) {
        const CapturedFile read = with_metadata(metadata);
        EXPECT_TRUE(read.calls.empty() && read.fault.empty()) << metadata;
    }
    const TemporaryFolder folder;
    const TensorFile other(
        folder.write("a.npy", npy_bytes(npy_dictionary("<f4", "(2, 3)"), std::string(24, 0))));
    EXPECT_TRUE(captured_in(other).calls.empty() && captured_in(other).fault.empty());
}

/// Expects that the metadata cannot be used, for a reason that holds `part`.
void expect_fault(const CapturedFile& read, const std::string& part) {
    EXPECT_TRUE(read.calls.empty());
    const std::string sentence = text_of(read.fault);
    EXPECT_NE(sentence.find("a.safetensors: what its metadata say"), std::string::npos) << sentence;
    EXPECT_NE(sentence.find(part), std::string::npos) << sentence;
}

TEST(CapturedFiles, OfALaterFormAreNotGuessedAt) {
    const TemporaryFolder folder;
    const std::string calls = calls_text({{"h.0", causal_layer}});
    const std::string bytes =
        file_of_calls({{"h.0"}}, {{"attnscope.format", "2"}, {"attnscope.calls", calls}});
    expect_fault(read_in(folder, bytes), "they have the form '2'");
    EXPECT_EQ(TensorFile(folder / "a.safetensors").tensors().size(), 2u);  // nothing is lost
}

TEST(CapturedFiles, WithFieldsThatCannotBeTakenSayWhich) {
    for (const auto& [stated, part] : std::map<std::string, std::string>{
             {R"({"fields": {"lamda": 0.25}})", "there is no field 'lamda'; is lambda meant?"},
             {R"({"fields": {"mask": "diagonal"}})", "diagonal"},
             {R"({"fields": {"lambda": -1}})", "lambda"},
             {R"({"fields": {"rule": "log-512", "lambda": 0.25}})", "contradict"},
             {R"({"fields": {"window": 4}})", "contradict"},
             {R"({"fields": {"tokens_file": "/etc/hosts"}})", "they state 'tokens_file'"},
             {R"({"fields": {"query_file": "b.npy"}})", "they state 'query_file'"},
             {R"({"fields": {"n": 4}})", "they state 'n'"}})
        expect_fault(captured(stated), part);
}

TEST(CapturedFiles, WithAnotherStructureAreRefused) {
    for (const char* stated :
         {R"({"fields": []})", R"({"fields": {"lambda": [1]}})", R"({"fields": {"lambda": null}})",
          R"({"not_shown": 3})", R"({"fields": {"mask": true}})"})
        expect_fault(captured(stated), "not of the form that is read");
    for (const char* calls : {"", "[", "{}", "[3]", "[{}]", R"([{"q": "h.0.q"}])",
                              R"([{"layer": 4, "q": "h.0.q", "k": "h.0.k"}])", "[[[[[[]]]]]]"})
        expect_fault(with_metadata({{"attnscope.format", "1"}, {"attnscope.calls", calls}}),
                     "not of the form that is read");
}

TEST(CapturedFiles, TooDeepToParseAreRefused) {
    const std::string deep(1 << 20, '[');
    expect_fault(with_metadata({{"attnscope.format", "1"}, {"attnscope.calls", deep}}),
                 "not of the form that is read");
}

/// Each call takes time to read, and a window opens only after it.
TEST(CapturedFiles, ManyCallsAreRefusedWithTheirNumber) {
    std::string calls = "[{}";
    for (int i = 0; i < 200'000; ++i)
        calls += ",{}";
    expect_fault(with_metadata({{"attnscope.format", "1"}, {"attnscope.calls", calls + ']'}}),
                 "they state 200001 calls, more than the 65536 that are read");
}

TEST(CapturedFiles, HoldTokens) {
    const TemporaryFolder folder;
    const std::string path = folder.write(
        "a.safetensors", captured_bytes({{"h.0"}}, R"(["The", "Ġcat", "line\nfeed", "\"é\""])"));
    EXPECT_TRUE(captured_in(TensorFile(path)).has_tokens);
    EXPECT_EQ(read_token_labels(path), (TokenLabels{"The", "Ġcat", "line↵feed", "\"é\""}));
}

TEST(CapturedFiles, CanHaveOtherTokensOfQueries) {
    const TemporaryFolder folder;
    const auto file_with = [&](const nlohmann::json& metadata) {
        return folder.write("a.safetensors", file_of_calls({{"h.0"}}, metadata));
    };
    const std::string both = file_with({{"attnscope.tokens", R"(["le", "chat"])"},
                                        {"attnscope.query_tokens", R"(["the", "cat", "."])"}});
    EXPECT_EQ(read_token_labels(both), (TokenLabels{"le", "chat"}));
    EXPECT_EQ(read_query_labels(both), (TokenLabels{"the", "cat", "."}));
    EXPECT_TRUE(read_query_labels(file_with({{"attnscope.tokens", R"(["a"])"}})).empty());
    EXPECT_TRUE(read_query_labels(folder.write("a.txt", "a\nb\n")).empty());
}

TEST(CapturedFiles, WithoutTokensSaySo) {
    const TemporaryFolder folder;
    const auto fault_of = [&](const std::string& bytes) {
        try {
            read_token_labels(folder.write("a.safetensors", bytes));
        } catch (const FileError& fault) {
            return text_of(fault.message());
        }
        return std::string("no fault");
    };
    EXPECT_NE(
        fault_of(captured_bytes({{"h.0"}})).find("a.safetensors: its metadata hold no tokens"),
        std::string::npos);
    EXPECT_NE(fault_of(captured_bytes({{"h.0"}}, "[1]")).find("not a string"), std::string::npos);
    EXPECT_NE(fault_of(captured_bytes({{"h.0"}}, "[\"a\"")).find("not valid JSON"),
              std::string::npos);
}

TEST(CapturedFiles, StateTheTextsOfCalls) {
    const auto texts_of = [](const std::string& members) {
        return captured(R"({"fields": {}, )" + members + "}");
    };
    EXPECT_FALSE(captured(causal_layer).calls.at(0).texts);
    const CapturedFile read = texts_of(R"("key_text": 0, "query_text": null)");
    EXPECT_EQ(read.calls.at(0).texts, (CallTexts{0, std::nullopt}));
    for (const char* const bad :
         {R"("key_text": 0)", R"("query_text": 0)", R"("key_text": -1, "query_text": 0)",
          R"("key_text": "a", "query_text": 0)", R"("key_text": 0.5, "query_text": 0)",
          R"("key_text": 1e30, "query_text": 0)",
          R"("key_text": 18446744073709551615, "query_text": 0)"}) {
        EXPECT_FALSE(texts_of(bad).fault.empty()) << bad;
        EXPECT_TRUE(texts_of(bad).calls.empty()) << bad;
    }
}

}  // namespace
}  // namespace attnscope
