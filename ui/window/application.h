#pragma once

#include <QApplication>

namespace attnscope {

/// The application of a window. What an event handler throws, or a slot, ends that event and
/// nothing else; caught() tells of it. Qt itself would let the program end.
class Application : public QApplication {
    Q_OBJECT

public:
    using QApplication::QApplication;

    bool notify(QObject* receiver, QEvent* event) override;

Q_SIGNALS:
    /// Emitted from the event loop, when the event that failed has ended.
    void caught(const QString& sentence);
};

}  // namespace attnscope
