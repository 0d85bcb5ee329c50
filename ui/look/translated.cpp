#include "ui/look/translated.h"

#include <QCoreApplication>

#include "core/figures/texts.h"
#include "ui/look/text.h"

namespace attnscope {

std::string translatedForm(const Message& message) {
    const QString form = QCoreApplication::translate("core", message.key.c_str());
    return form == toQString(message.key) ? std::string() : form.toStdString();
}

std::string spokenText(const Message& message) {
    return text_of(message, translatedForm);
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
