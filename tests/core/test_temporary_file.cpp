#include <fcntl.h>
#include <gtest/gtest.h>
#include <sched.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

#include <algorithm>
#include <csignal>
#include <filesystem>
#include <functional>
#include <set>
#include <string>
#include <vector>

#include "core/io/atomic_file.h"
#include "core/io/temporary_file.h"
#include "core/text/errors.h"
#include "tests/core/rights.h"
#include "tests/core/temporary_folder.h"

namespace {

/// What is synced in this process, in order: 'd' for a folder, 'f' for a file.
std::string& synced() {
    static std::string kinds;
    return kinds;
}

}  // namespace

/// Takes the C library's place in this program.
extern "C" int fsync(int descriptor) {
    struct stat status {};
    fstat(descriptor, &status);
    synced() += S_ISDIR(status.st_mode) ? 'd' : 'f';
    return static_cast<int>(syscall(SYS_fsync, descriptor));
}

namespace attnscope {
namespace {

namespace fs = std::filesystem;

std::vector<std::string> names_in(const fs::path& folder) {
    std::vector<std::string> names;
    for (const fs::directory_entry& entry : fs::directory_iterator(folder))
        names.push_back(entry.path().filename().string());
    return names;
}

bool has_unnamed_files(const TemporaryFolder& folder) {
    const Descriptor file(open(folder.path().c_str(), O_TMPFILE | O_RDWR, 0600));
    return bool(file);
}

TEST(TemporaryFile, NothingIsLeftOfAKilledProcess) {
    const TemporaryFolder folder;
    if (!has_unnamed_files(folder))
        GTEST_SKIP() << "this file system knows no files without a name";
    const std::string path = folder.write("a", "old");
    const int status = in_child([&] {
        write_atomically(path, [](std::ostream& stream) {
            stream << std::string(1'000'000, 'x') << std::flush;
            raise(SIGKILL);
        });
        return 0;
    });
    EXPECT_EQ(status, -SIGKILL);
    EXPECT_EQ(names_in(folder.path()), std::vector<std::string>{"a"});
    EXPECT_EQ(read_file(path, 100), "old");
}

TEST(TemporaryFile, TheFolderIsSyncedAfterTheFile) {
    const TemporaryFolder folder;
    synced().clear();
    write_atomically(folder / "a", "x");
    EXPECT_EQ(synced(), "fd");
}

/// Without /proc a file needs a name. In a child process in `folder` as its root.
int without_proc(const TemporaryFolder& folder, const std::function<int()>& act) {
    constexpr int not_allowed = 77;
    return in_child([&] {
        if (geteuid() != 0 && unshare(CLONE_NEWUSER) != 0)
            return not_allowed;
        return chroot(folder.path().c_str()) == 0 && chdir("/") == 0 ? act() : not_allowed;
    });
}

TEST(TemporaryFile, WithANameOfItsOwnItIsNotGuessedAndGoesAway) {
    const TemporaryFolder folder;
    folder.write("a", "old");
    std::set<std::string> names;
    const int status = without_proc(folder, [&] {
        for (int i = 0; i < 10; ++i) {
            try {
                write_atomically("/a", [&](std::ostream&) {
                    for (const std::string& name : names_in("/"))
                        if (name != "a")
                            names.insert(name);
                    throw Cancelled();
                });
            } catch (const Cancelled&) {
            }
        }
        const bool gone = names_in("/").size() == 1;
        write_atomically("/a", "new");
        const bool tells = std::ranges::any_of(
            names, [](const std::string& name) { return name.starts_with("a"); });
        return gone && !tells && names.size() == 10 ? 0 : 1;
    });
    if (status == 77)
        GTEST_SKIP() << "another root folder is not allowed here";
    EXPECT_EQ(status, 0);
    EXPECT_EQ(names_in(folder.path()), std::vector<std::string>{"a"});
    EXPECT_EQ(read_file(folder / "a", 100), "new");
}

TEST(TemporaryFile, WithANameOfItsOwnItIsAbandonedBeforeTheEnd) {
    const TemporaryFolder folder;
    folder.write("a", "old");
    const int status = without_proc(folder, [&] {
        write_atomically("/a", [&](std::ostream&) {
            abandon_files();
            _exit(names_in("/").size() == 1 ? 0 : 1);
        });
        return 2;
    });
    if (status == 77)
        GTEST_SKIP() << "another root folder is not allowed here";
    EXPECT_EQ(status, 0);
    EXPECT_EQ(read_file(folder / "a", 100), "old");
}

/// The sentence that `action` is refused with.
std::string refusal(const std::function<void()>& action) {
    try {
        action();
    } catch (const FileError& error) {
        return error.what();
    }
    return "";
}

TEST(TemporaryFile, AFileLargerThanTheDiskIsRefusedBefore) {
    const TemporaryFolder folder;
    const std::string path = folder.write("a", "old");
    const std::uintmax_t room = fs::space(folder.path()).available, huge = std::uintmax_t{1} << 60;
    const std::string said = refusal([&] { require_room(path, huge); });
    EXPECT_NE(said.find("takes 1152921504606846976 bytes"), std::string::npos) << said;
    EXPECT_NE(said.find("the disk has room for"), std::string::npos) << said;
    EXPECT_EQ(refusal([&] { require_room(path, room / 2); }), "");
    EXPECT_EQ(refusal([&] { require_room("/dev/null", huge); }), "");
    EXPECT_NE(refusal([&] {
                  write_atomically(
                      path, [](std::ostream&) { FAIL() << "there is no room to begin"; }, huge);
              }),
              "");
    EXPECT_EQ(read_file(path, 100), "old");
}

TEST(TemporaryFile, TheLimitOnAFilesSizeIsSaidBeforeAndHolds) {
    const TemporaryFolder folder;
    const std::string path = folder.write("a", "old");
    const int status = in_child([&] {
        const struct rlimit limit { 4096, 4096 };
        std::signal(SIGXFSZ, SIG_IGN);
        if (setrlimit(RLIMIT_FSIZE, &limit) != 0)
            return 1;
        const std::string said = refusal([&] { require_room(path, 4097); });
        if (said.find("ulimit -f") == std::string::npos || said.find("4096") == std::string::npos)
            return 2;
        if (!refusal([&] { require_room(path, 4096); }).empty())
            return 3;
        return refusal([&] { write_atomically(path, std::string(5000, 'x')); }).empty() ? 4 : 0;
    });
    EXPECT_EQ(status, 0);
    EXPECT_EQ(read_file(path, 100), "old");
    EXPECT_EQ(names_in(folder.path()), std::vector<std::string>{"a"});
}

}  // namespace
}  // namespace attnscope
