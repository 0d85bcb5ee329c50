#include "tests/ui/test_window_views.h"

#include <QLabel>
#include <QSettings>
#include <QSignalSpy>
#include <algorithm>
#include <cmath>

#include "core/fields/assignments.h"
#include "core/scenario/scale.h"
#include "tests/ui/window_testing.h"
#include "ui/figure/plot_layout.h"
#include "ui/heatmap/row_read_out.h"
#include "ui/look/text.h"
#include "ui/status/status_line.h"
#include "ui/views/views.h"

using namespace attnscope;
using namespace attnscope::testing;

namespace {

/// A mouse event with the left button, as the window system would send it.
void sendMouse(QWidget* view, QEvent::Type type, QPoint at) {
    const bool up = type == QEvent::MouseButtonRelease;
    QMouseEvent event(type, at, view->mapToGlobal(at),
                      type == QEvent::MouseMove ? Qt::NoButton : Qt::LeftButton,
                      up ? Qt::NoButton : Qt::LeftButton, {});
    QCoreApplication::sendEvent(view, &event);
}

}  // namespace

void TestWindowViews::init() {
    QSettings().clear();
}

void TestWindowViews::everythingIsComputedAtTheStart() {
    Window window((Scenario()));
    window.settle();
    for (int i = 0; i < 4; ++i)
        QVERIFY(!window.main.board()->view(i)->figure().curves.empty());
    const AttentionPicture* picture = window.main.attention()->picture();
    QVERIFY(picture);
    QCOMPARE(picture->rows, 512);
    QCOMPARE(scale(picture->scenario), 0.125);
    QVERIFY(!picture->frame.coarse);
    QVERIFY2(window.main.status()->text().contains(QStringLiteral("5.752 nat (random vectors)")),
             qPrintable(window.main.status()->text()));
}

void TestWindowViews::aSliderMovesEveryView() {
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
    QCOMPARE(window.scenario().rule, std::string("constant"));
    window.settle();
    const QList<QImage> after = everything();
    for (const int view : {0, 1, 2, 4})
        QVERIFY(before[view] != after[view]);
}

void TestWindowViews::draggingAMarkerChangesTheScenario() {
    Window window;
    window.settle();
    FigureView* view = window.main.board()->view(1);
    const Figure& figure = view->figure();
    QCOMPARE(figure.x.field, std::string("lambda"));
    const double before = view->marker();
    QCOMPARE(before, 0.25);
    Q_EMIT view->markerMoved(0.5, true);
    QCOMPARE(scale(window.scenario()), 0.5);
    QCOMPARE(window.scenario().rule, std::string("constant"));
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
    sendMouse(view, QEvent::MouseButtonPress, from);
    sendMouse(view, QEvent::MouseMove, (from + to) / 2);
    QVERIFY(window.main.model().isDragging());
    sendMouse(view, QEvent::MouseMove, to);
    sendMouse(view, QEvent::MouseButtonRelease, to);
    QVERIFY(!window.main.model().isDragging());
    QVERIFY2(std::abs(scale(window.scenario()) - 1) < 0.05,
             qPrintable(QString::number(scale(window.scenario()))));
    window.settle();
    QCOMPARE(scale(window.main.attention()->picture()->scenario), scale(window.scenario()));
}

