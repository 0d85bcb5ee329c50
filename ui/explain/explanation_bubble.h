#pragma once

#include <QFrame>

class QLabel;

namespace attnscope {

/// A small window with an explanation, beside what it explains. It takes no focus; its links can be
/// clicked.
class ExplanationBubble : public QFrame {
    Q_OBJECT

public:
    explicit ExplanationBubble(QWidget* parent);

    /// Shows HTML at a place of the screen. `hint`, a line of plain text, stands below it;
    /// `detail`, such as what a tooltip says, above.
    void showAt(QPoint place, const QString& html, const QString& detail, const QString& hint);
    QString text() const;

Q_SIGNALS:
    void linkActivated(const QString& address);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void place(QPoint at);

    QLabel *text_, *detail_, *hint_;
};

}  // namespace attnscope
