#pragma once

#include <QString>

namespace attnscope {

class RefusedValue;

/// Returns a refusal in the words of the field that it is shown at: "Length n takes a whole number
/// from 1 to 5; 'many' is unknown."
QString refusalText(const QString& label, const RefusedValue& refusal);
/// Returns a refusal that says with `takes`, in place of the refusal's own words, what the field
/// takes.
QString refusalText(const QString& label, const QString& takes, const RefusedValue& refusal);

}  // namespace attnscope
