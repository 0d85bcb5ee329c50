#include "tests/ui/test_lossless.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>
#include <cmath>

#include "core/engines/engine.h"
#include "tests/ui/picture_reading.h"
#include "ui/heatmap/color_scale.h"
#include "ui/heatmap/heatmap_layout.h"
#include "ui/heatmap/heatmap_picture.h"
#include "ui/look/color_table.h"
#include "ui/pictures/export.h"

using namespace attnscope;
using namespace attnscope::testing;

namespace {

constexpr QSize size{420, 300};

/// A matrix of as many cells as the picture has pixels for it, half of it masked.
struct Exported {
    Scenario scenario;
    AttentionFrame frame;
    QByteArray bytes;

    explicit Exported(const std::string& ending, const std::string& map = "viridis") {
        const int side = heatmapPixels(size).width();
        scenario.n = side;
        scenario.d = 16;
        scenario.mask = "causal";
        scenario.color_map = map;
        const QueriesAndKeys input = load_queries_and_keys(scenario);
        AttentionRequest request = attention_request(scenario, input);
        request.viewport = Viewport{0, side, 0, side, side, side};
        frame = make_cpu_engine()->compute(request, {}, [](double) {});
        const QTemporaryDir folder;
        const std::string path = folder.filePath(QStringLiteral("m.")).toStdString() + ending;
        const Look look = pixelLook(size, 96, lightTheme());
        exportPicture(path, {QStringLiteral("Matrix"), scenario, {}}, look,
                      [&](QPainter& painter, QSizeF area) {
                          paintHeatmap(painter, area, frame, scenario, themeOf(look));
                      });
        QFile file(QString::fromStdString(path));
        if (file.open(QIODevice::ReadOnly))
            bytes = file.readAll();
    }

    /// How many pixels of `image` have another colour than the map has at their weight's place; on
    /// the border between two colours either serves. −1 where it has another size. So many pixels
    /// along its edges are left out.
    int wrongPixels(const QImage& image, int border = 0) const {
        const auto width = static_cast<int>(frame.keys_axis.count),
                   height = static_cast<int>(frame.rows_axis.count);
        if (image.size() != QSize(width, height))
            return -1;
        const ColorScale scale(frame.weights, color_range(scenario.color_range).id,
                               color_map(scenario.color_map),
                               1.0 / static_cast<double>(scenario.n));
        const auto& colors = colorTable(color_map(scenario.color_map));
        const auto at = [&](double index) { return colors[static_cast<std::size_t>(index)]; };
        int wrong = 0;
        for (int y = border; y < height - border; ++y)
            for (int x = border; x < width - border; ++x) {
                const float weight = frame.weights[static_cast<std::size_t>(y * width + x)];
                if (std::isnan(weight))
                    continue;
                const double place = 255 * scale.place(weight);
                const QRgb got = image.pixel(x, y);
                wrong += got != at(place + 0.499) && got != at(place + 0.501);
            }
        return wrong;
    }
};

}  // namespace

void TestLossless::aPngHasTheColoursOfTheWeights() {
    const Exported exported("png");
    const QImage image = QImage::fromData(exported.bytes, "png");
    const QRect area = HeatmapLayout(size, true, false).matrix.toRect();
    QCOMPARE(exported.wrongPixels(image.copy(area), 1), 0);  // the axes stand on its edges
}

void TestLossless::anSvgHasTheColoursOfTheWeights() {
    const Exported exported("svg");
    QCOMPARE(exported.wrongPixels(largest(imagesOfSvg(exported.bytes))), 0);
}

void TestLossless::aPdfHasTheColoursOfTheWeights() {
    for (const char* map : {"viridis", "diverging"}) {
        const Exported exported("pdf", map);
        for (const PdfImage& image : imagesOfPdf(exported.bytes))
            QVERIFY2(!image.dictionary.contains("/DCTDecode"), image.dictionary.constData());
        QCOMPARE(exported.wrongPixels(largestOfPdf(exported.bytes)), 0);
    }
}

void TestLossless::theColourBarOfAPdfHasTheMapsColours() {
    const Exported exported("pdf");
    const auto& colors = colorTable(color_map("viridis"));
    int bars = 0;
    for (const PdfImage& image : imagesOfPdf(exported.bytes))
        if (image.colors.height() == 256) {
            ++bars;
            for (int i = 0; i < 256; ++i)
                QCOMPARE(image.colors.pixel(0, 255 - i), colors[static_cast<std::size_t>(i)]);
        }
    QCOMPARE(bars, 1);
}
