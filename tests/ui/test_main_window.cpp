#include "tests/ui/test_main_window.h"

#include <QAbstractButton>
#include <QComboBox>
#include <QDropEvent>
#include <QElapsedTimer>
#include <QFile>
#include <QImageReader>
#include <QLineEdit>
#include <QMenu>
#include <QMimeData>
#include <QPushButton>
#include <QSettings>
#include <QSignalSpy>
#include <QSlider>
#include <QTemporaryDir>
#include <QTest>
#include <QThread>
#include <QXmlStreamReader>
#include <atomic>
#include <cmath>
#include <set>

#include "core/errors.h"
#include "core/io/csv.h"
#include "core/io/npy.h"
#include "core/scaling/rules.h"
#include "core/scenario/fields.h"
#include "tests/ui/hostile_npy.h"
#include "ui/attention_pane.h"
#include "ui/board.h"
#include "ui/figure/plot_layout.h"
#include "ui/figure_view.h"
#include "ui/heatmap_view.h"
#include "ui/main_window.h"
#include "ui/panel/number_control.h"
#include "ui/panel/quick_bar.h"
#include "ui/panel/scenario_panel.h"
#include "ui/status/message_bar.h"
#include "ui/status/status_line.h"

using namespace attnscope;

namespace {

constexpr int patience = 60'000;  ///< ms, for a machine that does other things too

/// A Scenario on which everything is quick.
Scenario small() {
    Scenario scenario;
    scenario.n = 96;
    scenario.d = 16;
    scenario.samples = 20;
    return scenario;
}

struct Window {
    MainWindow main;

    explicit Window(const Scenario& scenario = small(),
                    std::unique_ptr<AttentionEngine> engine = make_cpu_engine())
        : main(scenario, std::move(engine)) {
        main.resize(1366, 768);
        main.show();
        if (!QTest::qWaitForWindowExposed(&main))
            qFatal("the window is not shown");
    }

    void settle() { QTRY_VERIFY_WITH_TIMEOUT(main.isSettled(), patience); }

    NumberControl& number(std::string_view key) {
        return dynamic_cast<NumberControl&>(*main.quickBar()->control(key));
    }
    QImage shown(int figure) { return main.board()->view(figure)->grab().toImage(); }
    QImage matrix() { return main.attention()->view()->grab().toImage(); }
    const Scenario& scenario() { return main.model().scenario(); }

    void drop(const QStringList& paths) {
        QMimeData data;
        QList<QUrl> urls;
        for (const QString& path : paths)
            urls.append(QUrl::fromLocalFile(path));
        data.setUrls(urls);
        QDragEnterEvent enter({400, 400}, Qt::CopyAction, &data, Qt::LeftButton, {});
        QCoreApplication::sendEvent(&main, &enter);
        QVERIFY(enter.isAccepted());
        QDropEvent drop({400, 400}, Qt::CopyAction, &data, Qt::LeftButton, {});
        QCoreApplication::sendEvent(&main, &drop);
    }
};

/// Presses a slider, moves it as a mouse would, and lets it go unless told otherwise.
void slide(QSlider* slider, int position, bool release = true) {
    slider->setSliderDown(true);
    slider->setSliderPosition(position);
    slider->triggerAction(QAbstractSlider::SliderMove);
    if (release)
        slider->setSliderDown(false);
}

/// A mouse event with the left button, as the window system would send it.
void send(QWidget* view, QEvent::Type type, QPoint at) {
    const bool up = type == QEvent::MouseButtonRelease;
    QMouseEvent event(type, at, view->mapToGlobal(at),
                      type == QEvent::MouseMove ? Qt::NoButton : Qt::LeftButton,
                      up ? Qt::NoButton : Qt::LeftButton, {});
    QCoreApplication::sendEvent(view, &event);
}

/// An engine that runs until it is stopped.
struct EndlessEngine : AttentionEngine {
    std::atomic<bool>& running;

