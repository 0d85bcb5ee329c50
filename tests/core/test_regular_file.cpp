#include <fcntl.h>
#include <gtest/gtest.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/un.h>

#include <cstring>
#include <filesystem>

#include "core/io/atomic_file.h"
#include "core/io/descriptor.h"
#include "core/io/regular_file.h"
#include "core/text/errors.h"
#include "tests/core/temporary_folder.h"

namespace attnscope {
namespace {

namespace fs = std::filesystem;

std::string refusal_of(const std::string& path, std::size_t limit = 100) {
    try {
        return "read: " + read_regular_file(path, limit, "it");
    } catch (const FileError& error) {
        return error.what();
    }
}

std::string make_socket(const std::string& path) {
    const Descriptor made(socket(AF_UNIX, SOCK_STREAM, 0));
    sockaddr_un address{};
    address.sun_family = AF_UNIX;
    std::strncpy(address.sun_path, path.c_str(), sizeof address.sun_path - 1);
    EXPECT_EQ(bind(made.number(), reinterpret_cast<const sockaddr*>(&address), sizeof address), 0);
    return path;
}

TEST(RegularFile, IsReadWholeUpToItsLimit) {
    const TemporaryFolder folder;
    std::string large(3'000'000, 'a');
    large.back() = '\0';
    EXPECT_EQ(read_regular_file(folder.write("large", large), large.size(), "it"), large);
    EXPECT_EQ(read_regular_file(folder.write("none", ""), 0, "it"), "");
    fs::create_symlink("large", folder / "link");
    EXPECT_EQ(read_regular_file(folder / "link", large.size(), "it"), large);
    EXPECT_EQ(refusal_of(folder / "large", large.size() - 1),
              "it: is larger than the 2999999 bytes that are allowed");
}

/// A read of the pipe or of the terminal would wait for ever.
TEST(RegularFile, WhatIsNoFileIsRefusedAtOnce) {
    const TemporaryFolder folder;
    const std::string pipe = folder / "pipe";
    ASSERT_EQ(mkfifo(pipe.c_str(), 0600), 0);
    EXPECT_EQ(refusal_of(pipe), "it: is a pipe, not a file");
    EXPECT_EQ(refusal_of(make_socket(folder / "socket")), "it: is a socket, not a file");
    EXPECT_EQ(refusal_of("/dev/zero"), "it: is a device, not a file");
    EXPECT_EQ(refusal_of(folder.path().string()), "it: is a folder, not a file");
    EXPECT_EQ(refusal_of(folder / "none"), "it: cannot be read (No such file or directory)");
}

TEST(RegularFile, AFaultOfTheDiskIsSaid) {
    EXPECT_EQ(refusal_of("/proc/self/mem"), "it: cannot be read (Input/output error)");
}

TEST(CheckedFile, WhatWasWrittenIsReadBackBeforeTheOldFileGoes) {
    const TemporaryFolder folder;
    const std::string path = folder.write("a", "old");
    std::string found;
    write_checked(path, "new", [&](std::string_view written) {
        found = written;
        EXPECT_EQ(read_file(path, 100), "old");
    });
    EXPECT_EQ(found, "new");
    EXPECT_EQ(read_file(path, 100), "new");
}

TEST(CheckedFile, TheOldFileStaysWhereTheNewOneIsRefused) {
    const TemporaryFolder folder;
    const std::string path = folder.write("a", "old");
    const auto refuse = [](std::string_view) { throw FileError("no"); };
    EXPECT_THROW(write_checked(path, "new", refuse), FileError);
    EXPECT_EQ(read_file(path, 100), "old");
    EXPECT_THROW(write_checked(folder / "b", "new", refuse), FileError);
    EXPECT_FALSE(fs::exists(folder / "b"));
    EXPECT_EQ(std::distance(fs::directory_iterator(folder.path()), {}), 1);
}

TEST(CheckedFile, APipeIsNotWrittenTo) {
    const TemporaryFolder folder;
    ASSERT_EQ(mkfifo((folder / "pipe").c_str(), 0600), 0);
    EXPECT_THROW(write_checked(folder / "pipe", "new", [](std::string_view) {}), FileError);
}

}  // namespace
}  // namespace attnscope
