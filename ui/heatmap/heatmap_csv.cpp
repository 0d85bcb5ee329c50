#include "ui/heatmap/heatmap_csv.h"

#include <algorithm>
#include <cmath>
#include <string_view>

#include "core/attention/pixel_axis.h"
#include "core/scaling/rules.h"
#include "core/scenario/fields.h"
#include "core/scenario/numbers.h"
#include "core/version.h"

namespace attnscope {
namespace {

/// One comment line; a control character in a file's name cannot break it.
std::string comment(std::string text) {
    std::ranges::replace_if(
        text, [](char c) { return c >= 0 && c < ' '; }, ' ');
    return "# " + text + "\n";
}

std::string preamble(std::string_view what, const Scenario& scenario) {
    std::string text = comment("Attnscope " + std::string(version())) + comment(std::string(what));
    for (const auto& [key, value] : describe(scenario))
        text += comment(key + " = " + value);
    return text + comment("scale = " + to_text(scale(scenario)));
}

std::string cell(double value) {
    return std::isnan(value) ? "" : to_text_17(value);
}

}  // namespace

std::string pixels_csv(const AttentionFrame& frame, const Scenario& scenario) {
    const Viewport& v = frame.viewport;
    const PixelAxis rows{v.row_begin, v.row_end, v.height}, keys{v.key_begin, v.key_end, v.width};
    std::string text = preamble("attention weights, pooled to pixels", scenario) +
                       "row_begin,row_end,key_begin,key_end,weight\n";
    for (int y = 0; y < v.height; ++y) {
        const std::string row =
            std::to_string(rows.first_cell(y)) + ',' + std::to_string(rows.first_cell(y + 1)) + ',';
        for (int x = 0; x < v.width; ++x)
            text +=
                row + std::to_string(keys.first_cell(x)) + ',' +
                std::to_string(keys.first_cell(x + 1)) + ',' +
                cell(frame.weights[static_cast<std::size_t>(y) * static_cast<std::size_t>(v.width) +
                                   static_cast<std::size_t>(x)]) +
                '\n';
    }
    return text;
}

std::string rows_csv(const AttentionFrame& frame, const Scenario& scenario) {
    const double lambda = scale(scenario);
    std::string text = preamble("statistics of rows of attention, entropies in nats", scenario) +
                       "row,log_sum_exp,entropy,collision,gradient,max_weight,argmax\n";
    for (std::size_t i = 0; i < frame.rows.size(); ++i) {
        const RowStatistics& row = frame.statistics[i];
        text += std::to_string(frame.rows[i]);
        for (const double value : {row.log_sum_exp, row.entropy, row.collision,
                                   jacobian_half_l1(row, lambda), row.max_weight})
            text += ',' + cell(value);
        text += ',' + std::to_string(row.argmax) + '\n';
    }
    return text;
}

}  // namespace attnscope
