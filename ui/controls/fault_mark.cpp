#include "ui/controls/fault_mark.h"

#include <QCoreApplication>
#include <QInputMethodEvent>
#include <QLineEdit>
#include <QTextCharFormat>
#include <algorithm>

#include "ui/look/flat_style.h"

namespace attnscope {
namespace {

constexpr const char* marked = "faultMarked";

/// Formats parts of an entry's text as an input method does while one is composed.
void setFormats(QLineEdit& entry, const QList<QInputMethodEvent::Attribute>& formats) {
    QInputMethodEvent event(QString(), formats);
    QCoreApplication::sendEvent(&entry, &event);
}

}  // namespace

void markFault(QLineEdit& entry, int begin, int length) {
    QTextCharFormat wave;
    wave.setUnderlineStyle(QTextCharFormat::WaveUnderline);
    wave.setUnderlineColor(faultColor(entry.palette()));
    wave.setForeground(faultColor(entry.palette()));
    const int first = length > 0 ? begin : std::max(0, begin - 1);
    setFormats(entry, {{QInputMethodEvent::TextFormat, first - entry.cursorPosition(),
                        std::max(length, 1), wave}});
    entry.setProperty(marked, true);
}

void unmarkFault(QLineEdit& entry) {
    if (entry.property(marked).toBool())  // otherwise a person may be composing a text
        setFormats(entry, {});
    entry.setProperty(marked, false);
}

}  // namespace attnscope
