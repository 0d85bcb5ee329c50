#include <gtest/gtest.h>
#include <sched.h>
#include <sys/mount.h>
#include <unistd.h>

#include "tests/attack/commands.h"
#include "tests/attack/contract.h"
#include "tests/attack/good_files.h"
#include "tests/attack/users.h"

namespace attnscope::attack {
namespace {

namespace fs = std::filesystem;

constexpr fs::perms read_only = fs::perms(0444), no_writing = fs::perms(0555);

class OutputRightAttack : public ::testing::Test {
protected:
    void SetUp() override {
        if (!ordinary_user_can_start())
            GTEST_SKIP() << "no ordinary user can start the program here";
    }

    /// As a user without special rights.
    Start writing(const Writer& writer, const std::string& path) const {
        return {.arguments = writing_to(writer, path),
                .folder = sandbox_.path(),
                .prepare = become_ordinary_user};
    }

    const Sandbox sandbox_;
};

TEST_F(OutputRightAttack, ReadOnlyFiles) {
    for (const Writer& writer : writers()) {
        const std::string name = "locked" + writer.ending;
        sandbox_.write(name, old_content);
        fs::permissions(sandbox_ / name, read_only);
        expect_refused(sandbox_, writing(writer, name));
        if (geteuid() == 0) {
            ASSERT_EQ(chown((sandbox_ / name).c_str(), 65534, 65534), 0);
        }
        expect_refused(sandbox_, writing(writer, name));
    }
}

/// A file that may be written is, though nothing can be made beside it.
TEST_F(OutputRightAttack, FilesInAFolderThatMayNotBeWritten) {
    fs::create_directory(sandbox_ / "closed");
    for (const Writer& writer : writers())
        sandbox_.write("closed/old" + writer.ending, old_content);
    fs::permissions(sandbox_ / "closed", no_writing);
    for (const Writer& writer : writers()) {
        const std::string name = "closed/old" + writer.ending;
        expect_refused(sandbox_, writing(writer, "closed/new" + writer.ending));
        expect_written(sandbox_, writing(writer, name), name);
        EXPECT_TRUE(content_of(sandbox_ / name) == written_by(writer, name)) << name;
    }
    for (const std::string folder : {"closed/gallery", "closed"})
        expect_refused(sandbox_,
                       {.arguments = {"gallery", folder}, .prepare = become_ordinary_user});
    fs::permissions(sandbox_ / "closed", fs::perms::owner_all);
}

TEST_F(OutputRightAttack, AFolderThatMayNotBeSearched) {
    fs::create_directory(sandbox_ / "dark");
    sandbox_.write("dark/old", old_content);
    fs::permissions(sandbox_ / "dark", fs::perms::none);
    for (const Writer& writer : writers())
        expect_refused(sandbox_, writing(writer, "dark/new" + writer.ending));
    fs::permissions(sandbox_ / "dark", fs::perms::owner_all);
}

/// A file over which another is mounted cannot be replaced: it is written, or refused.
TEST_F(OutputRightAttack, MountedFiles) {
    for (const Writer& writer : writers()) {
        const std::string name = "mounted" + writer.ending;
        const std::string target = sandbox_.write(name, old_content);
        const std::string source = sandbox_.write("below", old_content);
        constexpr int no_mount = 77;
        const Start start{
            .arguments = writing_to(writer, name), .folder = sandbox_.path(), .prepare = [=] {
                const int spaces = CLONE_NEWNS | (geteuid() == 0 ? 0 : CLONE_NEWUSER);
                if (unshare(spaces) != 0 || mount("", "/", "", MS_REC | MS_PRIVATE, nullptr) != 0 ||
                    mount(source.c_str(), target.c_str(), "", MS_BIND, nullptr) != 0)
                    _exit(no_mount);
            }};
        const Ending ending = run(start);
        if (ending.exited_with(no_mount))
            GTEST_SKIP() << "nothing can be mounted here";
        expect_orderly(start, ending);
        EXPECT_TRUE(content_of(source) ==
                    (ending.exited_with(0) ? written_by(writer, name) : std::string(old_content)))
            << shell_command(start) << '\n'
            << ending.err;
        EXPECT_EQ(content_of(target), old_content);
        if (!ending.exited_with(0)) {
            expect_failure(start, ending);
        }
    }
}

}  // namespace
}  // namespace attnscope::attack
