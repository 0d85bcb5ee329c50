#include <gtest/gtest.h>
#include <sys/stat.h>

#include <cerrno>
#include <filesystem>
#include <system_error>
#include <utility>

#include "core/io/atomic_file.h"
#include "core/text/errors.h"
#include "core/text/printable.h"
#include "tests/core/rights.h"
#include "tests/core/temporary_folder.h"

namespace attnscope {
namespace {

namespace fs = std::filesystem;

std::size_t files_in(const TemporaryFolder& folder) {
    return static_cast<std::size_t>(
        std::distance(fs::directory_iterator(folder.path()), fs::directory_iterator()));
}

TEST(AtomicFile, WritesAndReplaces) {
    const TemporaryFolder folder;
    const std::string path = folder / "a.txt";
    write_atomically(path, "one");
    EXPECT_EQ(read_file(path, 100), "one");
    write_atomically(path, std::string_view("t\0o", 3));
    EXPECT_EQ(read_file(path, 100), std::string("t\0o", 3));
    EXPECT_EQ(files_in(folder), 1U);
}

TEST(AtomicFile, AFailedWriteLeavesTheOldFileWhole) {
    const TemporaryFolder folder;
    const std::string path = folder.write("a.txt", "old");
    EXPECT_THROW(write_atomically(path,
                                  [](std::ostream& stream) {
                                      stream << "half of the new one";
                                      throw Cancelled();
                                  }),
                 Cancelled);
    EXPECT_THROW(
        write_atomically(path, [](std::ostream& stream) { stream.setstate(std::ios::failbit); }),
        FileError);
    EXPECT_THROW(
        write_atomically(path, [](std::ostream& stream) { stream.setstate(std::ios::badbit); }),
        FileError);
    EXPECT_EQ(read_file(path, 100), "old");
    EXPECT_EQ(files_in(folder), 1U);
}

TEST(AtomicFile, ReadersSeeTheOldFileUntilTheEnd) {
    const TemporaryFolder folder;
    const std::string path = folder.write("a.txt", "old");
    write_atomically(path, [&](std::ostream& stream) {
        stream << "new" << std::flush;
        EXPECT_EQ(read_file(path, 100), "old");
    });
    EXPECT_EQ(read_file(path, 100), "new");
}

TEST(AtomicFile, KeepsPermissionsAndLinks) {
    const TemporaryFolder folder;
    const std::string path = folder.write("a.txt", "old");
    fs::permissions(path, fs::perms::owner_read | fs::perms::owner_write);
    fs::create_symlink("a.txt", folder / "link");
    write_atomically(folder / "link", "new");
    EXPECT_TRUE(fs::is_symlink(folder / "link"));
    EXPECT_EQ(read_file(path, 100), "new");
    EXPECT_EQ(fs::status(path).permissions(), fs::perms::owner_read | fs::perms::owner_write);

    const mode_t mask = umask(022);
    write_atomically(folder / "b.txt", "x");
    umask(mask);
    EXPECT_EQ(static_cast<unsigned>(fs::status(folder / "b.txt").permissions()), 0644U);
}

TEST(AtomicFile, FaultsNameTheFile) {
    const TemporaryFolder folder;
    const auto refused = [](const std::string& path, const auto& action) {
        try {
            action();
            ADD_FAILURE() << "accepted " << path;
        } catch (const FileError& error) {
            EXPECT_TRUE(std::string(error.what()).starts_with(path + ": ")) << error.what();
        }
    };
    const std::string missing = folder / "none/a.txt";
    const std::string here = folder.path().string();
    refused(missing, [&] { write_atomically(missing, "x"); });
    refused(missing, [&] { read_file(missing, 10); });
    refused(here, [&] { write_atomically(here, "x"); });
    refused(here, [&] { read_file(here, 10); });
    refused("/dev/full", [&] { write_atomically("/dev/full", std::string(100'000, 'x')); });

    const std::string five = folder.write("five", "12345");
    EXPECT_EQ(read_file(five, 5), "12345");
    refused(five, [&] { read_file(five, 4); });
    EXPECT_EQ(read_file(folder.write("none", ""), 0), "");
}

TEST(AtomicFile, WhatCannotBeWrittenIsKnownBefore) {
    const TemporaryFolder folder;
    const std::string old = folder.write("old", "precious");
    const std::string here = folder.path().string();
    for (const std::string& path : {here, here + "/", folder / "none/a.txt", old + "/a.txt",
                                    folder / std::string(300, 'x')}) {
        try {
            require_writable(path);
            ADD_FAILURE() << "accepted " << path;
        } catch (const FileError& error) {
            EXPECT_NE(std::string(error.what()).find(printable(path)), std::string::npos)
                << error.what();
        }
        EXPECT_THROW(write_atomically(path, "x"), FileError) << path;
    }
    EXPECT_EQ(files_in(folder), 1U);
    EXPECT_EQ(read_file(old, 100), "precious");
}

TEST(AtomicFile, TheSentenceSaysWhatIsWrongWithTheFolder) {
    const TemporaryFolder folder;
    const std::string file = folder.write("file", "x"), here = folder.path().string();
    fs::create_symlink("loop", folder / "loop");
    const std::pair<std::string, std::string> refused[] = {
        {folder / "none/a.txt", "there is no folder " + here + "/none"},
        {folder / "none/deeper/a.txt", "there is no folder " + here + "/none/deeper"},
        {file + "/a.txt", file + " is a file, not a folder"},
        {file + "/below/a.txt", file + " is a file, not a folder"},
        {folder / "loop/a.txt", std::generic_category().message(ELOOP)},
        {"/proc/a.txt", "no file can be made in /proc"},
    };
    for (const auto& [path, part] : refused) {
        try {
            require_writable(path);
            ADD_FAILURE() << "accepted " << path;
        } catch (const FileError& error) {
            EXPECT_TRUE(std::string(error.what()).starts_with(path)) << error.what();
            EXPECT_NE(std::string(error.what()).find(part), std::string::npos) << error.what();
        }
    }
}

TEST(AtomicFile, AFolderThatMayNotBeSearchedIsNotSaidToBeMissing) {
    const TemporaryFolder folder;
    const std::string closed = folder / "closed";
    fs::create_directories(closed + "/inner");
    fs::permissions(folder.path(), fs::perms::owner_all | fs::perms::others_exec);
    fs::permissions(closed, fs::perms::none);
    try {
        const AsNobody rights;
        require_writable(closed + "/inner/a.txt");
        ADD_FAILURE() << "accepted";
    } catch (const FileError& error) {
        EXPECT_NE(std::string(error.what()).find(std::generic_category().message(EACCES)),
                  std::string::npos)
            << error.what();
    }
    fs::permissions(closed, fs::perms::owner_all);
}

TEST(AtomicFile, AskingWhetherItCanBeWrittenChangesNothing) {
    const TemporaryFolder folder;
    const std::string old = folder.write("old", "precious");
    fs::create_symlink("old", folder / "link");
    const auto written = fs::last_write_time(old);
    for (const std::string& path : {old, folder / "new", folder / "link", std::string("/dev/null")})
        EXPECT_NO_THROW(require_writable(path)) << path;
    EXPECT_EQ(files_in(folder), 2U);
    EXPECT_EQ(read_file(old, 100), "precious");
    EXPECT_EQ(fs::last_write_time(old), written);
}

TEST(AtomicFile, ADeviceIsWrittenToRatherThanReplaced) {
    write_atomically("/dev/null", "x");
    EXPECT_TRUE(fs::is_character_file("/dev/null"));
}

TEST(AtomicFile, ReadsFilesOfManyBlocks) {
    const TemporaryFolder folder;
    std::string text(3'333'333, 'a');
    for (std::size_t i = 0; i < text.size(); ++i)
        text[i] = static_cast<char>(i * 31 + i / 257);
    const std::string path = folder.write("large", text);
    EXPECT_TRUE(read_file(path, text.size()) == text);
}

}  // namespace
}  // namespace attnscope
