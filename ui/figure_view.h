#pragma once

#include <QPainter>
#include <QWidget>

#include "core/figures/figure.h"
#include "ui/theme.h"

namespace attnscope {

/// Shows one Figure: curves labelled at their ends, bands, shading where an approximation has left
/// its range, a draggable marker at the Scenario's value, a read-out of every curve under the
/// pointer. Wheel zooms at the cursor, drag pans, double click fits. Computes nothing.
class FigureView : public QWidget {
    Q_OBJECT

public:
    explicit FigureView(QWidget* parent = nullptr);
    ~FigureView() override;

    void setTheme(const Theme& theme);
    void setFigure(const Figure& figure);
    const Figure& figure() const;

    /// Moves the marker alone, without new curves.
    void setMarker(double x);

    /// Shows a sentence in place (why there is no figure); an empty one takes it away.
    void setMessage(const QString& message);

    /// While set, axes keep their range; they settle when it ends.
    void setDragging(bool dragging);

    void fit();

Q_SIGNALS:
    /// The marker is being dragged to x, in the axis's units; finished on release.
    void markerMoved(double x, bool finished);
};

/// Paints a figure as it is exported, on a painter's area of that many device-independent pixels.
void paintFigure(QPainter& painter, QSizeF size, const Figure& figure, const Theme& theme);

}  // namespace attnscope
