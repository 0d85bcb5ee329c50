#pragma once

#include <QByteArray>
#include <QJsonObject>
#include <string>
#include <vector>

namespace attnscope {

// Used by session_reader.cpp alone.

/// The text of a session as a JSON object.
struct ParsedSession {
    QJsonObject object;
    std::vector<std::string> doubled;  ///< keys that the text repeats; the object has each once
};

/// Parses a text. Throws FileError if it is not a session at all.
ParsedSession parsedSession(const QByteArray& text);

}  // namespace attnscope
