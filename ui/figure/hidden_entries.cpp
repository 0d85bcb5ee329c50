#include "ui/figure/hidden_entries.h"

namespace attnscope {
namespace {

std::string nameOf(const Curve& curve) {
    return text_of(curve.legend.empty() ? curve.label : curve.legend);
}

std::string nameOf(const Band& band) {
    return text_of(band.label);
}

std::string nameOf(const Point& point) {
    return text_of(point.label);
}

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

std::string entryName(const Figure& figure, const PlacedLabel& label) {
    switch (label.target) {
        case LabelTarget::band:
            return nameOf(figure.bands[label.index]);
        case LabelTarget::point:
            return nameOf(figure.points[label.index]);
        case LabelTarget::curve:
            break;
    }
    return nameOf(figure.curves[label.index]);
}

Figure emptied(Figure figure, const HiddenEntries& hidden) {
    const auto emptyHidden = [&](auto& parts) {
        for (auto& part : parts)
            if (hidden.contains(nameOf(part)))
                empty(part);
    };
    emptyHidden(figure.curves);
    emptyHidden(figure.bands);
    emptyHidden(figure.points);
    return figure;
}

Figure without(Figure figure, const HiddenEntries& hidden) {
    const auto isHidden = [&](const auto& part) { return hidden.contains(nameOf(part)); };
    std::erase_if(figure.curves, isHidden);
    std::erase_if(figure.bands, isHidden);
    std::erase_if(figure.points, isHidden);
    return figure;
}

}  // namespace attnscope
