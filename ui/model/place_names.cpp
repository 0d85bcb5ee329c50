#include "ui/model/place_names.h"

#include "core/vectors/position_labels.h"
#include "ui/look/text.h"

namespace attnscope {
namespace {

QString numberOf(std::int64_t place) {
    return valueText(static_cast<double>(place), 0);
}

}  // namespace

const TokenLabels& PlaceNames::labels() const {
    static const TokenLabels none;
    return labels_ ? *labels_ : none;
}

PlaceNames PlaceNames::ofRows(std::int64_t first_place) const {
    if (queries_)
        return *queries_;
    PlaceNames rows = *this;
    rows.first_ = first_place;
    return rows;
}

std::optional<QString> PlaceNames::labelOf(std::int64_t place) const {
    const std::int64_t at = place + first_;
    if (at < 0 || at >= count())
        return {};
    return toQString((*shown_)[static_cast<std::size_t>(at)]);
}

QString PlaceNames::label(std::int64_t place) const {
    return labelOf(place).value_or(numberOf(place));
}

QString PlaceNames::named(std::int64_t place) const {
    const QString number = numberOf(place);
    const auto label = labelOf(place);
    return label ? QStringLiteral("%1 '%2'").arg(number, *label) : number;
}

PlaceNames placeNamesOf(const Scenario& scenario) {
    if (scenario.tokens_file.empty())
        return {};
    PositionLabels labels = position_labels(scenario);
    return PlaceNames(std::move(labels.keys), std::move(labels.queries));
}

}  // namespace attnscope
