#include "app/commands/attention_output.h"

#include "app/commands/offscreen.h"
#include "core/io/npy.h"
#include "ui/heatmap/heatmap_picture.h"
#include "ui/pictures/export.h"

namespace attnscope {

namespace {

Look look_of(QSize size) {
    return pixelLook(size, Look().dpi, lightTheme());
}

}  // namespace

Viewport whole_matrix(const QueriesAndKeys& input, int width, int height) {
    return {0, input.queries->rows, 0, input.keys->rows, width, height};
}

Viewport viewport_of_picture(const QueriesAndKeys& input, QSize size) {
    const Canvas canvas = canvasOf("png", look_of(size));
    const QSize area = heatmapPixels(canvas.area);
    return whole_matrix(input, static_cast<int>(area.width() * canvas.ratio),
                        static_cast<int>(area.height() * canvas.ratio));
}

void write_image(const std::string& path, QSize size, const AttentionFrame& frame,
                 const Scenario& scenario, const MatrixNames& names, const std::string& command) {
    const OffscreenApplication application;
    const Look look = look_of(size);
    const About about{.title = QStringLiteral("Attention matrix"),
                      .scenario = scenario,
                      .part = {},
                      .command = QString::fromStdString(command)};
    exportPicture(path, about, look, [&](QPainter& painter, QSizeF area) {
        paintHeatmap(painter, area, frame, scenario, themeOf(look), names);
    });
}

void write_matrix(const std::string& path, AttentionEngine& engine, const AttentionRequest& request,
                  const std::stop_token& stop) {
    const std::int64_t rows = request.input.queries->rows, keys = request.input.keys->rows;
    write_npy(path, rows, keys, [&](const std::function<void(std::span<const float>)>& write) {
        engine.stream_rows(request, 0, rows, stop,
                           [&](std::int64_t, std::span<const float> weights) { write(weights); });
    });
}

}  // namespace attnscope
