#pragma once

#include <QWidget>

namespace attnscope {

/// Dims the widget that it covers, while that widget shows an outdated result. Mouse events pass
/// through it.
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
