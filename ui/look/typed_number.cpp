#include "ui/look/typed_number.h"

#include <QRegularExpression>
#include <algorithm>

namespace attnscope {
namespace {

bool hasDecimalComma(const QLocale& locale) {
    return locale.decimalPoint() == QStringLiteral(",");
}

/// Whether a sign may separate groups of three digits.
bool isGroupMark(QChar sign, bool whole, const QLocale& locale) {
    if (sign.isSpace())
        return true;
    const bool comma = sign == u',' && !hasDecimalComma(locale);
    return whole && (comma || locale.groupSeparator() == sign);
}

QString exchanged(QString text, QChar point, QChar comma, QChar newPoint, QChar newComma) {
    for (QChar& sign : text)
        sign = sign == point ? newPoint : sign == comma ? newComma : sign;
    return text;
}

}  // namespace

QString asNumber(const QString& typed, bool whole, const QLocale& locale) {
    static const QRegularExpression grouped(QStringLiteral("^[+-]?\\d{1,3}([^\\d]\\d{3})+$"));
    const QString text = typed.trimmed();
    QString joined = text;
    joined.removeIf([&](QChar sign) { return isGroupMark(sign, whole, locale); });
    const bool allDigits = std::ranges::all_of(joined, [](QChar sign) {
        return (sign >= u'0' && sign <= u'9') || sign == u'+' || sign == u'-';
    });
    if (allDigits && grouped.match(text).hasMatch())
        return joined;
    return hasDecimalComma(locale) ? exchanged(text, u',', u';', u'.', u',') : text;
}

QString asTyped(const QString& formula, const QLocale& locale) {
    return hasDecimalComma(locale) ? exchanged(formula, u'.', u',', u',', u';') : formula;
}

}  // namespace attnscope
