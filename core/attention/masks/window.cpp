#include <array>

#include "core/attention/masks/band.h"

namespace attnscope {
namespace {

constexpr std::array window_parameters = {&window_width, &sink_keys};

VisibleKeys window_visible(std::int64_t place, std::int64_t keys, const ParameterValues& values) {
    const auto width = static_cast<std::int64_t>(values[window_width]);
    return band_and_sinks({place - width + 1, place + width},
                          static_cast<std::int64_t>(values[sink_keys]), keys);
}

}  // namespace

extern const AttentionMask window_mask = {
    .key = "window",
    .label = "window",
    .formula = R"(\lvert i - j \rvert < w\text{, or }j < \text{sinks})",
    .help = "A query sees the keys near its own position on both sides, and the sink keys.",
    .meaning =
        "A query sees the keys that are closer to it than w on both sides, and a number of first "
        "keys. Far from the ends a row has 2w − 1 keys in its window, however long the text is, so "
        "its entropy does not grow with n.",
    .source = "Beltagy, Peters and Cohan 2020, arXiv 2004.05150",
    .parameters = window_parameters,
    .visible = window_visible,
};

}  // namespace attnscope
