#include "core/scenario/units.h"

#include <numbers>

namespace attnscope {

double entropy_factor(EntropyUnit unit) {
    return unit == EntropyUnit::nat ? 1 : std::numbers::log2e;
}

std::string entropy_unit(EntropyUnit unit) {
    return unit == EntropyUnit::nat ? "nat" : "bit";
}

}  // namespace attnscope
