#include "core/softmax/entropy_unit.h"

#include <array>
#include <numbers>

#include "core/parameters/record.h"

namespace attnscope {
namespace {

constexpr std::array<EntropyUnit, 2> all_units = {{
    {"nat", "nat", 1, "e"},
    {"bit", "bit", std::numbers::log2e, "2"},
}};

}  // namespace

std::span<const EntropyUnit> entropy_units() {
    return all_units;
}

const EntropyUnit& entropy_unit(std::string_view key) {
    return record_of(entropy_units(), "unit of entropies", key);
}

}  // namespace attnscope
