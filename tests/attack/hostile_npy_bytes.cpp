#include <array>
#include <cmath>
#include <limits>
#include <random>

#include "tests/attack/good_files.h"
#include "tests/attack/hostile_npy.h"

namespace attnscope::attack {

using namespace std::string_literals;
using testing::little_endian_bytes;
using testing::npy_bytes;
using testing::npy_dictionary;

std::vector<HostileFile> npy_with_bad_values() {
    std::vector<HostileFile> files;
    for (const double value : {NAN, -NAN, INFINITY, -INFINITY})
        for (const std::size_t place : {0U, 7U, 15U}) {
            std::vector<float> single(16, 1.0F);
            std::vector<double> twofold(16, 1.0);
            single[place] = static_cast<float>(value);
            twofold[place] = value;
            files.push_back({"not finite", npy_bytes(npy_dictionary("<f4", "(4, 4)"),
                                                     little_endian_bytes(single))});
            files.push_back({"not finite", npy_bytes(npy_dictionary("<f8", "(4, 4)"),
                                                     little_endian_bytes(twofold))});
        }
    for (const double value : {1e39, -1e39, 3.5e38, std::numeric_limits<double>::max()})
        files.push_back({"too large for float32",
                         npy_bytes(npy_dictionary("<f8", "(4, 4)"),
                                   little_endian_bytes(std::vector<double>(16, value)))});
    for (const char* half : {"\x7c\x00", "\xfc\x00", "\x7e\x00", "\x7f\xff"}) {
        std::string data(30, '\0');
        data.append(half, 2);
        files.push_back({"big-endian half", npy_bytes(npy_dictionary(">f2", "(4, 4)"), data)});
    }
    const std::string big_nan = "\x7f\xc0\0\0"s + std::string(60, '\0');
    files.push_back({"big-endian NaN", npy_bytes(npy_dictionary(">f4", "(4, 4)"), big_nan)});
    for (const std::size_t size : {0U, 1U, 63U, 65U, 128U, 100'000U})
        for (const char* order : {"True", "False"})
            files.push_back(
                {"data of " + std::to_string(size) + " bytes",
                 npy_bytes("{'descr': '<f4', 'fortran_order': "s + order + ", 'shape': (4, 4), }",
                           std::string(size, '\0'))});
    return files;
}

std::vector<HostileFile> npy_cut_off() {
    std::vector<HostileFile> files;
    const std::string good = good_npy();
    for (std::size_t size = 0; size < good.size(); size += size < 12 ? 1 : 3)
        files.push_back({"cut off at " + std::to_string(size), good.substr(0, size)});
    return files;
}

/// No byte that is put in can stand anywhere in a good header but where it already does.
std::vector<HostileFile> npy_mutated() {
    std::vector<HostileFile> files;
    constexpr std::array hostile = {'\0', '\xff', '\x1b', '(',    ')', '-',
                                    '9',  '\'',   '{',    '\x80', ':'};
    const std::string good = good_npy();
    const std::size_t header = good.size() - sixteen_ones().size();
    std::mt19937 random(20'240'601);
    const auto below = [&](std::size_t count) { return random() % count; };
    while (files.size() < 90) {
        std::string bytes = good;
        const std::size_t place = below(header);
        const char byte = hostile[below(hostile.size())];
        const std::size_t kind = files.size() % 3;
        if (kind == 0 && bytes[place] == byte)
            continue;
        if (kind == 2 && bytes[place] == ' ')
            continue;  // a blank more or less is no fault
        if (kind == 0)
            bytes[place] = byte;
        else if (kind == 1)
            bytes.insert(place, 1, byte);
        else
            bytes.erase(place, 1);
        files.push_back({"byte " + std::to_string(place), bytes});
    }
    return files;
}

std::vector<HostileFile> not_npy() {
    return {{"a text", "what stands here\n"},
            {"a table", "n,d\n5,6\n"},
            {"PNG", "\x89PNG\r\n\x1a\n" + std::string(100, '\0')},
            {"ZIP, as .npz is", "PK\x03\x04" + std::string(100, '\0')},
            {"gzip", "\x1f\x8b\x08" + std::string(100, '\0')},
            {"pickle", "\x80\x04\x95" + std::string(100, '\0')},
            {"HDF5", "\x89HDF\r\n\x1a\n" + std::string(100, '\0')},
            {"safetensors", "\x08\0\0\0\0\0\0\0{}      "s},
            {"zeros", std::string(4096, '\0')},
            {"ones", std::string(4096, '\xff')},
            {"two magics", "\x93NUMPY" + good_npy()},
            {"a byte order mark", "\xef\xbb\xbf" + good_npy()},
            {"line ends of Windows", "\x93NUMPY\x01\0\r\n"s + std::string(64, ' ')}};
}

}  // namespace attnscope::attack
