#include "tests/ui/test_edges.h"

#include <QFile>
#include <QPainter>
#include <QProcess>
#include <QSvgRenderer>
#include <QTemporaryDir>
#include <QTest>
#include <QTransform>
#include <array>
#include <cmath>

#include "core/engines/engine.h"
#include "tests/ui/edge_engine.h"
#include "ui/heads/heads_scene.h"
#include "ui/heatmap/heatmap_view.h"
#include "ui/look/pixels.h"
#include "ui/pictures/page.h"
#include "ui/views/exported_view.h"
#include "ui/views/written_view.h"

using namespace attnscope;
using namespace attnscope::testing;

namespace {

constexpr std::int64_t n = 160;

/// Widths and heights with their units, dots an inch and points.
constexpr std::array<std::array<const char*, 4>, 20> sizes = {{
    {"85mm", "60mm", "96", "8"},        {"85mm", "60mm", "150", "8"},
    {"85mm", "60mm", "300", "8"},       {"85mm", "60mm", "600", "8"},
    {"85mm", "85mm", "200", "8"},       {"85mm", "70mm", "144", "7"},
    {"175mm", "90mm", "150", "8"},      {"175mm", "90mm", "72", "8"},
    {"3.5in", "2.5in", "300", "9"},     {"3.3in", "3.1in", "127", "6"},
    {"13.333in", "7.5in", "48", "16"},  {"400mm", "270mm", "40", "24"},
    {"1200px", "800px", "144", "8.25"}, {"640px", "480px", "96", "8.25"},
    {"500px", "400px", "96", "8.25"},   {"431px", "367px", "110", "8.25"},
    {"299px", "283px", "96", "8.25"},   {"800px", "777px", "192", "8.25"},
    {"60mm", "50mm", "250", "5"},       {"120mm", "100mm", "100", "10"},
}};

Look lookOf(std::size_t size, const NamedTheme& theme) {
    Look look;
    for (const auto& [key, value] : {std::pair{"width", sizes[size][0]},
                                     {"height", sizes[size][1]},
                                     {"dpi", sizes[size][2]},
                                     {"text", sizes[size][3]},
                                     {"title", size % 2 == 0 ? "no" : "yes"}})
        set(look, lookField(key), value);
    look.theme = theme.key;
    return look;
}

ExportRequest requestOf(const Look& look) {
    ExportRequest request{.view = "attention", .shown = {}};
    request.shown.scenario.n = n;
    request.shown.scenario.d = 2;
    request.look = look;
    return request;
}

std::unique_ptr<ExportedView> viewOf(const Edge& edge) {
    return exportedView(requestOf({}), [edge] { return std::make_unique<EdgeEngine>(edge); }, {});
}

/// Where a file of that look has the matrix, seen with so many pixels.
Drawn drawnIn(QSize pixels, const Look& look, const std::string& path) {
    const QSizeF area = areaOf(look);
    const QRectF matrix = HeatmapLayout(area, look.title, look.readout).matrix;
    const auto available = std::lround(matrix.width() * canvasOf(path, look).ratio);
    const QRectF placed =
        QTransform::fromScale(pixels.width() / area.width(), pixels.height() / area.height())
            .mapRect(matrix);
    const auto count = static_cast<double>(PixelAxis::showing(0, n, n, available).count);
    return {placed, placed.width() / count};
}

/// Every edge, size and theme; where one theme is enough for a size, each has its turn.
enum class Themes { all, in_turn };
void each(Themes which, const auto& check) {
    for (const Edge& edge : edges) {
        const auto view = viewOf(edge);
        for (std::size_t size = 0; size < sizes.size(); ++size)
            for (std::size_t theme = 0; theme < themes().size(); ++theme)
                if (which == Themes::all || theme == size % themes().size()) {
                    const Look look = lookOf(size, themes()[theme]);
                    check(edge, *view, look);
                    if (QTest::currentTestFailed())
                        return;
                }
    }
}

QString told(const Look& look, const Edge& edge, double seen, const Drawn& drawn) {
    QString text;
    for (const LookField& field : lookFields())
        text += QString::fromStdString(get(look, field)) + u' ';
    return text + QStringLiteral("%1 %2: %3 of %4 pixels")
                      .arg(edge.is_last ? QStringLiteral("last") : QStringLiteral("first"),
                           edge.of_rows ? QStringLiteral("row") : QStringLiteral("key"))
                      .arg(seen)
                      .arg(drawn.width);
}

QImage renderedSvg(const QByteArray& svg, QSize size) {
    QImage picture(size, QImage::Format_ARGB32_Premultiplied);
    picture.fill(Qt::white);
    QPainter painter(&picture);
    QSvgRenderer(svg).render(&painter);
    return picture;
}

/// Written in a vector format, and drawn by another program with pixels so small that half an axis
/// is two.
void checkVector(const std::string& path, const auto& rendered) {
    constexpr double fine = 4;
    each(Themes::in_turn, [&](const Edge& edge, ExportedView& view, const Look& look) {
        const ExportRequest request = requestOf(look);
        const QByteArray bytes = paintPicture(path, aboutExport(request, view, path), look,
                                              paintingOf(view, request, path, {}))();
        const QImage picture = rendered(bytes, (areaOf(look) * fine).toSize());
        const Drawn drawn = drawnIn(picture.size(), look, path);
        const double width = seen(picture, edge, drawn);
        constexpr double rounding = 1.05;
        QVERIFY2(width > drawn.width - rounding, qPrintable(told(look, edge, width, drawn)));
    });
}

}  // namespace

