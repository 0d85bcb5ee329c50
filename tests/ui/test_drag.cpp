#include "tests/ui/test_drag.h"

#include <QDeadlineTimer>
#include <QTest>
#include <algorithm>
#include <array>
#include <cstdlib>
#include <limits>

#include "core/fields/follow.h"
#include "tests/ui/gated_engine.h"
#include "tests/ui/window_testing.h"
#include "ui/jobs/attention_feed.h"
#include "ui/jobs/figure_feed.h"

using namespace attnscope;
using namespace attnscope::testing;

namespace {

constexpr int too_long = 300;  ///< ms, after which work outside of a drag would be superseded

Gate figure_gate;

const FigureEntry gated_figure = {
    .id = "gated",
    .title = "Gated",
    .help = "Waits at its gate.",
    .meaning = "",
    .formula = "",
    .source = "",
    .field = "",
    .inputs = [](const Scenario& scenario) { return scenario; },
    .draw =
        [](const Scenario&, double, Detail, const std::stop_token&) {
            figure_gate.pass();
            return Figure();
        },
    .headline = [](const Figure&, double) { return Message(); },
};

/// A hand that goes on while the first step is still computed.
void drag_past(ScenarioModel& model, Gate& gate) {
    QTRY_VERIFY(gate.entered);
    for (const char* n : {"33", "34", "35"})
        model.setField("n", n);
    QTest::qWait(too_long);
    model.setField("n", "36");
    gate.opened.count_down();
}

bool isOther(QRgb a, QRgb b) {
    constexpr int most = 12;
    return std::max({std::abs(qRed(a) - qRed(b)), std::abs(qGreen(a) - qGreen(b)),
                     std::abs(qBlue(a) - qBlue(b))}) > most;
}

/// Pixels that differ by more than a line does that is drawn a fiftieth of a pixel beside its
/// place.
int differences(const QImage& a, const QImage& b) {
    if (a.size() != b.size())
        return std::numeric_limits<int>::max();
    int count = 0;
    for (int y = 0; y < a.height(); ++y)
        for (int x = 0; x < a.width(); ++x)
            count += isOther(a.pixel(x, y), b.pixel(x, y)) ? 1 : 0;
    return count;
}

std::string text(double value) {
    return QByteArray::number(value, 'g', 12).toStdString();
}

}  // namespace

void TestDrag::aPictureThatWasBegunIsShownHoweverFastTheHand() {
    Gate gate;
    ScenarioModel model(small());
    AttentionFeed feed(model, std::make_unique<GatedEngine>(gate));
    QList<qint64> shown;
    connect(&feed, &AttentionFeed::pictureReady, this,
            [&](const AttentionPicture& picture) { shown.append(picture.scenario.n); });
    model.setDragging(true);
    model.setField("n", "32");
    feed.setViewport({0, 1, 0, 1, 8, 8}, 0, 0);
    drag_past(model, gate);
    QTRY_COMPARE(shown, QList<qint64>({32, 36}));
}

void TestDrag::aFigureThatWasBegunIsShownHoweverFastTheHand() {
    ScenarioModel model(small());
    const std::array<const FigureEntry*, 1> entries = {&gated_figure};
    FigureFeed feed(model, entries);
    QList<qint64> shown;
    connect(&feed, &FigureFeed::figureReady, this, [&] { shown.append(feed.scenarioOf(0).n); });
    model.setDragging(true);
    model.setField("n", "32");
    drag_past(model, figure_gate);
    QTRY_COMPARE(shown, QList<qint64>({32, 36}));
}

void TestDrag::theLastPicturesAreOfTheLastValue_data() {
    QTest::addColumn<std::string>("key");
    QTest::addColumn<double>("from");
    QTest::addColumn<double>("step");
    const auto row = [](const char* key, double from, double step) {
        QTest::addRow("%s", key) << std::string(key) << from << step;
    };
    row("n", 40, 1);
    row("d", 4, 1);
    row("lambda", 0.01, 0.01);
    row("kappa", 1, 0.05);
    row("softcap", 1, 0.1);
    row("rope_base", 100, 50);
    row("window", 1, 1);
    row("seed", 1, 1);
}

/// After 200 steps that waited for nothing every view is as in a window that opens on what the
/// last one set; but that a curve may go through the marker of another step.
void TestDrag::theLastPicturesAreOfTheLastValue() {
    QFETCH(const std::string, key);
    QFETCH(const double, from);
    QFETCH(const double, step);
    Scenario scenario = small();
    for (const auto& [field, value] : {std::pair{"position", "rope"}, {"mask", "causal-window"}})
        scenario = with_field(scenario, field, value);
    Window window(scenario);
    window.settle();
    window.main.model().setDragging(true);
    for (int i = 1; i <= 200; ++i) {
        const double value = from + i * step;
        const bool whole = key != "lambda" && key != "kappa" && key != "softcap";
        window.main.model().setField(key, text(whole ? std::floor(value) : value));
        QCoreApplication::processEvents();
    }
    window.main.model().setDragging(false);
    window.settle();

    Window fresh(window.scenario());
    fresh.settle();
    QCOMPARE(window.matrix(), fresh.matrix());
    for (int figure = 0; figure < 4; ++figure)
        QCOMPARE_LE(differences(window.shown(figure), fresh.shown(figure)), 40);
}

/// Asked between any two events, not only where a test happens to wait.
void TestDrag::aSettledWindowHasPaintedWhatItShows() {
    Window window;
    for (const char* n : {"40", "41", "57", "96", "97"}) {
        window.main.model().setField("n", n);
        const QDeadlineTimer limit(patience);
        while (!window.main.isSettled() && !limit.hasExpired())
            QCoreApplication::processEvents();
        QVERIFY(window.main.isSettled());
        const auto pictures = [&] {
            QList<QImage> shown{window.matrix()};
            for (int figure = 0; figure < 4; ++figure)
                shown.append(window.shown(figure));
            return shown;
        };
        const QList<QImage> settled = pictures();
        QTest::qWait(too_long);
        QVERIFY(settled == pictures());
    }
}
