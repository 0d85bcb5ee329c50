#include "ui/session/parsed_session.h"

#include <QJsonDocument>
#include <string_view>

#include "core/text/errors.h"
#include "core/text/json_keys.h"
#include "core/text/numbers.h"
#include "ui/session/session_keys.h"

namespace attnscope {

ParsedSession parsedSession(const QByteArray& text) {
    const std::string_view json(text.constData(), static_cast<std::size_t>(text.size()));
    if (trimmed(json).empty())
        throw FileError(Message("session.empty", "is empty"));
    const auto doubled = doubled_keys(json);
    if (!doubled) {
        const TextPlace place = json_fault(json).value();
        throw FileError(Message("session.no-json", "is not JSON at line %1, character %2",
                                {place.line, place.column}));
    }
    const QJsonObject object = QJsonDocument::fromJson(text).object();
    if (!object[session_keys::version_key].isDouble())
        throw FileError(Message("session.none", "this is not an Attnscope session"));
    return {object, *doubled};
}

}  // namespace attnscope