void TestEdges::onPixels() {
    each(Themes::all, [](const Edge& edge, ExportedView& view, const Look& look) {
        const Paint paint = paintingOf(view, requestOf(look), "a.png", {});
        const QImage picture = paintedImage(pixelsOf(look), look, paint);
        const Drawn drawn = drawnIn(picture.size(), look, "a.png");
        const double width = seen(picture, edge, drawn);
        QVERIFY2(width > 0.9 * drawn.width, qPrintable(told(look, edge, width, drawn)));
    });
}

void TestEdges::inASvg() {
    checkVector("a.svg", renderedSvg);
}

void TestEdges::inAPdf() {
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("a.pdf"));
    checkVector("a.pdf", [&](const QByteArray& pdf, QSize size) {
        QFile file(path);
        if (!file.open(QIODevice::WriteOnly) || file.write(pdf) != pdf.size())
            qFatal("no file");
        file.close();
        QProcess poppler;
        poppler.start(
            QStringLiteral("pdftocairo"),
            {QStringLiteral("-png"), QStringLiteral("-singlefile"), QStringLiteral("-scale-to-x"),
             QString::number(size.width()), QStringLiteral("-scale-to-y"),
             QString::number(size.height()), path, QStringLiteral("-")});
        poppler.waitForFinished();
        return QImage::fromData(poppler.readAllStandardOutput(), "PNG");
    });
}

void TestEdges::inTheWindow() {
    Scenario scenario;
    scenario.n = n;
    scenario.row = n / 2;
    ScenarioModel model(scenario);
    RowChoice choice(model);
    HeatmapView view(choice);
    view.setMatrixSize(n, n);
    for (const Edge& edge : edges)
        for (int size = 0; size < 20; ++size)
            for (const NamedTheme& theme : themes()) {
                const double ratio = std::array{1.0, 1.25, 1.5, 2.0}[size % 4];
                view.resize(300 + 29 * size, 280 + 23 * size);
                view.setTheme(theme.make());
                view.setMagnification(size % 3 == 2 ? 1.2 : 1);
                const QSizeF area = view.matrixArea().size() * ratio;
                const PictureAxes pixels =
                    axes_of(Viewport{0, n, 0, n, static_cast<int>(std::lround(area.width())),
                                     static_cast<int>(std::lround(area.height()))},
                            n, n);
                view.setFrame(edge_frame(edge, pixels), scenario);
                QImage picture((QSizeF(view.size()) * ratio).toSize(),
                               QImage::Format_ARGB32_Premultiplied);
                picture.setDevicePixelRatio(ratio);
                view.render(&picture);
                const QRectF matrix =
                    QTransform::fromScale(ratio, ratio).mapRect(view.matrixArea());
                const Drawn drawn{matrix, matrix.width() / static_cast<double>(pixels.keys.count)};
                const double width = seen(picture, edge, drawn);
                QVERIFY2(width > 0.9 * drawn.width,
                         qPrintable(QStringLiteral("size %1, %2 of %3 pixels, ratio %4")
                                        .arg(size)
                                        .arg(width)
                                        .arg(drawn.width)
                                        .arg(ratio)));
            }
}

