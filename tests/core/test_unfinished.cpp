#include <fcntl.h>
#include <gtest/gtest.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

#include <cerrno>
#include <csignal>
#include <filesystem>
#include <functional>
#include <set>

#include "core/io/atomic_file.h"
#include "core/io/unfinished.h"
#include "core/io/unfinished_folder.h"
#include "tests/core/rights.h"
#include "tests/core/temporary_folder.h"

namespace {

bool kills_at_renaming = false, has_locks = true;

}  // namespace

// These functions take the C library's place in this program.

extern "C" int renameat(int folder, const char* name, int new_folder, const char* new_name) {
    if (kills_at_renaming)
        raise(SIGKILL);
    return static_cast<int>(syscall(SYS_renameat, folder, name, new_folder, new_name));
}

extern "C" int flock_of_this_program(int file, int operation) __asm__("flock");
extern "C" int flock_of_this_program(int file, int operation) {
    if (has_locks)
        return static_cast<int>(syscall(SYS_flock, file, operation));
    errno = ENOLCK;
    return -1;
}

namespace attnscope {
namespace {

namespace fs = std::filesystem;

using Names = std::set<std::string>;

Names unfinished_in(const fs::path& folder) {
    Names names;
    for (const fs::directory_entry& entry : fs::directory_iterator(folder))
        names.insert(entry.path().filename().string());
    return names;
}

/// A process that writes "a", and dies between giving the file a name of its own and the target's.
void write_and_die(const TemporaryFolder& folder) {
    EXPECT_EQ(in_child([&] {
                  kills_at_renaming = true;
                  write_atomically(folder / "a", "new");
                  return 0;
              }),
              -SIGKILL);
}

/// Another process that writes there, as a process clears a folder once.
void write_next(const TemporaryFolder& folder, const std::string& name = "next") {
    EXPECT_EQ(in_child([&] {
                  write_atomically(folder / name, "next");
                  return 0;
              }),
              0);
}

/// The name of what a process has left that died in the folder.
std::string left_in(const TemporaryFolder& folder) {
    const Names before = unfinished_in(folder.path());
    write_and_die(folder);
    for (const std::string& name : unfinished_in(folder.path()))
        if (!before.contains(name))
            return name;
    return {};
}

TEST(Unfinished, AFileOfADeadMakerIsClearedByTheNext) {
    const TemporaryFolder folder;
    EXPECT_EQ(left_in(folder).substr(0, 11), ".attnscope-");
    EXPECT_EQ(unfinished_in(folder.path()).size(), 1U);
    write_next(folder);
    EXPECT_EQ(unfinished_in(folder.path()), Names{"next"});
}

TEST(Unfinished, AFolderOfADeadMakerIsClearedByTheNext) {
    const TemporaryFolder folder;
    EXPECT_EQ(in_child([&] {
                  const UnfinishedFolder made(folder / "frames");
                  write_atomically((made.path() / "frame-0001.png").string(), "x");
                  return raise(SIGKILL);
              }),
              -SIGKILL);
    EXPECT_EQ(unfinished_in(folder.path()).size(), 1U);
    write_next(folder);
    EXPECT_EQ(unfinished_in(folder.path()), Names{"next"});
}

/// Without /proc a file has a name all along.
TEST(Unfinished, AFileThatHadANameAllAlongIsClearedByTheNext) {
    constexpr int not_allowed = 77;
    const TemporaryFolder folder;
    const auto without_proc = [&](const std::function<int()>& act) {
        return in_child([&] {
            const bool is_root = chroot(folder.path().c_str()) == 0 && chdir("/") == 0;
            return is_root ? act() : not_allowed;
        });
    };
    const int died = without_proc([] {
        write_atomically("/a", [](std::ostream&) { raise(SIGKILL); });
        return 0;
    });
    if (died == not_allowed)
        GTEST_SKIP() << "another root folder is not allowed here";
    EXPECT_EQ(died, -SIGKILL);
    EXPECT_EQ(unfinished_in(folder.path()).size(), 1U);
    EXPECT_EQ(without_proc([] {
                  write_atomically("/next", "next");
                  return 0;
              }),
              0);
    EXPECT_EQ(unfinished_in(folder.path()), Names{"next"});
}

int make_file(int folder, const std::string& name) {
    return openat(folder, name.c_str(), O_CREAT | O_EXCL | O_RDWR | O_CLOEXEC, 0600);
}

int make_folder(int parent, const std::string& name) {
    return mkdirat(parent, name.c_str(), 0700) == 0
               ? openat(parent, name.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC)
               : -1;
}

TEST(Unfinished, WhatSomebodyMakesOrMadeElsewhereStays) {
    const TemporaryFolder folder;
    const std::string dead = left_in(folder);
    const std::string here = dead.substr(0, dead.rfind('-') + 1);
    fs::create_directory(folder / "target");
    folder.write("target/kept", "x");
    fs::create_directory_symlink(folder / "target", folder / (here + "3"));
    for (const std::string& name :
         {here, here + "x", here + "1.png", here.substr(1) + "1", std::string(".attnscope-1-2"),
          std::string(".attnscope-123"), std::string(".frames.1234")})
        folder.write(name, "somebody's");
    const Descriptor parent(open(folder.path().c_str(), O_PATH | O_DIRECTORY));
    const auto make = [&](const auto& maker) {
        return make_unfinished(
                   parent.number(),
                   [&](const std::string& name) { return maker(parent.number(), name); })
            .descriptor;
    };
    const Descriptor file(make(make_file)), pictures(make(make_folder));  // of a living maker
    Names wanted = unfinished_in(folder.path());
    wanted.erase(dead);
    wanted.insert("next");
    write_next(folder);
    EXPECT_EQ(unfinished_in(folder.path()), wanted);
    EXPECT_TRUE(fs::exists(folder / "target/kept"));
}

TEST(Unfinished, WhereThereAreNoLocksNothingIsCleared) {
    const TemporaryFolder folder;
    const std::string dead = left_in(folder);
    EXPECT_EQ(in_child([&] {
                  has_locks = false;
                  write_atomically(folder / "next", "next");
                  return 0;
              }),
              0);
    EXPECT_EQ(unfinished_in(folder.path()), (Names{dead, "next"}));
    EXPECT_EQ(in_child([&] {
                  has_locks = false;
                  const UnfinishedFolder made(folder / "frames");
                  return raise(SIGKILL);
              }),
              -SIGKILL);
    const Names left = unfinished_in(folder.path());
    EXPECT_EQ(left.size(), 3U);
    write_next(folder);  // with locks: whether the maker lives could not be told
    Names wanted = left;
    wanted.erase(dead);
    EXPECT_EQ(unfinished_in(folder.path()), wanted);
}

TEST(Unfinished, WhatIsClearedBeforeItIsLockedIsMadeAgain) {
    const TemporaryFolder folder;
    const Descriptor parent(open(folder.path().c_str(), O_PATH | O_DIRECTORY));
    int times = 0;
    const Unfinished made = make_unfinished(parent.number(), [&](const std::string& name) {
        const int file = make_file(parent.number(), name);
        if (++times == 1)
            fs::remove(folder / name);
        return file;
    });
    close(made.descriptor);
    EXPECT_EQ(times, 2);
    EXPECT_EQ(unfinished_in(folder.path()), Names{made.name});
}

TEST(Unfinished, AFolderTakesItsPlaceAsAWhole) {
    const TemporaryFolder folder;
    fs::create_directory(folder / "frames");
    {
        UnfinishedFolder made(folder / "frames");
        write_atomically((made.path() / "x").string(), "x");
        EXPECT_TRUE(fs::is_empty(folder / "frames"));
        made.take_place();
    }
    EXPECT_EQ(unfinished_in(folder.path()), Names{"frames"});
    EXPECT_EQ(unfinished_in(folder / "frames"), Names{"x"});
    { const UnfinishedFolder given_up(folder / "more"); }
    EXPECT_EQ(unfinished_in(folder.path()), Names{"frames"});
}

}  // namespace
}  // namespace attnscope
