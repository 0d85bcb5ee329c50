#include "tests/ui/test_presentation.h"

#include <QCursor>
#include <QFontMetricsF>
#include <QMenuBar>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QSettings>
#include <QSignalSpy>
#include <QSplitter>

#include "tests/ui/window_testing.h"
#include "ui/figure/plot_layout.h"
#include "ui/look/text_scale.h"
#include "ui/look/theme.h"
#include "ui/panel/scenario_panel.h"
#include "ui/presentation/pointer_spot.h"
#include "ui/presentation/presentation.h"
#include "ui/presentation/steps_dialog.h"
#include "ui/session/session_json.h"
#include "ui/session/session_keeper.h"
#include "ui/status/status_line.h"
#include "ui/views/caption.h"
#include "ui/views/note_line.h"
#include "ui/views/view_card.h"
#include "ui/views/view_title.h"

using namespace attnscope;
using namespace attnscope::testing;

namespace {

Step stepOf(const char* title, std::vector<std::string> views, std::int64_t n) {
    Step step{title, std::move(views), small(), {}};
    step.scenario.n = n;
    return step;
}

std::vector<Step> threeSteps() {
    return {stepOf("One", {"entropy-vs-scale"}, 64),
            stepOf("Two", {"attention", "entropy-vs-length"}, 128),
            stepOf("Three", {"gradient-vs-scale"}, 32)};
}

QScrollBar* panelBar(Window& window) {
    return window.main.panel()->findChild<QScrollArea*>()->verticalScrollBar();
}

/// What is to be as it was.
struct State {
    QByteArray session;
    QSize size;
    Qt::WindowStates state;
    double scale;
    bool bar, panel, status, menus, undo;
    QSize least;
    int scrolled;
    QList<int> columns;
    const QWidget* focused;

    explicit State(Window& window)
        : session(toJson(window.main.sessions().session())),
          size(window.main.size()),
          state(window.main.windowState()),
          scale(textScale()),
          bar(window.main.quickBar()->isVisible()),
          panel(window.main.panel()->isVisible()),
          status(window.main.status()->isVisible()),
          menus(window.main.menuBar()->isVisible()),
          undo(window.main.sessions().canUndo()),
          least(window.main.board()->view("entropy-vs-length")->minimumSizeHint()),
          scrolled(panelBar(window)->value()),
          columns(qobject_cast<QSplitter*>(window.main.panel()->parentWidget())->sizes()),
          focused(window.main.focusWidget()) {}

    bool operator==(const State&) const = default;
};

void press(Window& window, Qt::Key key) {
    QTest::keyClick(window.main.board(), key);
    window.settle();
}

}  // namespace

void TestPresentation::init() {
    QSettings().clear();
}

void TestPresentation::cleanup() {
    setTextScale(1);
}

