#include <algorithm>

#include "core/figures/entries.h"
#include "ui/figure/curve_tags.h"
#include "ui/figure/hidden_entries.h"
#include "ui/figure/plot_layout.h"
#include "ui/look/text.h"
#include "ui/look/translated.h"

// What is written about a figure, before it is placed.

namespace attnscope {

QStringList notesOf(const Figure& figure) {
    QStringList notes;
    for (const Message& note : figure.notes)
        notes.append(translated(note));
    return notes;
}

QStringList captionsOf(const Figure& figure, bool titled) {
    if (figure.y.caption)
        return {translated(*figure.y.caption)};
    const QString label = translated(figure.y.label), unit = unitName(figure.y.unit);
    if (label.isEmpty() ||
        (titled && translated(figure.title).contains(label, Qt::CaseInsensitive)))
        return {unit};
    return unit.isEmpty() ? QStringList{label} : QStringList{listed({label, unit}), unit};
}

QString nameOf(const Figure& figure, const PlacedLabel& label) {
    return label.heading.isEmpty() ? label.text : translated(figure.curves[label.index].label);
}

std::vector<PlacedLabel> labelsOf(const Figure& figure, bool tagsTell) {
    std::vector<PlacedLabel> labels;
    const auto isShared = [&](const Curve& curve) {
        return !curve.legend.empty() && (tagsTell || !isToldByTag(curve));
    };
    const auto add = [&](LabelTarget target, std::size_t index, const Message& label) {
        const auto says = [&](const PlacedLabel& other) {
            return target == LabelTarget::curve && isShared(figure.curves[index]) &&
                   other.text == translated(label) &&
                   key_of(figure.curves[other.index]) == key_of(figure.curves[index]);
        };
        if (!label.empty() && std::none_of(labels.begin(), labels.end(), says))
            labels.push_back({target, index, translated(label), {}, {}, {}, false});
    };
    for (std::size_t i = 0; i < figure.curves.size(); ++i) {
        const Curve& curve = figure.curves[i];
        add(LabelTarget::curve, i, isShared(curve) ? curve.legend : curve.label);
        if (!labels.empty() && labels.back().index == i)
            labels.back().heading = translated(curve.heading);
    }
    for (std::size_t i = 0; i < figure.bands.size(); ++i)
        add(LabelTarget::band, i, figure.bands[i].label);
    for (std::size_t i = 0; i < figure.points.size(); ++i)
        add(LabelTarget::point, i, figure.points[i].label);
    return labels;
}

std::vector<PlacedLabel> inOrder(const Figure& figure, std::vector<PlacedLabel> labels,
                                 const std::vector<std::string>& order) {
    std::ranges::stable_sort(labels, {}, [&](const PlacedLabel& label) {
        return std::ranges::find(order, entryKey(figure, label)) - order.begin();
    });
    return labels;
}

}  // namespace attnscope
