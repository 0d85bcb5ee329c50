#pragma once

#include <QByteArray>
#include <QJsonObject>
#include <QStringList>

#include "ui/model/session.h"

namespace attnscope {

/// Bytes of the longest text that is written or read as a session.
inline constexpr std::size_t longestSession = std::size_t{1} << 24;

/// The session as JSON with a version, keys in alphabetical order: the same bytes for the same
/// session. Numbers of the Scenario are text as its fields give it, so that none loses a digit.
/// Where that is kept in a file, `folder` is the one of that file (session_paths.h); where it is
/// kept beside the one that a person saves it in, `saved` is the latter's path.
QByteArray toJson(const Session& session, const QString& folder = {}, const QString& saved = {});
QJsonObject objectOf(const Session& session, const QString& folder = {});

/// A session with what was sound in its file, and a sentence on each thing that was not.
struct ReadSession {
    Session session;
    QStringList faults;
    QString saved = {};  ///< the path of the file that a person saves it in; empty: it has none
};

/// The session in such a text. What is missing is as in a session that begins. What is unknown,
/// damaged, doubled or of a later version is left out, and said: a text without faults holds no
/// more than the session. Files are looked for from `folder`, too. Throws FileError where it is no
/// session at all.
ReadSession sessionFromJson(const QByteArray& text, const QString& folder = {});

/// sessionFromJson() with the files where the text has them, whatever the disk holds; on any
/// thread.
ReadSession sessionAsWritten(const QByteArray& text);

}  // namespace attnscope
