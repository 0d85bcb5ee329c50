#pragma once

#include <span>
#include <string_view>

#include "core/parameters/parameter.h"

namespace attnscope {

/// What a rule's λ multiplies: q·k, or the cosine of the angle between q and k.
enum class Multiplies { dot, cosine };

/// What λ may follow from.
struct RuleInput {
    double n;  ///< keys, real where a curve runs over them
    double d;  ///< head dimension
    const ParameterValues& parameters;
    double row = n - 1;  ///< place of the query among its fellows, 0 … n − 1, the last where one λ
                         ///< serves all
};

/// One scaling rule λ(n, d), as a record. Each has a file in core/scaling/rules/.
struct Rule {
    std::string_view key;      ///< name on the command line
    std::string_view label;    ///< what a person reads
    std::string_view formula;  ///< of λ
    std::string_view source;
    Multiplies multiplies = Multiplies::dot;
    std::span<const Parameter* const> parameters = {};  ///< that it reads besides n and d
    double (*scale)(const RuleInput&) = nullptr;        ///< λ
};

/// The factor on q·k that a rule comes to: λ itself or, where that multiplies cosines, λ/d, since
/// q·k = d cos θ where q and k have norm √d, as random vectors have here.
inline double dot_factor(const Rule& rule, const RuleInput& input) {
    const double lambda = rule.scale(input);
    return rule.multiplies == Multiplies::dot ? lambda : lambda / input.d;
}

}  // namespace attnscope
