#include "ui/look/translated.h"

#include <QCoreApplication>

#include "core/figures/texts.h"
#include "ui/look/text.h"

namespace attnscope {
namespace {

/// Whether three bytes of UTF-8 are a sign of Chinese writing: a character, or its punctuation.
bool isHan(std::string_view bytes) {
    return (bytes >= "\u3000" && bytes <= "\u9fff") || (bytes >= "\uff00" && bytes <= "\uffef") ||
           bytes == "\u201c" || bytes == "\u201d";
}

/// Takes out blanks between Chinese signs. They come from forms in which a name or a number may
/// stand.
std::string closedUp(std::string text) {
    constexpr std::size_t bytes = 3;  // of a Chinese sign
    for (std::size_t at = text.find(' '); at != std::string::npos; at = text.find(' ', at + 1)) {
        const std::string_view whole = text;
        if (at >= bytes && at + bytes < text.size() && isHan(whole.substr(at - bytes, bytes)) &&
            isHan(whole.substr(at + 1, bytes)))
            text.erase(at, 1);
    }
    return text;
}

}  // namespace

std::string translatedForm(const Message& message) {
    const QString form = QCoreApplication::translate("core", message.key.c_str());
    return form == toQString(message.key) ? std::string() : form.toStdString();
}

std::string spokenText(const Message& message) {
    return closedUp(text_of(message, translatedForm));
}

QString translated(const Message& message) {
    return toQString(spokenText(message));
}

QString listed(const QStringList& texts) {
    return texts.join(QCoreApplication::translate("Lists", ", "));
}

QString unitName(std::string_view unit) {
    return translated(unit_name(unit));
}

}  // namespace attnscope
