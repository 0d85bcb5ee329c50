#include <fcntl.h>
#include <gtest/gtest.h>

#include <filesystem>

#include "core/io/descriptor.h"
#include "core/io/distinct_files.h"
#include "core/text/errors.h"
#include "tests/core/temporary_folder.h"

namespace attnscope {
namespace {

namespace fs = std::filesystem;

bool is_refused(const std::vector<std::string>& inputs, const std::vector<std::string>& outputs) {
    try {
        require_distinct(inputs, outputs);
        return false;
    } catch (const InvalidRequest&) {
        return true;
    }
}

TEST(DistinctFiles, AreToldByTheFileRatherThanItsName) {
    const TemporaryFolder folder;
    const std::string one = folder.write("one", "1"), two = folder.write("two", "2");
    fs::create_symlink("one", folder / "link");
    fs::create_hard_link(one, folder / "hard");
    fs::create_symlink("fresh", folder / "dangling");
    fs::create_directory(folder / "sub");
    const std::string here = folder / "./one", round = folder / "sub/../one";
    for (const std::string& name : {one, here, round, folder / "link", folder / "hard"}) {
        EXPECT_TRUE(is_refused({one}, {two, name})) << name;
        EXPECT_TRUE(is_refused({}, {one, two, name})) << name;
        EXPECT_FALSE(is_refused({two}, {name})) << name;
    }
    for (const std::string& name : {folder / "fresh", folder / "sub/../fresh", folder / "dangling"})
        EXPECT_TRUE(is_refused({}, {folder / "fresh", name})) << name;
    EXPECT_FALSE(is_refused({one, one, ""}, {two, "", "", folder / "fresh", folder / "sub/fresh"}));
    EXPECT_FALSE(is_refused({folder / "none"}, {folder / "none"}))
        << "a missing input says so itself";
}

TEST(DistinctFiles, DevicesAndDescriptorsMayBeSharedButNoFileBehindThem) {
    const TemporaryFolder folder;
    const std::string log = folder.write("log", "1");
    const Descriptor file(open(log.c_str(), O_WRONLY | O_APPEND | O_CLOEXEC));
    const std::string open_log = "/dev/fd/" + std::to_string(file.number());
    EXPECT_FALSE(is_refused({"/dev/null"}, {"/dev/null", "/dev/null"}));
    EXPECT_FALSE(is_refused({}, {open_log, open_log}));
    EXPECT_TRUE(is_refused({}, {open_log, log}));
    EXPECT_TRUE(is_refused({}, {log, open_log}));
    EXPECT_TRUE(is_refused({log}, {open_log}));
}

}  // namespace
}  // namespace attnscope
