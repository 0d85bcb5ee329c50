#include <gtest/gtest.h>

#include <fstream>

#include "tests/attack/contract.h"
#include "tests/attack/good_files.h"
#include "tests/core/safetensors_bytes.h"
#include "tests/core/zip_bytes.h"

namespace attnscope::attack {
namespace {

namespace fs = std::filesystem;

constexpr std::int64_t megabyte = 1 << 20;

/// A matrix of zeros that takes no room on the disk.
std::int64_t write_zeros(const Sandbox& sandbox, const std::string& name, const std::string& type,
                         const std::string& shape, std::int64_t bytes) {
    const std::string header =
        testing::npy_bytes(testing::npy_dictionary(type, shape), std::string());
    fs::resize_file(sandbox.write(name, header),
                    header.size() + static_cast<std::uintmax_t>(bytes));
    return bytes;
}

/// Whatever the shape: a matrix of one row is as large as one of many.
TEST(MemoryAttack, LargeMatrices) {
    const Sandbox sandbox;
    struct Case {
        const char *type, *shape;
    };
    for (const auto& [type, shape] :
         {Case{"<f4", "(1, 16777216)"}, Case{"<f4", "(2, 8388608)"}, Case{"<f4", "(16, 1048576)"},
          Case{"<f8", "(1, 8388608)"}, Case{"<f2", "(1, 33554432)"}, Case{"<f4", "(16777216, 1)"},
          Case{"<f4", "(16777216, 1, 1)"}, Case{"<f8", "(2097152, 4)"}}) {
        SCOPED_TRACE(std::string(type) + " " + shape);
        Start start{.arguments = {"attention", "--q", "big.npy", "--k", "big.npy"},
                    .folder = sandbox.path(),
                    .read_size = write_zeros(sandbox, "big.npy", type, shape, 64 * megabyte)};
        const Ending ending = run(start);
        expect_orderly(start, ending);
        if (!ending.exited_with(0))
            expect_failure(start, ending);
    }
}

/// A safetensors header of 98 MB that is `word`, again and again, between its beginning and end;
/// nothing of it stays in this process, whose memory a new one's is counted from.
void write_header(const Sandbox& sandbox, const std::string& begin, std::string_view word,
                  const std::string& end) {
    const std::size_t size = 98'000'000;
    std::ofstream file(sandbox / "x.safetensors", std::ios::binary);
    const std::string some = [&] {
        std::string text;
        while (text.size() < megabyte)
            text += word;
        return text;
    }();
    const std::size_t times = size / some.size();
    file << testing::little_endian(begin.size() + times * some.size() + end.size(), 8) << begin;
    for (std::size_t i = 0; i < times; ++i)
        file << some;
    file << end;
}

/// A shape, name, type, number, blank or text of that length is not taken into memory.
TEST(MemoryAttack, LongWordsOfSafetensors) {
    const Sandbox sandbox;
    const std::string tensor = "{\"t\": {\"dtype\": ", shape = tensor + "\"F32\", \"shape\": [";
    struct Case {
        std::string begin, word, end;
    };
    for (const auto& [begin, word, end] :
         {Case{shape + "0", ",1", "]}}"}, Case{"{\"", "x", "\": {}}"},
          Case{tensor + "\"", "x", "\"}}"}, Case{shape, "1", "]}}"}, Case{"{", " ", "}"},
          Case{R"({"__metadata__": {"a": ")", "x", R"("}})"}}) {
        write_header(sandbox, begin, word, end);
        expect_refused(sandbox, {.arguments = {"attention", "--tensors", "x.safetensors"}});
    }
}

/// 1,000 arrays of a shape of 30,000 numbers each. Nothing of it stays in this process.
void write_long_shapes(const Sandbox& sandbox) {
    std::string shape = "(0";
    while (shape.size() < 60'000)
        shape += ",1";
    const std::string npy = testing::npy_bytes(testing::npy_dictionary("<f4", shape + ")"), "");
    std::vector<testing::ZipMember> members;
    for (int i = 0; i < 1000; ++i)
        members.push_back(testing::stored(std::to_string(i) + ".npy", npy));
    sandbox.write("x.npz", testing::zip_bytes(members));
}

/// Each length takes 8 bytes of memory and 2 of the file, or fewer where the archive is compressed.
TEST(MemoryAttack, LongShapesOfNpz) {
    const Sandbox sandbox;
    write_long_shapes(sandbox);
    expect_refused(sandbox, {.arguments = {"attention", "--tensors", "x.npz"}});
}

/// More rows than are computed: the header says so, nothing else need be read.
TEST(MemoryAttack, AMatrixOfTooManyRowsIsNotRead) {
    const Sandbox sandbox;
    write_zeros(sandbox, "big.npy", "<f4", "(268435456, 1)", 1024 * megabyte);
    for (const char* option : {"--q", "--k"})
        expect_refused(sandbox, {.arguments = {"attention", option, "big.npy", "--rows", "a.csv"}});
}

/// Queries and keys of different lengths: their headers say so.
TEST(MemoryAttack, MatricesThatDoNotFitAreNotRead) {
    const Sandbox sandbox;
    write_zeros(sandbox, "q.npy", "<f4", "(1, 134217728)", 512 * megabyte);
    write_zeros(sandbox, "k.npy", "<f4", "(2, 67108864)", 512 * megabyte);
    expect_refused(sandbox, {.arguments = {"attention", "--q", "q.npy", "--k", "k.npy"}});
}

TEST(MemoryAttack, LinesOfCommas) {
    const Sandbox sandbox;
    const std::string commas(20 * megabyte, ',');
    for (const std::string& table : {commas + "\n", "n" + commas + "\n64\n",
                                     "n,d\n" + commas + "\n", "n,d\n64,16\n\"" + commas}) {
        sandbox.write("x.csv", table);
        expect_refused(sandbox, {.arguments = {"eval", "entropy", "--table", "x.csv"},
                                 .read_size = std::ssize(table)});
    }
}

/// Small cells are no reason to take more.
TEST(MemoryAttack, ManyRows) {
    const Sandbox sandbox;
    std::string table = "d,theta\n";
    while (std::ssize(table) < 4 * megabyte)
        table += "3,1\n";
    const Start start{.arguments = {"eval", "angle-pdf", "--table", "x.csv"},
                      .folder = sandbox.path(),
                      .read_size = std::ssize(table)};
    for (const std::string end : {"3\n", "\"\n"}) {
        sandbox.write("x.csv", table + end);
        expect_refused(sandbox, start);
    }
    sandbox.write("x.csv", table);
    const Ending ending = run(start);
    expect_orderly(start, ending);
    EXPECT_TRUE(ending.exited_with(0)) << ending.err;
}

}  // namespace
}  // namespace attnscope::attack
