#include "tests/ui/test_lab.h"

#include <QAction>
#include <QMenuBar>
#include <QPushButton>
#include <QSettings>
#include <QTemporaryDir>
#include <algorithm>
#include <array>
#include <optional>

#include "core/figures/lab_figures.h"
#include "core/lab/run_file.h"
#include "tests/ui/exporting.h"
#include "tests/ui/window_testing.h"
#include "ui/heatmap/attention_pane.h"
#include "ui/lab/lab_bar.h"
#include "ui/lab/lab_pane.h"
#include "ui/look/translated.h"
#include "ui/panel/panel_strip.h"
#include "ui/panel/scenario_panel.h"
#include "ui/session/session_json.h"
#include "ui/session/session_keeper.h"

using namespace attnscope;
using namespace attnscope::testing;

namespace {

/// The folder of what the tests train.
const QString& trialFolder() {
    static const QTemporaryDir folder;
    static const QString path = folder.path();
    return path;
}

/// Two rules, 60 steps of one seed.
Scenario toTrain() {
    Scenario scenario = small();
    scenario.compared_rules = "log-512";
    scenario.lab_steps = 60;
    scenario.lab_seeds = 1;
    return scenario;
}

BoardLayout bothViews() {
    return {{{{{{{"training"}}}}}, {{{{{"beyond-length"}}}}}}, {}};
}

struct LabWindow : Window {
    explicit LabWindow(const Scenario& scenario = toTrain()) : Window(scenario) {
        main.board()->setBoardLayout(bothViews());
    }

    LabPane& pane(std::string_view view) {
        return dynamic_cast<LabPane&>(*main.board()->pane(view));
    }
    LabFeed& feed() { return pane("training").feed(); }
    LabBar& bar() { return *pane("training").bar(); }
    const Figure& figure(std::string_view view) { return pane(view).figureView()->figure(); }

    std::int64_t steps(std::size_t rule = 0) {
        const lab::SharedTrial& trial = feed().trials().at(rule).trials.front();
        return trial ? trial->run.steps : 0;
    }
    void waitForSteps(std::int64_t count) {
        QVERIFY(QTest::qWaitFor([&] { return steps(0) >= count && steps(1) >= count; }, patience));
    }
    void waitUntilIdle() {
        QVERIFY(QTest::qWaitFor([this] { return !feed().isBusy(); }, patience));
    }
};

/// The run that core makes of the same settings.
lab::Run trainedByCore(const LabRule& rule, std::int64_t steps) {
    lab::Run run = lab::new_run(rule.of_seed(0));
    lab::train(run, steps, {}, {});
    return run;
}

}  // namespace

void TestLab::initTestCase() {
    useTrialFolder();
    lab::set_trial_folder(trialFolder().toStdString());
}

void TestLab::init() {
    QSettings().clear();
    lab::forget_trials();
    QDir(trialFolder()).removeRecursively();
}

/// The bytes are those that core makes, and both views show them.
void TestLab::trainsInTheWindow() {
    LabWindow window;
    QCOMPARE(window.bar().button()->text(), LabBar::tr("Train"));
    QVERIFY(window.figure("training").curves.empty());
    window.bar().button()->click();
    QCOMPARE(window.bar().button()->text(), LabBar::tr("Stop"));
    window.waitForSteps(20);
    QVERIFY(!window.figure("training").curves.empty());
    window.waitForSteps(60);
    QVERIFY(QTest::qWaitFor(
        [&] {
            const auto& curves = window.figure("beyond-length").curves;
            return curves.size() >= 2 && curves[1].kind == CurveKind::trained &&
                   curves[1].x.size() >= 2;
        },
        patience));
    window.feed().stop();
    window.waitUntilIdle();
    const Figure& training = window.figure("training");
    QCOMPARE(training.curves.size(), std::size_t{2});
    QCOMPARE(training.curves[0].x, (std::vector<double>{20, 40, 60}));
    for (const LabTrials& each : window.feed().trials())
        QVERIFY(each.trials.front()->run == trainedByCore(each.rule, 60));
}

void TestLab::stopsAndGoesOn() {
    Scenario scenario = toTrain();
    scenario.lab_steps = 300;
    LabWindow window(scenario);
    window.bar().button()->click();
    window.waitForSteps(20);
    window.bar().button()->click();
    window.waitUntilIdle();
    const std::int64_t stopped = window.steps(1);
    QVERIFY(stopped > 0 && stopped < 300);
    QCOMPARE(window.bar().button()->text(), LabBar::tr("Go on"));
    window.bar().button()->click();
    window.waitForSteps(300);
    window.feed().stop();
    window.waitUntilIdle();
    for (const LabTrials& each : window.feed().trials())
        QVERIFY(each.trials.front()->run == trainedByCore(each.rule, 300));
}

