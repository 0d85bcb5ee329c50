#include "core/softmax/entropy_unit.h"

#include <array>
#include <numbers>

#include "core/parameters/record.h"

namespace attnscope {
namespace {

constexpr std::array<EntropyUnit, 2> all_units = {{
    {"nat", "nat",
     "The nat is the unit of entropies with natural logarithms: n equal weights have log n nat. "
     "The number e^H says how many equally weighted keys would have the entropy H.",
     R"(H = -\sum p \log p)", "Shannon 1948, doi 10.1002/j.1538-7305.1948.tb01338.x", 1, "e"},
    {"bit", "bit",
     "The bit is the unit of entropies with logarithms to base 2: two equal weights have 1 bit. "
     "One bit is 0.693 nat, and each doubling of the number of equally weighted keys adds one.",
     R"(H = -\sum p \log_2 p)", "Shannon 1948, doi 10.1002/j.1538-7305.1948.tb01338.x",
     std::numbers::log2e, "2"},
}};

}  // namespace

std::span<const EntropyUnit> entropy_units() {
    return all_units;
}

const EntropyUnit& entropy_unit(std::string_view key) {
    return record_of(entropy_units(), "unit of entropies", key);
}

}  // namespace attnscope