void TestPresentation::isWalkedFromStartToEnd() {
    Window window;
    window.settle();
    window.main.steps().set(threeSteps());
    window.main.sessions().startAnew();
    window.main.model().setField("lambda", "0.3");
    window.settle();
    const State before(window);
    Presentation& presentation = window.main.presentation();

    QTest::keyClick(&window.main, Qt::Key_F5);
    window.settle();
    QVERIFY(presentation.isOn());
    QVERIFY(window.main.isFullScreen());
    for (const QWidget* const each :
         {static_cast<QWidget*>(window.main.quickBar()), static_cast<QWidget*>(window.main.panel()),
          static_cast<QWidget*>(window.main.status()),
          static_cast<QWidget*>(window.main.menuBar())})
        QVERIFY(!each->isVisible());
    QVERIFY(!window.main.board()->pane("attention")->controls()->isVisible());

    const auto shows = [&](int step) {
        const Step wanted = threeSteps()[static_cast<std::size_t>(step)];
        QCOMPARE(presentation.step(), step);
        QCOMPARE(presentation.heading(), QString::fromStdString(wanted.title));
        QCOMPARE(window.scenario(), wanted.scenario);
        QCOMPARE(viewsOf(window.main.board()->boardLayout()), wanted.views);
    };
    shows(0);
    press(window, Qt::Key_PageDown);
    shows(1);
    press(window, Qt::Key_Right);
    shows(2);
    press(window, Qt::Key_Space);
    shows(2);  // the last one
    press(window, Qt::Key_PageUp);
    shows(1);
    press(window, Qt::Key_Home);
    press(window, Qt::Key_Left);
    shows(0);
    press(window, Qt::Key_End);
    shows(2);
    press(window, Qt::Key_B);
    QVERIFY(presentation.isBlack());
    const QImage black = window.main.grab().toImage();
    QCOMPARE(black.pixelColor(black.rect().center()), QColor(Qt::black));
    press(window, Qt::Key_Period);
    QVERIFY(!presentation.isBlack());

    press(window, Qt::Key_Escape);
    QVERIFY(!presentation.isOn());
    QTRY_COMPARE(State(window).columns, before.columns);
    const State after(window);
    QCOMPARE(after.session, before.session);
    QCOMPARE(after.state, before.state);
    QCOMPARE(after.scale, before.scale);
    QCOMPARE(after.size, before.size);
    QCOMPARE(after.least, before.least);
    QVERIFY(after == before);
    QCOMPARE(window.main.steps().all(), threeSteps());
    const Scenario changed = window.scenario();
    window.main.sessions().undo();  // of the change before it began
    QCOMPARE(window.scenario(), small());
    QVERIFY(changed != small());
}

void TestPresentation::aSentenceWrapsInANarrowView() {
    Caption line(nullptr);
    const QString sentence = QStringLiteral(
        "Under 1/√d a random row looks at 2× the keys when n doubles; beyond n = 512, κ·log n/d "
        "keeps it at ≈ 18–21 keys.");
    line.setWrapped(true);
    line.setHeadline(sentence);
    const int letters =
        QFontMetrics(uiFont(textsize::small, QFont::DemiBold)).horizontalAdvance(sentence);
    for (const int width : {900, 500, 300, 200}) {
        line.resize(width, 100);
        line.grab();
        int shown = 0;
        for (const QRect& box : line.textBoxes()) {
            QVERIFY2(box.right() <= width && box.center().y() < line.sizeHint().height(),
                     qPrintable(QStringLiteral("%1: %2, %3")
                                    .arg(width)
                                    .arg(box.right())
                                    .arg(box.center().y())));
            shown += box.width();
        }
        QVERIFY2(shown > 0.95 * letters, qPrintable(QString::number(width)));  // but for spaces
        const QSize room = line.sizeHint();
        line.setHeadline(QStringLiteral("Short."));
        QCOMPARE(line.sizeHint(), room);  // no drag moves the view
        line.setHeadline(sentence);
    }
}

void TestPresentation::placesAreLeftAsTheyWere() {
    Scenario scenario = small();
    scenario.rule = "longrope";
    scenario.position = "rope-yarn";
    Window window(scenario);
    window.main.resize(1366, 700);
    window.main.steps().set(threeSteps());
    window.main.sessions().startAnew();
    window.settle();
    ScenarioPanel* panel = window.main.panel();
    qobject_cast<QSplitter*>(panel->parentWidget())->setSizes({310, 1040});
    QWidget* focused = panel->control("seed")->editor();
    focused->setFocus();
    QTest::keyClick(focused, Qt::Key_Tab);  // frames about what has the focus are seen
    QTRY_VERIFY(panelBar(window)->maximum() > 60);
    panelBar(window)->setValue(37);
    const State before(window);
    QVERIFY(before.focused && before.focused != focused);
    QVERIFY(!before.columns.isEmpty());

    window.main.presentation().start();
    for (const Qt::Key key : {Qt::Key_PageDown, Qt::Key_PageDown, Qt::Key_Home}) {
        QCOMPARE(window.main.focusWidget(), nullptr);
        press(window, key);
    }
    press(window, Qt::Key_Escape);
    QTRY_COMPARE(State(window).columns, before.columns);
    const State after(window);
    QCOMPARE(after.scrolled, before.scrolled);
    QCOMPARE(after.focused, before.focused);
    QVERIFY(after == before);
}

