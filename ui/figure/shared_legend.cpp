#include "ui/figure/shared_legend.h"

#include <algorithm>

#include "ui/figure/legend_rows.h"

namespace attnscope {
namespace {

/// What is seen of an entry: entries that are equal in this appear once.
struct EntryLook {
    QString text;
    LabelTarget target;
    CurveStyle style;
    QPen pen;
    int mark;

    bool operator==(const EntryLook&) const = default;
};

EntryLook entryLook(const Figure& figure, const PlacedLabel& label, const Theme& theme) {
    if (label.target == LabelTarget::band) {
        const Band& band = figure.bands[label.index];
        return {label.text, label.target, CurveStyle::line,
                curvePen(band.kind, theme, 0, band.look), 0};
    }
    if (label.target == LabelTarget::point) {
        const Point& point = figure.points[label.index];
        return {label.text, label.target, CurveStyle::points, ringPen(point, theme), point.series};
    }
    const Curve& curve = figure.curves[label.index];
    return {label.text, label.target, curve.style, penOf(curve, theme), curve.series};
}

/// An entry and the index of its figure.
struct SharedEntry {
    std::size_t figure;
    PlacedLabel label;
};

/// Returns the place of an entry: after the entries that have the same heading, else at the end.
std::vector<SharedEntry>::const_iterator afterItsFamily(const std::vector<SharedEntry>& entries,
                                                        const PlacedLabel& label) {
    const auto last = std::find_if(entries.rbegin(), entries.rend(), [&](const SharedEntry& each) {
        return !label.heading.isEmpty() && each.label.heading == label.heading;
    });
    return last == entries.rend() ? entries.end() : last.base();
}

std::vector<SharedEntry> distinctEntries(const std::vector<LegendPart>& figures,
                                         const Theme& theme) {
    std::vector<SharedEntry> entries;
    std::vector<EntryLook> known;
    for (std::size_t i = 0; i < figures.size(); ++i)
        for (const PlacedLabel& label : figures[i].labels) {
            const EntryLook look = entryLook(*figures[i].figure, label, theme);
            if (std::ranges::find(known, look) != known.end())
                continue;
            known.push_back(look);
            entries.insert(afterItsFamily(entries, label), SharedEntry{i, label});
        }
    return entries;
}

void moveLabel(PlacedLabel& label, double right, double down) {
    for (QRectF* each : {&label.box, &label.sample, &label.headingBox})
        each->translate(right, down);
}

/// Centres each row of labels in the width.
void centreRows(std::vector<PlacedLabel>& labels, double width) {
    for (auto row = labels.begin(); row != labels.end();) {
        const double top = row->box.top();
        const auto end = std::find_if(
            row, labels.end(), [&](const PlacedLabel& each) { return each.box.top() != top; });
        const double right = std::prev(end)->box.right() + pictureMargin;
        for (; row != end; ++row)
            moveLabel(*row, (width - right) / 2, 0);
    }
}

}  // namespace

SharedLegend sharedLegend(const std::vector<LegendPart>& figures, const Theme& theme,
                          double width) {
    SharedLegend legend;
    for (const LegendPart& part : figures)
        legend.parts.push_back({part.figure, {}});
    const std::vector<SharedEntry> entries = distinctEntries(figures, theme);
    if (entries.empty())
        return legend;
    std::vector<PlacedLabel> labels;
    for (std::size_t i = 0; i < entries.size(); ++i) {
        labels.push_back(entries[i].label);
        labels.back().index = i;  // index of the entry, replaced below once the label is placed
    }
    constexpr double endless = 1e5;
    PlotLayout layout;
    const QRectF room(pictureMargin, 0, width - 2 * pictureMargin, endless);
    legend.height = placeLegendRows(labels, room, endless, layout);
    centreRows(layout.labels, width);
    for (PlacedLabel& label : layout.labels) {
        const SharedEntry& entry = entries[label.index];
        label.index = entry.label.index;
        moveLabel(label, 0, legend.height - endless);
        legend.parts[entry.figure].labels.push_back(label);
    }
    return legend;
}

void paintLegend(QPainter& painter, const SharedLegend& legend, const Theme& theme) {
    const PlotLayout layout;
    for (const LegendPart& part : legend.parts)
        for (const PlacedLabel& label : part.labels)
            paintLabel(painter, {*part.figure, layout, theme}, label);
}

}  // namespace attnscope
