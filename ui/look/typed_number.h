#pragma once

#include <QLocale>
#include <QString>

namespace attnscope {

/// Returns a typed number or formula as core reads it: with a point for decimals and a comma
/// between arguments, whatever the marks of `locale`, and without marks between thousands. If
/// `whole`, the locale's separator and a comma that is no decimal comma are such marks, too.
QString asNumber(const QString& typed, bool whole, const QLocale& locale = QLocale());

/// Returns a formula as the user would type it in that locale.
QString asTyped(const QString& formula, const QLocale& locale = QLocale());

}  // namespace attnscope
