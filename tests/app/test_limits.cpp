#include <gtest/gtest.h>
#include <unistd.h>

#include <filesystem>
#include <string>

#include "tests/app/limited_program.h"
#include "tests/core/npy_bytes.h"
#include "tests/core/temporary_folder.h"
#include "tests/sanitizers/sanitized.h"

namespace attnscope {
namespace {

constexpr long megabyte = 1024;  // in kilobytes

/// A file of zeros of that shape, which takes no room on the disk.
std::string zeros(const TemporaryFolder& folder, const std::string& name, const std::string& type,
                  const std::string& shape, std::uintmax_t bytes) {
    const std::string header = testing::npy_bytes(testing::npy_dictionary(type, shape), "");
    const std::string path = folder.write(name, header);
    std::filesystem::resize_file(path, header.size() + bytes);
    return path;
}

/// Whether the peak is at most 2.5 times the input and 200 MB.
void expect_modest(const LimitedRun& run, std::uintmax_t input_bytes) {
    EXPECT_LE(run.peak_kilobytes, static_cast<long>(input_bytes / 1024) * 5 / 2 + 200 * megabyte)
        << run.err;
}

TEST(Memory, OfLargeFilesIsModestWhateverTheirShape) {
    if (is_sanitized)
        GTEST_SKIP() << "a sanitizer takes memory of its own";
    const TemporaryFolder folder;
    constexpr std::uintmax_t bytes = std::uintmax_t{64} << 20;
    for (const auto& [type, shape] : {std::pair{"<f4", "(1, 16777216)"},
                                      {"<f4", "(2, 8388608)"},
                                      {"<f2", "(3, 2, 5592405)"},
                                      {"<f8", "(64, 131072)"}}) {
        const std::uintmax_t size = std::string(type) == "<f2" ? bytes - 4 : bytes;
        const std::string path = zeros(folder, "a.npy", type, shape, size);
        const LimitedRun run = run_limited({"attention", "--q", path, "--k", path}, folder.path());
        EXPECT_EQ(run.status, 0) << shape << run.err;
        expect_modest(run, size);
    }
    const std::string q = zeros(folder, "q.npy", "<f4", "(1, 8388608)", bytes / 2);
    const std::string k = zeros(folder, "k.npy", "<f4", "(13, 8388608)", 13 * bytes / 2);
    const LimitedRun run = run_limited({"attention", "--q", q, "--k", k}, folder.path());
    EXPECT_EQ(run.status, 0) << run.err;
    expect_modest(run, 7 * bytes);
}

std::string repeated(const std::string& line, std::size_t bytes) {
    std::string text;
    while (text.size() < bytes)
        text += line;
    return text;
}

TEST(Memory, OfTablesIsModestWhateverTheyHold) {
    if (is_sanitized)
        GTEST_SKIP() << "a sanitizer takes memory of its own";
    const TemporaryFolder folder;
    constexpr std::size_t bytes = std::size_t{20} << 20;
    const std::string header = "d,beta,a,b,c\n";
    for (const auto& [text, status] :
         {std::pair{std::string(bytes, ','), 1},
          {header + std::string(bytes, ','), 1},
          {header + "1,2,3,4," + std::string(bytes, 'x') + "\n", 1},
          {header + repeated("3,2.5,some text,more text,a sentence of some words\n", bytes), 0},
          {header + repeated("3,none,some text,more text,a sentence of some words\n", bytes), 1}}) {
        const std::string path = folder.write("t.csv", text);
        const LimitedRun run = run_limited({"eval", "log-mgf", "--table", path}, folder.path());
        EXPECT_EQ(run.status, status) << run.err;
        expect_modest(run, text.size());
    }
}

TEST(Threads, FewOrNoneAreEnoughOrASentenceSaysSo) {
    if (geteuid() != 0 || is_sanitized)
        GTEST_SKIP() << "takes root, to run the program as a user who may start few threads";
    const TemporaryFolder folder;
    if (run_limited({"--version"}, folder.path(), {.threads = 100}).status != 0)
        GTEST_SKIP() << "another user may not run the program here";
    const std::vector<std::vector<std::string>> commands = {
        {"eval", "entropy", "n=512", "d=64", "method=monte-carlo"},
        {"attention", "--set", "n=700"},
        {"plot", "angles", "-o", "a.csv"},
        {"plot", "angles", "-o", "a.png"},
        {"attention", "--set", "n=300", "--image", "b.png"},
        {"screenshot", "c.png"}};
    for (const unsigned long threads : {1, 2, 3, 4, 5, 6, 8, 10})
        for (const std::vector<std::string>& command : commands) {
            // Another user each time, who may not write the files of the one before.
            for (const auto& entry : std::filesystem::directory_iterator(folder.path()))
                std::filesystem::remove(entry.path());
            const LimitedRun run = run_limited(command, folder.path(), {.threads = threads});
            const std::string what = command.back() + ", " + std::to_string(threads) + " threads";
            EXPECT_TRUE(run.status == 0 || (run.status == 1 && is_one_line(run.err)))
                << what << ": " << run.status << " " << run.err;
            const bool is_picture = command.back().ends_with(".png");
            if (threads > 1 && !is_picture) {
                EXPECT_EQ(run.status, 0) << what << ": " << run.err;
            }
        }
}

TEST(Memory, WhereThereIsTooLittleASentenceSaysSo) {
    if (is_sanitized)
        GTEST_SKIP() << "a sanitizer takes memory of its own";
    const TemporaryFolder folder;
    const std::vector<std::vector<std::string>> commands = {
        {"eval", "entropy", "n=512", "d=64"},
        {"attention", "--set", "n=8192", "--set", "d=1024"},
        {"plot", "angles", "-o", "a.png", "--size", "4000x4000"}};
    for (const std::vector<std::string>& command : commands)
        for (unsigned long megabytes = 130; megabytes < 900; megabytes += 150) {
            const LimitedRun run =
                run_limited(command, folder.path(), {.address_bytes = megabytes << 20});
            const bool is_loaded = run.err.find("error while loading") == std::string::npos;
            EXPECT_TRUE(run.status == 0 || !is_loaded || (run.status == 1 && is_one_line(run.err)))
                << command[0] << ", " << megabytes << " MB: " << run.status << " " << run.err;
        }
}

}  // namespace
}  // namespace attnscope
