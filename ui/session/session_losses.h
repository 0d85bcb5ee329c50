#pragma once

#include <QJsonObject>
#include <QStringList>

namespace attnscope {

/// Returns a sentence on each thing that the text `given` of a session holds, but the session read
/// from it does not. `written` is that session, written again. Parts in `told` are left out,
/// because their faults were reported already. The values of a Scenario, the names of hidden
/// curves, the formulas and the paths of files are left out, too: the functions that read them
/// report their faults.
QStringList lossesOf(const QJsonObject& given, const QJsonObject& written, const QStringList& told);

/// Returns the sentence that says that a key is unknown.
QString unknownKey(const QString& key);

}  // namespace attnscope
