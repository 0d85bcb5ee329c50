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
     "A file can hold queries as one table of numbers with four indices, its axes: this "
     "choice says that the first one counts batches, such as different texts. The overview "
     "of heads then shows the heads of one batch.",
     R"(\text{batches} \times \text{heads} \times n \times d)",
     "PyTorch, scaled_dot_product_attention", FirstAxis::batch},
    {"layer", "layers",
     "A file can hold queries as one table of numbers with four indices, its axes: this "
     "choice says that the first one counts the layers of a model. The overview of heads "
     "then has a row for each layer.",
     R"(\text{layers} \times \text{heads} \times n \times d)", "Attnscope", FirstAxis::layer},
}};

/// Returns the meaning with this key. Throws InvalidRequest if there is none.
inline const FirstAxisRecord& first_axis(std::string_view key) {
    return record_of(first_axes, "first axis", key);
}

}  // namespace attnscope
