#pragma once

#include <QPainter>
#include <QWidget>
#include <optional>

#include "core/engines/engine.h"
#include "core/scenario/scenario.h"
#include "ui/heatmap/color_scale.h"
#include "ui/heatmap/heatmap_scene.h"
#include "ui/look/explained.h"
#include "ui/look/theme.h"
#include "ui/model/matrix_zoom.h"
#include "ui/model/row_choice.h"

namespace attnscope {

/// Shows one AttentionFrame with its colour scale, a strip of row entropies, the weights of the
/// selected row, and a badge that says how many cells a pixel covers and how they were pooled. The
/// wheel zooms, a drag pans, a double click fits: each asks for a new viewport. Hovering selects a
/// row until the pointer leaves; a click or a key pins one. Computes nothing.
class HeatmapView : public QWidget, public ExplainedByPlace {
    Q_OBJECT

public:
    explicit HeatmapView(RowChoice& choice, QWidget* parent = nullptr);

    void setTheme(const Theme& theme);
    /// Sets the factor by which texts and lines are larger than usual.
    void setMagnification(double magnification);
    void setFrame(const AttentionFrame& frame, const Scenario& scenario);
    const AttentionFrame& frame() const;

    /// Sets the weights and statistics of the selected row: a frame one row high.
    void setRowFrame(const AttentionFrame& row);

    /// The scales of this frame alone. setCommonScales() sets further scales that the picture's
    /// scales cover, too, so that several pictures can share theirs.
    MatrixScales ownScales() const;
    void setCommonScales(const std::optional<MatrixScales>& scales);
    const EntropyAxis& entropies() const { return scene_.strip.axis; }
    const ColorScale& colors() const { return scene_.scale; }

    /// The cells that are in view. showCells() brings other cells into view, as far as they are in
    /// the matrix.
    QRectF cells() const;
    void showCells(const QRectF& cells);

    /// The part of the matrix that a person has chosen to see; nullopt for the whole matrix.
    /// setZoom() shows a part once the matrix has the size in `zoom`.
    std::optional<MatrixZoom> zoom() const;
    void setZoom(const std::optional<MatrixZoom>& zoom);

    /// The position in the matrix that the pointer is on (x: keys, y: rows).
    std::optional<QPointF> pointedCell() const { return pointed_; }

    /// Whether both show matrices of one size.
    bool isAsLargeAs(const HeatmapView& other) const;

    /// Sets the size of the whole matrix (queries × keys); resets the viewport if it changed.
    void setMatrixSize(std::int64_t rows, std::int64_t keys);

    /// The part of the matrix in view, and the device pixels it is shown on.
    Viewport viewport() const;
    /// Whether only a part of the matrix is in view.
    bool isZoomed() const;

    /// Sets the names of the matrix's positions.
    void setNames(const PlaceNames& places);

    /// Sets the sentence that describes the picture to screen readers, before what keys do.
    void describe(const QString& sentence);

    /// Marks a place of the matrix, or none.
    void setMark(const std::optional<CellMark>& mark);
    const std::optional<CellMark>& mark() const { return scene_.mark; }

    void setFog(Fog fog);
    Fog fog() const { return scene_.fog; }
    void setRowOutdated(bool outdated);
    bool isRowOutdated() const { return scene_.rowOutdated; }
    /// Shows a sentence in place of the matrix, and below it what can be done.
    void setMessage(const QString& message, const QString& hint = {});
    QString message() const;

    /// While set, the colour scale only widens; it settles when dragging ends.
    void setDragging(bool dragging);

    /// The selected row if the matrix has it, else the matrix's last; nullopt if it has no rows.
    std::optional<std::int64_t> selectedRow() const;
    std::optional<std::int64_t> pinnedRow() const;
    void fit();

    /// The square on which the matrix is painted.
    QRectF matrixArea() const;

    /// Returns the entry on a heading above the matrix, its strip or its colours.
    QString explanationAt(QPoint at) const override;
    QString detailAt(QPoint) const override { return {}; }

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

Q_SIGNALS:
    void viewportChanged();
    void zoomed(
        bool byHand);  ///< other cells are in view: by hand, or because the matrix is another
    void pointed();    ///< the pointer is on another place
    void menuRequested(QPoint at);  ///< `at` is on the screen
    void rowChanged();              ///< the selected row, or whether it is pinned, has changed

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    bool event(QEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    HeatmapLayout layout() const;
    QRect lowerPart() const;  ///< of the widget
    QPointF onLayout(QPointF at) const { return at / magnification_; }
    void chosenByHand();
    void zoomAt(QPointF at, double factor);
    void pan(QPointF by);
    bool panned(const QKeyEvent& event);
    void moveRow(std::int64_t by);
    std::optional<std::int64_t> rowAt(QPointF position) const;
    void hover(QPointF position);
    QString labelAt(QPointF position) const;
    void pointAt(const std::optional<QPointF>& position);
    void followChoice();

    RowChoice& choice_;
    Theme theme_ = lightTheme();
    double magnification_ = 1;  ///< pixels of the widget per pixel of the layout
    AttentionFrame frame_;
    HeatmapScene scene_;
    std::optional<MatrixZoom> awaited_;  ///< zoom of a matrix of another size
    QString message_, hint_;
    std::optional<QPointF> pointed_;  ///< place in the matrix under the pointer
    bool dragging_ = false;           ///< of a slider or marker, not of the picture
    std::optional<QPointF> pressed_;  ///< where the left button went down
    QPointF last_;
    bool panned_ = false;
};

}  // namespace attnscope
