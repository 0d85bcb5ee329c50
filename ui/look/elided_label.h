#pragma once

#include "ui/look/plain_label.h"

namespace attnscope {

/// Returns a text with an ellipsis if it has no room: only whole parts of it, which "  ·  "
/// separates, if at least one has room, since half a number would be another one.
QString cutToFit(const QString& text, const QFontMetrics& metrics, int width);

/// Returns the index of the part of a label's text, at the left of it, that stands at x; −1 if that
/// is beside the text.
int partAt(const QLabel& label, int x);

/// A line of plain text that is cut if there is no room for it, with the whole on hover.
class ElidedLabel : public PlainLabel {
    Q_OBJECT

public:
    using PlainLabel::PlainLabel;

    bool isCut() const;
    /// What hovering over the label says: the whole text if it is cut, and the tooltip.
    QString hoverText() const;

    /// No width of its own: the label is as wide as its place, and another text lays nothing out
    /// anew.
    QSize sizeHint() const override { return {0, fontMetrics().height()}; }
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    bool event(QEvent* event) override;
    QString shownText() const override;
};

}  // namespace attnscope
