#pragma once

#include <QLocale>
#include <QString>

namespace attnscope {

/// Returns what a person typed for a number, as core reads it: with a point for decimals and a
/// comma between arguments, whatever the language's own marks, and without marks between thousands.
QString asNumber(const QString& typed, bool whole, const QLocale& locale = QLocale());

/// Returns a formula as a person would type it in this language.
QString asTyped(const QString& formula, const QLocale& locale = QLocale());

}  // namespace attnscope
