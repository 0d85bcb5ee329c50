#include <gtest/gtest.h>

#include <stdexcept>
#include <string>
#include <thread>
#include <vector>

#include "core/io/file_state.h"
#include "core/parallel/last_result.h"
#include "core/text/errors.h"
#include "tests/core/rewrite.h"
#include "tests/core/temporary_folder.h"

namespace attnscope {
namespace {

TEST(LastResult, IsMadeOnceUntilAnotherIsAskedFor) {
    LastResult<int, std::string> last;
    int made = 0;
    const auto get = [&](int key) {
        return *last.get(key, [&] {
            ++made;
            return std::to_string(key);
        });
    };
    EXPECT_EQ(get(1), "1");
    EXPECT_EQ(get(1), "1");
    EXPECT_EQ(made, 1);
    EXPECT_EQ(get(2), "2");
    EXPECT_EQ(get(1), "1");
    EXPECT_EQ(made, 3);
}

TEST(LastResult, KeepsAsManyAsItIsToldTo) {
    LastResult<int, int, 2> last;
    int made = 0;
    const auto get = [&](int key) { last.get(key, [&] { return ++made; }); };
    for (const int key : {1, 2, 1, 2, 1})
        get(key);
    EXPECT_EQ(made, 2);
    get(3);  // in place of 2, which was asked for longer ago
    get(1);
    EXPECT_EQ(made, 3);
    get(2);
    EXPECT_EQ(made, 4);
}

TEST(LastResult, OfWhatCannotBeMadeLeavesTheOneBefore) {
    LastResult<int, int> last;
    EXPECT_EQ(*last.get(1, [] { return 10; }), 10);
    EXPECT_THROW(last.get(2, []() -> int { throw std::runtime_error("none"); }),
                 std::runtime_error);
    EXPECT_EQ(*last.get(1, [] { return 11; }), 10);
}

TEST(LastResult, ServesSeveralThreads) {
    LastResult<int, int> last;
    std::vector<std::jthread> threads;
    for (int thread = 0; thread < 4; ++thread)
        threads.emplace_back([&] {
            for (int i = 0; i < 2000; ++i)
                EXPECT_EQ(*last.get(i % 3, [&] { return 7 * (i % 3); }), 7 * (i % 3));
        });
}

TEST(FileState, IsAnotherOnceTheFileIsWrittenAnew) {
    const TemporaryFolder folder;
    const std::string path = folder.write("a", "one");
    const FileState before = state_of(path);
    EXPECT_EQ(before, state_of(path));
    testing::rewrite(path, [&] { folder.write("a", "two"); });
    EXPECT_NE(before, state_of(path));
    EXPECT_EQ(state_of(folder / "none"), FileState{folder / "none"});
}

TEST(FileState, IsRequiredToStay) {
    const TemporaryFolder folder;
    const std::string path = folder.write("a", "one");
    const std::vector<FileState> before = {state_of(path), state_of(folder / "none")};
    EXPECT_NO_THROW(require_unchanged(before));
    testing::rewrite(path, [&] { folder.write("a", "two"); });
    try {
        require_unchanged(before);
        FAIL() << "a file that was written anew is as it was";
    } catch (const FileError& fault) {
        EXPECT_EQ(fault.what(), path + ": the file was changed while it was read");
    }
}

}  // namespace
}  // namespace attnscope