    explicit EndlessEngine(std::atomic<bool>& flag) : running(flag) {}
    std::string backend() const override { return "cpu"; }
    std::string device() const override { return "none"; }
    AttentionFrame compute(const AttentionRequest&, const std::stop_token& stop,
                           const Progress& progress) override {
        running = true;
        progress(0.25);
        while (!stop.stop_requested())
            QThread::usleep(200);
        running = false;
        throw Cancelled();
    }
    void stream_rows(const AttentionRequest&, std::int64_t, std::int64_t, const std::stop_token&,
                     const std::function<void(std::int64_t, std::span<const float>)>&) override {}
};

void writeMatrix(const QString& path, std::int64_t rows, std::int64_t columns) {
    std::vector<float> values(static_cast<std::size_t>(rows * columns));
    for (std::size_t i = 0; i < values.size(); ++i)
        values[i] = static_cast<float>(std::sin(static_cast<double>(i)));
    write_npy(path.toStdString(), rows, columns, [&](const auto& write) { write(values); });
}

QByteArray contentOf(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

bool isFocusable(const QWidget* widget) {
    return widget->isVisible() && widget->isEnabled() && (widget->focusPolicy() & Qt::TabFocus);
}

}  // namespace

void TestMainWindow::init() {
    QSettings().clear();
}

void TestMainWindow::everythingIsComputedAtTheStart() {
    Window window((Scenario()));
    window.settle();
    QCOMPARE(window.main.board()->count(), 4);
    for (int i = 0; i < 4; ++i)
        QVERIFY(!window.main.board()->view(i)->figure().curves.empty());
    const AttentionPicture* picture = window.main.attention()->picture();
    QVERIFY(picture);
    QCOMPARE(picture->rows, 512);
    QCOMPARE(picture->lambda, 0.125);
    QVERIFY(!picture->frame.coarse);
    QVERIFY2(window.main.status()->text().contains(QStringLiteral("5.752 nat (exact)")),
             qPrintable(window.main.status()->text()));
}

void TestMainWindow::aSliderMovesEveryView() {
    Window window;
    window.settle();
    const auto everything = [&] {
        QList<QImage> images;
        for (int i = 0; i < 4; ++i)
            images.append(window.shown(i));
        images.append(window.matrix());
        return images;
    };
    // n: all but the angles, which do not depend on it. d: these too.
    for (const auto& [key, views] :
         {std::pair{"n", QList<int>{0, 1, 2, 4}}, std::pair{"d", QList<int>{0, 1, 2, 3, 4}}}) {
        const QList<QImage> before = everything();
        slide(window.number(key).slider(), 700);
        window.settle();
        const QList<QImage> after = everything();
        for (int i = 0; i < 3; ++i)
            for (const int view : views)
                QVERIFY2(before[view] != after[view],
                         qPrintable(
                             QStringLiteral("%1, view %2").arg(QLatin1StringView(key)).arg(view)));
    }
    const QList<QImage> before = everything();
    slide(window.number("lambda").slider(), 800);
    QCOMPARE(window.scenario().rule, ScalingRule::constant);
    window.settle();
    const QList<QImage> after = everything();
    for (const int view : {0, 1, 2, 4})
        QVERIFY(before[view] != after[view]);
}

void TestMainWindow::draggingAMarkerChangesTheScenario() {
    Window window;
    window.settle();
    FigureView* view = window.main.board()->view(1);
    const Figure& figure = view->figure();
    QCOMPARE(figure.x.field, std::string("lambda"));
    const double before = view->marker();
    QCOMPARE(before, 0.25);
    Q_EMIT view->markerMoved(0.5, true);
    QCOMPARE(window.scenario().lambda, 0.5);
    QCOMPARE(window.scenario().rule, ScalingRule::constant);
    QCOMPARE(window.main.board()->view(2)->marker(), 0.5);
    window.settle();

    // With the mouse: from where the marker stands to the right.
    const PlotLayout layout =
        layOut(view->figure(), {QSizeF(view->size()),
                                {view->visibleRange().left(), view->visibleRange().right()},
                                {view->visibleRange().top(), view->visibleRange().bottom()},
                                false});
    const int y = qRound(layout.plot.center().y());
    const QPoint from(qRound(layout.x.pixel(0.5)), y), to(qRound(layout.x.pixel(1.0)), y);
    send(view, QEvent::MouseButtonPress, from);
    send(view, QEvent::MouseMove, (from + to) / 2);
    QVERIFY(window.main.model().isDragging());
    send(view, QEvent::MouseMove, to);
    send(view, QEvent::MouseButtonRelease, to);
    QVERIFY(!window.main.model().isDragging());
    QVERIFY2(std::abs(window.scenario().lambda - 1) < 0.05,
             qPrintable(QString::number(window.scenario().lambda)));
    window.settle();
    QCOMPARE(window.main.attention()->picture()->lambda, window.scenario().lambda);
}

void TestMainWindow::onlyWhatDependsOnAFieldIsComputedAgain() {
    Window window;
    window.settle();
    QSignalSpy ready(&window.main.board()->feed(), &FigureFeed::figureReady);
    QSignalSpy pictures(&window.main.attention()->feed(), &AttentionFeed::pictureReady);
    window.main.model().setField("color_map", "magma");
    window.settle();
    QCOMPARE(ready.size(), 0);
    QCOMPARE(pictures.size(), 0);
    window.main.model().setField("angle_unit", "radian");
    window.settle();
    QVERIFY(ready.size() >= 1);
    for (const auto& call : ready)
        QCOMPARE(call[0].toInt(), 3);
    QCOMPARE(pictures.size(), 0);
    window.main.model().setField("mask", "causal");
    window.settle();
    QVERIFY(pictures.size() >= 1);
}

void TestMainWindow::aDragWaitsWithSimulation() {
    Window window;
    window.settle();
    const auto simulated = [&] {
        for (const Curve& curve : window.main.board()->view(1)->figure().curves)
            if (curve.kind == CurveKind::simulation)
                return true;
        return false;
    };
    QVERIFY(simulated());
    QSlider* slider = window.number("d").slider();
    slide(slider, 300, false);
    QTRY_VERIFY_WITH_TIMEOUT(!window.main.board()->feed().isBusy() && !simulated(), patience);
    QTest::qWait(400);
    QVERIFY(!simulated());
    slider->setSliderDown(false);
    QTRY_VERIFY_WITH_TIMEOUT(simulated(), patience);
}

void TestMainWindow::readOutsFollow() {
    Window window;
    window.main.model().setField("unit", "bit");
    window.settle();
    QVERIFY(window.main.status()->text().contains(QStringLiteral("bit (exact)")));
    const double lambda = scale(window.scenario());
    QVERIFY(window.main.status()->text().startsWith(QString::number(lambda)));
}

void TestMainWindow::aRowIsReadAndPinned() {
    Window window;
    window.settle();
    HeatmapView* view = window.main.attention()->view();
    const QRectF area = view->matrixArea();
    const QPoint at = QPointF(area.center().x(), area.top() + area.height() * 0.3).toPoint();
    QTest::mouseClick(view, Qt::LeftButton, {}, at);
    QVERIFY(view->pinnedRow());
    const std::int64_t row = *view->pinnedRow();
    const RowStatistics& expected =
        window.main.attention()->picture()->frame.statistics[static_cast<std::size_t>(row)];
    const QString text = rowReadOut(row, expected, EntropyUnit::nat);
    QTRY_COMPARE_WITH_TIMEOUT(window.main.attention()->readOut(), text, patience);
    const auto marked = [&](int index) {
        for (const Point& point : window.main.board()->view(index)->figure().points)
            if (point.kind == CurveKind::simulation)
                return point.y;
        return std::nan("");
    };
    QTRY_VERIFY_WITH_TIMEOUT(std::abs(marked(1) - expected.entropy) < 1e-9, patience);
    QVERIFY(std::abs(marked(2) - jacobian_half_l1(expected, 0.25)) < 1e-9);
    QTest::keyClick(view, Qt::Key_Escape);
    QVERIFY(std::isnan(marked(1)));
    QCOMPARE(window.main.attention()->readOut(), QStringLiteral("Row –"));
}

void TestMainWindow::aMatrixTooLongSaysSo() {
    Window window;
    window.settle();
    window.main.model().setField("n", "1000000000");
    window.settle();
    const QString message = window.main.attention()->view()->message();
    QVERIFY2(
        message.contains(QStringLiteral("131072")) || message.contains(QStringLiteral("131,072")),
        qPrintable(message));
    QVERIFY(!window.main.board()->view(0)->figure().curves.empty());
    window.main.model().setField("n", "64");
    window.settle();
    QVERIFY(window.main.attention()->view()->message().isEmpty());
    QCOMPARE(window.main.attention()->picture()->rows, 64);
}

void TestMainWindow::twoFilesBecomeQueriesAndKeys() {
    QTemporaryDir folder;
    const QString keys = folder.filePath(QStringLiteral("head0_k.npy"));
    const QString queries = folder.filePath(QStringLiteral("head0_q.npy"));
    writeMatrix(queries, 30, 8);
    writeMatrix(keys, 40, 8);
    Window window;
    window.settle();
    window.drop({keys, queries});
    QTRY_COMPARE_WITH_TIMEOUT(window.scenario().n, 40, patience);
    QCOMPARE(window.scenario().d, 8);
    QCOMPARE(QString::fromStdString(window.scenario().query_file), queries);
    QCOMPARE(QString::fromStdString(window.scenario().key_file), keys);
    window.settle();
    QCOMPARE(window.main.attention()->picture()->rows, 30);
    QCOMPARE(window.main.attention()->picture()->keys, 40);
    QCOMPARE(window.main.attention()->picture()->lambda, 1 / std::sqrt(8.0));
}

void TestMainWindow::oneFileAsksWhatItHolds() {
    QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("a.npy"));
    writeMatrix(path, 24, 4);
    Window window;
    window.settle();
    window.drop({path});
    QVERIFY(window.main.messages()->text().contains(QStringLiteral("a.npy")));
    QCOMPARE(window.main.messages()->answers().size(), std::size_t{3});
    QTest::mouseClick(window.main.messages()->answers()[2], Qt::LeftButton);
    QTRY_COMPARE_WITH_TIMEOUT(window.scenario().n, 24, patience);
    QCOMPARE(window.scenario().queries, VectorSource::file);
    QCOMPARE(window.scenario().keys, VectorSource::file);
    QVERIFY(window.main.messages()->text().isEmpty());
}

