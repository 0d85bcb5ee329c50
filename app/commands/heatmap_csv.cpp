#include "app/commands/heatmap_csv.h"

#include <array>
#include <charconv>
#include <cmath>

#include "core/scenario/fields.h"
#include "core/version.h"

namespace attnscope {
namespace {

/// Shortest text that reads back as the same float.
std::string float_text(float value) {
    std::array<char, 32> buffer{};
    const auto end = std::to_chars(buffer.data(), buffer.data() + buffer.size(), value);
    return {buffer.data(), end.ptr};
}

/// First cell under pixel `index` of `pixels` that share [begin, end).
std::int64_t first_cell(std::int64_t begin, std::int64_t end, int pixels, int index) {
    return begin + (end - begin) * index / pixels;
}

std::string header(const AttentionFrame& frame, const Scenario& scenario) {
    std::string text = "# Attnscope " + std::string(version()) + "\n# title = Attention matrix\n";
    for (const auto& [key, value] : describe(scenario))
        text += "# " + key + " = " + value + "\n";
    text += "# lines: first query under the pixel; columns: first key under it\n";
    text += "query";
    const Viewport& view = frame.viewport;
    for (int x = 0; x < view.width; ++x)
        text += "," + std::to_string(first_cell(view.key_begin, view.key_end, view.width, x));
    return text + "\n";
}

}  // namespace

std::string heatmap_csv(const AttentionFrame& frame, const Scenario& scenario) {
    std::string text = header(frame, scenario);
    const Viewport& view = frame.viewport;
    auto weight = frame.weights.begin();
    for (int y = 0; y < view.height; ++y) {
        text += std::to_string(first_cell(view.row_begin, view.row_end, view.height, y));
        for (int x = 0; x < view.width; ++x, ++weight)
            text += "," + (std::isnan(*weight) ? std::string() : float_text(*weight));
        text += "\n";
    }
    return text;
}

}  // namespace attnscope
