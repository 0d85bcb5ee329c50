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
    /// Sets the factor by which texts and lines are larger than usual.
    void setMagnification(double magnification);
    const HeadsScene& scene() const { return scene_; }
    /// Changes the scene with `by`, and shows it in place of a message.
    void change(const std::function<void(HeadsScene&)>& by);

    /// Shows a sentence in place of the heads, and below it a hint at what can be done.
    void setMessage(const QString& message, const QString& hint = {});
    QString message() const { return message_; }

    /// Returns the area of the picture of the head at that index on the viewport.
    QRectF tileAt(int index) const;

    /// Returns the id of the entry that explains the order of the heads if `at` is on the caption
    /// or the colour bar; else an empty text.
    QString explanationAt(QPoint at) const override;
    QString detailAt(QPoint) const override { return {}; }

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

Q_SIGNALS:
    void headChosen(int index);
    /// Emitted when a person asks for the menu of the head at that index; the index is −1 for no
    /// head.
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
    QString textAt(QPointF position) const;
    int pointedAt(QPointF position) const;
    void point(int index);
    void choose(int index);
    void updateRange();
    void reveal(int index);
    void describe();

    Theme theme_ = lightTheme();
    double magnification_ = 1;  ///< pixels of the viewport per pixel of the layout
    HeadsScene scene_;
    QString message_, hint_;
    int pointed_ = -1;
};

}  // namespace attnscope
