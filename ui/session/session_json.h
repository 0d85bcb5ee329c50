#pragma once

#include <QByteArray>
#include <QStringList>

#include "ui/session/session.h"

namespace attnscope {

/// Bytes of the longest text that is read as a session.
inline constexpr std::size_t longestSession = std::size_t{1} << 22;

/// The session as JSON with a version, keys in alphabetical order: the same bytes for the same
/// session. Numbers of the Scenario are text as its fields give it, so that none loses a digit.
/// Where that is kept in a file, `folder` is the one of that file (session_paths.h).
QByteArray toJson(const Session& session, const QString& folder = {});

/// A session with what was sound in its file, and a sentence on each thing that was not.
struct ReadSession {
    Session session;
    QStringList faults;
};

/// The session in such a text. What is missing is as in a session that begins; what is unknown,
/// damaged or of a later version is left out; its files are looked for from `folder`, too. Throws
/// FileError where it is no session at all.
ReadSession sessionFromJson(const QByteArray& text, const QString& folder = {});

}  // namespace attnscope
