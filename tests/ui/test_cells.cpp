#include "tests/ui/test_cells.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QMenu>
#include <cmath>

#include "core/fields/follow.h"
#include "core/scenario/scale.h"
#include "core/vectors/vectors.h"
#include "tests/ui/window_testing.h"
#include "ui/heatmap/cell_read_out.h"

using namespace attnscope;
using namespace attnscope::testing;

namespace {

void pointAt(Window& window, double row, double key) {
    HeatmapView& view = *window.main.attention()->view();
    const QRectF area = view.matrixArea(), cells = view.cells();
    const QPointF at(area.left() + (key + 0.5 - cells.left()) / cells.width() * area.width(),
                     area.top() + (row + 0.5 - cells.top()) / cells.height() * area.height());
    QMouseEvent move(QEvent::MouseMove, at, view.mapToGlobal(at), Qt::NoButton, {}, {});
    QCoreApplication::sendEvent(&view, &move);
    window.settle();
}

QString readOut(Window& window) {
    return window.main.attention()->cellReadOut();
}

/// The number after a word.
double numberAfter(const QString& text, const QString& word) {
    const QString rest = text.mid(text.indexOf(word) + word.size()).trimmed();
    QString number;
    for (const QChar c : rest) {
        if (!c.isDigit() && c != u'.' && c != QChar(0x2212))
            break;
        number += c == QChar(0x2212) ? QLatin1Char('-') : c;
    }
    return number.toDouble();
}

QAction* entry(const QMenu& menu, const QString& text) {
    for (QAction* each : menu.actions())
        if (each->text() == text)
            return each;
    return nullptr;
}

}  // namespace

void TestCells::aPixelsCellsAndWeight() {
    AttentionFrame frame;
    frame.rows_axis = PixelAxis::showing(0, 6, 6, 3);  // two cells each
    frame.keys_axis = PixelAxis::showing(2, 6, 6, 4);
    for (int i = 0; i < 12; ++i)
        frame.weights.push_back(static_cast<float>(i));
    const auto at = weightAt(frame, {4.5, 3.9});
    QVERIFY(at && !at->isOne());
    QCOMPARE(at->queries.begin, 2);
    QCOMPARE(at->queries.end, 4);
    QCOMPARE(at->keys.begin, 4);
    QCOMPARE(at->keys.end, 5);
    QCOMPARE(at->weight, 6.0);
    QVERIFY(!weightAt(frame, {1.5, 3}));
}

void TestCells::aCellIsReadOut() {
    Scenario scenario = small();
    scenario.mask = "causal";
    scenario.angle_unit = "radian";
    Window window(scenario);
    window.settle();
    QCOMPARE(readOut(window), QStringLiteral("Cell –"));
    pointAt(window, 40, 7);
    const QString text = readOut(window);
    QVERIFY2(text.startsWith(QStringLiteral("Query 40, key 7:  weight ")), qPrintable(text));
    const QueriesAndKeys input = load_queries_and_keys(scenario);
    double dot = 0, qq = 0, kk = 0;
    for (std::size_t c = 0; c < 16; ++c) {
        const double q = input.queries->row(40)[c], k = input.keys->row(7)[c];
        dot += q * k;
        qq += q * q;
        kk += k * k;
    }
    QVERIFY(std::abs(numberAfter(text, QStringLiteral("logit")) - 0.25 * dot) < 6e-4);
    QVERIFY(std::abs(numberAfter(text, QStringLiteral("angle")) -
                     std::acos(dot / std::sqrt(qq * kk))) < 6e-4);
    pointAt(window, 7, 40);
    QVERIFY2(readOut(window).contains(QStringLiteral("masked")), qPrintable(readOut(window)));
    for (const QEvent::Type gone : {QEvent::Leave, QEvent::WindowBlocked}) {  // by a dialog
        pointAt(window, 40, 7);
        QVERIFY(readOut(window).startsWith(QStringLiteral("Query 40")));
        QEvent event(gone);
        QCoreApplication::sendEvent(window.main.attention()->view(), &event);
        QCOMPARE(readOut(window), QStringLiteral("Cell –"));
    }
}

