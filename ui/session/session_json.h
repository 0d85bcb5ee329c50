#pragma once

#include <QByteArray>
#include <QJsonObject>
#include <QStringList>

#include "ui/model/session.h"

namespace attnscope {

/// Bytes of the longest text that is written or read as a session.
inline constexpr std::size_t longestSession = std::size_t{1} << 24;

/// Returns the session as JSON with a version, keys in alphabetical order: the same bytes for the
/// same session. Numbers of the Scenario are text as its fields give it, so that none loses a
/// digit. `folder` is the folder of the file in which the text is kept, if any (session_paths.h);
/// `saved` is the path of the file that a person saves the session in, if the text is kept beside
/// that.
QByteArray toJson(const Session& session, const QString& folder = {}, const QString& saved = {});
QJsonObject objectOf(const Session& session, const QString& folder = {});

/// A session with what was sound in its file, and a sentence on each thing that was not.
struct ReadSession {
    Session session;
    QStringList faults;
    QString saved = {};  ///< the path of the file that a person saves it in; empty: it has none
};

/// Reads the session in a text of toJson(). What is missing is as in a session that begins. What is
/// unknown, damaged, doubled or of a later version is left out, and said: a text without faults
/// holds no more than the session. Files are looked for from `folder`, too. Throws FileError if it
/// is not a session at all.
ReadSession sessionFromJson(const QByteArray& text, const QString& folder = {});

/// Reads a session as sessionFromJson() does, but with the files where the text has them, whatever
/// the disk holds. May be called on any thread.
ReadSession sessionAsWritten(const QByteArray& text);

}  // namespace attnscope
