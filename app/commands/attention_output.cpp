#include "app/commands/attention_output.h"

#include "app/arguments.h"
#include "app/offscreen.h"
#include "core/io/npy.h"
#include "ui/export/export.h"
#include "ui/heatmap/heatmap_picture.h"

namespace attnscope {

namespace {

ExportOptions picture_options(const PictureSize& size) {
    ExportOptions options;
    options.size = {size.width, size.height};
    return options;
}

}  // namespace

Viewport whole_matrix(const QueriesAndKeys& input, int width, int height) {
    return {0, input.queries->rows, 0, input.keys->rows, width, height};
}

Viewport viewport_of_picture(const QueriesAndKeys& input, const PictureSize& size) {
    constexpr double screen_dpi = 96;
    const ExportOptions options = picture_options(size);
    const double scale = options.dpi / screen_dpi;
    const QSize area = heatmapPixels(QSizeF(options.size) / scale);
    return whole_matrix(input, static_cast<int>(area.width() * scale),
                        static_cast<int>(area.height() * scale));
}

void write_image(const std::string& path, const PictureSize& size, const AttentionFrame& frame,
                 const Scenario& scenario, const MatrixNames& names) {
    const OffscreenApplication application;
    const ExportOptions options = picture_options(size);
    exportPicture(path, {QStringLiteral("Attention matrix"), scenario, {}}, options,
                  [&](QPainter& painter, QSizeF area) {
                      paintHeatmap(painter, area, frame, scenario, options.theme, names);
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