void TestCells::aPixelOfSeveralCellsSaysWhich() {
    Scenario scenario = small();
    scenario.n = 2000;
    Window window(scenario);
    window.settle();
    pointAt(window, 1000, 500);
    QVERIFY2(readOut(window).contains(QStringLiteral("largest weight")),
             qPrintable(readOut(window)));
    QVERIFY(readOut(window).startsWith(QStringLiteral("Queries ")));
    window.main.model().setField("pooling", "mean");
    window.settle();
    pointAt(window, 1000, 501);
    QVERIFY2(readOut(window).contains(QStringLiteral("mean weight")), qPrintable(readOut(window)));
}

void TestCells::placesHaveTheirNames() {
    Window window;
    window.settle();
    window.main.attention()->setPlaces(PlaceNames(TokenLabels(96, "cat")));
    pointAt(window, 40, 7);
    QVERIFY2(readOut(window).contains(QStringLiteral("40 ‘cat’")) ||
                 readOut(window).contains(QStringLiteral("40 'cat'")),
             qPrintable(readOut(window)));
}

/// The read-out stands below the matrix and keeps its size whatever it says.
void TestCells::whatIsReadIsNeverCovered() {
    Window window;
    window.settle();
    const auto* label = window.main.attention()->findChild<CellReadOut*>();
    const QRect before = label->geometry();
    pointAt(window, 95, 7);
    QCOMPARE(label->geometry(), before);
    QVERIFY(!label->geometry().intersects(window.main.attention()->view()->geometry()));
}

void TestCells::theMenuCopies() {
    Window window;
    window.settle();
    pointAt(window, 40, 7);
    QMenu menu;
    window.main.attention()->fillMenu(menu);
    entry(menu, QStringLiteral("Copy the &weight"))->trigger();
    const QString weight = QGuiApplication::clipboard()->text();
    QVERIFY(weight.toDouble() > 0);
    entry(menu, QStringLiteral("Copy the weights of the &row"))->trigger();
    const QStringList row = QGuiApplication::clipboard()->text().split(QLatin1Char('\n'));
    QCOMPARE(row.size(), 96);
    QCOMPARE(row[7], weight);
    double sum = 0;
    for (const QString& each : row)
        sum += each.toDouble();
    QVERIFY(std::abs(sum - 1) < 1e-5);
}

void TestCells::theMenuPinsTheRowThatItIsAbout() {
    Window window;
    window.settle();
    HeatmapView& view = *window.main.attention()->view();
    window.main.choice().pin(30);
    const auto pinOf = [&](QMenu& menu, double row) {
        pointAt(window, row, 5);
        window.main.attention()->fillMenu(menu);
        return entry(menu, QStringLiteral("&Pin the row"));
    };
    QMenu there, elsewhere, again;
    QVERIFY(pinOf(there, 30)->isChecked());
    QAction* pin = pinOf(elsewhere, 70);
    QVERIFY(!pin->isChecked());
    pin->trigger();
    QCOMPARE(view.pinnedRow(), std::optional<std::int64_t>(70));
    pinOf(again, 70)->trigger();
    QCOMPARE(view.pinnedRow(), std::optional<std::int64_t>());
}

void TestCells::theMenuPinsAndZooms() {
    Window window;
    window.settle();
    HeatmapView& view = *window.main.attention()->view();
    pointAt(window, 70, 80);
    QMenu menu;
    window.main.attention()->fillMenu(menu);
    QVERIFY(!entry(menu, QStringLiteral("Show &all"))->isEnabled());
    entry(menu, QStringLiteral("&Pin the row"))->trigger();
    QCOMPARE(view.pinnedRow(), std::optional<std::int64_t>(70));
    entry(menu, QStringLiteral("Zoom to the &block here"))->trigger();
    QVERIFY(view.isZoomed() && view.cells().contains(80.5, 70.5));
    QMenu again;
    window.main.attention()->fillMenu(again);
    entry(again, QStringLiteral("Show &all"))->trigger();
    QVERIFY(!view.isZoomed());
    entry(menu, QStringLiteral("&Zoom to the rows here"))->trigger();
    QCOMPARE(view.cells().width(), 96.0);
    QCOMPARE(view.cells().height(), 16.0);
}
