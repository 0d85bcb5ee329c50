#pragma once

#include <cstdint>
#include <functional>

#include "core/attention/vector_source.h"

namespace attnscope {

/// The distance from a query back to its planted key, in positions.
inline constexpr Parameter planted_distance{
    .key = "planted_distance",
    .label = "Planted at distance",
    .unit = "",
    .help =
        "Distance from a query back to its matching key, wrapping around at the ends; −1: drawn "
        "from the seed.",
    .meaning =
        "This distance places each planted key so many positions before its query, wrapping from "
        "the first key to the last. A fixed distance shows as a line parallel to the matrix's "
        "diagonal, and −1 as scattered points.",
    .standard = -1,
    .min = -1,
    .max = 131072,
    .slider_min = 1,
    .slider_max = 4096,
    .whole = true,
};

/// Gives each query a needle: one key, a different one for each query, is changed so that it
/// matches the query. Of n keys, that of query i is key (i − planted_distance) mod n or, if
/// planted_distance is −1, the i-th in a random order of the keys that follows from the seed.
///
/// The key's new norm is √d, and its new cosine to the query is `cosine`(‖q‖), where ‖q‖ is the
/// Euclidean norm of the query and the value lies in [−1, 1]. The part of the key perpendicular to
/// the query keeps its direction. The key of a query that is 0 stays as it is; `cosine` is called
/// with 0 for it, too. Throws InvalidRequest if there are fewer keys than queries, and what
/// `cosine` throws.
void plant_needles(const PlantRequest& request, Vectors& keys,
                   const std::function<double(double)>& cosine);

}  // namespace attnscope
