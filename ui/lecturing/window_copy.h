#pragma once

#include <QPixmap>
#include <QPointer>
#include <QTimer>
#include <QWidget>

namespace attnscope {

/// A small live picture of a window, made anew at most twice a second and only when the window has
/// changed.
class WindowCopy : public QWidget {
    Q_OBJECT

public:
    explicit WindowCopy(QWidget* parent);

    void follow(QWidget& window);
    const QPixmap& picture() const { return picture_; }

    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;
    QSize sizeHint() const override;

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void showEvent(QShowEvent* event) override;

private:
    void take();

    QPointer<QWidget> window_;
    QPixmap picture_;
    QTimer soon_;
};

}  // namespace attnscope