void TestPresentation::closedInItsMidstTheNextWindowIsAsItWas() {
    {
        Window window;
        window.main.presentation().start();
        window.main.close();
    }
    Window next;
    QVERIFY(next.main.panel()->isVisible());
    QCOMPARE(textScale(), 1.0);
    QVERIFY(viewsOf(next.main.board()->boardLayout()).size() > 2);
}

void TestPresentation::itsTextsAreReadFromAfar_data() {
    QTest::addColumn<QSize>("size");
    QTest::newRow("1280 x 720") << QSize(1280, 720);
    QTest::newRow("1920 x 1080") << QSize(1920, 1080);
}

void TestPresentation::itsTextsAreReadFromAfar() {
    QFETCH(QSize, size);
    Window window;
    window.main.steps().set(threeSteps());
    window.main.presentation().start();
    window.main.setWindowState(Qt::WindowNoState);  // the tests' screen has a size of its own
    window.main.resize(size);
    for (std::size_t i = 0; i < threeSteps().size(); ++i) {
        window.settle();
        const double least = size.height() / 50.0;
        const double capital = QFontMetricsF(uiFont(textsize::small)).capHeight();
        for (const std::string& view : viewsOf(window.main.board()->boardLayout())) {
            const ViewCard* card = window.main.board()->card(view);
            for (const QWidget* const part : card->findChildren<QWidget*>())
                if (part->isVisible())
                    QVERIFY2(QFontMetricsF(part->font()).capHeight() >= 0.98 * least,
                             part->metaObject()->className());
            if (const FigureView* figure = i == 1 ? nullptr : window.main.board()->view(view))
                QVERIFY(capital * figure->minimumSizeHint().height() / 160.0 >= 0.99 * least);
            const ViewTitle* title = card->title();
            QVERIFY(!title->isVisible() ||
                    title->height() >= QFontMetricsF(title->font()).height());
        }
        if (qEnvironmentVariableIsSet("ATTNSCOPE_PICTURES"))
            window.main.grab().save(QStringLiteral("%1/step%2-%3.png")
                                        .arg(qEnvironmentVariable("ATTNSCOPE_PICTURES"))
                                        .arg(i)
                                        .arg(size.width()));
        window.main.presentation().next();
    }
    window.main.presentation().leave();
}

void TestPresentation::aMatrixBesideAFigureIsAsLargeAsItCanBe_data() {
    itsTextsAreReadFromAfar_data();
}

void TestPresentation::aMatrixBesideAFigureIsAsLargeAsItCanBe() {
    QFETCH(QSize, size);
    Window window;
    window.main.steps().set(
        {stepOf("Two", {"entropy-vs-length", "attention"}, 96), stepOf("One", {"attention"}, 96)});
    window.main.presentation().start();
    window.main.setWindowState(Qt::WindowNoState);
    window.main.resize(size);
    const HeatmapView* matrix = window.main.attention()->view();
    for (const char* name : {"two", "one"}) {
        window.settle();
        const double side = matrix->matrixArea().width();
        const bool isTwo = name[0] == 't';
        QVERIFY2(side >= (isTwo ? 0.57 : 0.59) * size.height(), qPrintable(QString::number(side)));
        if (isTwo)
            QVERIFY(window.main.board()->view("entropy-vs-length")->width() >= size.width() / 3);
        QVERIFY(window.main.board()->widget()->width() <= size.width());
        if (qEnvironmentVariableIsSet("ATTNSCOPE_PICTURES"))
            window.main.grab().save(
                QStringLiteral("%1/%2-%3.png")
                    .arg(qEnvironmentVariable("ATTNSCOPE_PICTURES"), QString::fromLatin1(name))
                    .arg(size.width()));
        window.main.presentation().next();
    }
    window.main.presentation().leave();
}