void TestMainWindow::hostileFilesLeaveTheWindowUsable() {
    QTemporaryDir folder;
    const auto files = testing::hostileNpyFiles();
    QVERIFY(files.size() >= 30);
    Window window;
    window.settle();
    const Scenario before = window.scenario();
    const QString path = folder.filePath(QStringLiteral("hostile.npy"));
    for (const testing::HostileFile& file : files) {
        QFile written(path);
        QVERIFY(written.open(QIODevice::WriteOnly));
        written.write(QByteArray::fromStdString(file.bytes));
        written.close();
        window.main.messages()->hide();
        window.drop({path, path});
        QTRY_VERIFY2_WITH_TIMEOUT(!window.main.messages()->text().isEmpty(), file.name.c_str(),
                                  patience);
        QVERIFY2(window.main.messages()->text().contains(QStringLiteral("hostile.npy")),
                 qPrintable(window.main.messages()->text()));
        QCOMPARE(window.scenario(), before);
        QVERIFY(window.main.attention()->view()->message().isEmpty());
    }
    slide(window.number("n").slider(), 300);
    window.settle();
    QCOMPARE(window.main.attention()->picture()->rows, window.scenario().n);
}

void TestMainWindow::exportsHaveTheirSizeAndTheScenario() {
    QTemporaryDir folder;
    Window window;
    window.settle();
    ExportOptions options;
    options.size = {640, 400};
    options.dpi = 96;
    QCOMPARE(window.main.exportTargets().size(), std::size_t{6});
    for (const ExportTarget& target : window.main.exportTargets()) {
        const QString base = folder.filePath(target.name);
        window.main.exporter().save(target, base + QStringLiteral(".png"), options);
        QImageReader reader(base + QStringLiteral(".png"));
        const QImage image = reader.read();
        QCOMPARE(image.size(), options.size);
        QString metadata;
        for (const QString& key : image.textKeys())
            metadata += image.text(key) + u'\n';
        for (const auto& [key, value] : describe(window.scenario()))
            QVERIFY2(metadata.contains(QString::fromStdString(key + "=" + value)), key.c_str());
        window.main.exporter().save(target, base + QStringLiteral(".svg"), options);
        const QByteArray svg = contentOf(base + QStringLiteral(".svg"));
        QVERIFY(svg.contains("n=96"));
        QXmlStreamReader xml(svg);
        while (!xml.atEnd())
            xml.readNext();
        QVERIFY2(!xml.hasError(), qPrintable(xml.errorString()));
        window.main.exporter().save(target, base + QStringLiteral(".pdf"), options);
        QVERIFY(contentOf(base + QStringLiteral(".pdf")).startsWith("%PDF"));
        for (const ExportTable& table : target.tables) {
            const std::string text = table.csv();
            QVERIFY(text.find("# n = 96\n") != std::string::npos);
            QVERIFY(parse_csv(text, target.name.toStdString()).rows.size() > 10);
        }
    }
}

