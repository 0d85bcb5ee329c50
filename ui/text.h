#pragma once

#include <QString>
#include <string>
#include <string_view>

namespace attnscope {

inline QString toQString(std::string_view text) {
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

/// A number with that many significant digits, '.' as decimal point, a true minus sign.
QString shortNumber(double value, int digits = 4);

/// A count as people write it: 262 k, 1.07 G.
QString shortCount(double count);

}  // namespace attnscope