/// The event loop turns many times for each step that is shown, and a drag of n is followed.
void TestLab::aWindowAnswersWhileItTrains() {
    Scenario scenario = toTrain();
    scenario.lab_steps = 99'999;
    LabWindow window(scenario);
    window.bar().button()->click();
    window.waitForSteps(20);
    int turns = 0;
    QTimer timer;
    connect(&timer, &QTimer::timeout, this,
            [&] { window.main.model().setField("n", std::to_string(64 + ++turns % 64)); });
    timer.start(0);
    const std::int64_t before = window.steps();
    QVERIFY(QTest::qWaitFor([&] { return turns >= 100; }, patience));
    window.waitForSteps(before + 20);
    timer.stop();
    QVERIFY(window.feed().isTraining());
    window.main.close();
    window.waitUntilIdle();
    QVERIFY(!window.feed().isTraining());
}

void TestLab::whatCannotBeTrainedSaysSo() {
    LabWindow window;
    QVERIFY(window.bar().button()->isEnabled());
    window.main.model().setField("attention", "additive");
    const QString refusal = window.feed().refusal();
    QVERIFY(refusal.contains(QStringLiteral("additive")));
    QCOMPARE(window.bar().told(), refusal);
    QCOMPARE(window.pane("training").figureView()->message(), refusal);
    QVERIFY(!window.bar().button()->isEnabled());
    window.main.model().setField("attention", "key-norm");
    QVERIFY(window.feed().refusal().isEmpty());
    QVERIFY(window.bar().button()->isEnabled());
}

void TestLab::aSecondWindowFindsWhatWasTrained() {
    LabWindow first;
    first.bar().button()->click();
    first.waitForSteps(60);
    first.feed().stop();
    first.waitUntilIdle();
    QCOMPARE(first.bar().button()->text(), LabBar::tr("Go on"));  // lengths are missing
    LabWindow second;
    second.waitForSteps(60);
    QCOMPARE(second.figure("training").curves.size(), std::size_t{2});
    QVERIFY(second.feed().trials()[1].trials[0]->run == first.feed().trials()[1].trials[0]->run);
}

void TestLab::filesAreFoundAfterTheProgramEnded() {
    std::optional<lab::Run> run;
    {
        LabWindow first;
        first.bar().button()->click();
        first.waitForSteps(60);
        first.feed().stop();
        first.waitUntilIdle();
        run = first.feed().trials()[0].trials[0]->run;
    }
    QVERIFY(!QDir(trialFolder()).isEmpty());
    lab::forget_trials();
    LabWindow second;
    second.waitForSteps(60);
    const lab::SharedTrial& found = second.feed().trials()[0].trials[0];
    QVERIFY(found && found->run == *run);
}

/// Rules are trained in turn: Stop leaves files of all of them, not only of the one at work.
void TestLab::stopKeepsEveryRuleInItsFile() {
    Scenario scenario = toTrain();
    scenario.lab_steps = 5000;
    std::array<std::int64_t, 2> steps{};
    {
        LabWindow first(scenario);
        first.bar().button()->click();
        first.waitForSteps(20);
        first.bar().button()->click();
        first.waitUntilIdle();
        steps = {first.steps(0), first.steps(1)};
        QVERIFY(std::ranges::min(steps) > 0 && std::ranges::max(steps) < scenario.lab_steps);
    }
    lab::forget_trials();
    LabWindow second(scenario);
    second.waitForSteps(std::ranges::min(steps));
    QCOMPARE((std::array{second.steps(0), second.steps(1)}), steps);
}

/// One action shows both views and compares two rules, and one undo takes it back.
void TestLab::theMenuPutsBothViewsOnTheBoard() {
    Window window;
    window.settle();
    const Session before = window.main.sessions().session();
    const QList<QAction*> actions = window.main.findChildren<QAction*>();
    const auto found = std::ranges::find_if(
        actions, [](const QAction* each) { return each->text() == MainWindow::tr("Laborator&y"); });
    QVERIFY(found != actions.end());
    (*found)->trigger();
    const BoardLayout& board = window.main.board()->boardLayout();
    QCOMPARE(viewsOf(board), (std::vector<std::string>{"training", "beyond-length"}));
    QCOMPARE(window.scenario().compared_rules, std::string("log-512"));
    auto& beyond = dynamic_cast<LabPane&>(*window.main.board()->pane("beyond-length"));
    QVERIFY(!beyond.bar()->isVisible());
    window.main.sessions().undo();
    QVERIFY(window.main.sessions().session() == before);
}

void TestLab::theSettingsLeadToTheViews() {
    Window window;
    window.settle();
    auto& strip = *window.main.findChild<PanelStrip*>();
    const auto& panel = *window.main.findChild<ScenarioPanel*>();
    strip.button(panel.groupOf("lab_task"))->click();
    QPushButton* opener = nullptr;
    for (QPushButton* each : panel.findChildren<QPushButton*>())
        if (each->isVisible() && each->text() == MainWindow::tr("Show the views of the laboratory"))
            opener = each;
    QVERIFY(opener);
    opener->click();
    QVERIFY(!panel.isVisible());
    QCOMPARE(viewsOf(window.main.board()->boardLayout()),
             (std::vector<std::string>{"training", "beyond-length"}));
    strip.button(panel.groupOf("lab_task"))->click();
    QVERIFY(panel.isVisible());
    QVERIFY(!opener->isVisible());
}

