#include "ui/heatmap/heatmap_csv.h"

#include <algorithm>
#include <cmath>
#include <string_view>

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

/// First cell under pixel `i` of `pixels` that share `count` cells.
std::int64_t edge(std::int64_t begin, std::int64_t count, int i, int pixels) {
    return begin + count * i / pixels;
}

}  // namespace

std::string pixels_csv(const AttentionFrame& frame, const Scenario& scenario) {
    const Viewport& v = frame.viewport;
    const std::int64_t rows = v.row_end - v.row_begin, keys = v.key_end - v.key_begin;
    std::string text = preamble("attention weights, pooled to pixels", scenario) +
                       "row_begin,row_end,key_begin,key_end,weight\n";
    for (int y = 0; y < v.height; ++y) {
        const std::string row = std::to_string(edge(v.row_begin, rows, y, v.height)) + ',' +
                                std::to_string(edge(v.row_begin, rows, y + 1, v.height)) + ',';
        for (int x = 0; x < v.width; ++x)
            text +=
                row + std::to_string(edge(v.key_begin, keys, x, v.width)) + ',' +
                std::to_string(edge(v.key_begin, keys, x + 1, v.width)) + ',' +
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
