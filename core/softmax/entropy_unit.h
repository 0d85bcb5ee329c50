#pragma once

#include <span>
#include <string_view>

namespace attnscope {

/// A unit of entropies. Its key is also its sign: "nat", "bit".
struct EntropyUnit {
    std::string_view key, label, meaning, formula, source;
    double factor;          ///< entropy in this unit / entropy in nats: 1, or log₂ e for bits
    std::string_view base;  ///< base of the logarithm in this unit
};

std::span<const EntropyUnit> entropy_units();

/// Returns the unit with this key. Throws InvalidRequest if there is none.
const EntropyUnit& entropy_unit(std::string_view key);

}  // namespace attnscope
