#include <gtest/gtest.h>
#include <sys/stat.h>

#include <atomic>
#include <filesystem>
#include <functional>
#include <thread>

#include "core/io/input_file.h"
#include "core/io/tensor_file.h"
#include "core/io/token_labels.h"
#include "core/text/errors.h"
#include "tests/core/npy_bytes.h"
#include "tests/core/rewrite.h"
#include "tests/core/safetensors_bytes.h"
#include "tests/core/temporary_folder.h"
#include "tests/core/zip_bytes.h"

namespace attnscope {
namespace {

namespace fs = std::filesystem;

constexpr auto changed = "the file was changed while it was read";

/// The sentence of the FileError that `act` throws; empty where it throws none.
std::string refusal(const std::function<void()>& act) {
    try {
        act();
    } catch (const FileError& error) {
        return error.what();
    }
    return {};
}

TEST(InputFile, ReadsWhatIsAskedFor) {
    const TemporaryFolder folder;
    const InputFile file(folder.write("a", "0123456789"));
    std::string some(4, ' ');
    file.read(3, some);
    EXPECT_EQ(some, "3456");
    const ByteSource next = file.from(5);
    EXPECT_EQ(std::string(next(2).data(), 2), "56");
    EXPECT_EQ(std::string(next(3).data(), 3), "789");
    EXPECT_NE(refusal([&] { next(1); }).find("cannot be read to its end"), std::string::npos);
    EXPECT_NE(refusal([&] { file.require(~0ULL, 2); }), "");
}

TEST(InputFile, AFileThatIsChangedBetweenTwoReadsIsRefused) {
    const TemporaryFolder folder;
    const std::string path = folder.write("a", "0123456789");
    const auto after = [&](const std::function<void()>& change) {
        folder.write("a", "0123456789");
        const InputFile file(path);
        return refusal([&] {
            file.of_one_state([&] {
                change();
                return file.from(0)(10).size();
            });
        });
    };
    EXPECT_EQ(after([] {}), "");
    for (const std::size_t size : {0, 5, 20})
        EXPECT_EQ(after([&] { fs::resize_file(path, size); }), path + ": " + changed) << size;
    const auto write_anew = [&] { std::ofstream(path) << "9876543210"; };
    EXPECT_EQ(after([&] { testing::rewrite(path, write_anew); }), path + ": " + changed);
    EXPECT_EQ(after([&] { fs::remove(path); }), "");  // what is open stays whole
}

/// Whatever was wrong with the parts, it is the change that counts.
TEST(InputFile, AFaultOfAChangedFileIsThatChange) {
    const TemporaryFolder folder;
    const std::string path = folder.write("a", "0123456789");
    const InputFile file(path);
    const auto fail = [&]() -> int { throw FileError("malformed"); };
    EXPECT_EQ(refusal([&] { file.of_one_state(fail); }), "malformed");
    fs::resize_file(path, 4);
    EXPECT_EQ(refusal([&] { file.of_one_state(fail); }), path + ": " + changed);
}

/// The library for archives opens them by name.
TEST(InputFile, AnotherArchiveInTheOnesPlaceIsRefused) {
    const TemporaryFolder folder;
    const std::string npy =
        testing::npy_bytes(testing::npy_dictionary("<f4", "(2, 2)"), std::string(16, '\0'));
    const std::string archive = testing::zip_bytes({testing::deflated("q.npy", npy)});
    const std::string path = folder.write("a.npz", archive);
    const TensorFile file(path);
    EXPECT_EQ(file.read(file.find("q"), {}).rows, 2);
    testing::rewrite(path, [&] { fs::rename(folder.write("b.npz", archive + "x"), path); });
    EXPECT_EQ(refusal([&] { file.read(file.find("q"), {}); }), path + ": " + changed);
}

/// Cuts the file and puts it back, again and again, while it is read: it is then read whole or
/// refused, and the process lives.
void read_while_it_shrinks(const std::string& path, const std::string& whole,
                           const std::function<void()>& read) {
    const fs::path other = path + ".whole";
    std::ofstream(other, std::ios::binary) << whole;
    std::atomic<bool> done = false;
    std::thread shrinking([&] {
        for (unsigned i = 0; !done; ++i) {
            fs::copy_file(other, path, fs::copy_options::overwrite_existing);
            std::this_thread::sleep_for(std::chrono::microseconds(i * 37 % 1000));
            fs::resize_file(path, whole.size() / 3);
            std::this_thread::sleep_for(std::chrono::microseconds(i * 61 % 1000));
        }
    });
    int refused = 0;
    constexpr int reads = 100;
    for (int i = 0; i < reads; ++i)
        refused += refusal(read).empty() ? 0 : 1;
    done = true;
    shrinking.join();
    EXPECT_GT(refused, 0);
}

std::string many_tensors() {
    constexpr int tensors = 2000;
    std::string header = "{";
    for (int i = 0; i < tensors; ++i)
        header += (i == 0 ? "" : ", ") +
                  testing::safetensors_entry("tensor" + std::to_string(i), "F32", "[0]", 0, 0);
    return testing::safetensors_bytes(header + "}", "");
}

TEST(InputFile, AFileThatShrinksWhileItIsReadEndsNothing) {
    const TemporaryFolder folder;
    const std::string numbers = testing::npy_bytes(testing::npy_dictionary("<f4", "(512, 1024)"),
                                                   std::string(std::size_t{1} << 21, '\0'));
    const auto try_out = [&](const std::string& name, const std::string& bytes,
                             const std::function<void(const std::string&)>& read) {
        const std::string path = folder / name;
        read_while_it_shrinks(path, bytes, [&] { read(path); });
    };
    const auto read_first = [](const std::string& path) {
        const TensorFile file(path);
        file.read(file.tensors().front(), {});
    };
    try_out("a.npy", numbers, read_first);
    try_out("a.npz", testing::zip_bytes({testing::stored("q.npy", numbers)}), read_first);
    try_out("a.safetensors", many_tensors(), [](const std::string& path) { TensorFile{path}; });
    std::string lines;
    for (int i = 0; i < 100'000; ++i)
        lines += "tok\n";
    try_out("a.txt", lines, [](const std::string& path) { read_token_labels(path); });
}

}  // namespace
}  // namespace attnscope
