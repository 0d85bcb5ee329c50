#include <fcntl.h>
#include <gtest/gtest.h>
#include <sched.h>
#include <sys/mount.h>
#include <sys/stat.h>
#include <sys/xattr.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <filesystem>
#include <fstream>
#include <system_error>

#include "core/io/atomic_file.h"
#include "core/io/descriptor.h"
#include "core/text/errors.h"
#include "tests/core/rights.h"
#include "tests/core/temporary_folder.h"

namespace attnscope {
namespace {

namespace fs = std::filesystem;

struct stat status_of(const std::string& path) {
    struct stat status {};
    EXPECT_EQ(stat(path.c_str(), &status), 0) << path;
    return status;
}

/// Both require_writable() and write_atomically() have to refuse `path` with this part.
void expect_refused(const std::string& path, const std::string& part) {
    const auto check = [&](const auto& action) {
        try {
            action();
            ADD_FAILURE() << "accepted " << path;
        } catch (const FileError& error) {
            EXPECT_NE(std::string(error.what()).find(part), std::string::npos) << error.what();
        }
    };
    check([&] { require_writable(path); });
    check([&] { write_atomically(path, "new"); });
}

/// Asks, as commands do before their work, then writes.
void write_new(const std::string& path) {
    require_writable(path);
    write_atomically(path, "new");
}

TEST(Destination, AnOpenDescriptorIsWrittenToAsItStands) {
    const TemporaryFolder folder;
    const std::string log = folder.write("log", "held\n");
    const ino_t inode = status_of(log).st_ino;
    const Descriptor open_log(open(log.c_str(), O_WRONLY | O_APPEND | O_CLOEXEC));
    const std::string number = std::to_string(open_log.number());
    fs::create_symlink("/dev/fd/" + number, folder / "link");
    for (const std::string& name :
         {"/dev/fd/" + number, "/proc/self/fd/" + number, "/proc/thread-self/fd/" + number,
          "/proc/" + std::to_string(getpid()) + "/fd/" + number, folder / "link"}) {
        require_writable(name);
        write_atomically(name, "more\n");
    }
    EXPECT_EQ(read_file(log, 100), "held\nmore\nmore\nmore\nmore\nmore\n");
    EXPECT_EQ(status_of(log).st_ino, inode);
    EXPECT_TRUE(fs::is_symlink(folder / "link"));
}

TEST(Destination, AnOpenFileWithoutANameIsWrittenTo) {
    const TemporaryFolder folder;
    const std::string path = folder.write("gone", "");
    const Descriptor file(open(path.c_str(), O_RDWR | O_CLOEXEC));
    fs::remove(path);
    write_new("/dev/fd/" + std::to_string(file.number()));
    EXPECT_EQ(status_of("/proc/self/fd/" + std::to_string(file.number())).st_size, 3);
    EXPECT_TRUE(fs::is_empty(folder.path()));
}

TEST(Destination, ADescriptorThatCannotBeWrittenIsRefused) {
    const TemporaryFolder folder;
    const std::string path = folder.write("file", "old");
    const Descriptor reading(open(path.c_str(), O_RDONLY | O_CLOEXEC));
    expect_refused("/dev/fd/" + std::to_string(reading.number()), "open for reading only");
    expect_refused("/dev/fd/987", std::generic_category().message(EBADF));
    EXPECT_EQ(read_file(path, 100), "old");
}

TEST(Destination, TheMissingTargetOfALinkIsMade) {
    const TemporaryFolder folder;
    fs::create_directory(folder / "sub");
    fs::create_symlink("sub/second", folder / "first");
    fs::create_symlink("../target", folder / "sub/second");
    write_new(folder / "first");
    EXPECT_TRUE(fs::is_symlink(folder / "first"));
    EXPECT_TRUE(fs::is_symlink(folder / "sub/second"));
    EXPECT_EQ(read_file(folder / "target", 100), "new");
    fs::create_symlink("none/target", folder / "astray");
    expect_refused(folder / "astray", folder / "astray");
    EXPECT_TRUE(fs::is_symlink(folder / "astray"));
}

TEST(Destination, LinksInACircleAreRefused) {
    const TemporaryFolder folder;
    fs::create_symlink("b", folder / "a");
    fs::create_symlink("a", folder / "b");
    expect_refused(folder / "a", std::generic_category().message(ELOOP));
    EXPECT_TRUE(fs::is_symlink(folder / "a"));
    EXPECT_TRUE(fs::is_symlink(folder / "b"));
}

TEST(Destination, AllNamesOfAFileKeepOneContent) {
    const TemporaryFolder folder;
    const std::string one = folder.write("one", "older and longer"), other = folder / "other";
    fs::create_hard_link(one, other);
    write_new(one);
    EXPECT_EQ(read_file(one, 100), "new");
    EXPECT_EQ(read_file(other, 100), "new");
    EXPECT_EQ(status_of(one).st_ino, status_of(other).st_ino);
    EXPECT_THROW(write_atomically(other,
                                  [](std::ostream& stream) {
                                      stream << "half" << std::flush;
                                      throw Cancelled();
                                  }),
                 Cancelled);
    EXPECT_EQ(read_file(one, 100), "new");
}

TEST(Destination, AReadOnlyFileIsRefused) {
    const TemporaryFolder folder;
    const std::string path = folder.write("file", "old");
    ASSERT_TRUE(AsNobody::owns(path) && AsNobody::owns(folder.path()));
    fs::permissions(path, fs::perms::owner_read);
    {
        const AsNobody rights;
        expect_refused(path, path + ": is read-only");
    }
    EXPECT_EQ(read_file(path, 100), "old");
}

TEST(Destination, AWritableFileInAClosedFolderIsWritten) {
    const TemporaryFolder folder;
    const std::string path = folder.write("file", "older and longer");
    ASSERT_TRUE(AsNobody::owns(path));
    fs::permissions(folder.path(), fs::perms(0555));
    {
        const AsNobody rights;
        write_new(path);
        expect_refused(folder / "fresh", std::generic_category().message(EACCES));
    }
    fs::permissions(folder.path(), fs::perms::owner_all);
    EXPECT_EQ(read_file(path, 100), "new");
}

TEST(Destination, AnothersFileInASharedFolderStaysTheirs) {
    if (geteuid() != 0)
        GTEST_SKIP() << "only root can make another's file";
    const TemporaryFolder folder;
    const std::string path = folder.write("file", "older and longer");
    fs::permissions(path, fs::perms::all);
    for (const auto sticky : {fs::perms::none, fs::perms::sticky_bit}) {
        fs::permissions(folder.path(), fs::perms::all | sticky);
        const AsNobody rights;
        write_new(path);
    }
    EXPECT_EQ(read_file(path, 100), "new");
    EXPECT_EQ(status_of(path).st_uid, 0U);
}

TEST(Destination, RootKeepsTheOwner) {
    if (geteuid() != 0)
        GTEST_SKIP() << "only root can give a file away";
    const TemporaryFolder folder;
    const std::string path = folder.write("file", "old");
    ASSERT_EQ(chown(path.c_str(), 12, 34), 0);
    const ino_t inode = status_of(path).st_ino;
    write_new(path);
    EXPECT_NE(status_of(path).st_ino, inode) << "it is replaced all the same";
    EXPECT_EQ(status_of(path).st_uid, 12U);
    EXPECT_EQ(status_of(path).st_gid, 34U);
}

TEST(Destination, KeepsTheAccessList) {
    constexpr auto list = "system.posix_acl_access";
    // Version 2, then tag, permissions and id each: user, user 12, group, mask, others.
    const std::string rights(
        "\2\0\0\0\1\0\6\0\377\377\377\377\2\0\6\0\14\0\0\0\4\0\4\0\377\377\377\377"
        "\20\0\6\0\377\377\377\377\40\0\0\0\377\377\377\377",
        44);
    const TemporaryFolder folder;
    const std::string path = folder.write("file", "old");
    if (setxattr(path.c_str(), list, rights.data(), rights.size(), 0) != 0)
        GTEST_SKIP() << "no access lists here: " << std::generic_category().message(errno);
    write_new(path);
    std::string kept(100, '\0');
    kept.resize(static_cast<std::size_t>(
        std::max<ssize_t>(0, getxattr(path.c_str(), list, kept.data(), kept.size()))));
    EXPECT_EQ(kept, rights);
}

TEST(Destination, TheLongestNamesAreWritten) {
    const TemporaryFolder folder;
    for (const std::size_t length : {247U, 248U, 254U, 255U}) {
        const std::string path = folder / std::string(length, 'x');
        write_new(path);
        EXPECT_EQ(read_file(path, 100), "new") << length;
    }
}

/// Becomes a process that may mount, its user being root of its own name space where it is not root
/// anyway; false where that is not allowed.
bool may_mount() {
    const uid_t user = geteuid();
    const gid_t group = getegid();
    if (unshare(CLONE_NEWNS | (user == 0 ? 0 : CLONE_NEWUSER)) != 0)
        return false;
    if (user != 0) {
        std::ofstream("/proc/self/uid_map") << "0 " << user << " 1";
        std::ofstream("/proc/self/setgroups") << "deny";
        std::ofstream("/proc/self/gid_map") << "0 " << group << " 1";
    }
    return mount(nullptr, "/", nullptr, MS_REC | MS_PRIVATE, nullptr) == 0;
}

constexpr int not_allowed = 77;

TEST(Destination, AMountPointIsWritten) {
    const TemporaryFolder folder;
    const std::string outer = folder.write("outer", "older and longer");
    const std::string inner = folder.write("inner", "");
    const int status = in_child([&] {
        if (!may_mount() || mount(outer.c_str(), inner.c_str(), nullptr, MS_BIND, nullptr) != 0)
            return not_allowed;
        write_new(inner);
        return 0;
    });
    if (status == not_allowed)
        GTEST_SKIP() << "mounting is not allowed here";
    EXPECT_EQ(status, 0);
    EXPECT_EQ(read_file(outer, 100), "new");
    EXPECT_EQ(std::distance(fs::directory_iterator(folder.path()), {}), 2);
}

TEST(Destination, AFileThatIsWrittenOverStaysWholeOnAFullDisk) {
    const TemporaryFolder folder;
    const int status = in_child([&] {
        if (!may_mount() || mount("none", folder.path().c_str(), "tmpfs", 0, "size=1m") != 0)
            return not_allowed;
        const std::string old(300'000, 'o'), path = folder.write("file", old);
        fs::create_hard_link(path, folder / "link");
        // Beside the old file there is room for the new one, but not for both to be as long.
        try {
            write_atomically(path, std::string(600'000, 'n'));
            return 1;
        } catch (const FileError&) {
            return read_file(path, 1'000'000) == old ? 0 : 2;
        }
    });
    if (status == not_allowed)
        GTEST_SKIP() << "mounting is not allowed here";
    EXPECT_EQ(status, 0);
}

}  // namespace
}  // namespace attnscope
