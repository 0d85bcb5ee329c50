#include <algorithm>
#include <array>

#include "core/attention/masks.h"
#include "core/limits.h"

namespace attnscope {
namespace {

constexpr Parameter kept_keys{
    .key = "top_k",
    .label = "Kept keys k",
    .unit = "keys",
    .help = "Number of largest logits of a row whose keys keep a weight.",
    .meaning =
        "The number of keys with the largest logits that share the weight of a row. A row that "
        "sees no more than k keys is a causal row; if several keys have the k-th largest logit, "
        "all of them are kept.",
    .standard = 32,
    .min = 1,
    .max = max_matrix_rows,
    .slider_min = 1,
    .slider_max = 4096,
    .whole = true,
    .is_new = true,
};
constexpr std::array top_k_parameters = {&kept_keys};

}  // namespace

extern const AttentionMask top_k_mask = {
    .key = "top-k",
    .label = "largest logits, causal",
    .formula = R"(j \le i\text{ and }x_{ij} \ge t_i)",
    .help = "Of the keys up to its own, a query gives weight to the k with the largest logits.",
    .meaning =
        "Among the keys up to its own a query keeps the k with the largest logits, and the others "
        "get the weight 0: t is the k-th largest logit of the row. The entropy of a row is at most "
        "log k, while its λ follows from all keys up to its own.",
    .source =
        "Zhao et al. 2019, arXiv 1912.11637; github.com/lucidrains/x-transformers, sparse_topk in "
        "attend.py",
    .parameters = top_k_parameters,
    .visible = [](std::int64_t place, std::int64_t keys, const ParameterValues&) -> VisibleKeys {
        return {{0, std::clamp<std::int64_t>(place + 1, 0, keys)}, {}};
    },
    .kept =
        [](const ParameterValues& values) { return static_cast<std::int64_t>(values[kept_keys]); },
};

}  // namespace attnscope
