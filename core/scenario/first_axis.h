#pragma once

#include <array>
#include <string_view>

#include "core/parameters/record.h"

namespace attnscope {

/// The meaning of the first of a tensor's four axes.
enum class FirstAxis { batch, layer };

struct FirstAxisRecord {
    std::string_view key, label, meaning, formula, source;
    FirstAxis id;
};

inline constexpr std::array<FirstAxisRecord, 2> first_axes = {{
    {"batch", "batches",
     "The first of four axes counts batches, such as different texts. An overview of heads then "
     "shows those of one batch.",
     R"(\text{batches} \times \text{heads} \times n \times d)",
     "PyTorch, scaled_dot_product_attention", FirstAxis::batch},
    {"layer", "layers",
     "The first of four axes counts the layers of a model. An overview of heads then has a row for "
     "each layer.",
     R"(\text{layers} \times \text{heads} \times n \times d)", "Attnscope", FirstAxis::layer},
}};

/// Returns the meaning with this key. Throws InvalidRequest if there is none.
inline const FirstAxisRecord& first_axis(std::string_view key) {
    return record_of(first_axes, "first axis", key);
}

}  // namespace attnscope
