#include "tests/ui/test_window_export.h"

#include <QClipboard>
#include <QFile>
#include <QGuiApplication>
#include <QProgressDialog>
#include <QPushButton>
#include <QSettings>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QThread>
#include <QTimer>
#include <QWheelEvent>
#include <atomic>
#include <chrono>
#include <cmath>
#include <thread>

#include "core/text/errors.h"
#include "core/text/numbers.h"
#include "tests/core/csv_table.h"
#include "tests/ui/exporting.h"
#include "tests/ui/picture_reading.h"
#include "tests/ui/window_testing.h"
#include "ui/heatmap/color_scale.h"
#include "ui/jobs/work_in_dialog.h"
#include "ui/status/message_bar.h"

using namespace attnscope;
using namespace attnscope::testing;

namespace {

const Look look = pixelLook({640, 480}, 96, lightTheme());

void wheel(QWidget* view, QPointF at, int notches, Qt::KeyboardModifiers held = {}) {
    QWheelEvent event(at, view->mapToGlobal(at), {}, QPoint(0, 120 * notches), Qt::NoButton, held,
                      Qt::NoScrollPhase, false);
    QCoreApplication::sendEvent(view, &event);
}

/// The CPU engine, which counts on which threads it is called.
struct WatchedEngine : AttentionEngine {
    struct Calls {
        std::atomic<int> on_this_thread = 0, elsewhere = 0;
    };
    Calls& calls;
    const QThread* const gui = QCoreApplication::instance()->thread();
    std::unique_ptr<AttentionEngine> engine = make_cpu_engine();

    explicit WatchedEngine(Calls& counted) : calls(counted) {}
    std::string backend() const override { return engine->backend(); }
    std::string device() const override { return engine->device(); }
    AttentionFrame compute(const AttentionRequest& request, const std::stop_token& stop,
                           const Progress& progress) override {
        ++(QThread::currentThread() == gui ? calls.on_this_thread : calls.elsewhere);
        return engine->compute(request, stop, progress);
    }
    void stream_rows(const AttentionRequest& request, std::int64_t begin, std::int64_t end,
                     const std::stop_token& stop, const RowSink& sink) override {
        ++(QThread::currentThread() == gui ? calls.on_this_thread : calls.elsewhere);
        engine->stream_rows(request, begin, end, stop, sink);
    }
};

struct ExportWindow : Window {
    ExportWindow() { settle(); }

    FigureView* figure() { return main.board()->view(1); }
    HeatmapView* heatmap() { return main.attention()->view(); }

    void zoomFigure() {
        wheel(figure(), figure()->plotArea().center(), 4);
        QVERIFY(figure()->isZoomed());
    }
    void zoomMatrix() {
        const QRectF area = heatmap()->matrixArea();
        wheel(heatmap(), {area.left() + 0.3 * area.width(), area.top() + 0.6 * area.height()}, 5);
        QVERIFY(heatmap()->isZoomed());
        settle();
    }
    QByteArray exported(const std::string& view, const char* ending,
                        Extent extent = Extent::shown) {
        return testing::exported(*this, view, ending, look, extent);
    }
    std::string csv(const std::string& view, Extent extent = Extent::shown,
                    const char* form = "long") {
        Look table = look;
        table.table = form;
        return testing::exported(*this, view, "csv", table, extent).toStdString();
    }
};

const std::string aFigure = "entropy-vs-scale", theMatrix = "attention", theBoard = "board";

/// The texts of an SVG that are numbers.
QList<double> numbersOf(const QByteArray& svg) {
    QList<double> numbers;
    QXmlStreamReader xml(svg);
    while (!xml.atEnd())
        if (xml.readNext() == QXmlStreamReader::StartElement &&
            xml.name() == QLatin1String("text")) {
            bool is_number = false;
            QString text = xml.readElementText().trimmed();
            text.remove(QChar(0x2009)).replace(QChar(0x2212), QLatin1Char('-'));
            const double number = text.toDouble(&is_number);
            if (is_number)
                numbers.append(number);
        }
    return numbers;
}

bool isOn(const Axis& axis, double value) {
    const double slack = 1e-9 * (axis.max - axis.min);
    return value >= axis.min - slack && value <= axis.max + slack;
}

/// The picture of these cells, from an engine of its own.
QImage pictureOf(Window& window, Viewport cells, QSize pixels) {
    const AttentionPicture& shown = *window.main.attention()->picture();
    AttentionRequest request = attention_request(shown.scenario, shown.input);
    cells.width = pixels.width();
    cells.height = pixels.height();
    request.viewport = cells;
    const AttentionFrame frame = make_cpu_engine()->compute(request, {}, [](double) {});
    const ColorScale scale(frame.weights, color_range(shown.scenario.color_range).id,
                           color_map(shown.scenario.color_map),
                           1.0 / static_cast<double>(shown.scenario.n));
    return scale.picture(frame.weights, pixels.width(), pixels.height());
}

QImage opaque(const QImage& image) {
    return image.convertToFormat(QImage::Format_RGB32);
}

/// Values of a field in the comments of a table.
QStringList commentsOf(const std::string& csv, const QString& key) {
    QStringList values;
    for (const QString& line : QString::fromStdString(csv).split(u'\n'))
        if (line.startsWith(QStringLiteral("# %1 = ").arg(key)))
            values.append(line.section(QStringLiteral(" = "), 1));
    return values;
}

}  // namespace

