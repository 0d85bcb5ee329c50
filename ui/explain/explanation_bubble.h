#pragma once

#include <QFrame>

class QLabel;
class QTextBrowser;

namespace attnscope {

/// A small window with an explanation, beside what it explains. It takes no focus; its links can be
/// clicked.
class ExplanationBubble : public QFrame {
    Q_OBJECT

public:
    explicit ExplanationBubble(QWidget* parent);

    /// Shows HTML below a place of the screen or, if `beside` is not empty, beside that rectangle.
    /// `detail`, such as the text of a tooltip, and `hint` are shown below it as plain text.
    void showAt(QPoint at, const QRect& beside, const QString& html, const QString& detail,
                const QString& hint);
    QString text() const;

Q_SIGNALS:
    void linkActivated(const QString& address);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void place(QPoint at, const QRect& beside);

    QTextBrowser* text_;
    QLabel *detail_, *hint_;
};

}  // namespace attnscope
