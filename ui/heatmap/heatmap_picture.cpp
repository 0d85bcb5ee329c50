#include "ui/heatmap/heatmap_picture.h"

#include "ui/heatmap/heatmap_layout.h"
#include "ui/heatmap/heatmap_scene.h"

namespace attnscope {

void paintHeatmap(QPainter& painter, QSizeF size, const AttentionFrame& frame,
                  const Scenario& scenario, const Theme& theme, const MatrixNames& names) {
    HeatmapScene scene;
    scene.take(frame, scenario);
    scene.window.setMatrix(frame.rows_axis.cells, frame.keys_axis.cells);
    scene.window.show(scene.shownCells());
    scene.title = matrixTitle(scenario, names.head);
    scene.places = names.places;
    paintScene(painter, HeatmapLayout(size, true, false), scene, theme);
}

QSize heatmapPixels(QSizeF size) {
    return HeatmapLayout(size, true, false).matrix.size().toSize();
}

}  // namespace attnscope
