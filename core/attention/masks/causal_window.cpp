#include <array>

#include "core/attention/masks/band.h"

namespace attnscope {
namespace {

constexpr std::array causal_window_parameters = {&window_width, &sink_keys};

VisibleKeys causal_window_visible(std::int64_t place, std::int64_t keys,
                                  const ParameterValues& values) {
    const auto width = static_cast<std::int64_t>(values[window_width]);
    const auto sinks = static_cast<std::int64_t>(values[sink_keys]);
    return band_and_sinks({place - width + 1, place + 1},
                          std::clamp<std::int64_t>(place + 1, 0, sinks), keys);
}

}  // namespace

extern const AttentionMask causal_window_mask = {
    .key = "causal-window",
    .label = "causal window",
    .formula = R"(0 \le i - j < w\text{, or }j < \text{sinks and }j \le i)",
    .help =
        "A query sees the last w keys, up to its own, and the sink keys before them, on which "
        "trained heads put the weight that they do not need elsewhere.",
    .meaning =
        "A query sees its own key and the w − 1 keys before it, and a number of first keys of the "
        "text. A row has at most w keys besides these first ones, so its entropy stops growing "
        "once the text is longer.",
    .source =
        "Xiao et al. 2023, arXiv 2309.17453; as layers of HWFA J. Su 2023, "
        "kexue.fm/archives/9603",
    .parameters = causal_window_parameters,
    .visible = causal_window_visible,
};

}  // namespace attnscope
