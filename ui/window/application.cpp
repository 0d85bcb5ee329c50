#include "ui/window/application.h"

#include "ui/look/thrown_text.h"

namespace attnscope {

bool Application::notify(QObject* receiver, QEvent* event) {
    try {
        return QApplication::notify(receiver, event);
    } catch (...) {
        const QString sentence = thrownText(std::current_exception());
        if (!sentence.isEmpty())
            QMetaObject::invokeMethod(
                this, [this, sentence] { Q_EMIT caught(sentence); }, Qt::QueuedConnection);
        return false;
    }
}

}  // namespace attnscope
