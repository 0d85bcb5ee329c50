#include <algorithm>
#include <cmath>

#include "core/figures/grids.h"
#include "core/figures/headlines/headlines.h"
#include "core/figures/interpolate.h"
#include "core/figures/texts.h"

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
                {length_text(n), none->label, most->label, scale_text(scale(*most))}};
    if (!least || least == most)
        return {};
    return {"headline.rules",
            "At n = %1 the scale is smallest under %2 (%3) and largest under %4 (%5).",
            {length_text(n), least->label, scale_text(scale(*least)), most->label,
             scale_text(scale(*most))}};
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
    return {"headline.rule-values",
            "Random rows are narrowest under %1 (H = %2 %3) and widest under %4 (%5 %3).",
            {least.label, short_text(entropy(least), 3), unit_name(column->unit), most.label,
             short_text(entropy(most), 3)}};
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
    if (best == table.rows.end() || table.rows.back().values[3] == 0)  // or the lengths are equal
        return {};
    const Table::Row& flattest = *best;
    const double per_doubling = flattest.values[3];
    constexpr double rounding = 1e-9;
    if (std::abs(per_doubling) < rounding)
        return {"headline.rule-keeps-all",
                "%1 keeps the entropy of random rows: it is the same at both lengths.",
                {flattest.label}};
    return {"headline.rules-over-lengths",
            "%1 keeps the entropy of random rows best: it changes by %2 %3 per doubling of n.",
            {flattest.label, (per_doubling < 0 ? "−" : "") + short_text(std::abs(per_doubling), 2),
             unit_name(table.columns.front().unit)}};
}

}  // namespace attnscope
