#pragma once

#include <QPoint>
#include <QRect>
#include <vector>

namespace attnscope {

/// Where a callout may stand, and what it should leave to be seen, in one system of coordinates.
struct CalloutRoom {
    QRect area;                ///< in which the text stands, if it has room there
    std::vector<QPoint> ink;   ///< points of curves, a few pixels apart
    std::vector<QRect> texts;  ///< other texts
    double unit = 1;           ///< the scale of texts
    int below = 30;            ///< from the target down or up to the text, at the usual size

    bool operator==(const CalloutRoom&) const = default;
};

/// Returns the rectangle of a callout's text of that size beside its target: in the area, where
/// text and line cover the least.
QRect bestCalloutBox(QPoint target, QSize size, const CalloutRoom& room);

/// Returns the end at the text of the line from the target to the text.
QPointF calloutLineEnd(const QRectF& box, QPointF target);

}  // namespace attnscope
