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

/// Replaces one key for each query, a different one each time, by the query's needle: a vector of
/// norm √d at the cosine that `cosine` gives for the query's norm. The part of the key
/// perpendicular to the query keeps its direction. Throws InvalidRequest if there are fewer keys
/// than queries.
void plant_needles(const PlantRequest& request, Vectors& keys,
                   const std::function<double(double)>& cosine);

}  // namespace attnscope