void TestWindowExport::init() {
    QSettings().clear();
}

void TestWindowExport::aFigureIsExportedAsShown() {
    ExportWindow window;
    const std::string& target = aFigure;
    QCOMPARE(window.exported(target, "png"), window.exported(target, "png", Extent::everything));
    const QByteArray before = window.exported(target, "svg");
    window.zoomFigure();
    const Figure shown = window.figure()->shownFigure();
    QCOMPARE(QRectF(QPointF(shown.x.min, shown.y.min), QPointF(shown.x.max, shown.y.max)),
             window.figure()->visibleRange());
    const QByteArray part = window.exported(target, "svg");
    const QList<double> ticks = numbersOf(part);
    QVERIFY(ticks.size() >= 6);
    for (const double tick : ticks)
        QVERIFY2(isOn(shown.x, tick) || isOn(shown.y, tick), qPrintable(QString::number(tick)));
    QCOMPARE(window.exported(target, "svg", Extent::everything), before);
    const auto outside = [&](double tick) { return !isOn(shown.x, tick) && !isOn(shown.y, tick); };
    QVERIFY(std::ranges::any_of(numbersOf(before), outside));

    const QImage png = QImage::fromData(window.exported(target, "png"));
    const QString said = png.text(QStringLiteral("Attnscope Part"));
    for (const double end : {shown.x.min, shown.x.max, shown.y.min, shown.y.max})
        QVERIFY2(said.contains(QString::fromStdString(to_text(end))), qPrintable(said));
    QVERIFY(textOfXml(part).contains(QStringLiteral("Part: ") + said));
    QVERIFY(textOfXml(packetOf(window.exported(target, "pdf"))).contains(said));
    const QImage whole = QImage::fromData(window.exported(target, "png", Extent::everything));
    QVERIFY(whole.text(QStringLiteral("Attnscope Part")).isEmpty());
    QVERIFY(whole != png);
}

void TestWindowExport::theTableOfAFigureHoldsWhatIsShown() {
    ExportWindow window;
    const std::string before = window.csv(aFigure);
    window.zoomFigure();
    const Figure shown = window.figure()->shownFigure();
    const auto pointsOf = [](const std::string& text) {
        QList<QPointF> points;
        for (const auto& row : parse_csv(text, "figure").rows)
            if (!row[2].empty() && !row[3].empty() && row[4].empty())
                points.append({parse_real(row[2]).value(), parse_real(row[3]).value()});
        return points;
    };
    QList<QPointF> expected;
    for (const QPointF& point : pointsOf(before))
        if (isOn(shown.x, point.x()) && isOn(shown.y, point.y()))
            expected.append(point);
    QVERIFY(expected.size() > 20 && expected.size() < pointsOf(before).size() / 2);
    QCOMPARE(pointsOf(window.csv(aFigure)), expected);
    QCOMPARE(window.csv(aFigure, Extent::everything), before);
    QVERIFY(window.csv(aFigure).find("# note: part: ") != std::string::npos);
    QVERIFY(window.csv(aFigure, Extent::everything).find("part: ") == std::string::npos);
}

