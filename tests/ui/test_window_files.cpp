#include "tests/ui/test_window_files.h"

#include <QDateTime>
#include <QFile>
#include <QImageReader>
#include <QPushButton>
#include <QSettings>
#include <QTemporaryDir>
#include <QXmlStreamReader>
#include <cmath>

#include "core/fields/fields.h"
#include "core/io/npy.h"
#include "core/scenario/scale.h"
#include "core/text/errors.h"
#include "tests/core/csv_table.h"
#include "tests/core/rewrite.h"
#include "tests/ui/exporting.h"
#include "tests/ui/hostile_npy.h"
#include "tests/ui/window_testing.h"
#include "ui/status/message_bar.h"
#include "ui/status/status_line.h"

using namespace attnscope;
using namespace attnscope::testing;

namespace {

void writeMatrix(const QString& path, std::int64_t rows, std::int64_t columns, double from = 0) {
    std::vector<float> values(static_cast<std::size_t>(rows * columns));
    for (std::size_t i = 0; i < values.size(); ++i)
        values[i] = static_cast<float>(std::sin(from + static_cast<double>(i)));
    write_npy(path.toStdString(), rows, columns, [&](const auto& write) { write(values); });
}

void writeTextFile(const QString& path, const QByteArray& text) {
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(text);
}

void setTime(const QString& path, const QDateTime& time) {
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadWrite));
    QVERIFY(file.setFileTime(time, QFileDevice::FileModificationTime));
}

QByteArray contentOfFile(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

}  // namespace

void TestWindowFiles::init() {
    QSettings().clear();
}

void TestWindowFiles::twoFilesBecomeQueriesAndKeys() {
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
    QCOMPARE(scale(window.main.attention()->picture()->scenario), 1 / std::sqrt(8.0));
    const QString status = window.main.status()->text();
    QVERIFY2(status.contains(QStringLiteral("nat (random vectors, 40 keys, norms √d)")),
             qPrintable(status));

    // n and d are theirs until they are drawn again.
    QVERIFY(!window.number("n").isEnabled() && !window.number("d").isEnabled());
    QVERIFY_EXCEPTION_THROWN(window.main.model().setField("d", "16"), InvalidRequest);
    Q_EMIT window.main.board()->view(0)->markerMoved(99, true);
    QCOMPARE(window.scenario().n, 40);
    QVERIFY(!window.main.model().isDragging());
    window.main.model().setField("keys", "sphere");
    QVERIFY(window.number("n").isEnabled() && !window.number("d").isEnabled());
    window.main.model().setField("queries", "sphere");
    QVERIFY(window.number("d").isEnabled());
}

void TestWindowFiles::aFileThatDoesNotGoWithTheOtherAsksForItsPartner() {
    QTemporaryDir folder;
    const QString wide = folder.filePath(QStringLiteral("wide_q.npy"));
    const QString keys = folder.filePath(QStringLiteral("k.npy"));
    writeMatrix(wide, 30, 12);
    writeMatrix(keys, 40, 8);
    Window window;
    window.settle();
    window.main.model().setField("key_file", keys.toStdString());
    window.settle();
    const Scenario before = window.scenario();
    const auto replaceQueries = [&] {
        Q_EMIT window.main.model().fileRequested(QStringLiteral("query_file"), wide);
        QTRY_VERIFY_WITH_TIMEOUT(
            window.main.messages()->text().contains(QStringLiteral("drop the keys")), patience);
    };
    replaceQueries();
    QVERIFY2(window.main.messages()->text().contains(QStringLiteral("wide_q.npy")),
             qPrintable(window.main.messages()->text()));
    QCOMPARE(window.scenario(), before);

    const QString partner = folder.filePath(QStringLiteral("partner.npy"));
    writeMatrix(partner, 50, 12);
    window.drop({partner});  // which needs no role: it goes with the one that waits
    QTRY_COMPARE_WITH_TIMEOUT(window.scenario().d, 12, patience);
    QCOMPARE(window.scenario().n, 50);
    QCOMPARE(window.scenario().query_file, wide.toStdString());
    QCOMPARE(window.scenario().key_file, partner.toStdString());
    QVERIFY(window.main.messages()->isHidden());

    window.drop({keys, keys});
    QTRY_COMPARE_WITH_TIMEOUT(window.scenario().d, 8, patience);
    replaceQueries();
    window.main.messages()->answers().back()->click();  // draw the keys
    QTRY_COMPARE_WITH_TIMEOUT(window.scenario().d, 12, patience);
    QCOMPARE(window.scenario().keys, std::string("sphere"));

    window.drop({keys, keys});
    QTRY_COMPARE_WITH_TIMEOUT(window.scenario().d, 8, patience);
    replaceQueries();
    window.main.messages()->hide();  // given up: the next file is asked about as ever
    window.drop({partner});
    QTRY_VERIFY_WITH_TIMEOUT(window.main.messages()->text().contains(QStringLiteral("What does")),
                             patience);
}

