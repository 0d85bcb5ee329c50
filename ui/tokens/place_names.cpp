#include "ui/tokens/place_names.h"

#include "ui/look/text.h"

namespace attnscope {

const TokenLabels& PlaceNames::labels() const {
    static const TokenLabels none;
    return labels_ ? *labels_ : none;
}

QString PlaceNames::label(std::int64_t place) const {
    return place >= 0 && place < count() ? toQString(labels()[static_cast<std::size_t>(place)])
                                         : QString::number(place);
}

QString PlaceNames::named(std::int64_t place) const {
    const QString number = QString::number(place);
    return place >= 0 && place < count() ? QStringLiteral("%1 '%2'").arg(number, label(place))
                                         : number;
}

}  // namespace attnscope
