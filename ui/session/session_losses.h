#pragma once

#include <QJsonObject>
#include <QStringList>

namespace attnscope {

/// Returns a sentence on each thing that a session's text holds and the session that was read from
/// it does not. `written` is that session, written anew; of the parts `told` nothing is said.
/// Whether the values of a Scenario, the names of hidden curves, the formulas and the places of
/// files were understood is left to those who read them.
QStringList lossesOf(const QJsonObject& given, const QJsonObject& written, const QStringList& told);

/// The sentence on a key that no version known here has.
QString unknownKey(const QString& key);

}  // namespace attnscope
