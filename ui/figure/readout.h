#pragma once

#include <QFontMetricsF>
#include <limits>

#include "ui/figure/paint.h"
#include "ui/figure/reading.h"

namespace attnscope {

/// The box that lists the values at an abscissa: that of a map at the pointer, and those of every
/// curve, in columns of fixed width. Values of an approximation out of its range are grey and in
/// parentheses, which a line below them explains. A text of QCustomPlot would not do: it has one
/// colour and no columns.
class ReadoutBox {
public:
    struct Row {
        QString label, value;
        QColor labelColor, valueColor;
    };

    /// `y` is used only if the figure has a map.
    ReadoutBox(const PlotPicture& picture, double x,
               double y = std::numeric_limits<double>::quiet_NaN());

    const std::vector<Row>& rows() const { return rows_; }
    /// The line that explains parentheses; empty if there are none, or no room for it.
    const QString& note() const { return note_; }

    /// Returns the size of the box with room for all rows that it may have, so that it keeps its
    /// place when some are missing.
    QSizeF size() const;
    double rowHeight() const;

    /// Returns the place of the box: the corner of the picture, away from the pointer, where it
    /// covers least of the plot; or, if it covered a value that is read in every corner, a place
    /// where it covers none, if there is one.
    QRectF placedAt(QPointF pointer) const;

    void paint(QPainter& painter, QPointF pointer) const;

    /// Paints the box in an exported picture: inside the plot, so that it covers neither legend nor
    /// ticks nor notes. Paints nothing if the plot has no room for it.
    void paintInPlot(QPainter& painter, QPointF pointer);

private:
    void addMapRow(double x, double y);
    void addNote(const QFontMetricsF& metrics);
    QRectF bestPlace(const QSizeF& box, QPointF pointer) const;
    double costOf(const QRectF& box, QPointF pointer) const;

    const PlotPicture& picture_;
    QRectF room_;  ///< where the box may be placed
    QString heading_;
    std::vector<Row> rows_;
    QString note_;
    std::vector<QPointF> values_;  ///< where the values that are read lie in the plot
    std::size_t mostRows_ = 0;
    double labelWidth_ = 0, valueWidth_ = 0;
};

}  // namespace attnscope