void TestMainWindow::aFailedExportSaysSo() {
    Window window;
    window.settle();
    QVERIFY_EXCEPTION_THROWN(window.main.exporter().save(window.main.exportTargets().front(),
                                                         QStringLiteral("/nowhere/at/all.png"), {}),
                             FileError);
}

void TestMainWindow::closingDuringALongJobEndsWithinASecond() {
    std::atomic<bool> running = false;
    auto window = std::make_unique<Window>(small(), std::make_unique<EndlessEngine>(running));
    QTRY_VERIFY_WITH_TIMEOUT(running, patience);
    // The figures, too, are in the middle of a long simulation.
    window->main.model().setField("samples", "1000000");
    QTest::qWait(600);
    QVERIFY(window->main.board()->feed().isBusy());
    QElapsedTimer time;
    time.start();
    window->main.close();
    window.reset();
    QVERIFY2(time.elapsed() < 1000, qPrintable(QString::number(time.elapsed())));
    QVERIFY(!running);
}

void TestMainWindow::aCancelledComputationStops() {
    std::atomic<bool> running = false;
    Window window(small(), std::make_unique<EndlessEngine>(running));
    QTRY_VERIFY_WITH_TIMEOUT(running && window.main.status()->cancelButton()->isVisible(),
                             patience);
    QTest::mouseClick(window.main.status()->cancelButton(), Qt::LeftButton);
    QTRY_VERIFY_WITH_TIMEOUT(!running, patience);
    QTRY_VERIFY(!window.main.status()->cancelButton()->isVisible());
    window.main.model().setField("n", "50");
    QTRY_VERIFY_WITH_TIMEOUT(running, patience);
}