/// Beside one another, of which the second is the chosen one.
void TestEdges::inTheOverviewOfHeads() {
    constexpr int pixels = 64;
    for (const Edge& edge : edges)
        for (int size = 0; size < 20; ++size)
            for (const NamedTheme& theme : themes()) {
                HeadsScene scene;
                Scenario scenario;
                scenario.head = 1;
                scene.begin(scenario, {{.layer = {}, .heads = 2}});
                for (std::int64_t head = 0; head < 2; ++head) {
                    HeadSummary summary;
                    summary.head = head;
                    summary.queries = summary.keys = pixels;
                    summary.frame = edge_frame(
                        edge,
                        axes_of(Viewport{0, pixels, 0, pixels, pixels, pixels}, pixels, pixels));
                    scene.add(std::make_shared<const HeadSummary>(std::move(summary)));
                    scene.color(static_cast<int>(head));
                }
                const QSizeF area(240 + 31 * size, 200 + 17 * size);
                const double ratio = std::array{1.0, 1.3, 1.5, 2.0}[size % 4];
                QImage picture((area * ratio).toSize(), QImage::Format_ARGB32_Premultiplied);
                QPainter painter(&picture);
                painter.setRenderHint(QPainter::Antialiasing, size % 2 == 0);
                painter.scale(ratio, ratio);
                const HeadsLayout layout(area, 2, false, HeadsLayout::Excess::scrolled);
                paintHeads(painter, layout, scene, theme.make());
                for (int head = 0; head < 2; ++head) {
                    const QRectF tile =
                        QTransform::fromScale(ratio, ratio).mapRect(layout.picture(head));
                    const Drawn drawn{tile, tile.width() / pixels};
                    const double width = seen(picture, edge, drawn);
                    QVERIFY2(width > 0.85 * drawn.width - 0.05,
                             qPrintable(QStringLiteral("size %1, head %2: %3 of %4 pixels")
                                            .arg(size)
                                            .arg(head)
                                            .arg(width)
                                            .arg(drawn.width)));
                }
            }
}

/// A line around the cells is the same with and without masked cells.
void TestEdges::hatchingEndsAtTheCells() {
    constexpr double fine = 6;
    for (std::size_t size = 0; size < sizes.size(); size += 4) {
        const Look look = lookOf(size, themes()[size % themes().size()]);
        const auto pictureOf = [&](const std::string& mask) {
            ExportRequest request = requestOf(look);
            request.shown.scenario.mask = mask;
            const auto view = exportedView(request, make_cpu_engine, {});
            return renderedSvg(paintPicture("a.svg", aboutExport(request, *view, "a.svg"), look,
                                            paintingOf(*view, request, "a.svg", {}))(),
                               (areaOf(look) * fine).toSize());
        };
        const QImage whole = pictureOf("none"), masked = pictureOf("causal");
        const QRect cells =
            drawnIn(whole.size(), look, "a.svg").matrix.toAlignedRect().adjusted(-2, -2, 1, 1);
        int differing = 0;
        for (int x = cells.left(); x <= cells.right(); ++x)
            for (const int y : {cells.top(), cells.bottom()})
                differing += whole.pixel(x, y) != masked.pixel(x, y) ? 1 : 0;
        for (int y = cells.top(); y <= cells.bottom(); ++y)
            for (const int x : {cells.left(), cells.right()})
                differing += whole.pixel(x, y) != masked.pixel(x, y) ? 1 : 0;
        QVERIFY2(differing == 0,
                 qPrintable(QStringLiteral("size %1: %2").arg(size).arg(differing)));
    }
}
