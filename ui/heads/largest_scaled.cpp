#include "ui/heads/largest_scaled.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace attnscope {
namespace {

/// The positions first, …, end − 1 of `inputs` that one of `outputs` covers.
struct Covered {
    int first, end;

    Covered(int output, int inputs, int outputs)
        : first(static_cast<int>(std::int64_t{output} * inputs / outputs)),
          end(std::max(first + 1,
                       static_cast<int>((std::int64_t{output} + 1) * inputs / outputs))) {}
};

}  // namespace

std::vector<float> largestScaled(std::span<const float> values, const QSize& from,
                                 const QSize& size) {
    const auto at = [&](int x, int y) {
        return values[static_cast<std::size_t>(y) * static_cast<std::size_t>(from.width()) +
                      static_cast<std::size_t>(x)];
    };
    std::vector<float> scaled;
    scaled.reserve(static_cast<std::size_t>(size.width()) *
                   static_cast<std::size_t>(size.height()));
    for (int y = 0; y < size.height(); ++y) {
        const Covered rows(y, from.height(), size.height());
        for (int x = 0; x < size.width(); ++x) {
            const Covered columns(x, from.width(), size.width());
            float largest = std::numeric_limits<float>::quiet_NaN();
            for (int row = rows.first; row < rows.end; ++row)
                for (int column = columns.first; column < columns.end; ++column)
                    if (const float value = at(column, row);
                        std::isnan(largest) || std::abs(value) > std::abs(largest))
                        largest = value;
            scaled.push_back(largest);
        }
    }
    return scaled;
}

}  // namespace attnscope
