#pragma once

#include "core/attention/masks.h"
#include "core/limits.h"

namespace attnscope {

/// Number of keys that a row of a windowed mask sees on each side of its position, including the
/// key at that position.
inline constexpr Parameter window_width{
    .key = "window",
    .label = "Window width",
    .unit = "",
    .help = "A query sees the keys at a distance below this width.",
    .meaning =
        "A key is visible if it is fewer than this many positions away from the query. A causal "
        "window thus holds up to w keys, the query's own among them, and a window on both sides up "
        "to 2w − 1.",
    .standard = 128,
    .min = 1,
    .max = max_matrix_rows,
    .slider_min = 1,
    .slider_max = 4096,
    .whole = true,
};

inline constexpr Parameter sink_keys{
    .key = "sinks",
    .label = "Sink keys",
    .unit = "",
    .help = "Number of first keys that are seen wherever the window is.",
    .meaning =
        "This many keys at the start of the text stay visible even if each query otherwise sees "
        "only its nearest keys, the window. Trained heads often put on the first key the weight "
        "that no other key calls for; if the window hides it, that weight goes to the others.",
    .standard = 0,
    .min = 0,
    .max = max_matrix_rows,
    .slider_min = 1,
    .slider_max = 64,
    .whole = true,
};

/// Returns the band and the first `sinks` keys, limited to a matrix with `keys` keys.
inline VisibleKeys band_and_sinks(KeyInterval band, std::int64_t sinks, std::int64_t keys) {
    band.begin = std::clamp<std::int64_t>(band.begin, 0, keys);
    band.end = std::clamp(band.end, band.begin, keys);
    sinks = std::min(sinks, keys);
    if (sinks == 0)
        return {band, {}};
    if (sinks >= band.begin)
        return {{0, std::max(sinks, band.end)}, {}};
    return {{0, sinks}, band};
}

}  // namespace attnscope
