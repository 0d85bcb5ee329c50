#include <gtest/gtest.h>

#include <array>
#include <bit>
#include <cmath>
#include <filesystem>
#include <limits>
#include <string>

#include "core/io/tensor_file.h"
#include "core/text/errors.h"
#include "tests/core/npy_bytes.h"
#include "tests/core/temporary_folder.h"
#include "tests/core/zip_bytes.h"
#include "tests/locations.h"

namespace attnscope {
namespace {

using testing::little_endian;
using testing::npy_bytes;
using testing::npy_dictionary;
using testing::safetensors_bytes;
using testing::safetensors_entry;

Matrix read(const std::string& path, std::string_view name = "", HeadPlace place = {}) {
    const TensorFile file(path);
    return file.read(file.find(name), place);
}

/// By the definition: sign, exponent bits biased by `bias`, fraction bits.
double by_definition(unsigned bits, int fraction_bits, int bias) {
    const int exponents = 15 - fraction_bits;
    const int exponent = static_cast<int>(bits >> fraction_bits) & ((1 << exponents) - 1);
    const int fraction = static_cast<int>(bits) & ((1 << fraction_bits) - 1);
    double size = 0;
    if (exponent == (1 << exponents) - 1)
        size = fraction == 0 ? std::numeric_limits<double>::infinity() : std::nan("");
    else if (exponent == 0)
        size = std::ldexp(fraction, 1 - bias - fraction_bits);
    else
        size = std::ldexp((1 << fraction_bits) + fraction, exponent - bias - fraction_bits);
    return bits >> 15 != 0 ? -size : size;
}

TEST(ElementTypes, AllFloatsOf16BitsAreExact) {
    for (const bool is_half : {true, false})
        for (const bool big_endian : {false, true}) {
            const ElementType& type = *element_type(is_half ? "F16" : "BF16");
            for (unsigned bits = 0; bits < 65536; ++bits) {
                const auto low = static_cast<char>(bits & 255), high = static_cast<char>(bits >> 8);
                const char bytes[] = {big_endian ? high : low, big_endian ? low : high};
                double got = 0;
                type.decode(bytes, big_endian, {&got, 1});
                const double wanted =
                    is_half ? by_definition(bits, 10, 15) : by_definition(bits, 7, 127);
                if (std::isnan(wanted))
                    ASSERT_TRUE(std::isnan(got)) << bits;
                else
                    ASSERT_EQ(std::bit_cast<std::uint64_t>(got),
                              std::bit_cast<std::uint64_t>(wanted))
                        << bits;
            }
        }
}

TEST(ElementTypes, EachReadsItsSmallestAndLargest) {
    const auto ones = std::numeric_limits<std::uint64_t>::max();
    const TemporaryFolder folder;
    for (const ElementType& type : element_types()) {
        const auto size = static_cast<int>(type.size);
        const std::string name(type.name), npy(type.npy);
        if (name.find('F') != std::string::npos)
            continue;
        const double bits = static_cast<double>(type.size) * 8;
        const bool is_signed = name[0] == 'I', is_bool = name == "BOOL";
        const std::string top = little_endian(std::uint64_t{1} << (8 * size - 1), size);
        const std::string data =
            little_endian(1, size) +
            (is_bool ? std::string(1, '\1') : top + little_endian(ones, size)) +
            (is_bool ? std::string(1, '\0') : "");
        const std::vector<double> wanted =
            is_bool     ? std::vector<double>{1, 1, 0}
            : is_signed ? std::vector<double>{1, -std::exp2(bits - 1), -1}
                        : std::vector<double>{1, std::exp2(bits - 1), std::exp2(bits) - 1};
        const auto expect = [&](const Matrix& matrix) {
            for (std::size_t i = 0; i < 3; ++i)
                EXPECT_EQ(matrix.data[i], static_cast<float>(wanted[i])) << name << " " << i;
        };
        expect(read(folder.write("a.npy", npy_bytes(npy_dictionary("<" + npy, "(1, 3)"), data))));
        expect(read(folder.write(
            "a.safetensors",
            safetensors_bytes("{" + safetensors_entry("a", name, "[1, 3]", 0, data.size()) + "}",
                              data))));
    }
}

/// Numbers 0, 1, 2, … as little-endian float32.
std::string counted(std::size_t count) {
    std::vector<float> numbers(count);
    for (std::size_t i = 0; i < count; ++i)
        numbers[i] = static_cast<float>(i);
    return testing::little_endian_bytes(numbers);
}

TEST(Tensors, BatchAndHeadChooseAmongFourAxes) {
    const TemporaryFolder folder;
    const std::string data = counted(2 * 3 * 4 * 5);
    const auto write = [&](const std::string& order) {
        return folder.write(order + ".npy", npy_bytes("{'descr': '<f4', 'fortran_order': " + order +
                                                          ", 'shape': (2, 3, 4, 5), }",
                                                      data));
    };
    const std::string c = write("False"), fortran = write("True");
    for (std::int64_t b = 0; b < 2; ++b)
        for (std::int64_t h = 0; h < 3; ++h) {
            const Matrix in_c = read(c, "", {b, h}), in_fortran = read(fortran, "", {b, h});
            for (std::int64_t i = 0; i < 4; ++i)
                for (std::int64_t j = 0; j < 5; ++j) {
                    const auto place = static_cast<std::size_t>(i * 5 + j);
                    EXPECT_EQ(in_c.data[place], static_cast<float>(((b * 3 + h) * 4 + i) * 5 + j));
                    EXPECT_EQ(in_fortran.data[place],
                              static_cast<float>(b + 2 * (h + 3 * (i + 4 * j))));
                }
        }
    EXPECT_THROW(read(c, "", {2, 0}), FileError);
    EXPECT_THROW(read(c, "", {0, 3}), FileError);
}

TEST(Tensors, ArchivesAreReadStoredAndDeflated) {
    for (const std::string kind : {"stored", "deflated"}) {
        const TensorFile file(std::string(testing::reference_folder()) + "/npz/" + kind + ".npz");
        ASSERT_EQ(file.tensors().size(), 3U);
        EXPECT_EQ(file.tensors()[1].name, "k");
        EXPECT_EQ(file.tensors()[1].type, "F32");
        EXPECT_EQ(file.tensors()[1].shape, (std::vector<std::int64_t>{1, 4, 5}));
        EXPECT_EQ(file.tensors()[2].type, "<U2");
        for (std::int64_t h = 0; h < 2; ++h) {
            const Matrix matrix = file.read(file.find("q"), {0, h});
            for (std::int64_t i = 0; i < 15; ++i)
                EXPECT_EQ(
                    matrix.data[static_cast<std::size_t>(i)],
                    static_cast<float>(16 * h + i / 5 * 4 - 3) + static_cast<float>(i % 5) / 4);
        }
        EXPECT_EQ(file.read(file.find("k"), {}).data[19], -10.0F);
        EXPECT_THROW(file.read(file.find("labels"), {}), FileError);
    }
}

/// What is refused, when the sentence is to hold `part`.
template <typename Call>
void expect_refused(const Call& call, const std::string& part) {
    try {
        call();
        ADD_FAILURE() << "accepted; wanted: " << part;
    } catch (const FileError& error) {
        EXPECT_NE(std::string(error.what()).find(part), std::string::npos) << error.what();
    }
}

/// Two heads, 1 × 2 each, with a number other than the checksum is of in either head.
TEST(Tensors, ArchivesWithAFlippedBitAreRefusedWhicheverHeadIsRead) {
    const TemporaryFolder folder;
    const std::string npy =
        testing::npy_bytes(testing::npy_dictionary("<f4", "(2, 1, 2)"),
                           testing::little_endian_bytes(std::vector<float>{1, 2, 3, 4}));
    for (const auto& make : {testing::stored, testing::deflated})
        for (const std::size_t behind : {3U, 15U}) {
            testing::ZipMember member = make("q.npy", npy);
            const std::string path = folder.write("a.npz", testing::zip_bytes({member}));
            EXPECT_EQ(TensorFile(path).read(TensorFile(path).find("q"), {0, 1}).data[1], 4.0F);
            member.bytes[member.bytes.size() - behind] ^= 1;
            const TensorFile file(folder.write("b.npz", testing::zip_bytes({member})));
            for (std::int64_t head : {0, 1}) {
                expect_refused(
                    [&] {
                        file.read(file.find("q"), {0, head});
                    },
                    "its data in the ZIP archive are damaged");
                EXPECT_EQ(file.read_unchecked(file.find("q"), {0, 0}).rows, 1);
            }
        }
}

TEST(Tensors, OneIsFoundByItsNameOrAUsualOne) {
    constexpr std::array<std::string_view, 2> usual = {"q", "query"};
    const TemporaryFolder folder;
    const auto file_of = [&](const std::string& first, const std::string& second) {
        return TensorFile(folder.write(
            "a.safetensors",
            safetensors_bytes("{" + safetensors_entry(first, "F32", "[1, 2]", 0, 8) + ", " +
                                  safetensors_entry(second, "F32", "[2, 1]", 8, 16) + "}",
                              counted(4))));
    };
    EXPECT_EQ(file_of("a", "b").find("b").name, "b");
    EXPECT_EQ(file_of("a", "Q").find("", usual).name, "Q");
    expect_refused([&] { file_of("a", "b").find("", usual); },
                   "several tensors, and none is chosen by name: a (F32, (1, 2)), b (F32, (2, 1))");
    expect_refused([&] { file_of("q", "query").find("", usual); }, "several tensors");
    expect_refused([&] { file_of("a", "b").find("c"); }, "no tensor 'c'; it holds a (F32");
    const TensorFile unnamed(
        folder.write("a.npy", npy_bytes(npy_dictionary("<f4", "(2, 2)"), counted(4))));
    EXPECT_EQ(unnamed.find("", usual).shape.size(), 2U);
    expect_refused([&] { unnamed.find("q"); }, "one tensor without a name, and no 'q'");
}

TEST(Tensors, AFileThatIsCutWhileItIsOpenIsRefused) {
    const TemporaryFolder folder;
    const std::string path =
        folder.write("a.npy", npy_bytes(npy_dictionary("<f4", "(64, 64)"), counted(4096)));
    const TensorFile file(path);
    std::filesystem::resize_file(path, 100);
    expect_refused([&] { file.read(file.find(""), {}); }, "was changed while it was read");
}

}  // namespace
}  // namespace attnscope
