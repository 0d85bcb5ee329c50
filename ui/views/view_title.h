#pragma once

#include <QAbstractButton>
#include <QBasicTimer>

class QMenu;

namespace attnscope {

/// The title of a card. A click opens its menu, a double click asks to maximise the view, and it
/// can be dragged to another place.
class ViewTitle : public QAbstractButton {
    Q_OBJECT

public:
    ViewTitle(const QString& title, QWidget* parent);

    /// Returns the title's menu. The code that knows the possible actions fills it when it is about
    /// to show.
    QMenu* menu() const { return menu_; }
    void openMenu();

    /// Shows the title in small, muted letters.
    void setQuiet();

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

Q_SIGNALS:
    void maximiseRequested();

    /// Emitted while the title is dragged over that point of the screen. Then dropped() is emitted
    /// when it is released, or dragCancelled() when the drag is given up.
    void dragged(QPoint at);
    void dropped(QPoint at);
    void dragCancelled();

protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void timerEvent(QTimerEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    enum class Mouse { up, down, dragging };

    void maximise();
    void endDrag();

    QMenu* menu_;
    bool is_quiet_ = false;
    Mouse mouse_ = Mouse::up;
    QPoint pressed_;
    QBasicTimer click_;  ///< runs while a click may still become a double click
};

}  // namespace attnscope