void TestPresentation::showsWhatIsThereWhereThereAreNoSteps() {
    Window window;
    window.settle();
    const Scenario scenario = window.scenario();
    window.main.presentation().start();
    QCOMPARE(window.scenario(), scenario);
    QCOMPARE(viewsOf(window.main.board()->boardLayout()).size(), 2U);
    window.main.presentation().leave();
    window.main.board()->setBoardLayout(
        toggledMaximised(window.main.board()->boardLayout(), "attention"));
    window.main.presentation().start();
    QCOMPARE(viewsOf(window.main.board()->boardLayout()), std::vector<std::string>{"attention"});
    window.main.presentation().leave();
}

void TestPresentation::whatIsDraggedOnTheWayIsGone() {
    Window window;
    window.settle();
    window.main.steps().set(threeSteps());
    window.main.sessions().startAnew();
    const QByteArray before = toJson(window.main.sessions().session());
    window.main.presentation().start();
    window.main.model().setField("lambda", "0.7");
    window.main.choice().pin(3);
    press(window, Qt::Key_PageDown);
    QCOMPARE(window.scenario(), threeSteps()[1].scenario);
    window.main.model().setField("d", "20");
    window.main.presentation().leave();
    window.settle();
    QCOMPARE(toJson(window.main.sessions().session()), before);
    QVERIFY(!window.main.sessions().canUndo());
}

void TestPresentation::thePointerIsSeen() {
    Window window;
    window.main.presentation().start();
    window.settle();
    PointerSpot* spot = nullptr;
    for (QObject* child : window.main.children())
        if (auto* found = dynamic_cast<PointerSpot*>(child))
            spot = found;
    QVERIFY(spot);
    const QPoint at = window.main.rect().center();
    QCursor::setPos(window.main.mapToGlobal(at));
    QTRY_VERIFY(spot->isVisible());
    QTRY_VERIFY(spot->geometry().contains(at));
    QVERIFY(spot->width() >= window.main.height() / 24);
    QVERIFY(spot->testAttribute(Qt::WA_TransparentForMouseEvents));
    QEvent left(QEvent::Leave);
    QApplication::sendEvent(&window.main, &left);
    QTRY_VERIFY(!spot->isVisible());
    QCursor::setPos(window.main.mapToGlobal(at + QPoint(1, 0)));
    window.main.presentation().leave();
    QVERIFY(!spot->isVisible());
}

void TestPresentation::stepsAreNamedOrderedAndRemoved() {
    Steps steps;
    int made = 0;
    StepsDialog dialog(
        steps, [&] { return stepOf("Made", {"attention"}, 100 + made++); }, nullptr);
    const auto lengths = [&] {
        std::vector<std::int64_t> all;
        for (const Step& step : steps.all())
            all.push_back(step.scenario.n);
        return all;
    };
    const QSignalSpy started(&dialog, &StepsDialog::startRequested);
    dialog.show();
    for (QPushButton* button : dialog.findChildren<QPushButton*>())
        if (button->text() == QStringLiteral("&Start"))
            button->click();
    QCOMPARE(started.size(), 1);
    QVERIFY(!dialog.isVisible());
    dialog.add();
    dialog.add();
    dialog.add();
    QCOMPARE(lengths(), (std::vector<std::int64_t>{100, 101, 102}));
    dialog.move(-1);
    QCOMPARE(lengths(), (std::vector<std::int64_t>{100, 102, 101}));
    QCOMPARE(dialog.list()->currentRow(), 1);
    dialog.list()->currentItem()->setText(QStringLiteral("Named"));
    QTRY_COMPARE(steps.all()[1].title, std::string("Named"));
    dialog.replace();
    QCOMPARE(steps.all()[1].title, std::string("Named"));
    QCOMPARE(lengths(), (std::vector<std::int64_t>{100, 103, 101}));
    QComboBox* beside = dialog.view(1);
    beside->setCurrentIndex(beside->findData(QStringLiteral("angles")));
    Q_EMIT beside->activated(beside->currentIndex());
    QCOMPARE(steps.all()[1].views, (std::vector<std::string>{"attention", "angles"}));
    beside->setCurrentIndex(0);
    Q_EMIT beside->activated(0);
    QCOMPARE(steps.all()[1].views, std::vector<std::string>{"attention"});
    dialog.remove();
    QCOMPARE(lengths(), (std::vector<std::int64_t>{100, 101}));
    dialog.remove();
    dialog.remove();
    QVERIFY(steps.all().empty());
    QCOMPARE(dialog.list()->count(), 0);
}

