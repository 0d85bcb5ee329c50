#pragma once

#include <array>
#include <string_view>

#include "core/parameters/record.h"

namespace attnscope {

/// How the heads of several layers are shown: with a row for each layer, all together in one order,
/// or those of the chosen layer alone.
enum class HeadLayers { rows, together, chosen };

struct HeadLayersRecord {
    std::string_view key, label, meaning, formula, source;
    HeadLayers id;
};

inline constexpr std::array<HeadLayersRecord, 3> head_layers_records = {{
    {"rows", "layers as rows",
     "Each layer is a row of the grid and each head a column, so that a head keeps its place. "
     "The chosen order then sorts nothing: it says which number small cells show as a colour.",
     R"((\text{layer}, \text{head}))", "Vig 2019, arXiv 1906.05714: the model view",
     HeadLayers::rows},
    {"together", "all in one order",
     "The heads of all layers are sorted in one list by the chosen number, the first ones at "
     "the top. This finds the heads of a model that do most of something, such as copying "
     "from the previous token.",
     R"((\text{layer}, \text{head})_{(1)}, (\text{layer}, \text{head})_{(2)}, \ldots)", "Attnscope",
     HeadLayers::together},
    {"chosen", "this layer alone",
     "Only the heads of the layer that the matrix shows are computed and shown. Their pictures are "
     "as large as those of a file with one layer.",
     R"((\text{chosen layer}, \text{head}))", "Attnscope", HeadLayers::chosen},
}};

/// Returns the way of showing layers with this key. Throws InvalidRequest if there is none.
inline const HeadLayersRecord& head_layers(std::string_view key) {
    return record_of(head_layers_records, "way of showing layers", key);
}

}  // namespace attnscope
