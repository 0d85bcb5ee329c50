#pragma once

#include <QStringList>
#include <QWidget>
#include <vector>

class QPainter;

namespace attnscope {

/// A line of a card: a headline, or the first of several captions for which there is room, and a
/// mark at the end.
class Caption : public QWidget {
    Q_OBJECT

public:
    explicit Caption(QWidget* parent);

    void setHeadline(const QString& headline);
    void setTexts(const QStringList& texts);
    void setMark(const QString& mark);
    QString mark() const { return mark_; }
    /// The caption that was painted, in full or cut.
    const QString& shownCaption() const { return shown_; }

    /// The rectangles of the texts that were painted last.
    const std::vector<QRect>& textBoxes() const { return boxes_; }

    /// Sets whether a click on the line emits clicked().
    void setClickable(bool clickable);

    /// Sets whether a headline has two lines, or more in a narrow view.
    void setWrapped(bool wrapped);

    /// The hint has no width, so that another text needs no new layout.
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

Q_SIGNALS:
    void clicked();
    /// Emitted by a double click on a headline, unless a click emits clicked().
    void doubleClicked();

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;

private:
    void describe();
    QString shownIn(int room) const;
    int rows() const;
    void paintHeadline(QPainter& painter, int room);
    void paintCaption(QPainter& painter, int room);
    void paintWrapped(QPainter& painter, int room);
    void put(QPainter& painter, const QRect& line, Qt::Alignment side, const QString& text);

    QString headline_;
    QStringList texts_;
    QString mark_;
    QString shown_;
    std::vector<QRect> boxes_;
    bool is_cut_ = false;  ///< whether the headline had no room for all of it
    bool is_wrapped_ = false;
    bool clickable_ = false;
    bool pressed_ = false;  ///< a release is a click
};

}  // namespace attnscope