void TestMainWindow::everyControlCanBeReachedByTab() {
    Window window;
    window.settle();
    std::set<QWidget*> wanted;
    for (QWidget* widget : window.main.findChildren<QWidget*>())
        if (isFocusable(widget) && widget->window() == &window.main)
            wanted.insert(widget);
    QVERIFY(wanted.size() > 30);
    window.main.activateWindow();
    window.number("n").entry()->setFocus();
    std::set<QWidget*> reached;
    for (std::size_t i = 0; i < 2 * wanted.size(); ++i) {
        reached.insert(window.main.focusWidget());
        QTest::keyClick(window.main.focusWidget(), Qt::Key_Tab);
    }
    for (QWidget* widget : wanted)
        QVERIFY2(reached.contains(widget),
                 qPrintable(QLatin1StringView(widget->metaObject()->className()) + u' ' +
                            widget->accessibleName()));
}

void TestMainWindow::everyControlHasAName() {
    Window window;
    for (QWidget* widget : window.main.findChildren<QWidget*>()) {
        if (!isFocusable(widget))
            continue;
        const auto* button = qobject_cast<QAbstractButton*>(widget);
        const bool named =
            !widget->accessibleName().isEmpty() || (button && !button->text().isEmpty());
        QVERIFY2(named, qPrintable(QLatin1StringView(widget->metaObject()->className()) + u' ' +
                                   widget->objectName()));
    }
}

void TestMainWindow::layoutAndThemeAreRemembered() {
    {
        Window window;
        window.main.panel()->hide();
        window.main.setThemeChoice(ThemeChoice::dark);
        window.main.close();
    }
    Window window;
    QVERIFY(window.main.panel()->isHidden());
    QVERIFY(window.main.theme().dark);
}
