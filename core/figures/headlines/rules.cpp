#include <algorithm>
#include <cmath>
#include <numeric>

#include "core/figures/grids.h"
#include "core/figures/headlines/headlines.h"
#include "core/figures/interpolate.h"
#include "core/figures/rules_over_lengths.h"
#include "core/figures/texts.h"
#include "core/softmax/entropy_unit.h"

namespace attnscope {

Message rules_side_by_side_headline(const Figure& figure, double marker) {
    const double n = place_of_marker(figure, marker);
    const auto scale = [&](const Curve& curve) { return value_at(curve, figure.x, n); };
    const auto reaches = [&](const Curve& curve) {  // where its scale is 0 it has a gap
        return !curve.x.empty() && curve.x.front() <= n && n <= curve.x.back();
    };
    const Curve *least = nullptr, *most = nullptr, *none = nullptr;
    for (const Curve& curve : figure.curves)
        if (scale(curve) > 0) {
            least = least && scale(*least) <= scale(curve) ? least : &curve;
            most = most && scale(*most) >= scale(curve) ? most : &curve;
        } else if (!none && reaches(curve)) {
            none = &curve;
        }
    if (none && most)
        return {"headline.rules-zero",
                "At n = %1 the scale is 0 under %2 and largest under %3 (%4).",
                {length_text(n), none->label, most->label, short_text(scale(*most), 3)}};
    if (!least || least == most)
        return {};
    return {"headline.rules",
            "At n = %1 the scale is smallest under %2 (%3) and largest under %4 (%5).",
            {length_text(n), least->label, short_text(scale(*least), 3), most->label,
             short_text(scale(*most), 3)}};
}

Message rule_values_headline(const Figure& figure, double) {
    if (!figure.table || figure.table->rows.size() < 2)
        return {};
    const auto& columns = figure.table->columns;
    const auto column = std::ranges::find(columns, "entropy", &Table::Column::key);
    if (column == columns.end())
        return {};
    const auto entropy = [i = static_cast<std::size_t>(column - columns.begin())](
                             const Table::Row& row) { return row.values[i]; };
    const auto [least, most] = std::ranges::minmax(figure.table->rows, {}, entropy);
    const auto keys = [&](const Table::Row& row) {
        return short_text(std::exp(entropy(row) / entropy_unit(column->unit).factor), 3);
    };
    return {"headline.rule-values",
            "Random rows are narrowest under %1 (H = %2 %3, ≈ %4 keys) and widest under %5 (%6 %3, "
            "≈ %7).",
            {least.label, short_text(entropy(least), 3), unit_name(column->unit), keys(least),
             most.label, short_text(entropy(most), 3), keys(most)}};
}

Message rules_over_lengths_headline(const Figure& figure, double) {
    if (!figure.table || figure.table->rows.empty())
        return {};
    const Table& table = *figure.table;
    // A rule under which rows are frozen at both lengths keeps nothing.
    constexpr double frozen = 0.01;
    const auto best = std::ranges::find_if(table.rows, [](const Table::Row& row) {
        return std::max(row.values[0], row.values[1]) > frozen;
    });
    if (best == table.rows.end() || range_in(table.rows.back()) == 0)  // or the lengths are equal
        return {};
    const double range = range_in(*best), near = std::midpoint(best->values[0], best->values[1]);
    const std::string_view sign = table.columns.front().unit;
    const double factor = entropy_unit(sign).factor;
    const Message unit = unit_name(sign), keys = keys_text(std::exp(near / factor));
    constexpr double rounding = 1e-6;
    if (range < rounding)
        return {"headline.rule-keeps-all",
                "Under %1 the entropy of random rows stays at %2 %3 (about %4 keys).",
                {best->label, short_text(near, 3), unit, keys}};
    if (range <= steady_entropy * factor)
        return {"headline.rules-over-lengths",
                "Under %1 the entropy of random rows varies least: by %2 %3, near %4 %3 (about %5 "
                "keys).",
                {best->label, short_text(range, 2), unit, short_text(near, 2), keys}};
    const Message bound = short_text(steady_entropy * factor, 2);
    if (std::ranges::find(figure.notes, "note.exact-iso-entropy-holds", &Message::key) !=
        figure.notes.end())
        return {"headline.exact-iso-entropy-alone",
                "None of these rules holds the entropy of random rows within %1 %2; exact "
                "iso-entropy does.",
                {bound, unit}};
    return {"headline.no-rule-keeps",
            "None of these rules holds the entropy of random rows within %1 %2; under %3 it varies "
            "least, by %4 %2.",
            {bound, unit, best->label, short_text(range, 2)}};
}

}  // namespace attnscope
