#include <gtest/gtest.h>

#include "core/io/tensor_file.h"
#include "core/text/errors.h"
#include "tests/core/npy_bytes.h"
#include "tests/core/safetensors_bytes.h"
#include "tests/core/temporary_folder.h"

namespace attnscope {
namespace {

using namespace std::string_literals;

/// The sentence with which a file of these bytes is refused; empty where it is opened.
std::string refusal(const std::string& name, const std::string& bytes) {
    const TemporaryFolder folder;
    try {
        const TensorFile file(folder.write(name, bytes));
    } catch (const FileError& error) {
        return error.what();
    }
    return {};
}

std::string refused_header(const std::string& members) {
    return refusal("a.safetensors", testing::safetensors_bytes("{" + members + "}", ""));
}

std::string refused_tensor(const std::string& name, const std::string& type,
                           const std::string& shape) {
    return refused_header(testing::safetensors_entry(name, type, shape, 0, 0));
}

/// "[0, 1, 1, …]", so many in all.
std::string axes(std::size_t count) {
    std::string text = "[0";
    for (std::size_t i = 1; i < count; ++i)
        text += ", 1";
    return text + "]";
}

bool says(const std::string& sentence, const std::string& part) {
    return sentence.find(part) != std::string::npos;
}

TEST(TensorLimits, NamesTypesAndShapesOfSafetensors) {
    EXPECT_EQ(refused_tensor(std::string(longest_name, 'n'), std::string(longest_type, 'T'),
                             axes(most_axes)),
              "");
    EXPECT_TRUE(says(refused_tensor(std::string(longest_name + 1, 'n'), "F32", "[0]"),
                     "has 1025 bytes; at most 1024 are read"));
    EXPECT_TRUE(says(refused_tensor("n", std::string(longest_type + 1, 'T'), "[0]"),
                     "tensor 'n': its type 'TTT"));
    EXPECT_TRUE(says(refused_tensor("n", "F32", axes(most_axes + 1)),
                     "tensor 'n': its shape has more than 64 axes"));
}

TEST(TensorLimits, TypesAndShapesOfNpy) {
    const auto refused = [](const std::string& type, std::size_t length) {
        std::string shape = axes(length);
        shape.front() = '(';
        shape.back() = ')';
        return refusal("a.npy", testing::npy_bytes(testing::npy_dictionary(type, shape), ""));
    };
    EXPECT_EQ(refused("<f4", most_axes), "");
    EXPECT_TRUE(says(refused("<f4", most_axes + 1), "its shape has more than 64 axes"));
    EXPECT_EQ(refused(std::string(longest_type, 'U'), 2), "");
    EXPECT_TRUE(says(refused(std::string(longest_type + 1, 'U'), 2), "its type 'UUU"));
}

/// A word ends where the JSON says so, not within it.
TEST(TensorLimits, WordsOfASafetensorsHeader) {
    constexpr std::size_t longest = std::size_t{16} << 20;
    const auto metadata = [](const std::string& text) {
        return refused_header("\"__metadata__\": {\"a\": \"" + text + "\"}");
    };
    std::string quotes, brackets;
    for (int i = 0; i < 1'000'000; ++i) {
        quotes += "\\\"";
        brackets += "[,:]{";
    }
    for (const std::string& text : {std::string(longest, 'x'), quotes, brackets, "\\\\"s})
        EXPECT_EQ(metadata(text), "") << text.substr(0, 10);
    const auto is_too_long = [](const std::string& sentence) {
        return says(sentence, "more than 16777216 bytes");
    };
    EXPECT_TRUE(is_too_long(metadata(std::string(longest + 1, '['))));
    EXPECT_TRUE(is_too_long(metadata("\\\"" + std::string(longest - 1, ','))));
    EXPECT_TRUE(is_too_long(refused_header("\"a\": " + std::string(longest, '1'))));
    EXPECT_TRUE(is_too_long(refused_header(std::string(longest + 1, ' '))));
    EXPECT_TRUE(says(refused_header("\"a\": {\"shape\": [" + std::string(1000, '1')),
                     "the safetensors header is malformed"));
}

}  // namespace
}  // namespace attnscope
