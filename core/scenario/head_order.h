#pragma once

#include <array>
#include <string_view>

#include "core/parameters/record.h"

namespace attnscope {

/// The quantity by which the heads of a file are sorted. `head`, `entropy` and `distance` sort the
/// smallest first; all others, which are scores of heads (core/heads/head_scores.h), the largest
/// first.
enum class HeadOrder { head, entropy, distance, previous, first, induction, diagonal, norm };

struct HeadOrderRecord {
    std::string_view key, label, meaning, formula, source;
    HeadOrder id;
};

inline constexpr std::array<HeadOrderRecord, 8> head_orders = {{
    {"head", "by number",
     "The heads stand in the order of the file, with head 0 first. Each head keeps its place when "
     "λ, the mask or anything else changes.",
     "h", "Attnscope", HeadOrder::head},
    {"entropy", "by mean entropy",
     "The heads stand in the order of the mean entropy of their rows, the smallest first. Heads "
     "whose queries choose few keys come first, and those that spread their weight evenly come "
     "last.",
     R"(\operatorname{mean} H)", "Attnscope", HeadOrder::entropy},
    {"distance", "by distance",
     "The heads stand in the order of their mean entropy minus the exact mean of random directions "
     "with their norms. The first heads choose fewer keys than chance would; heads near 0 resemble "
     "random vectors.",
     R"(\operatorname{mean} H - \mathbb{E}\,H)", "Attnscope", HeadOrder::distance},
    {"previous", "by previous token",
     "The heads stand in the order of the weight that rows give to the position before their own, "
     "the largest first. A head near 1 copies from the previous token whatever it is.",
     R"(\operatorname{mean} A_{p-1})",
     "Elhage et al. 2021, transformer-circuits.pub/2021/framework", HeadOrder::previous},
    {"first", "by first token",
     "The heads stand in the order of the weight that rows give to the first key, without the row "
     "at its position, the largest first. Trained heads often park weight there that they do not "
     "need elsewhere.",
     R"(\operatorname{mean} A_0,\quad p \ge 1)", "Xiao et al. 2023, arXiv 2309.17453",
     HeadOrder::first},
    {"induction", "by induction",
     "The heads stand in the order of the weight that rows give to keys after earlier occurrences "
     "of their own token, the largest first. Rows whose token occurs for the first time do not "
     "count. It needs a file of tokens; heads without the number come last.",
     R"(\operatorname{mean} \sum A_{t+1},\quad x_t = x_p)", "Olsson et al. 2022, arXiv 2209.11895",
     HeadOrder::induction},
    {"diagonal", "by own token",
     "The heads stand in the order of the weight that rows give to their own position, the largest "
     "first. A head near 1 passes each token's value on unchanged.",
     R"(\operatorname{mean} A_p)", "Attnscope", HeadOrder::diagonal},
    {"norm", "by norm",
     "The heads stand in the order of the norm of the keys by their weights, divided by the mean "
     "norm of the keys that the row sees, the largest first. At 1 weights do not depend on norms; "
     "above it long keys get more.",
     R"(\operatorname{mean} \frac{\sum A_j \lVert k_j \rVert}{\operatorname{mean}\,\lVert k_j \rVert})",
     "Attnscope", HeadOrder::norm},
}};

/// Returns the order with this key. Throws InvalidRequest if there is none.
inline const HeadOrderRecord& head_order(std::string_view key) {
    return record_of(head_orders, "order of heads", key);
}

}  // namespace attnscope
