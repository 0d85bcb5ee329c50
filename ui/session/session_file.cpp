#include "ui/session/session_file.h"

#include "core/io/atomic_file.h"
#include "core/io/file_fault.h"
#include "core/io/regular_file.h"
#include "core/text/errors.h"
#include "ui/look/paths.h"

namespace attnscope {
namespace {

QByteArray bytesIn(std::string_view text) {
    return {text.data(), static_cast<qsizetype>(text.size())};
}

/// Throws FileError if the text of a session is not understood in full.
void requireUnderstood(const std::string& name, std::string_view text) {
    const QStringList faults = sessionAsWritten(bytesIn(text)).faults;
    if (!faults.isEmpty())
        fail_on_file(name, {"session.not-as-written",
                            "cannot be written so that it can be read again: %1",
                            {faults.front().toStdString()}});
}

}  // namespace

QByteArray textOf(const Session& session, const QString& folder, const QString& saved) {
    const QByteArray text = toJson(session, folder, saved);
    if (static_cast<std::size_t>(text.size()) > longestSession)
        throw FileError(Message("session.too-large",
                                "the session takes %1 bytes, but at most %2 are allowed; a "
                                "presentation with fewer steps takes less",
                                {text.size(), longestSession}));
    return text;
}

ReadSession readSession(const QString& path, const QString& name, const QString& folder) {
    const std::string called = bytesOf(name);
    const auto text = bytesIn(read_regular_file(bytesOf(path), longestSession, called));
    try {
        return sessionFromJson(text, folder);
    } catch (const FileError& fault) {
        fail_on_file(called, fault.message());
    }
}

void writeSession(const QString& path, const Session& session, const QString& folder,
                  const QString& saved) {
    const std::string name = bytesOf(path);
    QByteArray text;
    try {
        text = textOf(session, folder, saved);
    } catch (const FileError& fault) {
        fail_on_file(name, fault.message());
    }
    write_checked(name, text.toStdString(),
                  [&](std::string_view written) { requireUnderstood(name, written); });
}

}  // namespace attnscope
