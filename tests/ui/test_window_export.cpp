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

#include "core/errors.h"
#include "core/text/numbers.h"
#include "tests/core/csv_table.h"
#include "tests/ui/gated_engine.h"
#include "tests/ui/picture_reading.h"
#include "tests/ui/window_testing.h"
#include "ui/export/export_dialog.h"
#include "ui/heatmap/color_scale.h"
#include "ui/jobs/work_in_dialog.h"
#include "ui/status/message_bar.h"

using namespace attnscope;
using namespace attnscope::testing;

namespace {

const ExportOptions options{.size = {640, 480}, .dpi = 96};

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
    QTemporaryDir folder;

    ExportWindow() { settle(); }

    const ExportTarget& target(qsizetype index) {
        return main.exportTargets().at(static_cast<std::size_t>(index));
    }
    const ExportTarget& matrixTarget() { return target(4); }
    const ExportTarget& boardTarget() { return target(5); }
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
    QByteArray exported(const ExportTarget& target, const char* ending,
                        Extent extent = Extent::shown) {
        const QString path = folder.filePath(QStringLiteral("a.") + QLatin1StringView(ending));
        main.exporter().save(target, path.toStdString(), options, extent);
        QFile file(path);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }
};

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
    const ExportTarget target = window.target(1);
    QVERIFY(target.part().isEmpty());
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
    const ExportTarget target = window.target(1);
    const std::string before = target.tables.front().csv(Extent::shown)();
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
    QCOMPARE(pointsOf(target.tables.front().csv(Extent::shown)()), expected);
    QCOMPARE(target.tables.front().csv(Extent::everything)(), before);
    QVERIFY(window.exported(target, "csv").contains("# note: part: "));
    QVERIFY(!window.exported(target, "csv", Extent::everything).contains("part: "));
}

void TestWindowExport::aFigureNamesTheScenarioOfItsCurves() {
    ExportWindow window;
    const ExportTarget target = window.target(1);  // entropy over λ, at one n
    const std::string before = target.tables.front().csv(Extent::everything)();
    QCOMPARE(commentsOf(before, QStringLiteral("n")), QStringList(QStringLiteral("96")));
    window.main.model().setField("n", "97");  // its curves come later
    QCOMPARE(target.tables.front().csv(Extent::everything)(), before);
    QCOMPARE(target.of().scenario.n, 96);
    window.settle();
    const std::string after = target.tables.front().csv(Extent::everything)();
    QCOMPARE(commentsOf(after, QStringLiteral("n")), QStringList(QStringLiteral("97")));
    // What the curves do not depend on is that of the window.
    window.main.model().setField("lambda", "0.5");
    QCOMPARE(target.of().scenario, window.scenario());
}

void TestWindowExport::whatIsFrozenIsNamed() {
    ExportWindow window;
    window.main.board()->setBoardLayout(
        {{{{{{{"attention-difference"}, {"frozen-attention"}, {"entropy-vs-length"}}}}}}, {}});
    window.main.model().setReference(window.scenario());
    window.main.model().setField("lambda", "0.7");
    window.settle();
    const auto& targets = window.main.exportTargets();
    const QString lambda = QStringLiteral("lambda=0.7"), rule = QStringLiteral("rule=");
    const QImage difference = QImage::fromData(window.exported(targets[0], "png"));
    QVERIFY(difference.text(QStringLiteral("Attnscope Scenario")).contains(lambda));
    const QString frozen = difference.text(QStringLiteral("Attnscope Frozen Scenario"));
    QVERIFY(frozen.contains(QStringLiteral("n=96")) && !frozen.contains(lambda));
    const QString svg = textOfXml(window.exported(targets[0], "svg"));
    QVERIFY(svg.contains(lambda) && svg.contains(QStringLiteral("Frozen:\n") + frozen));
    const std::string csv = targets[0].tables.front().csv(Extent::shown)();
    QCOMPARE(commentsOf(csv, QStringLiteral("lambda")), QStringList(QStringLiteral("0.7")));
    QCOMPARE(commentsOf(csv, QStringLiteral("frozen: n")), QStringList(QStringLiteral("96")));
    QVERIFY(commentsOf(csv, QStringLiteral("frozen: rule")) !=
            commentsOf(csv, QStringLiteral("rule")));

    const QImage matrix = QImage::fromData(window.exported(targets[1], "png"));
    QVERIFY(!matrix.text(QStringLiteral("Attnscope Scenario")).contains(lambda));
    for (const ExportTable& table : targets[1].tables)
        QVERIFY(commentsOf(table.csv(Extent::shown)(), QStringLiteral("lambda")).isEmpty());
    const QImage figure = QImage::fromData(window.exported(targets[2], "png"));
    QVERIFY(!figure.text(QStringLiteral("Attnscope Frozen Scenario")).isEmpty());
}

void TestWindowExport::aShortcutWaitsForWhatIsComputed() {
    Gate gate;
    Window window(small(), [&gate] { return std::make_unique<GatedEngine>(gate); });
    QSignalSpy copied(&window.main.exporter(), &Exporter::copied);
    QTest::keyClick(&window.main, Qt::Key_C, Qt::ControlModifier | Qt::ShiftModifier);
    QTest::keyClick(&window.main, Qt::Key_E, Qt::ControlModifier | Qt::ShiftModifier);
    QVERIFY2(window.main.messages()->text().contains(QStringLiteral("no complete picture")),
             qPrintable(window.main.messages()->text()));
    QCOMPARE(copied.size(), 0);
    gate.opened.count_down();
    window.settle();
    QTest::keyClick(&window.main, Qt::Key_C, Qt::ControlModifier | Qt::ShiftModifier);
    QCOMPARE(copied.size(), 1);
}