void TestWindowFiles::aFileThatWasMendedIsReadWhenTheWindowIsActive() {
    QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("q.npy"));
    const QString labels = folder.filePath(QStringLiteral("t.json"));
    writeMatrix(path, 24, 8);
    writeTextFile(labels, "[");
    Scenario scenario = small();
    scenario.d = 8;
    scenario.queries = "file";
    scenario.query_file = path.toStdString();
    scenario.tokens_file = labels.toStdString();
    Window window(scenario);
    window.settle();
    window.main.model().setComparison({.frozen = {{window.scenario()}}});
    window.main.board()->setBoardLayout(
        {{{{{{{"scores"}, {"attention"}, {"frozen-attention"}}}}}}, {}});
    window.settle();
    const auto comeBack = [&] {
        Q_EMIT qApp->applicationStateChanged(Qt::ApplicationInactive);
        Q_EMIT qApp->applicationStateChanged(Qt::ApplicationActive);
        QTest::qWait(1);
        window.settle();
    };
    const auto faults = [&] {
        int count = 0;
        for (const auto* each : window.main.board()->findChildren<HeatmapView*>())
            count += each->isVisible() && !each->message().isEmpty() ? 1 : 0;
        return count;
    };
    QCOMPARE(faults(), 0);
    QTRY_VERIFY_WITH_TIMEOUT(window.main.messages()->text().contains(QStringLiteral("t.json")),
                             patience);
    rewrite(path.toStdString(), [&] { writeTextFile(path, "broken"); });
    comeBack();
    QCOMPARE(faults(), 2);
    rewrite(path.toStdString(), [&] { writeMatrix(path, 24, 8, 3); });
    rewrite(labels.toStdString(), [&] { writeTextFile(labels, R"(["a", "b"])"); });
    comeBack();
    QCOMPARE(faults(), 0);
    QTRY_COMPARE_WITH_TIMEOUT(window.main.attention()->places().count(), 2, patience);
    QCOMPARE(window.main.messages()->text(), QString());
    QVERIFY(window.main.board()->view("scores")->message().isEmpty());
}

void TestWindowFiles::oneFileAsksWhatItHolds() {
    QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("a.npy"));
    writeMatrix(path, 24, 4);
    Window window;
    window.settle();
    window.drop({path});
    QTRY_VERIFY_WITH_TIMEOUT(window.main.messages()->text().contains(QStringLiteral("a.npy")),
                             patience);
    QCOMPARE(window.main.messages()->answers().size(), std::size_t{3});
    QTest::mouseClick(window.main.messages()->answers()[2], Qt::LeftButton);
    QTRY_COMPARE_WITH_TIMEOUT(window.scenario().n, 24, patience);
    QCOMPARE(window.scenario().queries, std::string("file"));
    QCOMPARE(window.scenario().keys, std::string("file"));
    QVERIFY(window.main.messages()->text().isEmpty());
}

void TestWindowFiles::aRewrittenFileIsSeenWhenItIsOpenedAnew() {
    QTemporaryDir folder;
    const QString queries = folder.filePath(QStringLiteral("q.npy")),
                  keys = folder.filePath(QStringLiteral("k.npy")),
                  labels = folder.filePath(QStringLiteral("l.txt"));
    writeMatrix(queries, 24, 4);
    writeMatrix(keys, 24, 4);
    writeTextFile(labels, "one\n");
    Window window;
    window.drop({queries, keys, labels});
    QTRY_COMPARE_WITH_TIMEOUT(window.scenario().n, 24, patience);
    window.settle();
    const Scenario before = window.scenario();
    const AttentionFrame seen = window.main.attention()->picture()->frame;

    // The same paths, the same shape: the Scenario is the same.
    writeMatrix(queries, 24, 4, 1);
    setTime(queries, QDateTime::currentDateTime().addSecs(60));
    window.drop({queries, keys});
    QTRY_VERIFY_WITH_TIMEOUT(window.main.attention()->picture()->frame.weights != seen.weights,
                             patience);
    QCOMPARE(window.scenario(), before);
    QCOMPARE(window.main.attention()->picture()->rows, 24);

    writeTextFile(labels, "one\ntwo\n");
    window.drop({labels});
    QTRY_COMPARE_WITH_TIMEOUT(window.main.attention()->places().count(), 2, patience);
    QCOMPARE(window.scenario(), before);
}