void TestWindowExport::whatIsFrozenIsNamed() {
    ExportWindow window;
    window.main.board()->setBoardLayout(
        {{{{{{{"attention-difference"}, {"frozen-attention"}, {"entropy-vs-length"}}}}}}, {}});
    window.main.model().setComparison({.frozen = {{window.scenario()}}});
    window.main.model().setField("lambda", "0.7");
    window.settle();
    const std::string targets[] = {"attention-difference", "frozen-attention", "entropy-vs-length"};
    const QString lambda = QStringLiteral("lambda=0.7"), rule = QStringLiteral("rule=");
    const QImage difference = QImage::fromData(window.exported(targets[0], "png"));
    QVERIFY(difference.text(QStringLiteral("Attnscope Scenario")).contains(lambda));
    const QString frozen = difference.text(QStringLiteral("Attnscope Frozen Scenario"));
    QVERIFY(frozen.contains(QStringLiteral("n=96")) && !frozen.contains(lambda));
    const QString svg = textOfXml(window.exported(targets[0], "svg"));
    QVERIFY(svg.contains(lambda) && svg.contains(QStringLiteral("Frozen:\n") + frozen));
    const std::string csv = window.csv(targets[0]);
    QCOMPARE(commentsOf(csv, QStringLiteral("lambda")), QStringList(QStringLiteral("0.7")));
    QCOMPARE(commentsOf(csv, QStringLiteral("frozen: n")), QStringList(QStringLiteral("96")));
    QVERIFY(commentsOf(csv, QStringLiteral("frozen: rule")) !=
            commentsOf(csv, QStringLiteral("rule")));

    const QImage matrix = QImage::fromData(window.exported(targets[1], "png"));
    QVERIFY(
        matrix.text(QStringLiteral("Attnscope Frozen Scenario")).contains(QStringLiteral("n=96")));
    for (const char* form : {"long", "rows"})
        QVERIFY(commentsOf(window.csv(targets[1], Extent::shown, form), QStringLiteral("lambda"))
                    .isEmpty());
    const QImage figure = QImage::fromData(window.exported(targets[2], "png"));
    QVERIFY(!figure.text(QStringLiteral("Attnscope Frozen Scenario")).isEmpty());
}

void TestWindowExport::theMatrixIsExportedAsShown() {
    ExportWindow window;
    window.zoomMatrix();
    const std::string& target = theMatrix;
    const Viewport shown = window.heatmap()->viewport();
    const QString part = QStringLiteral("rows %1 to %2 of 96, keys %3 to %4 of 96")
                             .arg(shown.row_begin)
                             .arg(shown.row_end - 1)
                             .arg(shown.key_begin)
                             .arg(shown.key_end - 1);
    QVERIFY(shown.row_end - shown.row_begin < 60);
    const QImage svg = largest(imagesOfSvg(window.exported(target, "svg")));
    QCOMPARE(opaque(svg), opaque(pictureOf(window, shown, svg.size())));
    const QImage pdf = largestOfPdf(window.exported(target, "pdf"));
    QCOMPARE(opaque(pdf), opaque(pictureOf(window, shown, pdf.size())));
    const Viewport all{0, 96, 0, 96, 0, 0};
    const QImage whole = largestOfPdf(window.exported(target, "pdf", Extent::everything));
    QCOMPARE(opaque(whole), opaque(pictureOf(window, all, whole.size())));

    const QImage png = QImage::fromData(window.exported(target, "png"));
    QCOMPARE(png.text(QStringLiteral("Attnscope Part")), part);
    const QImage png_of_all = QImage::fromData(window.exported(target, "png", Extent::everything));
    QVERIFY(png_of_all.text(QStringLiteral("Attnscope Part")).isEmpty());
    QVERIFY(png != png_of_all);
    QTest::keyClick(window.heatmap(), Qt::Key_Home);
    window.settle();
    QCOMPARE(QImage::fromData(window.exported(target, "png")), png_of_all);
}

void TestWindowExport::theTablesOfTheMatrixHoldWhatIsShown() {
    ExportWindow window;
    const std::string rows_before = window.csv(theMatrix, Extent::shown, "rows");
    const std::string pixels_before = window.csv(theMatrix);
    window.zoomMatrix();
    const Viewport shown = window.heatmap()->viewport();
    const CsvTable pixels = parse_csv(window.csv(theMatrix), "pixels");
    const auto cells = (shown.row_end - shown.row_begin) * (shown.key_end - shown.key_begin);
    QCOMPARE(static_cast<std::int64_t>(pixels.rows.size()), cells);
    QCOMPARE(pixels.rows.front()[0], std::to_string(shown.row_begin));
    QCOMPARE(pixels.rows.front()[2], std::to_string(shown.key_begin));
    QCOMPARE(pixels.rows.back()[1], std::to_string(shown.row_end));
    QCOMPARE(pixels.rows.back()[3], std::to_string(shown.key_end));
    // Wide: the same weights, a line a row.
    const CsvTable wide = parse_csv(window.csv(theMatrix, Extent::shown, "wide"), "wide");
    QCOMPARE(static_cast<std::int64_t>(wide.rows.size()), shown.row_end - shown.row_begin);
    QCOMPARE(wide.header[1], std::to_string(shown.key_begin));
    QCOMPARE(wide.rows.front()[1], pixels.rows.front()[4]);
    QCOMPARE(wide.rows.back().back(), pixels.rows.back()[4]);
    const CsvTable rows = parse_csv(window.csv(theMatrix, Extent::shown, "rows"), "rows");
    QCOMPARE(static_cast<std::int64_t>(rows.rows.size()), shown.row_end - shown.row_begin);
    QCOMPARE(window.csv(theMatrix, Extent::everything, "rows"), rows_before);
    QCOMPARE(window.csv(theMatrix, Extent::everything), pixels_before);
}

