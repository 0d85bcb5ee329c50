#include "core/attention/attention_csv.h"

#include <string_view>

#include "core/attention/pixel_axis.h"
#include "core/io/csv.h"
#include "core/io/csv_comments.h"
#include "core/scaling/rules.h"
#include "core/scenario/numbers.h"

namespace attnscope {
namespace {

std::string preamble(std::string_view what, const Scenario& scenario) {
    return version_comment() + csv_comment(what) + scenario_comments(scenario) +
           csv_comment("scale = " + to_text(scale(scenario)));
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
                csv_number(
                    frame.weights[static_cast<std::size_t>(y) * static_cast<std::size_t>(v.width) +
                                  static_cast<std::size_t>(x)]) +
                '\n';
    }
    return text;
}

std::string rows_csv(const AttentionFrame& frame, double lambda) {
    std::string text = "row,log_sum_exp,entropy,collision,gradient,max_weight,argmax\n";
    for (std::size_t i = 0; i < frame.rows.size(); ++i) {
        const RowStatistics& row = frame.statistics[i];
        text += std::to_string(frame.rows[i]);
        for (const double value : {row.log_sum_exp, row.entropy, row.collision,
                                   jacobian_half_l1(row, lambda), row.max_weight})
            text += ',' + csv_number(value);
        text += ',' + std::to_string(row.argmax) + '\n';
    }
    return text;
}

std::string rows_csv(const AttentionFrame& frame, const Scenario& scenario) {
    return preamble("statistics of rows of attention, entropies in nats", scenario) +
           rows_csv(frame, scale(scenario));
}

}  // namespace attnscope
