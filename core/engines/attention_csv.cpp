#include "core/engines/attention_csv.h"

#include <string_view>

#include "core/fields/csv_comments.h"
#include "core/io/csv.h"
#include "core/parameters/record.h"
#include "core/scaling/rules.h"
#include "core/scenario/scale.h"
#include "core/text/numbers.h"

namespace attnscope {
namespace {

std::string range_text(std::int64_t begin, std::int64_t end) {
    return std::to_string(begin) + " to " + std::to_string(end - 1);
}

/// Returns the factor on q·k and, if the rule's λ multiplies cosines, λ too.
std::string scale_comments(const Scenario& scenario) {
    const double factor = scale(scenario);
    std::string text = csv_comment("scale = " + to_text(factor));
    if (rule(scenario.rule).multiplies == Multiplies::cosine)
        text += csv_comment("lambda = " + to_text(factor * static_cast<double>(scenario.d))) +
                csv_comment("multiplies = cosine");
    return text;
}

std::string preamble(std::string_view what, const Scenario& scenario) {
    return version_comment() + csv_comment(what) + scenario_comments(scenario) +
           scale_comments(scenario);
}

std::string label_cell(const TokenLabels& labels, std::int64_t place) {
    if (place < 0 || place >= std::ssize(labels))
        return "";
    const std::string& label = labels[static_cast<std::size_t>(place)];
    return label.empty() ? "" : csv_line({label});
}

std::string pixels_preamble(const AttentionFrame& frame, const Scenario& scenario,
                            const Scenario* minus) {
    const PixelAxis& rows = frame.rows_axis;
    const PixelAxis& keys = frame.keys_axis;
    const std::string what = frame.is_difference()
                                 ? "attention weights minus those of a frozen Scenario"
                                 : "attention weights";
    return preamble(what + ", pooled to pixels: rows " + range_text(rows.begin(), rows.end()) +
                        ", keys " + range_text(keys.begin(), keys.end()),
                    scenario) +
           (minus ? scenario_comments(*minus, "frozen: ") : "");
}

std::string weight_at(const AttentionFrame& frame, std::int64_t y, std::int64_t x) {
    return csv_number(frame.weights[static_cast<std::size_t>(y * frame.keys_axis.count + x)]);
}

std::string cells_of(const PixelAxis& axis, std::int64_t pixel) {
    const std::int64_t first = axis.begin_of(pixel), last = axis.end_of(pixel) - 1;
    return std::to_string(first) + (first == last ? "" : '-' + std::to_string(last));
}

std::string rows_text(const AttentionFrame& frame, const Normalizer& normalizer,
                      const TokenLabels& labels, std::int64_t first_place,
                      const EntropyUnit& unit) {
    std::string text = "row";
    for (const RowColumn& column : row_columns())
        text += ',' + std::string(column.name);
    text += ",argmax";
    for (const RowColumn& column : mass_columns(frame, normalizer))
        text += ',' + std::string(column.name);
    text += labels.empty() ? "\n" : ",token\n";
    for (std::size_t i = 0; i < frame.rows.size(); ++i) {
        const RowStatistics& row = frame.statistics[i];
        text += std::to_string(frame.rows[i]);
        for (const RowColumn& column : row_columns())
            text += ',' + csv_number(column.value(row, frame.lambdas[i], unit));
        text += ',' + std::to_string(row.argmax);
        for (const RowColumn& column : mass_columns(frame, normalizer))
            text += ',' + csv_number(column.value(row, frame.lambdas[i], unit));
        if (!labels.empty())
            text += ',' + label_cell(labels, frame.rows[i] + first_place);
        text += '\n';
    }
    return text;
}

constexpr RowColumn all_row_columns[] = {
    {"log_sum_exp",
     [](const RowStatistics& row, double, const EntropyUnit&) { return row.log_sum_exp; }},
    {"entropy", [](const RowStatistics& row, double,
                   const EntropyUnit& unit) { return unit.factor * row.entropy; }},
    {"collision",
     [](const RowStatistics& row, double, const EntropyUnit&) { return row.collision; }},
    {"gradient", [](const RowStatistics& row, double lambda,
                    const EntropyUnit&) { return gradient_of(row, lambda); }},
    {"max_weight",
     [](const RowStatistics& row, double, const EntropyUnit&) { return row.max_weight; }},
};

constexpr RowColumn all_mass_columns[] = {
    {"mass", [](const RowStatistics& row, double, const EntropyUnit&) { return row.sum; }},
    {"support", [](const RowStatistics& row, double,
                   const EntropyUnit&) { return static_cast<double>(row.support); }},
    {"l1", [](const RowStatistics& row, double, const EntropyUnit&) { return absolute_sum(row); }},
    {"negative_mass",
     [](const RowStatistics& row, double, const EntropyUnit&) { return row.negative; }},
    {"entropy_1", [](const RowStatistics& row, double,
                     const EntropyUnit& unit) { return unit.factor * row.first_entropy; }},
    {"entropy_2", [](const RowStatistics& row, double,
                     const EntropyUnit& unit) { return unit.factor * row.second_entropy; }},
};

}  // namespace

std::span<const RowColumn> row_columns() {
    return all_row_columns;
}

std::span<const RowColumn> mass_columns(const AttentionFrame& frame, const Normalizer& normalizer) {
    constexpr std::size_t of_one_sign = 2;
    const std::span<const RowColumn> all = all_mass_columns;
    return frame.is_signed           ? all
           : normalizer.is_softmax() ? std::span<const RowColumn>()
                                     : all.first(of_one_sign);
}

std::string wide_pixels_csv(const AttentionFrame& frame, const Scenario& scenario,
                            const Scenario* minus) {
    const PixelAxis& rows = frame.rows_axis;
    const PixelAxis& keys = frame.keys_axis;
    std::string text = pixels_preamble(frame, scenario, minus) + "row";
    for (std::int64_t x = 0; x < keys.count; ++x)
        text += ',' + cells_of(keys, x);
    text += '\n';
    for (std::int64_t y = 0; y < rows.count; ++y) {
        text += cells_of(rows, y);
        for (std::int64_t x = 0; x < keys.count; ++x)
            text += ',' + weight_at(frame, y, x);
        text += '\n';
    }
    return text;
}

std::string pixels_csv(const AttentionFrame& frame, const Scenario& scenario,
                       const Scenario* minus) {
    const PixelAxis& rows = frame.rows_axis;
    const PixelAxis& keys = frame.keys_axis;
    std::string text =
        pixels_preamble(frame, scenario, minus) + "row_begin,row_end,key_begin,key_end,weight\n";
    for (std::int64_t y = 0; y < rows.count; ++y) {
        const std::string row =
            std::to_string(rows.begin_of(y)) + ',' + std::to_string(rows.end_of(y)) + ',';
        for (std::int64_t x = 0; x < keys.count; ++x)
            text += row + std::to_string(keys.begin_of(x)) + ',' + std::to_string(keys.end_of(x)) +
                    ',' + weight_at(frame, y, x) + '\n';
    }
    return text;
}

std::string rows_csv(const AttentionFrame& frame, const Normalizer& normalizer,
                     const TokenLabels& labels, std::int64_t first_place) {
    return rows_text(frame, normalizer, labels, first_place, entropy_units().front());
}

std::string rows_csv(const AttentionFrame& frame, const Scenario& scenario,
                     const TokenLabels& labels, std::int64_t first_place) {
    const EntropyUnit& unit = entropy_unit(scenario.unit);
    const std::string what =
        "statistics of rows of attention, entropies in " + std::string(unit.key) + "s";
    const Normalizer& normalizer = record_of(normalizers(), "normalizer", scenario.normalizer);
    return preamble(what, scenario) + rows_text(frame, normalizer, labels, first_place, unit);
}

}  // namespace attnscope