void TestLab::settingsChangedWhileTrainingStopIt() {
    Scenario scenario = toTrain();
    scenario.lab_steps = 5'000;
    LabWindow window(scenario);
    window.bar().button()->click();
    window.waitForSteps(20);
    window.main.model().setField("lab_measure", "entropy");
    QVERIFY(window.feed().isTraining());
    window.main.model().setField("lab_task", "first-symbol");
    QVERIFY(!window.feed().isTraining());
    window.waitUntilIdle();
    QVERIFY(window.figure("training").curves.empty());
    window.main.model().setField("lab_task", "largest");
    window.waitForSteps(20);
    QCOMPARE(window.bar().button()->text(), LabBar::tr("Go on"));
}

/// One press makes the matrix that of the chosen rule's model, and one undo takes it back.
void TestLab::aTrainedHeadMakesTheMatrix() {
    Scenario scenario = toTrain();
    scenario.d = 48;
    LabWindow window(scenario);
    QVERIFY(!window.bar().user()->isVisible());
    window.bar().button()->click();
    window.waitForSteps(60);
    window.feed().stop();
    window.waitUntilIdle();
    const Session before = window.main.sessions().session();
    QVERIFY(window.bar().user()->isVisible());
    window.bar().user()->click();
    const Scenario& now = window.scenario();
    QCOMPARE(now.queries, std::string("trained"));
    QCOMPARE(now.keys, std::string("trained"));
    QCOMPARE(now.d, std::int64_t{32});
    QCOMPARE(now.mask, std::string("causal"));
    QVERIFY(lab::read_run(now.trained_file) == window.feed().trials()[0].trials[0]->run);
    QVERIFY(isOn(window.main.board()->boardLayout(), "attention"));
    QVERIFY(!window.figure("training").curves.empty());
    window.main.sessions().undo();
    QVERIFY(window.scenario() == before.scenario);
    QVERIFY(window.main.board()->boardLayout() == before.board);
    window.main.sessions().redo();
    window.main.model().setField("n", "128");
    QVERIFY(QTest::qWaitFor(
        [&] {
            const AttentionPicture* picture = window.main.attention()->picture();
            return picture && picture->frame.rows_axis.cells == 128;
        },
        patience));
}

/// Hidden curves and zooms of both views stand in the session, in its file and in exports.
void TestLab::hiddenCurvesAndZoomsAreKept() {
    LabWindow window;
    window.bar().button()->click();
    window.waitForSteps(60);
    window.feed().stop();
    window.waitUntilIdle();
    const std::map<std::string, HiddenEntries> hidden = {{"training", {"log-512"}}};
    const std::map<std::string, Zoom> zooms = {{"training", {Range{20, 40}, {}}}};
    window.main.board()->deck().setHidden(hidden);
    window.main.board()->deck().setZooms(zooms);
    const Session session = window.main.sessions().session();
    QCOMPARE(session.hidden, hidden);
    QVERIFY(session.zooms == zooms);
    const ReadSession read = sessionFromJson(toJson(session));
    QCOMPARE(read.faults, QStringList());
    QVERIFY(read.session == session);
    const ExportRequest request = window.main.shownOf("training");
    const auto view = exportedView(request, engine_maker("cpu"), {});
    const QString table = QString::fromStdString(tableOf(*view, request, "a.csv", {}));
    QVERIFY(table.contains(QStringLiteral("trained,20,")));
    QVERIFY(!table.contains(QStringLiteral("trained,60,")));
    window.main.board()->deck().setHidden({});
    window.main.board()->deck().setZooms({});
    QVERIFY(window.pane("training").figureView()->hidden().empty());
    window.main.sessions().show(session);
    QTRY_VERIFY_WITH_TIMEOUT(window.pane("training").figureView()->zoom() == zooms.at("training"),
                             patience);
    QCOMPARE(window.pane("training").figureView()->hidden(), hidden.at("training"));
}

void TestLab::figuresAreExported() {
    LabWindow window;
    ExportRequest request = window.main.shownOf("training");
    QVERIFY_THROWS_EXCEPTION(InvalidRequest, exportedView(request, engine_maker("cpu"), {}));
    window.bar().button()->click();
    window.waitForSteps(60);
    window.feed().stop();
    window.waitUntilIdle();
    const auto view = exportedView(request, engine_maker("cpu"), {});
    const QString table = QString::fromStdString(tableOf(*view, request, "a.csv", {}));
    QVERIFY(table.contains(QStringLiteral("trained,60,")));
    QVERIFY(table.contains(QStringLiteral("lab_steps = 60")));
}
