#pragma once

#include "ui/look/plain_label.h"

namespace attnscope {

/// A text with an ellipsis where it has no room: whole parts of it, which "  ·  " parts, where one
/// has; half a number would be another one.
QString cutToFit(const QString& text, const QFontMetrics& metrics, int width);

/// A line of plain text that is cut where there is no room for it, with the whole on hover.
class ElidedLabel : public PlainLabel {
    Q_OBJECT

public:
    using PlainLabel::PlainLabel;

    bool isCut() const;
    /// What hovering over it says: the whole text where it is cut, and the tooltip.
    QString hoverText() const;

    /// As wide as its place; another text lays nothing out anew.
    QSize sizeHint() const override { return {0, fontMetrics().height()}; }
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    bool event(QEvent* event) override;
    QString shownText() const override;
};

}  // namespace attnscope