void TestWindowExport::theMatrixIsExportedAsShown() {
    ExportWindow window;
    window.zoomMatrix();
    const ExportTarget target = window.matrixTarget();
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
    const auto& tables = window.matrixTarget().tables;
    const std::string rows_before = tables[0].csv(Extent::shown)();
    const std::string pixels_before = tables[1].csv(Extent::shown)();
    window.zoomMatrix();
    const Viewport shown = window.heatmap()->viewport();
    const CsvTable pixels = parse_csv(tables[1].csv(Extent::shown)(), "pixels");
    const auto cells = (shown.row_end - shown.row_begin) * (shown.key_end - shown.key_begin);
    QCOMPARE(static_cast<std::int64_t>(pixels.rows.size()), cells);
    QCOMPARE(pixels.rows.front()[0], std::to_string(shown.row_begin));
    QCOMPARE(pixels.rows.front()[2], std::to_string(shown.key_begin));
    QCOMPARE(pixels.rows.back()[1], std::to_string(shown.row_end));
    QCOMPARE(pixels.rows.back()[3], std::to_string(shown.key_end));
    const CsvTable rows = parse_csv(tables[0].csv(Extent::shown)(), "rows");
    QCOMPARE(static_cast<std::int64_t>(rows.rows.size()), shown.row_end - shown.row_begin);
    QCOMPARE(tables[0].csv(Extent::everything)(), rows_before);
    QCOMPARE(tables[1].csv(Extent::everything)(), pixels_before);
}

void TestWindowExport::withoutAMatrixThereIsNoTableOfIt() {
    ExportWindow window;
    const ExportTarget target = window.matrixTarget();
    window.main.model().setField("n", "1000000");
    QTRY_VERIFY_WITH_TIMEOUT(!target.isReady(), patience);
    for (const ExportTable& table : target.tables)
        QVERIFY_EXCEPTION_THROWN(table.csv(Extent::shown), InvalidRequest);
}

void TestWindowExport::theTableOfAFigureIsTheSameWithARowMarked() {
    ExportWindow window;
    const ExportTarget target = window.target(1);
    window.main.model().setField("row", "10");
    window.settle();
    const std::string before = target.tables.front().csv(Extent::everything)();
    window.main.choice().pin(10);
    QTRY_VERIFY_WITH_TIMEOUT(!window.figure()->figure().points.empty(), patience);
    QCOMPARE(target.tables.front().csv(Extent::everything)(), before);
}

void TestWindowExport::theBoardIsExportedAsShown() {
    ExportWindow window;
    window.main.choice().letGo();
    const ExportTarget target = window.boardTarget();
    const QByteArray before = window.exported(target, "pdf");
    for (const PdfImage& image : imagesOfPdf(before))
        QVERIFY2(image.dictionary.contains("/FlateDecode"), image.dictionary.constData());
    const QImage matrix = largestOfPdf(before);
    QCOMPARE(opaque(matrix), opaque(pictureOf(window, {0, 96, 0, 96, 0, 0}, matrix.size())));
    window.zoomFigure();
    window.zoomMatrix();
    const QString part = target.part();
    QVERIFY(part.contains(window.target(1).title) && part.contains(QStringLiteral("rows ")));
    QVERIFY(!part.contains(window.target(0).title + u':'));
    const QImage zoomed = largestOfPdf(window.exported(target, "pdf"));
    QCOMPARE(opaque(zoomed),
             opaque(pictureOf(window, window.heatmap()->viewport(), zoomed.size())));
    QCOMPARE(largestOfPdf(window.exported(target, "pdf", Extent::everything)), matrix);
}

void TestWindowExport::aCopyIsOfWhatIsShown() {
    ExportWindow window;
    window.zoomFigure();
    const ExportTarget target = window.target(1);
    QImage before = QGuiApplication::clipboard()->image();
    window.main.exporter().copy(target);
    const QImage copied = QGuiApplication::clipboard()->image();
    const auto saved = [&](Extent extent) {
        const QString path = window.folder.filePath(QStringLiteral("b.png"));
        window.main.exporter().save(target, path.toStdString(), {}, extent);
        return QImage(path);
    };
    QCOMPARE(opaque(copied), opaque(saved(Extent::shown)));
    QVERIFY(opaque(copied) != opaque(saved(Extent::everything)));
}

void TestWindowExport::theDialogOffersWhatThereIs() {
    const ExportDialog whole(QStringLiteral("t"), {}, {}, nullptr);
    QVERIFY(!whole.extentBox()->isEnabled());
    QCOMPARE(whole.extent(), Extent::everything);
    const ExportDialog zoomed(QStringLiteral("t"), QStringLiteral("rows 1 to 2"), {}, nullptr);
    QVERIFY(zoomed.extentBox()->isEnabled());
    QCOMPARE(zoomed.extent(), Extent::shown);
    zoomed.extentBox()->setCurrentIndex(1);
    QCOMPARE(zoomed.extent(), Extent::everything);
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
    const QTemporaryDir folder;
    Window window(small(), [&] { return std::make_unique<WatchedEngine>(calls); });
    window.settle();
    for (const ExportTarget& target : window.main.exportTargets()) {
        const int before = calls.elsewhere;
        const QString path = folder.filePath(target.name + QStringLiteral(".png"));
        window.main.exporter().save(target, path.toStdString(), options);
        QVERIFY(QFile::exists(path));
        const bool hasMatrix = target.name == QStringLiteral("attention") ||
                               target.name == QStringLiteral("attnscope");
        QCOMPARE(calls.elsewhere > before, hasMatrix);
    }
    QCOMPARE(calls.on_this_thread.load(), 0);
}
