#pragma once

#include <QLabel>

namespace attnscope {

/// A sentence in a frame that stands just under the control it is about, above whatever is there.
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
