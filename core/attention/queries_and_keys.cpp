#include "core/attention/queries_and_keys.h"

#include <functional>
#include <numeric>

namespace attnscope {

double inner_product(std::span<const float> x, std::span<const float> y) {
    return std::inner_product(x.begin(), x.end(), y.begin(), 0.0, std::plus(),
                              [](float a, float b) { return double{a} * double{b}; });
}

}  // namespace attnscope
