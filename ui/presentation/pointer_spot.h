#pragma once

#include <QTimer>
#include <QWidget>

namespace attnscope {

/// A disc around the mouse pointer, large enough to be seen from afar. Takes no input.
class PointerSpot : public QWidget {
public:
    explicit PointerSpot(QWidget* window);

    void start(int diameter);
    void stop();

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void follow();

    QTimer tick_;
};

}  // namespace attnscope
