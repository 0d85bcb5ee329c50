#pragma once

#include <QWidget>

namespace attnscope {

/// Dims what it lies over, which is not of what is wanted now. The mouse passes through.
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
