#include "ui/figure/hidden_entries.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <string_view>
#include <utility>

#include "core/figures/entries.h"

namespace attnscope {
namespace {

void empty(Curve& curve) {
    curve.x.clear();
    curve.y.clear();
    curve.error.clear();
}

void empty(Band& band) {
    band.x.clear();
    band.lower.clear();
    band.upper.clear();
}

void empty(Point& point) {
    point.x = point.y = std::nan("");
}

/// Returns the keys of the entries of which a note speaks; empty if it speaks of the whole figure.
HiddenEntries entriesOf(const Message& note) {
    static const HiddenEntries simulated = {"simulation"},
                               of_rows = {"simulation", "median", "deciles"}, limit = {"limit"};
    static const std::map<std::string_view, HiddenEntries> entries = {
        {"note.condensation", {"annealed"}},
        {"note.annealed-optimum", {"annealed"}},
        {"note.normal", {"normal-approximation"}},
        {"note.linear", {"linear"}},
        {"note.mean-field", {"mean-field"}},
        {"note.sphere-limit", limit},
        {"note.gaussian-limit", limit},
        {"note.gaussian-qk-limit", limit},
        {"note.median-maximum", {"median"}},
        {"note.rows-at-scales", of_rows},
        {"note.rows-at-lengths", of_rows},
        {"note.fewer-rows", of_rows},
        {"note.fewer-rows-where-long", of_rows},
        {"note.short-error-bars", simulated},
    };
    const auto found = entries.find(note.key);
    return found == entries.end() ? HiddenEntries() : found->second;
}

}  // namespace

std::string entryKey(const Figure& figure, const PlacedLabel& label) {
    switch (label.target) {
        case LabelTarget::band:
            return key_of(figure.bands[label.index]);
        case LabelTarget::point:
            return key_of(figure.points[label.index]);
        case LabelTarget::curve:
            break;
    }
    return key_of(figure.curves[label.index]);
}

HiddenEntries keyed(const HiddenEntries& words, const Figure& figure) {
    HiddenEntries keys;
    for (const std::string& word : words) {
        const std::string key = entry_meant(figure, word);
        keys.insert(key.empty() ? word : key);
    }
    return keys;
}

Figure emptied(Figure figure, const HiddenEntries& keys) {
    const auto emptyHidden = [&](auto& parts) {
        for (auto& part : parts)
            if (keys.contains(key_of(part)))
                empty(part);
    };
    emptyHidden(figure.curves);
    emptyHidden(figure.bands);
    emptyHidden(figure.points);
    return figure;
}

std::vector<Message> notesWithout(const Figure& figure, const HiddenEntries& words) {
    const HiddenEntries keys = keyed(words, figure);
    HiddenEntries seen;
    const auto see = [&](const std::string& key) {
        if (!keys.contains(key))
            seen.insert(key);
        return !keys.contains(key);
    };
    for (const Curve& curve : figure.curves)
        if (see(key_of(curve)) && curve.kind == CurveKind::simulation)
            seen.insert("simulation");  // a curve of simulated values may have a key of its own
    for (const Band& band : figure.bands)
        see(key_of(band));
    for (const Point& point : figure.points)
        see(key_of(point));
    std::vector<Message> notes = figure.notes;
    std::erase_if(notes, [&](const Message& note) {
        const HiddenEntries entries = entriesOf(note);
        return !entries.empty() && std::ranges::none_of(entries, [&](const std::string& entry) {
            return seen.contains(entry);
        });
    });
    return notes;
}

Figure without(Figure figure, const HiddenEntries& words) {
    figure.notes = notesWithout(figure, words);
    const HiddenEntries keys = keyed(words, figure);
    const auto isHidden = [&](const auto& part) { return keys.contains(key_of(part)); };
    std::erase_if(figure.curves, isHidden);
    std::erase_if(figure.bands, isHidden);
    std::erase_if(figure.points, isHidden);
    return figure;
}

}  // namespace attnscope
