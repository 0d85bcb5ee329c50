#pragma once

#include <QStringList>
#include <QWidget>

namespace attnscope {

/// A line of a card: a headline and, if it has room, the first of its captions that has room; at
/// the end a mark.
class Caption : public QWidget {
    Q_OBJECT

public:
    explicit Caption(QWidget* parent);

    void setHeadline(const QString& headline);
    void setTexts(const QStringList& texts);
    void setMark(const QString& mark);
    QString mark() const { return mark_; }

    /// Sets whether a click on the headline is taken.
    void setClickable(bool clickable);

    /// No width of its own: another text lays nothing out anew.
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

Q_SIGNALS:
    void clicked();

protected:
    void paintEvent(QPaintEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;

private:
    void describe();
    QString shown(int room) const;

    QString headline_;
    QStringList texts_;
    QString mark_;
    bool clickable_ = false;
};

}  // namespace attnscope
