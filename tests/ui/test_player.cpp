#include "tests/ui/test_player.h"

#include <QAction>
#include <QSignalSpy>
#include <QTest>

#include "core/scenario/scale.h"
#include "tests/ui/window_testing.h"
#include "ui/panel/scenario_panel.h"
#include "ui/play/play_button.h"
#include "ui/play/play_dialog.h"
#include "ui/play/player.h"
#include "ui/session/session_keeper.h"
#include "ui/status/status_line.h"

using namespace attnscope;
using namespace attnscope::testing;

namespace {

void press(Window& window, std::string_view key) {
    QTest::mouseClick(window.number(key).player(), Qt::LeftButton);
}

/// Waits until that many further values have been set.
void waitForValues(Window& window, int count) {
    QSignalSpy changes(&window.main.model(), &ScenarioModel::changed);
    QTRY_VERIFY_WITH_TIMEOUT(changes.size() >= count, patience);
}

}  // namespace

void TestPlayer::everyValueIsComputedBeforeTheNext_data() {
    QTest::addColumn<QString>("key");
    QTest::addColumn<QString>("figure");  // that depends on it
    QTest::newRow("scale") << QStringLiteral("lambda") << QStringLiteral("entropy-vs-length");
    QTest::newRow("length") << QStringLiteral("n") << QStringLiteral("entropy-vs-scale");
    QTest::newRow("dimension") << QStringLiteral("d") << QStringLiteral("entropy-vs-scale");
}

void TestPlayer::everyValueIsComputedBeforeTheNext() {
    QFETCH(QString, key);
    QFETCH(QString, figure);
    Window window;
    window.settle();
    ScenarioModel& model = window.main.model();
    const std::string field = key.toStdString();
    Play play = model.play(field);
    play.sweep.from = key == QStringLiteral("lambda") ? 0.01 : 16;
    play.sweep.to = key == QStringLiteral("lambda") ? 1 : 400;
    play.seconds = 3;
    model.setPlay(play);
    int values = 0, missed = 0;
    bool drawn = true;
    Scenario before = model.scenario();
    connect(&window.main.board()->deck().feed(), &FigureFeed::figureReady, this,
            [&](int, const Figure& made) { drawn = drawn || made.id == figure.toStdString(); });
    connect(&model, &ScenarioModel::changed, this, [&] {
        const Scenario& shown = window.main.attention()->picture()->scenario;
        const bool same =
            shown.n == before.n && shown.d == before.d && scale(shown) == scale(before);
        missed += same && drawn ? 0 : 1;
        before = model.scenario();
        drawn = false;
        ++values;
    });
    press(window, field);
    QTRY_VERIFY_WITH_TIMEOUT(values >= 25, patience);
    window.main.player().stop();
    QCOMPARE(missed, 0);
    model.disconnect(this);
    window.main.board()->deck().feed().disconnect(this);
    window.settle();
}

void TestPlayer::aSecondPressLeavesTheValueWhereItIs() {
    Window window;
    window.settle();
    press(window, "lambda");
    QVERIFY(window.main.model().isDragging());
    waitForValues(window, 3);
    press(window, "lambda");
    const Scenario there = window.scenario();
    QVERIFY(there.rule == "constant");
    QVERIFY(!window.main.model().isDragging());
    QVERIFY(!window.number("lambda").player()->isChecked());
    QTest::qWait(200);
    QVERIFY(window.scenario() == there);
}

void TestPlayer::escapePutsBackTheScenarioFromBefore() {
    Window window;
    window.settle();
    const Scenario before = window.scenario();
    press(window, "lambda");
    waitForValues(window, 3);
    QVERIFY(window.scenario() != before);
    QTest::keyClick(window.number("lambda").player(), Qt::Key_Escape);
    QVERIFY(window.scenario() == before);
    QVERIFY(window.main.model().playing().empty());
    window.settle();
}

void TestPlayer::undoStopsAPlayAndTakesItBack() {
    Window window;
    window.settle();
    const Scenario before = window.scenario();
    press(window, "lambda");
    waitForValues(window, 3);
    QTest::keyClick(&window.main, Qt::Key_Z, Qt::ControlModifier);
    QVERIFY(window.main.model().playing().empty());
    QVERIFY(!window.main.model().isDragging());
    QVERIFY(window.scenario() == before);
    QTest::qWait(100);
    QVERIFY(window.scenario() == before);
    QVERIFY(!window.main.sessions().canUndo());
    window.main.sessions().redo();
    QVERIFY(window.scenario().rule == "constant");
}

