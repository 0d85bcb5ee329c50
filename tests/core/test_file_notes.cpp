#include <gtest/gtest.h>

#include "core/fields/assignments.h"
#include "core/io/npy.h"
#include "core/vectors/file_notes.h"
#include "tests/core/captured_file.h"
#include "tests/core/temporary_folder.h"

namespace attnscope {
namespace {

std::string note(Message (*of)(const Scenario&), const std::vector<std::string>& settings) {
    return text_of(of(scenario_with(settings)));
}

struct FileNotes : ::testing::Test {
    TemporaryFolder folder;
    std::string matrix = folder / "x.npy";

    FileNotes() {
        write_npy(matrix, 6, 2,
                  [](const auto& write) { write(std::vector<float>(std::size_t{12}, 0.5F)); });
    }
};

TEST_F(FileNotes, SayThatASideIsDrawn) {
    EXPECT_EQ(note(drawn_side_note, {"query_file=" + matrix}),
              "the keys are drawn at random, as no file of keys is named");
    EXPECT_EQ(note(drawn_side_note, {"key_file=" + matrix}),
              "the queries are drawn at random, as no file of queries is named");
    EXPECT_EQ(note(drawn_side_note, {"query_file=" + matrix, "keys=planted"}), "");
    EXPECT_EQ(note(drawn_side_note, {"query_file=" + matrix, "key_file=" + matrix}), "");
    EXPECT_EQ(note(drawn_side_note, {}), "");
}

TEST_F(FileNotes, SayThatOneMatrixIsUsedTwice) {
    EXPECT_EQ(note(one_matrix_note, {"query_file=" + matrix, "key_file=" + matrix}),
              matrix + " serves as queries and as keys");
    EXPECT_EQ(note(one_matrix_note, {"query_file=" + matrix}), "");
    const std::string pair =
        folder.write("a.safetensors", testing::captured_bytes({{"h.0", testing::window_layer}}));
    EXPECT_EQ(note(one_matrix_note, {"query_file=" + pair, "key_file=" + pair}), "");
}

TEST_F(FileNotes, SayThatThereAreFurtherBatches) {
    const std::string four = folder.write(
        "four.safetensors",
        testing::safetensors_bytes(
            R"({"q": {"dtype": "F32", "shape": [3, 2, 4, 2], "data_offsets": [0, 192]},)"
            R"( "k": {"dtype": "F32", "shape": [3, 2, 4, 2], "data_offsets": [192, 384]}})",
            std::string(384, '\0')));
    const std::string queries = "query_file=" + four, keys = "key_file=" + four;
    EXPECT_EQ(note(other_batches_note, {queries, keys, "batch=1"}),
              "the heads are those of batch 1 (of 3, from 0); if the first of the four axes counts "
              "layers, "
              "--set first_axis=layer shows all of them");
    EXPECT_EQ(note(other_batches_note, {queries, keys, "first_axis=layer"}), "");
    EXPECT_EQ(note(other_batches_note, {"query_file=" + matrix, "key_file=" + matrix}), "");
}

}  // namespace
}  // namespace attnscope
