#include "ui/figure/edited_figure.h"

#include <algorithm>
#include <functional>
#include <iterator>
#include <utility>

#include "core/figures/entries.h"
#include "core/text/errors.h"
#include "ui/figure/hidden_entries.h"
#include "ui/figure/label_text.h"
#include "ui/look/line_looks.h"
#include "ui/model/edit_fields.h"
#include "ui/model/edit_texts.h"
#include "ui/ticks/chosen_ticks.h"

namespace attnscope {
namespace {

using MakeText = std::function<Message(const std::string&)>;

const Message& nameIn(const Curve& curve) {
    return curve.legend.empty() ? curve.label : curve.legend;
}

Message& nameIn(Curve& curve) {
    return curve.legend.empty() ? curve.label : curve.legend;
}

Message& nameIn(auto& part) {
    return part.label;
}

/// Calls a function with every curve, band and point.
void forEachPart(Figure& figure, const auto& act) {
    for (Curve& curve : figure.curves)
        act(curve);
    for (Band& band : figure.bands)
        act(band);
    for (Point& point : figure.points)
        act(point);
}

void rename(Figure& figure, const std::map<std::string, std::string>& names, const MakeText& text) {
    forEachPart(figure, [&](auto& part) {
        if (const auto name = names.find(key_of(part));
            name != names.end() && !nameIn(part).empty())
            nameIn(part) = text(name->second);
    });
}

/// Removes the headings of families whose curves all have typed names.
void dropHeadings(Figure& figure, const std::map<std::string, std::string>& names) {
    for (Curve& curve : figure.curves) {
        const auto isOfFamily = [&](const Curve& other) { return other.heading == curve.heading; };
        const auto isNamed = [&](const Curve& other) {
            return !isOfFamily(other) || nameIn(other).empty() || names.contains(key_of(other));
        };
        if (!curve.heading.empty() && std::ranges::all_of(figure.curves, isNamed)) {
            const Message heading = curve.heading;
            for (Curve& other : figure.curves)
                if (other.heading == heading)
                    other.heading = {};
        }
    }
}

int seriesOf(const Band&) {
    return 0;
}

int seriesOf(const auto& part) {
    return part.series;
}

/// Returns the curve to which a band or a point belongs, and whose colour it has; null if there is
/// none.
const Curve* curveOf(const Figure& figure, const auto& part) {
    const auto found = std::ranges::find_if(figure.curves, [&](const Curve& curve) {
        return curve.kind == part.kind && curve.series == seriesOf(part);
    });
    return found == figure.curves.end() ? nullptr : &*found;
}

bool isOfMarks(const Curve& curve) {
    return curve.style == CurveStyle::points || curve.style == CurveStyle::measured;
}

std::map<std::string, LineLook> looksOf(const Figure& figure, const FigureEdits& edits,
                                        double pixelsPerPoint) {
    std::map<std::string, LineLook> looks;
    if (!edits.colors.empty()) {
        for (const auto& [key, color] :
             colorsFrom(edits.colors, coloredEntries(figure, edits.plot.order)))
            looks[key].color = color;
    }
    for (const auto& [key, line] : edits.lines) {
        LineLook& look = looks[key];
        if (!line.color.empty())
            look.color = line.color;
        look.dash = line.dash;
        if (line.width)
            look.width = *line.width * pixelsPerPoint;
    }
    return looks;
}

void setLooks(Figure& figure, const std::map<std::string, LineLook>& looks) {
    const auto lookAt = [&](const std::string& key) {
        const auto look = looks.find(key);
        return look == looks.end() ? LineLook() : look->second;
    };
    for (Curve& curve : figure.curves)
        curve.look = lookAt(key_of(curve));
    const auto follow = [&](auto& parts) {
        for (auto& part : parts) {
            part.look = lookAt(key_of(part));
            if (const Curve* curve = curveOf(figure, part); curve && part.look == LineLook())
                part.look.color = curve->look.color;
        }
    };
    follow(figure.bands);
    follow(figure.points);
}

void checkPlace(const Axis& axis, double value) {
    if (axis.logarithmic && !(value > 0))
        throw InvalidRequest(
            Message("edit.place",
                    "%1 is not possible as a place in this figure: its axis is logarithmic and "
                    "takes numbers above 0",
                    {value}));
}

void checkTicks(const char* option, const Axis& axis, const std::optional<ChosenTicks>& ticks) {
    if (const auto* values = ticks ? std::get_if<std::vector<ChosenTick>>(&*ticks) : nullptr)
        for (const ChosenTick& each : *values)
            checkPlace(axis, each.value);
    if (!ticks || countOfTicks(axis, {axis.min, axis.max}, *ticks) <= mostChosenTicks)
        return;
    const Message takes("edit.steps",
                        "a step, on a logarithmic axis a factor above 1, that makes at most %1 "
                        "ticks",
                        {mostChosenTicks});
    throw RefusedOption(Message("edit.ticks", "--%1 %2 is not possible here: it takes %3",
                                {option, ticksText(*ticks), takes}),
                        takes);
}

void checkRange(const std::string& option, const Axis& axis) {
    if (axis.logarithmic && !(axis.min > 0))
        throw InvalidRequest(Message("figure.range",
                                     "--%1 %2:%3 is not possible: the axis is logarithmic and "
                                     "takes numbers above 0",
                                     {option, axis.min, axis.max}));
}

}  // namespace

std::vector<std::string> entryKeys(const Figure& figure, const std::vector<std::string>& order) {
    std::vector<std::string> keys;
    for (const PlacedLabel& label : inOrder(figure, labelsOf(figure), order))
        if (const std::string key = entryKey(figure, label);
            std::ranges::find(keys, key) == keys.end())
            keys.push_back(key);
    return keys;
}

std::vector<ColoredEntry> coloredEntries(const Figure& figure,
                                         const std::vector<std::string>& order) {
    std::vector<ColoredEntry> entries;
    for (const std::string& key : entryKeys(figure, order)) {
        const auto isOf = [&](const auto& part) { return key_of(part) == key; };
        const auto follows = [&](const auto& parts) {
            const auto part = std::ranges::find_if(parts, isOf);
            return part != parts.end() && curveOf(figure, *part);
        };
        const auto curve = std::ranges::find_if(figure.curves, isOf);
        const bool isCurve = curve != figure.curves.end();
        if (isCurve || (!follows(figure.bands) && !follows(figure.points)))
            entries.push_back({key, isCurve && isOfMarks(*curve)});
    }
    return entries;
}

std::map<std::string, std::string> colorsFrom(const std::string& set,
                                              std::vector<ColoredEntry> entries) {
    for (std::size_t i = 0; i < entries.size(); ++i) {
        if (!entries[i].isOfMarks || !isPale(set, i))
            continue;
        const auto first = std::make_reverse_iterator(entries.begin() + static_cast<long>(i));
        const auto line = std::find_if(first, entries.rend(),
                                       [](const ColoredEntry& entry) { return !entry.isOfMarks; });
        if (line != entries.rend())
            std::swap(entries[i], *line);
    }
    std::map<std::string, std::string> colors;
    for (std::size_t i = 0; i < entries.size(); ++i)
        colors[entries[i].key] = colorOfSet(set, i);
    return colors;
}

Figure edited(Figure figure, const FigureEdits& edits, double pixelsPerPoint) {
    if (edits == FigureEdits())
        return figure;
    const MakeText typed = [](const std::string& text) { return Message(typedText(text)); };
    setLooks(figure, looksOf(figure, edits, pixelsPerPoint));
    rename(figure, edits.names, typed);
    dropHeadings(figure, edits.names);
    if (edits.title)
        figure.title = typed(*edits.title);
    if (edits.x_label)
        figure.x.caption = typed(*edits.x_label);
    if (edits.y_label)
        figure.y.caption = typed(*edits.y_label);
    return figure;
}

Figure renamed(Figure figure, const FigureEdits& edits) {
    rename(figure, edits.names, [](const std::string& text) { return Message(text); });
    return figure;
}

void check(const Figure& figure, const PlotEdits& edits) {
    if (figure.table)
        return;
    checkRange("x", figure.x);
    checkRange("y", figure.y);
    checkTicks("x-ticks", figure.x, edits.x_ticks);
    checkTicks("y-ticks", figure.y, edits.y_ticks);
    const auto checkPoint = [&](const DataPoint& point) {
        checkPlace(figure.x, point.x);
        checkPlace(figure.y, point.y);
    };
    for (const Annotation& each : edits.annotations) {
        checkPoint(each.from);
        if (each.kind != AnnotationKind::text)
            checkPoint(each.to);
    }
    if (edits.inset)
        checkPoint({edits.inset->x.min, edits.inset->y.min});
}

}  // namespace attnscope
