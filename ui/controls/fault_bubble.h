#pragma once

#include <QLabel>

namespace attnscope {

/// A framed sentence just below the control that it is about, on top of all other widgets.
class FaultBubble : public QLabel {
    Q_OBJECT

public:
    explicit FaultBubble(QWidget* anchor);

    void say(const QString& sentence);

protected:
    void paintEvent(QPaintEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void place();

    QWidget* anchor_;
};

}  // namespace attnscope
