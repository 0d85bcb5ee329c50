#pragma once

#include <QByteArray>
#include <QJsonObject>
#include <QStringList>

#include "ui/model/session.h"

namespace attnscope {

/// The most bytes that the text of a session may have.
inline constexpr std::size_t longestSession = std::size_t{1} << 24;

/// Returns the session as JSON with a version. Keys are in alphabetical order, so that equal
/// sessions give equal bytes. Numbers of the Scenario are written as texts of its fields, so that
/// no digit is lost. `folder` is the folder of the file that gets the text, if any
/// (session_paths.h). `saved` is the path of the file in which a person saves the session, if the
/// text is kept in another file.
QByteArray toJson(const Session& session, const QString& folder = {}, const QString& saved = {});
QJsonObject objectOf(const Session& session, const QString& folder = {});

/// A session with everything that was read from its text, and a sentence on each thing that could
/// not be read.
struct ReadSession {
    Session session;
    QStringList faults;
    QString saved = {};  ///< the path of the file that a person saves it in; empty: it has none
};

/// Reads the session in a text of toJson(). Parts that are missing are as in a new session.
/// Whatever is unknown, damaged, repeated or of a later version is left out and reported in
/// `faults`; without faults, the session has everything that the text holds. Files are looked for
/// relative to `folder`, too. Throws FileError if the text is not a session at all, or if the
/// session would be too large to be saved.
ReadSession sessionFromJson(const QByteArray& text, const QString& folder = {});

/// Reads a session as sessionFromJson() does, but keeps the paths of files as the text has them,
/// whether or not the files exist. May be called on any thread.
ReadSession sessionAsWritten(const QByteArray& text);

}  // namespace attnscope
