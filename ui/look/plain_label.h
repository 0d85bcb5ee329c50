#pragma once

#include <QLabel>

namespace attnscope {

/// A line of plain text. To paint a text that can be selected, QLabel lays out a whole document
/// each time it changes; this label does so only while something is selected.
class PlainLabel : public QLabel {
    Q_OBJECT

public:
    explicit PlainLabel(QWidget* parent = nullptr) : PlainLabel(QString(), parent) {}
    explicit PlainLabel(const QString& text, QWidget* parent = nullptr) : QLabel(text, parent) {
        setTextFormat(Qt::PlainText);
    }

protected:
    /// Returns the text that is painted: the label's own, or another one in its place.
    virtual QString shownText() const { return text(); }
    void paintEvent(QPaintEvent* event) override;
};

}  // namespace attnscope
