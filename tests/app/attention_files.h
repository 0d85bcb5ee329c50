#pragma once

#include <cmath>
#include <cstdint>
#include <string>
#include <vector>

#include "tests/core/npy_bytes.h"
#include "tests/core/temporary_folder.h"

namespace attnscope::testing {

inline constexpr int rows = 24, keys = 40, dimension = 6;

inline double query(int i, int c) {
    return std::sin(0.9 * i + 1.7 * c + 0.3);
}

inline double key(int j, int c) {
    return std::cos(1.1 * j - 0.6 * c + 0.5);
}

/// Floats as they stand in memory.
inline std::string bytes_of_floats(const std::vector<float>& values) {
    return {reinterpret_cast<const char*>(values.data()), values.size() * sizeof(float)};
}

/// An NPY file of float32 in C order.
inline std::string npy(const std::vector<std::int64_t>& shape, const std::vector<float>& values) {
    std::string extents = "(";
    for (const std::int64_t extent : shape)
        extents += std::to_string(extent) + ", ";
    return npy_bytes(npy_dictionary("<f4", extents + ")"), bytes_of_floats(values));
}

inline std::vector<float> matrix(int count, double (*entry)(int, int)) {
    std::vector<float> values;
    for (int i = 0; i < count; ++i)
        for (int c = 0; c < dimension; ++c)
            values.push_back(static_cast<float>(entry(i, c)));
    return values;
}

/// Queries and keys in files.
struct Files {
    TemporaryFolder folder;
    std::string q = folder.write("q.npy", npy({rows, dimension}, matrix(rows, query)));
    std::string k = folder.write("k.npy", npy({keys, dimension}, matrix(keys, key)));
};

}  // namespace attnscope::testing
