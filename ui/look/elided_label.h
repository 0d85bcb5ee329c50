#pragma once

#include "ui/look/plain_label.h"

namespace attnscope {

/// Returns the text or, if it is wider than `width`, its beginning with an ellipsis. A text whose
/// parts are separated by "  ·  " is cut between parts if at least one has room, because a cut
/// number would read as another number.
QString cutToFit(const QString& text, const QFontMetrics& metrics, int width);

/// Returns the index of the part at x of a label's text, which is aligned to the left; −1 if x is
/// beside the text.
int partAt(const QLabel& label, int x);

/// A line of plain text that is cut if there is no room for it; hovering shows all of it.
class ElidedLabel : public PlainLabel {
    Q_OBJECT

public:
    using PlainLabel::PlainLabel;

    bool isCut() const;
    /// Returns what hovering over the label shows: the whole text if it is cut, and the tooltip.
    QString hoverText() const;

    /// The hint has no width: the label is as wide as its place, and another text needs no new
    /// layout.
    QSize sizeHint() const override { return {0, fontMetrics().height()}; }
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    bool event(QEvent* event) override;
    QString shownText() const override;

private:
    /// What has room, measured once for each text, width and font.
    struct Fitted {
        QString text;
        int room;
        QFont font;
        QString shown;
    };
    mutable Fitted fitted_ = {};
};

}  // namespace attnscope
