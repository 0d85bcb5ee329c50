#include <array>

#include "core/attention/masks/band.h"

namespace attnscope {
namespace {

constexpr Parameter stride_of_keys{
    .key = "stride",
    .label = "Stride s",
    .unit = "keys",
    .help = "Beyond the window a query sees every s-th key, counted from its own.",
    .meaning =
        "The distance between two neighbouring keys that a query sees beyond its window. In the "
        "source it is near the root of the length of the text, 128 for 12\u2009288 bytes of text, "
        "so that window and far keys are about as many.",
    .standard = 128,
    .min = 1,
    .max = max_matrix_rows,
    .slider_min = 1,
    .slider_max = 1024,
    .whole = true,
    .is_new = true,
};
constexpr std::array strided_parameters = {&window_width, &stride_of_keys};

VisibleKeys strided_visible(std::int64_t place, std::int64_t keys, const ParameterValues& values) {
    const auto width = static_cast<std::int64_t>(values[window_width]);
    const auto stride = static_cast<std::int64_t>(values[stride_of_keys]);
    const std::int64_t end = std::clamp<std::int64_t>(place + 1, 0, keys);
    if (end == 0 || stride == 1)
        return {{0, end}, {}};
    const KeyInterval near{std::clamp<std::int64_t>(place - width + 1, 0, end), end};
    const KeyInterval far = every_key(stride, place % stride, near.begin);
    return far.size() == 0 ? VisibleKeys{near, {}} : VisibleKeys{far, near};
}

}  // namespace

extern const AttentionMask strided_mask = {
    .key = "strided",
    .label = "strided, causal",
    .formula = R"(0 \le i - j < w\text{, or }j \le i\text{ and }s\text{ divides }i - j)",
    .help = "A query sees the last w keys, up to its own, and every s-th key before them.",
    .meaning =
        "A query sees its own key, the w − 1 keys before it, and of all earlier keys every s-th, "
        "counted from its own. Where w and s are near the root of n, a row has some multiple of "
        "√n keys in place of n, and two such layers still connect all of them.",
    .source =
        "Child et al. 2019, arXiv 1904.10509; github.com/openai/sparse_attention, attention.py",
    .parameters = strided_parameters,
    .visible = strided_visible,
    .has_steps = true,
};

}  // namespace attnscope
