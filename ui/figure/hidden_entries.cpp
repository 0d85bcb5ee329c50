#include "ui/figure/hidden_entries.h"

#include <cmath>
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

Figure without(Figure figure, const HiddenEntries& words) {
    const HiddenEntries keys = keyed(words, figure);
    const auto isHidden = [&](const auto& part) { return keys.contains(key_of(part)); };
    std::erase_if(figure.curves, isHidden);
    std::erase_if(figure.bands, isHidden);
    std::erase_if(figure.points, isHidden);
    return figure;
}

}  // namespace attnscope
