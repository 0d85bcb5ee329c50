#include <gtest/gtest.h>

#include <cmath>
#include <filesystem>
#include <limits>
#include <string>

#include "core/io/atomic_file.h"
#include "core/io/npy.h"
#include "core/io/tensor_file.h"
#include "core/text/errors.h"
#include "tests/core/npy_bytes.h"
#include "tests/core/temporary_folder.h"
#include "tests/locations.h"

namespace attnscope {
namespace {

using testing::little_endian_bytes;
using testing::npy_bytes;
using testing::npy_dictionary;

Matrix read_npy_matrix(const std::string& path, std::int64_t head = 0,
                       const std::stop_token& stop = {}) {
    const TensorFile file(path);
    return file.read(file.find(""), {0, head}, stop);
}

Tensor read_header(const std::string& path) {
    return TensorFile(path).tensors().front();
}

std::string fixture(const std::string& name) {
    return std::string(testing::reference_folder()) + "/npy/" + name + ".npy";
}

float fixture_value(std::int64_t head, std::int64_t row, std::int64_t column) {
    return static_cast<float>(16 * head + 4 * row - 3) + static_cast<float>(column) / 4;
}

void expect_fixture(const std::string& name, std::int64_t head) {
    SCOPED_TRACE(name + ", head " + std::to_string(head));
    const Matrix matrix = read_npy_matrix(fixture(name), head);
    ASSERT_EQ(matrix.rows, 3);
    ASSERT_EQ(matrix.columns, 5);
    ASSERT_EQ(matrix.data.size(), 15U);
    for (std::int64_t row = 0; row < 3; ++row)
        for (std::int64_t column = 0; column < 5; ++column)
            EXPECT_EQ(matrix.data[static_cast<std::size_t>(row * 5 + column)],
                      fixture_value(head, row, column))
                << row << " " << column;
}

TEST(Npy, ReadsWhatNumpyWrites) {
    for (const std::string type : {"f2", "f4", "f8"})
        for (const std::string endian : {"le", "be"})
            for (const std::string order : {"C", "F"})
                for (const std::string version : {"v1", "v2", "v3"}) {
                    const std::string name = type + "_" + endian + "_" + order + "_";
                    expect_fixture(name + "2d_" + version, 0);
                    expect_fixture(name + "3d_" + version, 0);
                    expect_fixture(name + "3d_" + version, 1);
                }
}

TEST(Npy, HeaderTellsShapeAndType) {
    const Tensor header = read_header(fixture("f2_be_F_3d_v3"));
    EXPECT_EQ(header.shape, (std::vector<std::int64_t>{2, 3, 5}));
    EXPECT_EQ(header.type, "F16");
    EXPECT_TRUE(header.big_endian);
    EXPECT_TRUE(header.fortran_order);
    EXPECT_EQ(header.offset % 16, 0U);
}

TEST(Npy, HalfPrecisionIsExact) {
    const Matrix halves = read_npy_matrix(fixture("halves"));
    const Matrix wanted = read_npy_matrix(fixture("halves_as_double"));
    EXPECT_EQ(halves.data, wanted.data);
    EXPECT_EQ(halves.data.at(1), 0x1p-24F);
    EXPECT_EQ(halves.data.at(5), 65504.0F);
}

TEST(Npy, ReadsOtherSpellingsOfTheSameDictionary) {
    const TemporaryFolder folder;
    const std::string data = little_endian_bytes<float>({1, 2, 3, 4, 5, 6});
    for (const std::string dictionary :
         {"{'shape':(2,3),'fortran_order':False,'descr':'<f4'}",
          "{ \"descr\" : \"=f4\" , \"shape\" : ( 2 , 3 , ) , \"fortran_order\" : False , }   ",
          "{'descr': '|f4', 'fortran_order': False, 'shape': (2, 3), }"}) {
        const Matrix matrix = read_npy_matrix(folder.write("a.npy", npy_bytes(dictionary, data)));
        EXPECT_EQ(matrix.rows, 2) << dictionary;
        EXPECT_EQ(matrix.data, (std::vector<float>{1, 2, 3, 4, 5, 6})) << dictionary;
    }
}

TEST(Npy, WhatIsWrittenIsReadBack) {
    const TemporaryFolder folder;
    const std::string path = folder / "a.npy";
    std::vector<float> values(7 * 11);
    for (std::size_t i = 0; i < values.size(); ++i)
        values[i] = std::ldexp(1.0F + static_cast<float>(i) / 64, static_cast<int>(i) * 3 - 140);
    write_npy(path, 7, 11, [&](const auto& write) {
        write(std::span(values).first(30));
        write(std::span<const float>());
        write(std::span(values).subspan(30));
    });
    const Matrix matrix = read_npy_matrix(path);
    EXPECT_EQ(matrix.rows, 7);
    EXPECT_EQ(matrix.columns, 11);
    EXPECT_EQ(matrix.data, values);
    EXPECT_EQ(read_header(path).offset % 64, 0U);
}

TEST(Npy, AFailedWriteLeavesTheOldFile) {
    const TemporaryFolder folder;
    const std::string path = folder.write("a.npy", "old");
    const std::vector<float> five(5);
    EXPECT_THROW(write_npy(path, 2, 3, [&](const auto& write) { write(five); }), FileError);
    EXPECT_THROW(write_npy(path, 2, 2, [&](const auto& write) { write(five); }), FileError);
    EXPECT_THROW(write_npy(path, 2, 3,
                           [&](const auto& write) {
                               write(five);
                               throw Cancelled();
                           }),
                 Cancelled);
    EXPECT_EQ(read_file(path, 100), "old");
}

/// A file that must be refused with a sentence that begins with its path and holds `fault`.
struct HostileNpy {
    std::string name, bytes, fault;
    std::int64_t head = 0;
};

const std::string good = npy_dictionary("<f4", "(2, 2)");
const std::string four = little_endian_bytes<float>({1, 2, 3, 4});

std::string with_version(int major, int minor) {
    std::string bytes = npy_bytes(good, four);
    bytes[6] = static_cast<char>(major);
    bytes[7] = static_cast<char>(minor);
    return bytes;
}

HostileNpy with_dictionary(const std::string& name, const std::string& text,
                           const std::string& fault) {
    return {name, npy_bytes(text, four), fault};
}

HostileNpy with_type(const std::string& type) {
    return with_dictionary("type " + type, npy_dictionary(type, "(2, 2)"), "type");
}

HostileNpy with_shape(const std::string& shape, const std::string& fault) {
    return with_dictionary("shape " + shape, npy_dictionary("<f4", shape), fault);
}

HostileNpy with_values(const std::string& name, const std::vector<double>& values,
                       const std::string& fault) {
    return {name, npy_bytes(npy_dictionary("<f8", "(2, 2)"), little_endian_bytes<double>(values)),
            fault};
}

std::vector<HostileNpy> hostile_containers() {
    const std::string whole = npy_bytes(good, four);
    std::string wrong_magic = whole;
    wrong_magic[0] = 'N';
    std::string past_the_end = whole;
    past_the_end[9] = 100;
    std::string long_header = with_version(2, 0);
    long_header.replace(8, 2, "\xff\xff\xff\xff", 4);
    return {{"empty", "", "is empty"},
            {"a little text", "hello", "it is text"},
            {"only part of the magic", whole.substr(0, 4), "ends within"},
            {"only the magic", whole.substr(0, 6), "ends within"},
            {"no length", whole.substr(0, 8), "ends within"},
            {"half a length", whole.substr(0, 9), "ends within"},
            {"no dictionary", whole.substr(0, 10), "ends within"},
            {"half a dictionary", whole.substr(0, 40), "ends within"},
            {"no data", whole.substr(0, whole.size() - 16), "holds 0"},
            {"half a value", whole.substr(0, whole.size() - 2), "holds 14"},
            {"trailing bytes", whole + "x", "holds 17"},
            {"wrong magic", wrong_magic, "its kind is unknown; tensors are read from NPY"},
            {"text", "0.1, 0.2\n0.3, 0.4\n", "it is text"},
            {"half a ZIP archive", std::string("PK\3\4\0\0\0\0\0\0\0\0", 12), "archive is damaged"},
            {"version 0.0", with_version(0, 0), "version"},
            {"version 1.1", with_version(1, 1), "version"},
            {"version 4.0", with_version(4, 0), "version"},
            {"version 255.0", with_version(255, 0), "version"},
            {"header past the end", past_the_end, "ends within"},
            {"header of 4 GB", long_header, "4294967295 bytes"}};
}

std::vector<HostileNpy> hostile_dictionaries() {
    const std::string order = "'fortran_order': False", type = "'descr': '<f4'",
                      shape = "'shape': (2, 2)";
    return {with_dictionary("no dictionary", "", "malformed"),
            with_dictionary("a list", "[1, 2]", "malformed"),
            with_dictionary("not closed", "{" + type + ", " + order + ", " + shape, "malformed"),
            with_dictionary("text behind it", good + " + {}", "malformed"),
            with_dictionary("no commas", "{" + type + " " + order + "}", "malformed"),
            with_dictionary("two commas", "{" + type + ",, " + order + "}", "malformed"),
            with_dictionary("string not closed", "{'descr: 1", "malformed"),
            with_dictionary("no colon", "{'descr' '<f4'}", "malformed"),
            with_dictionary("empty", "{}", "no 'descr'"),
            with_dictionary("no type", "{" + order + ", " + shape + "}", "no 'descr'"),
            with_dictionary("no order", "{" + type + ", " + shape + "}", "no 'fortran_order'"),
            with_dictionary("no shape", "{" + type + ", " + order + "}", "no 'shape'"),
            with_dictionary("twice", "{" + type + ", " + type + ", " + order + ", " + shape + "}",
                            "'descr' twice"),
            with_dictionary("unknown key", "{'x': 1, " + type + ", " + order + "}", "unknown key"),
            with_dictionary("order 1", "{'fortran_order': 1, " + type + ", " + shape + "}",
                            "neither True nor False"),
            with_dictionary("structured", "{'descr': [('a', '<f4')], " + order + "}", "structured"),
            with_dictionary("type without quotes", "{'descr': <f4, " + order + "}", "malformed"),
            with_dictionary("zero byte", std::string("{\0}", 3), "malformed")};
}

std::vector<HostileNpy> hostile_types_and_shapes() {
    return {with_type("<f16"),
            with_type("<f1"),
            with_type("|O"),
            with_type("<c8"),
            with_type("<U4"),
            with_type("f4"),
            with_type(std::string("\0f4", 3)),
            with_type(std::string("<f\0", 3)),
            with_type(""),
            with_shape("()", "shape () takes 4 bytes"),
            with_shape("(4,)", "neither rows"),
            with_shape("(1, 1, 1, 2, 2)", "neither rows"),
            with_shape("4", "not a tuple"),
            with_shape("[2, 2]", "not a tuple"),
            with_shape("(-2, -2)", "not a whole number"),
            with_shape("(2.0, 2)", "malformed"),
            with_shape("('2', 2)", "not a whole number"),
            with_shape("(2, 2", "not a whole number"),
            with_shape("(2, 3)", "takes 24 bytes but the file holds 16"),
            with_shape("(1000000000000, 64)", "takes 256000000000000 bytes"),
            with_shape("(4294967296, 4294967296)", "more than 2⁶⁴"),
            with_shape("(9223372036854775807, 9223372036854775807, 2)", "more than 2⁶⁴"),
            with_shape("(99999999999999999999, 1)", "not a whole number"),
            {"zero rows", npy_bytes(npy_dictionary("<f4", "(0, 64)"), ""), "holds no values"},
            {"zero of all", npy_bytes(npy_dictionary("<f4", "(0, 9223372036854775807, 0)"), ""),
             "holds no values"}};
}

std::vector<HostileNpy> hostile_values() {
    const double infinity = std::numeric_limits<double>::infinity();
    std::vector<HostileNpy> files = {
        with_values("NaN", {1, 2, 3, std::nan("")}, "row 1, column 1 (counted from 0) is not fin"),
        with_values("infinity", {1, infinity, 3, 4}, "row 0, column 1"),
        with_values("minus infinity", {1, 2, -infinity, 4}, "row 1, column 0"),
        with_values("too large", {1, 2, 3, -1e39}, "-1e+39, too large for float32"),
        {"half NaN", npy_bytes(npy_dictionary("<f2", "(1, 2)"), std::string("\0\x3c\1\x7c", 4)),
         "row 0, column 1"},
        {"half infinity",
         npy_bytes(npy_dictionary(">f2", "(2, 1)"), std::string("\x7c\0\x3c\0", 4)),
         "row 0, column 0"}};
    const std::string two_heads = npy_bytes(npy_dictionary("<f4", "(2, 1, 2)"), four);
    files.push_back({"head 2 of 2", two_heads, "no head 2", 2});
    files.push_back({"head −1", two_heads, "no head -1", -1});
    return files;
}

void expect_refused(const std::string& path, const HostileNpy& file) {
    try {
        read_npy_matrix(path, file.head);
        ADD_FAILURE() << file.name << " was read";
    } catch (const FileError& error) {
        const std::string sentence = error.what();
        EXPECT_TRUE(sentence.starts_with(path + ": ")) << file.name << ": " << sentence;
        EXPECT_NE(sentence.find(file.fault), std::string::npos) << file.name << ": " << sentence;
    }
}

TEST(Npy, RefusesEveryHostileFileWithASentence) {
    const TemporaryFolder folder;
    for (const auto& files : {hostile_containers(), hostile_dictionaries(),
                              hostile_types_and_shapes(), hostile_values()})
        for (const HostileNpy& file : files)
            expect_refused(folder.write("a.npy", file.bytes), file);
}

TEST(Npy, RefusesWhatIsNoFile) {
    const TemporaryFolder folder;
    expect_refused(folder / "none.npy", {"missing", "", "no such file"});
    expect_refused(folder.path().string(), {"folder", "", "a folder, a device or a pipe"});
    expect_refused("/dev/zero", {"device", "", "a folder, a device or a pipe"});
    expect_refused("", {"no name", "", "no such file"});
}

TEST(Npy, WhatKeepsAFileFromBeingReadIsSaid) {
    const TemporaryFolder folder;
    const std::string loop = folder / "loop.npy";
    std::filesystem::create_symlink(loop, loop);
    expect_refused(loop, {"link loop", "", "cannot be read (Too many levels of symbolic links)"});
    const std::string name = std::string(300, 'x');
    try {
        read_header(folder / name);
        ADD_FAILURE() << "a name of 300 bytes";
    } catch (const FileError& error) {
        EXPECT_NE(std::string(error.what()).find("File name too long"), std::string::npos)
            << error.what();
    }
}

TEST(Npy, AMatrixIsNotReadOnceAskedToStop) {
    std::stop_source stop;
    stop.request_stop();
    EXPECT_THROW(read_npy_matrix(fixture("f4_le_C_2d_v1"), 0, stop.get_token()), Cancelled);
}

TEST(Npy, AHugeFileIsRefusedBeforeMemoryIsTaken) {
    const TemporaryFolder folder;
    const std::string header = npy_bytes(npy_dictionary("<f4", "(1048576, 262144)"), "");
    const std::string path = folder.write("sparse.npy", header);
    std::error_code error;
    std::filesystem::resize_file(path, header.size() + (std::uintmax_t{1} << 40), error);
    if (error)
        GTEST_SKIP() << "no sparse files here";
    expect_refused(path, {"a terabyte", "", "more than the 268435456 values"});
}

TEST(Npy, EveryTruncationAndEveryChangedByteIsReadOrRefused) {
    const TemporaryFolder folder;
    const std::string whole = npy_bytes(good, four);
    for (std::size_t size = 0; size < whole.size(); ++size)
        EXPECT_THROW(read_npy_matrix(folder.write("a.npy", whole.substr(0, size))), FileError)
            << size;
    for (std::size_t i = 0; i < whole.size(); ++i)
        for (const char byte : {'\0', '9', '}', '\'', '(', '\xff'}) {
            std::string changed = whole;
            changed[i] = byte;
            try {
                const Matrix matrix = read_npy_matrix(folder.write("a.npy", changed));
                EXPECT_EQ(matrix.data.size(), 4U) << i;
            } catch (const FileError&) {
            }
        }
}

}  // namespace
}  // namespace attnscope
