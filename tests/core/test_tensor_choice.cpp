#include <gtest/gtest.h>

#include "core/text/errors.h"
#include "core/vectors/vector_files.h"
#include "tests/core/npy_bytes.h"
#include "tests/core/safetensors_bytes.h"
#include "tests/core/temporary_folder.h"

namespace attnscope {
namespace {

using testing::safetensors_entry;

struct NamedShape {
    std::string name, shape;
    std::size_t values;
};

/// Which of a file's tensors have queries and keys.
class TensorChoice : public ::testing::Test {
protected:
    Scenario with(const std::vector<NamedShape>& tensors, const std::string& query_tensor = "",
                  const std::string& key_tensor = "") const {
        std::string header, data;
        for (const NamedShape& tensor : tensors) {
            const std::size_t begin = data.size();
            data += testing::little_endian_bytes(std::vector<float>(tensor.values, 1));
            header += header.empty() ? "{" : ", ";
            header += safetensors_entry(tensor.name, "F32", tensor.shape, begin, data.size());
        }
        header += "}";
        Scenario scenario;
        scenario.queries = scenario.keys = "file";
        scenario.query_file = scenario.key_file =
            folder_.write("a.safetensors", testing::safetensors_bytes(header, data));
        scenario.query_tensor = query_tensor;
        scenario.key_tensor = key_tensor;
        return scenario;
    }

    static std::string refusal_of(const Scenario& scenario) {
        try {
            open_heads(scenario);
            return "none";
        } catch (const FileError& error) {
            return error.what();
        }
    }

    TemporaryFolder folder_;
};

constexpr const char* matrix = "[1, 2]";

TEST_F(TensorChoice, AFileWithoutAnAxisOfHeadsHasHeadAndBatchZeroAlone) {
    Scenario scenario = with({{"q", matrix, 2}, {"k", matrix, 2}});
    EXPECT_EQ(refusal_of(scenario), "none");
    scenario.head = 3;
    EXPECT_NE(refusal_of(scenario).find("there is no head 3"), std::string::npos);
    Scenario heads = with({{"q", "[2, 1, 2]", 4}, {"k", "[2, 1, 2]", 4}});
    heads.head = 1;
    EXPECT_EQ(refusal_of(heads), "none");
    heads.batch = 2;
    EXPECT_NE(refusal_of(heads).find("there is no batch 2"), std::string::npos);
}

TEST_F(TensorChoice, QueriesAloneAreNoKeys) {
    EXPECT_NE(refusal_of(with({{"q", matrix, 2}}))
                  .find("its only tensor is called 'q', so it has no keys; to use it anyway, "
                        "name it with key_tensor (--k-name)"),
              std::string::npos)
        << refusal_of(with({{"q", matrix, 2}}));
    EXPECT_NE(refusal_of(with({{"layer1.k_proj", matrix, 2}})).find("so it has no queries"),
              std::string::npos);
    EXPECT_EQ(refusal_of(with({{"q", matrix, 2}}, "", "q")), "none");
    EXPECT_EQ(refusal_of(with({{"x", matrix, 2}})), "none");
}

TEST_F(TensorChoice, TheNameOfOneFindsThatOfTheOther) {
    const std::vector<NamedShape> layers = {{"layers.0.q_proj", matrix, 2},
                                            {"layers.0.k_proj", matrix, 2},
                                            {"layers.1.q_proj", matrix, 2},
                                            {"layers.1.k_proj", matrix, 2}};
    EXPECT_EQ(open_heads(with(layers, "layers.1.q_proj")).keys->tensor->name, "layers.1.k_proj");
    EXPECT_EQ(open_heads(with(layers, "", "layers.0.k_proj")).queries->tensor->name,
              "layers.0.q_proj");
}

/// As the window takes them.
TEST_F(TensorChoice, TheOnlyPairOfNamesIsTaken) {
    const FileHeads heads = open_heads(
        with({{"layer5.k_proj", matrix, 2}, {"bias", matrix, 2}, {"layer5.q_proj", matrix, 2}}));
    EXPECT_EQ(heads.queries->tensor->name, "layer5.q_proj");
    EXPECT_EQ(heads.keys->tensor->name, "layer5.k_proj");
}

TEST_F(TensorChoice, WhatDoesNotFitIsCalledByItsName) {
    const std::string refusal = refusal_of(with({{"q", "[1, 4]", 4}, {"k", "[2, 2]", 4}}));
    EXPECT_NE(refusal.find("a.safetensors: q has 4 columns but k has 2"), std::string::npos)
        << refusal;
}

TEST_F(TensorChoice, ARefusalNamesTheSideThatIsNotNamed) {
    const std::vector<NamedShape> three = {{"a", matrix, 2}, {"b", matrix, 2}, {"c", matrix, 2}};
    EXPECT_NE(refusal_of(with(three, "a"))
                  .find("and key_tensor (--k-name) does not name the one with the keys: a (F32"),
              std::string::npos)
        << refusal_of(with(three, "a"));
    EXPECT_NE(refusal_of(with(three, "", "a"))
                  .find("and query_tensor (--q-name) does not name the one with the queries"),
              std::string::npos);
}

TEST_F(TensorChoice, BatchesOfQueriesAndKeysAreEquallyMany) {
    EXPECT_NE(refusal_of(with({{"q", "[2, 1, 1, 2]", 4}, {"k", "[3, 1, 1, 2]", 6}}))
                  .find("the queries have 2 batches and the keys 3"),
              std::string::npos);
    EXPECT_EQ(refusal_of(with({{"q", "[2, 1, 1, 2]", 4}, {"k", "[2, 1, 1, 2]", 4}})), "none");
    EXPECT_EQ(refusal_of(with({{"q", "[2, 1, 1, 2]", 4}, {"k", "[1, 1, 2]", 2}})), "none");
}

TEST(Safetensors, AHeaderThatIsTooLongIsRefusedWithTheLimit) {
    const TemporaryFolder folder;
    const std::string path =
        folder.write("long.safetensors", testing::little_endian(200'000'000, 8) + "{}");
    try {
        TensorFile{path};
        ADD_FAILURE();
    } catch (const FileError& error) {
        EXPECT_NE(std::string(error.what())
                      .find("said to be 200000000 bytes long; the format allows up to 100000000"),
                  std::string::npos)
            << error.what();
    }
}

}  // namespace
}  // namespace attnscope
