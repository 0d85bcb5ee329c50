#include "core/figures/kept_entries.h"

namespace attnscope {
namespace {

bool is_simulated(const Curve& curve) {
    const bool is_frozen_matrix =
        curve.kind == CurveKind::reference && curve.style == CurveStyle::points;
    return curve.kind == CurveKind::simulation || curve.kind == CurveKind::median ||
           curve.kind == CurveKind::measured || is_frozen_matrix;
}

Curve entry_of(const Curve& curve) {
    Curve entry;
    entry.label = curve.label;
    entry.kind = curve.kind;
    entry.style = curve.style;
    entry.holds = curve.holds;
    entry.series = curve.series;
    entry.legend = curve.legend;
    entry.tag = curve.tag;
    entry.key = curve.key;
    return entry;
}

}  // namespace

bool has_same_axes(const Figure& a, const Figure& b) {
    const auto same = [](const Axis& p, const Axis& q) {
        return p.field == q.field && p.unit == q.unit && p.logarithmic == q.logarithmic;
    };
    return a.id == b.id && same(a.x, b.x) && same(a.y, b.y);
}

void keep_entries(const Figure& earlier, Figure& figure) {
    for (const Curve& curve : earlier.curves)
        if (is_simulated(curve))
            figure.curves.push_back(entry_of(curve));
    for (const Band& band : earlier.bands)
        figure.bands.push_back({band.label, band.kind, {}, {}, {}, band.key});
}

}  // namespace attnscope
