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

constexpr char form_blank = '\x1f';  ///< a blank beside a place of a form

/// Returns the translated form with marks for the blanks beside its places, such as those around
/// %1 in "a %1 b".
std::string markedForm(const Message& message) {
    std::string form = translatedForm(message);
    const auto isPlace = [&](std::size_t at) {
        return at + 1 < form.size() && form[at] == '%' && form[at + 1] >= '1' &&
               form[at + 1] <= '9';
    };
    for (std::size_t at = 0; at < form.size(); ++at)
        if (form[at] == ' ' && ((at >= 2 && isPlace(at - 2)) || isPlace(at + 1)))
            form[at] = form_blank;
    return form;
}

/// Takes out the marked blanks that stand between Chinese signs, and makes the others blanks.
std::string closedUp(std::string text) {
    constexpr std::size_t bytes = 3;  // of a Chinese sign
    for (std::size_t at = text.find(form_blank); at != std::string::npos;
         at = text.find(form_blank, at)) {
        const std::string_view whole = text;
        if (at >= bytes && at + bytes < text.size() && isHan(whole.substr(at - bytes, bytes)) &&
            isHan(whole.substr(at + 1, bytes)))
            text.erase(at, 1);
        else
            text[at] = ' ';
    }
    return text;
}

}  // namespace

std::string translatedForm(const Message& message) {
    const QString form = QCoreApplication::translate("core", message.key.c_str());
    return form == toQString(message.key) ? std::string() : form.toStdString();
}

std::string spokenText(const Message& message) {
    return closedUp(text_of(message, markedForm));
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
