#pragma once

#include <QString>

namespace attnscope {

class RefusedValue;

/// "Length n takes a whole number from 1 to 5; 'many' is unknown.": a refusal in the words of the
/// field that it is shown at.
QString refusalText(const QString& label, const RefusedValue& refusal);
/// Likewise, where what it takes is better said otherwise.
QString refusalText(const QString& label, const QString& takes, const RefusedValue& refusal);

}  // namespace attnscope