void TestWindowViews::onlyWhatDependsOnAFieldIsComputedAgain() {
    Window window;
    window.settle();
    QSignalSpy ready(&window.main.board()->deck().feed(), &FigureFeed::figureReady);
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

void TestWindowViews::aDragWaitsWithSimulation() {
    Window window;
    window.settle();
    const auto simulated = [&] {
        for (const Curve& curve : window.main.board()->view(1)->figure().curves)
            if (curve.kind == CurveKind::simulation && !curve.x.empty())
                return true;
        return false;
    };
    QVERIFY(simulated());
    QSlider* slider = window.number("d").slider();
    slide(slider, 300, false);
    QTRY_VERIFY_WITH_TIMEOUT(!window.main.board()->deck().feed().isBusy() && !simulated(),
                             patience);
    QTest::qWait(400);
    QVERIFY(!simulated());
    slider->setSliderDown(false);
    QTRY_VERIFY_WITH_TIMEOUT(simulated(), patience);
}

void TestWindowViews::readOutsFollow() {
    Window window;
    window.main.model().setField("unit", "bit");
    window.settle();
    QVERIFY(window.main.status()->text().contains(QStringLiteral("bit (random vectors)")));
    const double lambda = scale(window.scenario());
    QVERIFY(window.main.status()->text().startsWith(QString::number(lambda)));
}

void TestWindowViews::theStatusLineNamesTheoryAndMeasurement() {
    Window window;
    window.settle();
    const auto says = [&](const QString& text) {
        return window.main.status()->text().contains(text);
    };
    const auto measured = [&] {
        const AttentionFrame& frame = window.main.attention()->picture()->frame;
        return QStringLiteral("matrix %1").arg(summarize(frame).mean_entropy, 0, 'f', 3);
    };
    QVERIFY(says(measured()) && !says(QStringLiteral("random rows 1…")));
    window.main.model().setField("mask", "causal");
    window.settle();
    const Scenario& now = window.scenario();
    QVERIFY(says(QStringLiteral("(random vectors, %1 keys)").arg(now.n)));
    window.main.resize(1366, 768);
    window.settle();
    QVERIFY2(says(QStringLiteral("random rows 1…%1 %2")
                      .arg(now.n)
                      .arg(read_out(now).mean_of_rows.value(), 0, 'f', 3)),
             qPrintable(window.main.status()->text()));
    QVERIFY(says(measured()));
    window.main.model().setField("n", "1000000000");
    window.settle();
    QVERIFY(!says(QStringLiteral("matrix")) && says(QStringLiteral("random rows 1…")));
}

void TestWindowViews::theStatusLineNamesTheHeadAndTheApproximations() {
    Window window;
    window.main.model().adopt(with_settings(
        window.scenario(), {"queries=made-up", "keys=made-up", "approximations=main"}));
    window.main.resize(1366, 768);
    window.settle();
    const StatusLine& line = *window.main.status();
    QVERIFY2(line.text().contains(QStringLiteral("made-up head ")), qPrintable(line.text()));
    const auto isShown = [&](const char* caption) {
        return std::ranges::any_of(line.findChildren<QLabel*>(), [&](const QLabel* label) {
            return label->isVisible() && label->text() == QLatin1StringView(caption);
        });
    };
    const auto tip = [&] {
        QStringList tips;
        for (const QLabel* label : line.findChildren<QLabel*>())
            tips.append(label->toolTip());
        return tips.join(u'\n');
    };
    QVERIFY(!isShown("annealed") && !isShown("0.24 line"));
    QVERIFY2(tip().contains(QStringLiteral("annealed: ")), qPrintable(tip()));
    window.main.model().setField("approximations", "all");
    window.settle();
    QVERIFY(isShown("annealed") && isShown("0.24 line"));
    QVERIFY(!tip().contains(QStringLiteral("annealed: ")));
    Scenario halfMadeUp = window.scenario();
    halfMadeUp.keys = "gaussian";
    window.main.status()->setMeasured(1, halfMadeUp);
    QVERIFY2(!line.text().contains(QStringLiteral("made-up head")), qPrintable(line.text()));
}

void TestWindowViews::aScaleSetByHandIsSaidToBeConstant() {
    Window window;
    window.settle();
    const QString sentence = QStringLiteral("λ is now constant");
    window.main.model().setField("n", "100");
    QVERIFY(window.main.status()->message() != sentence);
    const Scenario before = window.scenario();
    window.main.model().adopt(with_settings(before, {"rule=constant", "lambda=0.2"}));  // a preset
    QVERIFY(window.main.status()->message() != sentence);
    window.main.model().adopt(before);
    window.main.model().setField("lambda", "0.3");
    QCOMPARE(window.main.status()->message(), sentence);
    window.main.status()->retract(sentence);
    window.main.model().setField("lambda", "0.4");
    QVERIFY(window.main.status()->message().isEmpty());
}

void TestWindowViews::numbersOfTheStatusLineAreWhole() {
    StatusLine line(nullptr);
    line.show();
    for (double value = 1e-6; value < 2e12; value *= 10)
        for (const double digits : {1.0, 1.234, 2.5, 8.888, 9.9996})
            for (const double sign : {1.0, -1.0}) {
                const double number = digits * value;
                line.setReadout({.lambda = number,
                                 .unit = "nat",
                                 .exact = 39.863,
                                 .maximum = 39.863,
                                 .approximations = {sign * number, sign * number},
                                 .keys = 1'000'000'000'000,
                                 .mean_of_rows = 39.863});
                for (const QLabel* label : line.findChildren<QLabel*>())
                    QVERIFY2(label->fontMetrics().horizontalAdvance(label->text()) <=
                                     label->contentsRect().width() ||
                                 label->text().isEmpty() || label->objectName().isEmpty(),
                             qPrintable(label->objectName() + label->text()));
                const QString scale = line.text().section(QLatin1Char(' '), 0, 0);
                if (number >= 1e-4 && number < 9.9995e6) {
                    QVERIFY2(std::abs(QString(scale).remove(QChar(0x2009)).toDouble() - number) <
                                 5.01e-4 * number,
                             qPrintable(scale));
                    const qsizetype dot = scale.indexOf(QLatin1Char('.'));
                    const QStringList groups = scale.left(dot).split(QChar(0x2009));
                    for (qsizetype i = 1; i < groups.size(); ++i)
                        QCOMPARE(groups[i].size(), 3);
                }
            }
}

void TestWindowViews::aRowIsWrittenInItsUnit() {
    RowStatistics row;
    row.count = row.support = 4;
    row.entropy = std::log(4.0);
    row.max_weight = 0.5;
    row.argmax = 3;
    QCOMPARE(rowReadOut(7, row, entropy_unit("nat")),
             QStringLiteral("Row 7:  H 1.386 nat  ·  e^H 4.0  ·  max 0.5 @ 3"));
    QCOMPARE(rowReadOut(7, row, entropy_unit("bit")),
             QStringLiteral("Row 7:  H 2.000 bit  ·  2^H 4.0  ·  max 0.5 @ 3"));
    QCOMPARE(rowReadOut(7, row, entropy_unit("nat"), {}, {}, 0.125),
             QStringLiteral("Row 7:  H 1.386 nat  ·  λ 0.125  ·  e^H 4.0  ·  max 0.5 @ 3"));
    row.max_weight = 0.25;
    QCOMPARE(rowReadOut(7, row, entropy_unit("nat")),
             QStringLiteral("Row 7:  H 1.386 nat  ·  e^H 4.0  ·  every key that it sees gets the "
                            "same weight, 0.25"));
}

void TestWindowViews::aRowOfAnotherNormalizerIsWrittenWithWhatItSumsTo() {
    RowStatistics row;
    row.count = row.support = 4;
    row.entropy = std::log(4.0);
    row.max_weight = 0.125;
    row.argmax = 3;
    row.sum = row.remainder = 0.5;
    QCOMPARE(
        rowReadOut(7, row, entropy_unit("nat")),
        QStringLiteral("Row 7:  H 1.386 nat  ·  H with what no key gets 1.386 nat  ·  e^H 4.0  ·  "
                       "every key that it sees gets the same weight, 0.125  ·  sum 0.5"));
    row.support = 2;
    row.sum = 1;
    row.remainder = 0;
    row.max_weight = 0.7;
    QCOMPARE(rowReadOut(7, row, entropy_unit("nat")),
             QStringLiteral("Row 7:  H 1.386 nat  ·  e^H 4.0  ·  2 of 4 keys  ·  max 0.7 @ 3"));
}

void TestWindowViews::aRowWithWeightsBelowZeroIsWrittenWithThem() {
    RowStatistics row;
    row.count = row.support = 4;
    row.entropy = std::log(4.0);
    row.max_weight = -0.25;
    row.argmax = 3;
    row.sum = 0;
    row.negative = 0.5;
    QCOMPARE(rowReadOut(7, row, entropy_unit("nat")),
             QStringLiteral("Row 7:  H 1.386 nat  ·  e^H 4.0  ·  max −0.25 @ 3  ·  sum 0  ·  below "
                            "0: −0.5"));
}

void TestWindowViews::aRowIsReadWithItsOwnScale() {
    Window window;
    window.settle();
    const auto read = [&] { return window.main.attention()->readOut(); };
    window.main.model().setField("mask", "causal");
    window.main.model().setField("row", "50");
    window.settle();
    QVERIFY2(read().contains(QStringLiteral("Row 50")) && !read().contains(QStringLiteral("λ")),
             qPrintable(read()));
    window.main.model().setField("rule", "log-n-over-sqrt-d");
    window.settle();
    const QString own = shortNumber(std::log(51.0) / 4);
    QVERIFY2(read().contains(QStringLiteral("λ ") + own), qPrintable(read() + own));
}

void TestWindowViews::theMeanOfTheRowsIsShown() {
    Window window;
    window.settle();
    double sum = 0;
    for (const RowStatistics& row : window.main.attention()->picture()->frame.statistics)
        sum += row.entropy;
    const double mean = sum / 96;
    QCOMPARE(window.main.attention()->meanText(),
             QStringLiteral("mean H, 96 rows %1").arg(mean, 0, 'f', 3));
    window.main.model().setField("unit", "bit");
    QCOMPARE(window.main.attention()->meanText(),
             QStringLiteral("mean H, 96 rows %1").arg(mean / std::log(2.0), 0, 'f', 3));
}

void TestWindowViews::aMatrixTooLongSaysSo() {
    Window window;
    window.settle();
    window.main.model().setField("n", "1000000000");
    window.settle();
    const QString message = window.main.attention()->view()->message();
    QVERIFY2(
        message.contains(QStringLiteral("131072")) || message.contains(QStringLiteral("131,072")),
        qPrintable(message));
    QVERIFY(!window.main.board()->view(0)->figure().curves.empty());
    QVERIFY(window.main.status()->work().isEmpty());
    window.main.model().setField("n", "64");
    window.settle();
    QVERIFY(window.main.attention()->view()->message().isEmpty());
    QCOMPARE(window.main.attention()->picture()->rows, 64);
    QVERIFY2(window.main.status()->work().endsWith(QStringLiteral("4.10 k scores")),
             qPrintable(window.main.status()->work()));
}
