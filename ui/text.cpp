#include "ui/text.h"

#include <array>
#include <cmath>

namespace attnscope {

QString shortNumber(double value, int digits) {
    if (std::isnan(value))
        return QStringLiteral("–");
    QString text = QString::number(value, 'g', digits);
    return text.replace(QLatin1Char('-'), QChar(0x2212));
}

QString shortCount(double count) {
    constexpr std::array<const char*, 5> prefixes = {"", " k", " M", " G", " T"};
    std::size_t prefix = 0;
    while (count >= 999.5 && prefix + 1 < prefixes.size()) {
        count /= 1000;
        ++prefix;
    }
    const int decimals = prefix == 0 || count >= 99.5 ? 0 : count >= 9.95 ? 1 : 2;
    return QString::number(count, 'f', decimals) + QLatin1StringView(prefixes[prefix]);
}

}  // namespace attnscope
