#pragma once

#include <QFile>
#include <cmath>
#include <numeric>
#include <string>
#include <vector>

#include "tests/core/npy_bytes.h"
#include "tests/core/safetensors_bytes.h"

namespace attnscope::testing {

struct NamedShape {
    std::string name;
    std::vector<int> shape;
};

/// Writes a safetensors file of such tensors, each with other numbers.
inline QString writeTensors(const QString& path, const std::vector<NamedShape>& tensors) {
    std::string header, data;
    double phase = 0;
    for (const auto& [name, shape] : tensors) {
        const int count = std::accumulate(shape.begin(), shape.end(), 1, std::multiplies<>());
        std::vector<float> values(static_cast<std::size_t>(count));
        for (float& value : values)
            value = static_cast<float>(2 * std::sin(phase += 1.7));
        std::string lengths;
        for (const int length : shape)
            lengths += (lengths.empty() ? "" : ", ") + std::to_string(length);
        const std::string bytes = little_endian_bytes(values);
        header += (header.empty() ? "" : ", ") + safetensors_entry(name, "F32", "[" + lengths + "]",
                                                                   data.size(),
                                                                   data.size() + bytes.size());
        data += bytes;
    }
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly))
        qFatal("no file");
    file.write(QByteArray::fromStdString(safetensors_bytes("{" + header + "}", data)));
    return path;
}

}  // namespace attnscope::testing
