#pragma once

#include <QWidget>

namespace attnscope {

/// Dims the widget that it lies over while that shows something else than is wanted now. The mouse
/// passes through.
class Veil : public QWidget {
public:
    explicit Veil(QWidget* over);

    void setColor(const QColor& color);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    QColor color_;
};

}  // namespace attnscope
