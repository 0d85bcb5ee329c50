#pragma once

#include <limits>

#include "ui/figure/paint.h"
#include "ui/figure/reading.h"

namespace attnscope {

/// The box that lists what a map says at a point of the axes and every curve at its abscissa, in
/// columns of fixed width. What an approximation says out of its range is grey and in parentheses.
/// A text of QCustomPlot would not do: it has one colour and no columns.
class ReadoutBox {
public:
    struct Row {
        QString label, value;
        QColor labelColor, valueColor;
    };

    /// `y` matters if the figure has a map.
    ReadoutBox(const PlotPicture& picture, double x,
               double y = std::numeric_limits<double>::quiet_NaN());

    const std::vector<Row>& rows() const { return rows_; }

    /// The size of the box with room for all the rows that there can be, so that it keeps its
    /// place.
    QSizeF size() const;
    double rowHeight() const;

    /// Returns the corner of the picture, away from the pointer, where the box covers least of the
    /// plot; if it covers a value that is read in every corner, a place that covers none.
    QRectF placedAt(QPointF pointer) const;

    void paint(QPainter& painter, QPointF pointer) const;

    /// Paints the box in a picture that stays: within the plot, so that it covers neither legend
    /// nor ticks nor notes, and not at all if the plot has no room for it.
    void paintInPlot(QPainter& painter, QPointF pointer);

private:
    void addMapRow(double x, double y);
    QRectF bestPlace(const QSizeF& box, QPointF pointer) const;
    double costOf(const QRectF& box, QPointF pointer) const;

    const PlotPicture& picture_;
    QRectF room_;  ///< where the box may stand
    QString heading_;
    std::vector<Row> rows_;
    std::vector<QPointF> values_;  ///< where what is read stands in the plot
    std::size_t mostRows_ = 0;
    double labelWidth_ = 0, valueWidth_ = 0;
};

}  // namespace attnscope