void TestPlayer::undoingAPlayRestoresTheAxes() {
    Window window;
    window.settle();
    const std::vector<std::string> views{"entropy-vs-length", "entropy-vs-scale",
                                         "gradient-vs-scale"};
    const auto ranges = [&] {
        std::vector<QRectF> shown;
        for (const std::string& view : views)
            shown.push_back(window.main.board()->view(view)->visibleRange());
        return shown;
    };
    const std::vector<QRectF> before = ranges();
    for (const Play& play :
         {Play{{"lambda", 20, 2000, Spacing::logarithmic}, 0.3, Repeat::never},
          Play{{"n", 100'000, 400'000, Spacing::logarithmic}, 0.3, Repeat::never}}) {
        window.main.model().setPlay(play);
        press(window, play.sweep.field);
        QTRY_VERIFY_WITH_TIMEOUT(window.main.model().playing().empty(), patience);
        window.settle();
        QVERIFY(ranges() != before);
        window.main.sessions().undo();
        window.settle();
        QVERIFY2(ranges() == before, play.sweep.field.c_str());
    }
}

void TestPlayer::whoChangesTheFieldTakesItOver() {
    Window window;
    window.settle();
    press(window, "lambda");
    waitForValues(window, 3);
    window.main.model().setField("lambda", "3");
    QVERIFY(window.main.model().playing().empty());
    QCOMPARE(scale(window.scenario()), 3.0);
}

void TestPlayer::whatElseIsChangedStays() {
    Window window;
    window.settle();
    press(window, "lambda");
    waitForValues(window, 3);
    window.main.model().setField("n", "77");
    waitForValues(window, 3);
    QTest::keyClick(&window.main, Qt::Key_Escape);
    QCOMPARE(window.scenario().n, 77);
    QVERIFY(window.main.model().playing().empty());
}

void TestPlayer::onlyOneFieldPlays() {
    Window window;
    window.settle();
    press(window, "lambda");
    waitForValues(window, 3);
    press(window, "n");
    const double there = scale(window.scenario());
    QVERIFY(!window.number("lambda").player()->isChecked());
    waitForValues(window, 3);
    QCOMPARE(scale(window.scenario()), there);
    window.main.player().stop();
}

void TestPlayer::aSweepWithoutRepeatEndsAtItsLastValue() {
    Window window;
    window.settle();
    window.main.model().setPlay({{"lambda", 0.5, 0.25, Spacing::linear}, 0.5, Repeat::never});
    press(window, "lambda");
    QTRY_VERIFY_WITH_TIMEOUT(window.main.model().playing().empty(), patience);
    QCOMPARE(scale(window.scenario()), 0.25);
}

void TestPlayer::theButtonIsReachedAndNamed() {
    Window window;
    window.settle();
    NumberControl& control = window.number("n");
    PlayButton* button = control.player();
    QCOMPARE(button->accessibleName(), QStringLiteral("Play Length n"));
    control.entry()->setFocus();
    QTest::keyClick(control.entry(), Qt::Key_Tab);
    QVERIFY(button->hasFocus());
    QTest::keyClick(button, Qt::Key_Space);
    QCOMPARE(window.main.model().playing(), std::string("n"));
    QCOMPARE(button->accessibleName(), QStringLiteral("Stop Length n"));
    QTest::keyClick(button, Qt::Key_Space);
    QVERIFY(window.main.model().playing().empty());
}

void TestPlayer::theDialogRefusesWhatCannotBe() {
    const ScenarioModel model(small());
    PlayDialog dialog(model.play("n"), QStringLiteral("Length n"), model.scenario(), nullptr);
    QCOMPARE(dialog.sweep()->from()->text(), QStringLiteral("2"));
    QCOMPARE(dialog.sweep()->to()->text(), QStringLiteral("131072"));
    for (const char* wrong : {"", "many", "0", "1e40"}) {
        dialog.sweep()->from()->setText(QString::fromLatin1(wrong));
        dialog.accept();
        QVERIFY(!dialog.fault().isEmpty());
        QVERIFY(dialog.result() != QDialog::Accepted);
    }
    dialog.sweep()->from()->setText(QStringLiteral("64"));
    dialog.seconds()->setValue(2);
    dialog.accept();
    QCOMPARE(dialog.result(), static_cast<int>(QDialog::Accepted));
    QVERIFY((dialog.play() ==
             Play{{"n", 64, 131072, Spacing::logarithmic}, 2, Repeat::back_and_forth}));
}

void TestPlayer::theFrameTimeIsShownOnDemand() {
    Window window;
    window.settle();
    QVERIFY(window.main.status()->frameTime().isEmpty());
    const auto actions = window.main.findChildren<QAction*>(QStringLiteral("frame time"));
    QCOMPARE(actions.size(), 1);
    actions.front()->trigger();
    window.main.model().setField("lambda", "0.3");
    QTRY_VERIFY_WITH_TIMEOUT(window.main.status()->frameTime().contains(QStringLiteral("engine")),
                             patience);
    actions.front()->trigger();
    QVERIFY(window.main.status()->frameTime().isEmpty());
}
