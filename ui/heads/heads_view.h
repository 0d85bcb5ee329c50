#pragma once

#include <QAbstractScrollArea>
#include <functional>

#include "ui/heads/heads_scene.h"
#include "ui/look/explained.h"

namespace attnscope {

/// Shows heads as pictures, each with its numbers. A click or the arrow keys select one. Computes
/// nothing.
class HeadsView : public QAbstractScrollArea, public ExplainedByPlace {
    Q_OBJECT

public:
    explicit HeadsView(QWidget* parent = nullptr);

    void setTheme(const Theme& theme);
    /// Sets how many times as large as usual texts and lines are.
    void setMagnification(double magnification);
    const HeadsScene& scene() const { return scene_; }
    /// Changes what is shown, in place of a message.
    void change(const std::function<void(HeadsScene&)>& by);

    /// Shows a sentence in place of the heads, and what can be done.
    void setMessage(const QString& message, const QString& hint = {});
    QString message() const { return message_; }

    /// Where the picture of the head at that index stands on the viewport.
    QRectF tileAt(int index) const;

    /// What the numbers below the pictures are, where that is said.
    QString explanationAt(QPoint at) const override;
    QString detailAt(QPoint) const override { return {}; }

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

Q_SIGNALS:
    void headChosen(int index);
    /// Emitted when a menu is wanted of the head at that index; of none if it is -1.
    void menuRequested(int index, QPoint at);

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;
    bool viewportEvent(QEvent* event) override;

private:
    HeadsLayout arranged() const;
    double scrolled() const;
    void paintScene(QPainter& painter);
    void colorSeen(const HeadsLayout& layout);
    int pointedAt(QPointF position) const;
    void point(int index);
    void choose(int index);
    void updateRange();
    void reveal(int index);
    void describe();

    Theme theme_ = lightTheme();
    double magnification_ = 1;  ///< the viewport's pixels of one of the layout's
    HeadsScene scene_;
    QString message_, hint_;
    int pointed_ = -1;
};

}  // namespace attnscope
