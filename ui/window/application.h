#pragma once

#include <QApplication>

namespace attnscope {

/// The application of a window. An exception that leaves an event handler or a slot ends only that
/// event, and caught() reports it. Qt itself would let the program end.
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