void TestWindowFiles::hostileFilesLeaveTheWindowUsable() {
    QTemporaryDir folder;
    const auto files = hostileNpyFiles();
    QVERIFY(files.size() >= 30);
    Window window;
    window.settle();
    const Scenario before = window.scenario();
    const QString path = folder.filePath(QStringLiteral("hostile.npy"));
    for (const HostileFile& file : files) {
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

void TestWindowFiles::aPathThatCannotBeHeldIsRefused() {
    QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("two\nlines.npy"));
    writeMatrix(path, 24, 4);
    Window window;
    window.settle();
    const Scenario before = window.scenario();
    window.drop({path, path});
    QTRY_VERIFY_WITH_TIMEOUT(window.main.messages()->text().contains(QStringLiteral("line break")),
                             patience);
    QCOMPARE(window.scenario(), before);
}

void TestWindowFiles::whatIsSetWhileAFileIsReadStays() {
    QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("a.npy"));
    writeMatrix(path, 24, 4);
    Window window;
    window.settle();
    window.drop({path, path});
    window.main.model().setField("lambda", "0.3");  // before the event loop hears of the file
    QTRY_COMPARE_WITH_TIMEOUT(window.scenario().n, 24, patience);
    QCOMPARE(scale(window.scenario()), 0.3);
}

void TestWindowFiles::exportsHaveTheirSizeAndTheScenario() {
    QTemporaryDir folder;
    Window window;
    window.settle();
    Look look = pixelLook({640, 400}, 96, lightTheme());
    QCOMPARE(window.main.exportViews().size(), std::size_t{6});
    for (const std::string& view : window.main.exportViews()) {
        const QImage image = QImage::fromData(exported(window, view, "png", look));
        QCOMPARE(image.size(), QSize(640, 400));
        QString metadata;
        for (const QString& key : image.textKeys())
            metadata += image.text(key) + u'\n';
        for (const auto& [key, value] : describe(window.scenario()))
            QVERIFY2(metadata.contains(QString::fromStdString(key + "=" + value)), key.c_str());
        const QByteArray svg = exported(window, view, "svg", look);
        QVERIFY(svg.contains("n=96"));
        QXmlStreamReader xml(svg);
        while (!xml.atEnd())
            xml.readNext();
        QVERIFY2(!xml.hasError(), qPrintable(xml.errorString()));
        QVERIFY(exported(window, view, "pdf", look).startsWith("%PDF"));
        if (view == wholeBoard)
            continue;
        for (const char* form : {"long", "wide"}) {
            look.table = form;
            const std::string text = exported(window, view, "csv", look).toStdString();
            QVERIFY(text.find("# n = 96\n") != std::string::npos);
            QVERIFY(parse_csv(text, view).rows.size() > 10);
        }
    }
}

void TestWindowFiles::anExportIsConfirmed() {
    QTemporaryDir folder;
    Window window;
    window.settle();
    const std::string view = window.main.exportViews().front();
    window.main.exporter().save(window.main.shownOf(view),
                                folder.filePath(QStringLiteral("a.csv")).toStdString());
    QVERIFY(contentOfFile(folder.filePath(QStringLiteral("a.csv"))).startsWith("#"));
    QCOMPARE(window.main.status()->message(), QStringLiteral("Saved a.csv"));
    QVERIFY(window.main.messages()->text().isEmpty());
    window.main.exporter().copy(view);
    QCOMPARE(window.main.status()->message(), QStringLiteral("Copied: ") + exportTitle(view));
}

void TestWindowFiles::aFailedExportSaysSo() {
    Window window;
    window.settle();
    window.main.exporter().save(window.main.shownOf("angles"), "/nowhere/at/all.png");
    QVERIFY2(window.main.messages()->text().contains(QStringLiteral("/nowhere/at/all.png")),
             qPrintable(window.main.messages()->text()));
    QVERIFY(window.main.status()->message().isEmpty());
}
