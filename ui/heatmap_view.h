#pragma once

#include <QPainter>
#include <QWidget>
#include <optional>

#include "core/attention/engine.h"
#include "core/scenario/scenario.h"
#include "ui/theme.h"

namespace attnscope {

/// Shows one AttentionFrame with its colour scale, a strip of row entropies and a badge that says
/// how many cells a pixel covers and how they were pooled. Wheel zooms, drag pans, double click
/// fits: each asks for a new viewport. Hovering selects a row, a click pins it. Computes nothing.
class HeatmapView : public QWidget {
    Q_OBJECT

public:
    explicit HeatmapView(QWidget* parent = nullptr);
    ~HeatmapView() override;

    void setTheme(const Theme& theme);
    void setFrame(const AttentionFrame& frame, const Scenario& scenario);

    /// Size of the whole matrix (queries × keys); resets the viewport where it changed.
    void setMatrixSize(std::int64_t rows, std::int64_t keys);

    /// The part of the matrix in view and the device pixels it is shown on.
    Viewport viewport() const;

    /// Dims the last picture while a new one is computed.
    void setBusy(bool busy);
    void setMessage(const QString& message);
    std::optional<std::int64_t> pinnedRow() const;

Q_SIGNALS:
    void viewportChanged();
    void rowSelected(qint64 row, bool pinned);  ///< −1: none
};

/// Paints a frame as it is exported: matrix, axes, colour scale, entropy strip.
void paintHeatmap(QPainter& painter, QSizeF size, const AttentionFrame& frame,
                  const Scenario& scenario, const Theme& theme);

}  // namespace attnscope