void TestWindowExport::aMatrixThatCannotBeIsRefused() {
    ExportWindow window;
    QSignalSpy failed(&window.main.exporter(), &Exporter::failed);
    window.main.model().setField("n", "1000000");
    QVERIFY(window.exported(theMatrix, "csv").isEmpty());
    QCOMPARE(failed.size(), 1);
}

void TestWindowExport::theTableOfAFigureIsTheSameWithARowMarked() {
    ExportWindow window;
    window.main.model().setField("row", "10");
    window.settle();
    const auto withoutCommand = [&] {
        std::string text = window.csv(aFigure);
        return text.substr(text.find("# figure"));
    };
    const std::string before = withoutCommand();
    window.main.choice().pin(10);
    QTRY_VERIFY_WITH_TIMEOUT(window.figure()->rowPoint().has_value(), patience);
    QCOMPARE(withoutCommand(), before);
}

void TestWindowExport::theBoardIsExportedAsShown() {
    ExportWindow window;
    window.main.choice().letGo();
    const std::string& target = theBoard;
    const QByteArray before = window.exported(target, "pdf");
    for (const PdfImage& image : imagesOfPdf(before))
        QVERIFY2(image.dictionary.contains("/FlateDecode"), image.dictionary.constData());
    const QImage matrix = largestOfPdf(before);
    QCOMPARE(opaque(matrix), opaque(pictureOf(window, {0, 96, 0, 96, 0, 0}, matrix.size())));
    window.zoomFigure();
    window.zoomMatrix();
    const QString part =
        QImage::fromData(window.exported(target, "png")).text(QStringLiteral("Attnscope Part"));
    QVERIFY(part.contains(exportTitle(aFigure)) && part.contains(QStringLiteral("rows ")));
    QVERIFY(!part.contains(exportTitle("entropy-vs-length") + u':'));
    const QImage zoomed = largestOfPdf(window.exported(target, "pdf"));
    QCOMPARE(opaque(zoomed),
             opaque(pictureOf(window, window.heatmap()->viewport(), zoomed.size())));
    QCOMPARE(largestOfPdf(window.exported(target, "pdf", Extent::everything)), matrix);
}

void TestWindowExport::aCopyIsOfWhatIsShown() {
    ExportWindow window;
    window.zoomFigure();
    window.main.exporter().copy(aFigure);
    const QImage copied = QGuiApplication::clipboard()->image();
    const auto saved = [&](Extent extent) {
        return QImage::fromData(testing::exported(window, aFigure, "png", Look(), extent));
    };
    QCOMPARE(opaque(copied), opaque(saved(Extent::shown)));
    QVERIFY(opaque(copied) != opaque(saved(Extent::everything)));
}

/// A Wayland desktop keeps the first kind that is offered once the window has gone.
void TestWindowExport::aCopyIsOfferedAsPngFirst() {
    ExportWindow window;
    window.main.exporter().copy(aFigure);
    const QMimeData* offered = QGuiApplication::clipboard()->mimeData();
    QCOMPARE(offered->formats().value(0), QStringLiteral("image/png"));
    QCOMPARE(opaque(QImage::fromData(offered->data(QStringLiteral("image/png")))),
             opaque(QGuiApplication::clipboard()->image()));
}

void TestWindowExport::longWorkCanBeCancelled() {
    QWidget window;
    int painted = 0;
    QTimer alive;
    connect(&alive, &QTimer::timeout, this, [&painted] { ++painted; });
    alive.start(1);
    const auto until_stopped = [](const std::stop_token& stop, const Progress& progress) {
        progress(0.5);
        while (!stop.stop_requested())
            std::this_thread::sleep_for(std::chrono::milliseconds(1));
        throw Cancelled();
    };
    const auto cancel = [&window] {
        auto* dialog = window.findChild<QProgressDialog*>();
        if (dialog != nullptr && dialog->isVisible())
            dialog->findChild<QPushButton*>()->click();
    };
    connect(&alive, &QTimer::timeout, &window, cancel);
    QVERIFY_EXCEPTION_THROWN(workInDialog(&window, {}, {}, until_stopped), Cancelled);
    QVERIFY(painted > 0);
}

void TestWindowExport::noEngineRunsOnTheThreadOfTheWindow() {
    WatchedEngine::Calls calls;
    Window window(small(), [&] { return std::make_unique<WatchedEngine>(calls); });
    window.settle();
    for (const std::string& view : window.main.exportViews()) {
        const int before = calls.elsewhere;
        QVERIFY(!exported(window, view, "png", look).isEmpty());
        QCOMPARE(calls.elsewhere > before, view == theMatrix || view == theBoard);
    }
    QCOMPARE(calls.on_this_thread.load(), 0);
}