void TestPresentation::aStepIsOfWhatIsShown() {
    Window window;
    window.main.model().setField("lambda", "0.4");
    window.main.model().setComparison({.frozen = {{small()}}});
    window.main.board()->setBoardLayout(
        toggledMaximised(window.main.board()->boardLayout(), "angles"));
    QTest::keyClick(&window.main, Qt::Key_D, Qt::ControlModifier | Qt::ShiftModifier);
    QCOMPARE(window.main.steps().all().size(), 1U);
    const Step& step = window.main.steps().all().front();
    QCOMPARE(step.scenario, window.scenario());
    QCOMPARE(step.comparison, Comparison{.frozen = {{small()}}});
    QCOMPARE(step.views, std::vector<std::string>{"angles"});
    QVERIFY(!step.title.empty());
}

void TestPresentation::aStepTakesTheViewsThatAreSeen() {
    Window window;
    window.settle();
    Board& board = *window.main.board();
    const auto seenOf = [&](const std::string& view) {
        const ViewCard* card = board.card(view);
        const QRect place(card->mapTo(board.viewport(), QPoint(0, 0)), card->size());
        const QRect seen = place & board.viewport()->rect();
        return seen.isEmpty() ? 0.0
                              : 1.0 * seen.width() * seen.height() / place.width() / place.height();
    };
    const auto step = [&] {
        QTest::keyClick(&window.main, Qt::Key_D, Qt::ControlModifier | Qt::ShiftModifier);
        return window.main.steps().all().back().views;
    };
    QCOMPARE(step(), (std::vector<std::string>{"entropy-vs-length", "attention"}));
    window.main.setTextScale(2);  // the board scrolls
    window.settle();
    QTRY_VERIFY(board.verticalScrollBar()->maximum() > 0);
    board.verticalScrollBar()->setValue(board.verticalScrollBar()->maximum());
    QVERIFY(seenOf("entropy-vs-length") < 0.5);
    const std::vector<std::string> seen = step();
    QVERIFY(!seen.empty() && seen.front() != "entropy-vs-length");
    for (const std::string& view : seen)
        QVERIFY2(seenOf(view) >= 0.5, view.c_str());
    setTextScale(1);
}

void TestPresentation::theAudienceSeesNoNotesAndNoEmptyReadOuts() {
    Window window;
    window.settle();
    const NoteLine* notes = window.main.board()->card("entropy-vs-length")->notes();
    QVERIFY(notes->isVisible());
    QCOMPARE(window.main.attention()->cellReadOut(), QStringLiteral("Cell –"));
    window.main.steps().set({stepOf("One", {"entropy-vs-length", "attention"}, 64)});
    window.main.presentation().start();
    window.settle();
    QVERIFY(!notes->isVisible());
    QCOMPARE(window.main.attention()->cellReadOut(), QString());
    window.main.presentation().leave();
    window.settle();
    QCOMPARE(window.main.attention()->cellReadOut(), QStringLiteral("Cell –"));
    QVERIFY(notes->isVisible());
}
