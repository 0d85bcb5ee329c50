#pragma once

#include <array>
#include <string_view>

#include "core/parameters/record.h"

namespace attnscope {

/// Which approximations figures draw beside the exact curves.
struct ApproximationSet {
    std::string_view key, label, meaning, formula, source;
    bool is_main;  ///< only those with Approximation::is_main
};

inline constexpr std::array<ApproximationSet, 2> approximation_sets = {{
    {"all", "all",
     "Figures draw every approximation that exists for the score model. It shows where each of "
     "them leaves the exact curve; several lie on one another while they hold.",
     R"(\{\hat{H}\})", "Attnscope", false},
    {"main", "main ones",
     "Figures draw only the approximations that are met most often, such as Laplace and the 0.24 "
     "line. The others are left out until all are asked for; where a score model has none of the "
     "main ones, all that it has are drawn.",
     R"(\{\hat{H}_{\text{Laplace}}, \hat{H}_{\text{0.24}}\})", "Attnscope", true},
}};

/// Returns the set with this key. Throws InvalidRequest if there is none.
inline const ApproximationSet& approximation_set(std::string_view key) {
    return record_of(approximation_sets, "set of approximations", key);
}

}  // namespace attnscope
