#pragma once

#include <limits>
#include <string>
#include <vector>

#include "tests/core/npy_bytes.h"

namespace attnscope::testing {

struct HostileFile {
    std::string name;
    std::string bytes;
};

/// Returns files that pretend to be NPY matrices and are not, each in another way.
inline std::vector<HostileFile> hostileNpyFiles() {
    const std::string four(16, '\1');
    const std::string good = npy_bytes(npy_dictionary("<f4", "(2, 2)"), four);
    std::vector<HostileFile> files = {{"empty", ""},
                                      {"text", "0.1, 0.2\n0.3, 0.4\n"},
                                      {"zip", std::string("PK\3\4\0\0\0\0\0\0\0\0", 12)},
                                      {"zeros", std::string(256, '\0')},
                                      {"trailing byte", good + "x"}};
    for (const std::size_t size : {1, 6, 7, 8, 9, 10, 30, 60})
        files.push_back({"first " + std::to_string(size) + " bytes", good.substr(0, size)});
    files.push_back({"one value short", good.substr(0, good.size() - 4)});
    for (const char version : {'\0', '\4', '\x7f'}) {
        std::string bytes = good;
        bytes[6] = version;
        files.push_back({"version " + std::to_string(int{version}), bytes});
    }
    for (const char* type : {"<u8", "|b1", "|O", "<c8", "<f3", "", "<f16", "|S4"})
        files.push_back(
            {std::string("type ") + type, npy_bytes(npy_dictionary(type, "(2, 2)"), four)});
    for (const char* shape : {"()", "(4,)", "(2, 2, 1, 1, 1)", "(-2, -2)", "(0, 4)", "(2, 2",
                              "(9223372036854775807, 2)", "(4611686018427387904, 4)", "(1e1, 2)",
                              "'2, 2'", "(99999, 99999)"})
        files.push_back(
            {std::string("shape ") + shape, npy_bytes(npy_dictionary("<f4", shape), four)});
    for (const float value :
         {std::numeric_limits<float>::quiet_NaN(), std::numeric_limits<float>::infinity()})
        files.push_back({"not finite", npy_bytes(npy_dictionary("<f4", "(2, 2)"),
                                                 little_endian_bytes<float>({1, 2, value, 4}))});
    files.push_back(
        {"too large for single precision",
         npy_bytes(npy_dictionary("<f8", "(1, 2)"), little_endian_bytes<double>({1, 1e300}))});
    for (const char* dictionary : {"", "{", "{}", "[]", "{'descr': '<f4'}", "import os"})
        files.push_back({std::string("dictionary ") + dictionary, npy_bytes(dictionary, four)});
    return files;
}

}  // namespace attnscope::testing
