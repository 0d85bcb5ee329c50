#pragma once

#include <QObject>

class QWidget;

namespace attnscope {

/// The keys that go to another step while a lesson is open: Page Up and Page Down, unless what has
/// the focus uses them itself or can be scrolled further; in the lesson's panel ← and →, too.
class StepKeys : public QObject {
    Q_OBJECT

public:
    StepKeys(QWidget& window, QWidget& panel);

    void setActive(bool active);

Q_SIGNALS:
    void nextRequested();
    void previousRequested();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    QWidget& window_;
    QWidget& panel_;
    bool active_ = false;
};

}  // namespace attnscope
