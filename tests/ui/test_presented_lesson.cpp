#include "tests/ui/test_presented_lesson.h"

#include <QApplication>
#include <QFontMetricsF>
#include <QHelpEvent>
#include <QMenu>
#include <QScrollBar>
#include <QSettings>

#include "core/latex/text_with_formulas.h"
#include "tests/ui/lesson_window.h"
#include "ui/lecturing/lecturer_window.h"
#include "ui/lecturing/lecturing.h"
#include "ui/lecturing/stage_controls.h"
#include "ui/lessons/choice_button.h"
#include "ui/lessons/lesson_callouts.h"
#include "ui/lessons/lesson_progress.h"
#include "ui/lessons/lesson_text.h"
#include "ui/lessons/question_box.h"
#include "ui/lessons/task_box.h"
#include "ui/look/text.h"
#include "ui/look/text_scale.h"
#include "ui/presentation/presentation.h"

using namespace attnscope;
using namespace attnscope::testing;

namespace {

constexpr int most_presses = 12;  ///< of the key that goes on, within a step

void pressKey(LessonWindow& window, Qt::Key key) {
    QTest::keyClick(window.main.board(), key);
    window.settle();
}

const FigureView& lengths(LessonWindow& window) {
    return *window.main.board()->view("entropy-vs-length");
}

QuestionBox& question(LessonWindow& window) {
    return *window.panel().questions().begin()->second;
}

TaskBox& task(LessonWindow& window) {
    return *window.panel().tasks().begin()->second;
}

/// Goes on until another step is shown.
void goToNextStep(LessonWindow& window) {
    const int before = window.guide().step();
    for (int i = 0; i < most_presses && window.guide().step() == before; ++i)
        pressKey(window, Qt::Key_PageDown);
    QCOMPARE(window.guide().step(), before + 1);
}

void showsTheStep(LessonWindow& window) {
    QCOMPARE(window.main.presentation().step(), window.guide().step());
    QCOMPARE(window.main.presentation().heading(), toQString(plain_pieces(window.step().title)));
    QVERIFY(window.panel().isVisible());
    QVERIFY(!window.panel().next()->isVisible());
    QVERIFY(!window.main.quickBar()->isVisible());
    QCOMPARE(window.scenario(), window.step().stage.scenario);
    QCOMPARE(viewsOf(window.main.board()->boardLayout()).size(), window.step().stage.views.size());
}

double capitalOf(const QWidget& widget) {
    return QFontMetricsF(widget.font()).capHeight();
}

/// The texts of the step's column are large enough, and are cut nowhere but where they scroll.
void hasLargeTexts(LessonWindow& window) {
    const double least = 0.98 * window.main.height() / 50;
    const QWidget& content = *window.panel().scrolled()->widget();
    QVERIFY(content.width() <= window.panel().scrolled()->viewport()->width());
    for (const QWidget* each : content.findChildren<QWidget*>()) {
        if (!each->isVisible())
            continue;
        const QByteArray what = each->metaObject()->className();
        QVERIFY2(capitalOf(*each) >= least, what);
        const QPoint corner = each->mapTo(&content, each->rect().bottomRight());
        QVERIFY2(content.rect().contains(corner), what);
        if (const auto* text = qobject_cast<const LessonText*>(each)) {
            QVERIFY(text->document()->size().height() <= text->height() + 1);
            QVERIFY2(text->document()->idealWidth() <= text->viewport()->width() + 1,
                     qPrintable(text->words()));
        }
    }
    for (const CalloutBubble* bubble : window.main.callouts().bubbles())
        if (bubble->isVisible()) {
            QVERIFY(capitalOf(*bubble) >= least);
            QVERIFY2(window.main.centralWidget()->rect().contains(bubble->box()),
                     qPrintable(bubble->text()));
        }
}

/// The views of the step are seen whole.
void hasWholeViews(LessonWindow& window) {
    const Board& board = *window.main.board();
    QCOMPARE(board.horizontalScrollBar()->maximum(), 0);
    QCOMPARE(board.verticalScrollBar()->maximum(), 0);
}

QAction* lecturerAction(LessonWindow& window) {
    auto* menu = window.main.findChild<QMenu*>(QStringLiteral("view"));
    Q_EMIT menu->aboutToShow();
    for (QAction* action : menu->actions())
        if (action->text() == Lecturing::tr("Lecturer's &window"))
            return action;
    return nullptr;
}

}  // namespace

void TestPresentedLesson::init() {
    QSettings().clear();
    QApplication::setEffectEnabled(Qt::UI_General, false);
}

void TestPresentedLesson::cleanup() {
    setTextScale(1);
}

void TestPresentedLesson::isWalkedByKeysFromTheFirstStepToTheLast() {
    LessonWindow window;
    window.settle();
    window.open("entropy-invariance");
    window.guide().goTo(2);
    window.settle();
    window.main.model().setField("n", "700");
    window.settle();
    const Session before = window.session();
    const LessonProgress progress = progressIn(Settings(), "entropy-invariance");
    const QSize size = window.main.size();
    const int count = static_cast<int>(window.guide().lesson()->steps.size());

    QTest::keyClick(&window.main, Qt::Key_F5);
    window.settle();
    QVERIFY(window.main.presentation().isOn());
    QVERIFY(window.main.isFullScreen());
    QCOMPARE(window.guide().step(), 2);
    showsTheStep(window);
    pressKey(window, Qt::Key_Home);
    for (int step = 0; step < count; ++step) {
        QCOMPARE(window.guide().step(), step);
        showsTheStep(window);
        if (step + 1 < count)
            goToNextStep(window);
    }
    for (int i = 0; i < most_presses; ++i)
        pressKey(window, Qt::Key_Space);
    QCOMPARE(window.guide().step(), count - 1);
    pressKey(window, Qt::Key_End);
    pressKey(window, Qt::Key_Backspace);
    QCOMPARE(window.guide().step(), count - 2);
    showsTheStep(window);
    pressKey(window, Qt::Key_B);
    QVERIFY(window.main.presentation().isBlack());
    pressKey(window, Qt::Key_B);

    pressKey(window, Qt::Key_Escape);
    QVERIFY(!window.main.presentation().isOn());
    QCOMPARE(window.guide().step(), count - 2);  // where F5 goes on
    QVERIFY(!question(window).isAnswered());
    window.main.sessions().undo();
    window.settle();
    QVERIFY(window.session() == before);
    QCOMPARE(window.guide().step(), 2);
    QVERIFY(progressIn(Settings(), "entropy-invariance") == progress);
    QCOMPARE(window.panel().heading(), toQString(plain_pieces(window.step().title)));
    QVERIFY(window.panel().next()->isVisible());
    QVERIFY(!question(window).isAnswered());
    QTRY_COMPARE(window.main.size(), size);
    window.main.sessions().undo();  // of the change before it began
    QCOMPARE(window.scenario(), window.step().stage.scenario);
}

void TestPresentedLesson::aKeyRevealsTheAnswerAndItsCurve() {
    LessonWindow window;
    window.settle();
    window.open("entropy-invariance");
    question(window).choices()[2]->click();
    window.settle();
    QVERIFY(!lengths(window).hidden().contains("exact"));
    window.main.presentation().start();
    window.settle();
    QVERIFY(!question(window).isAnswered());  // for the audience
    QVERIFY(lengths(window).hidden().contains("exact"));
    QVERIFY(lengths(window).isZoomed());
    QVERIFY(window.main.presentation().talk().can_reveal);
    pressKey(window, Qt::Key_R);
    QVERIFY(question(window).isAnswered());
    QVERIFY(question(window).answer()->isVisible());
    QCOMPARE(question(window).verdict(), QuestionBox::tr("The answer:"));
    QVERIFY(!lengths(window).hidden().contains("exact"));
    QVERIFY(!task(window).isDone());
    pressKey(window, Qt::Key_R);
    QTRY_VERIFY_WITH_TIMEOUT(task(window).isDone(), patience);
    QVERIFY(!window.main.presentation().talk().can_reveal);
    pressKey(window, Qt::Key_Escape);
    QVERIFY(question(window).isAnswered());  // by oneself
    QVERIFY(!task(window).isDone());
    QVERIFY(!lengths(window).hidden().contains("exact"));

    window.main.presentation().start();  // goes on as the audience left it
    window.settle();
    QVERIFY(question(window).isAnswered());
    QVERIFY(!lengths(window).hidden().contains("exact"));
    QVERIFY(task(window).isDone());
    QVERIFY(window.main.presentation().talk().can_reveal);
    pressKey(window, Qt::Key_R);  // how it is done
    QTRY_VERIFY_WITH_TIMEOUT(!window.main.presentation().talk().can_reveal, patience);
    QCOMPARE(window.scenario().n, 8200);
}

void TestPresentedLesson::onGoesThroughAStepBeforeTheNextOne() {
    LessonWindow window;
    window.settle();
    window.open("entropy-invariance");
    window.main.presentation().start();
    window.settle();
    for (int i = 0; i < most_presses && !question(window).isAnswered(); ++i)
        pressKey(window, Qt::Key_PageDown);
    QVERIFY(question(window).isAnswered());
    QCOMPARE(window.guide().step(), 0);
    QCOMPARE(window.panel().scrolled()->verticalScrollBar()->value() > 0,
             window.panel().scrolled()->verticalScrollBar()->maximum() > 0);
    for (int i = 0; i < most_presses && !task(window).isDone(); ++i) {
        pressKey(window, Qt::Key_PageDown);
        QTest::qWait(20);
    }
    QVERIFY(task(window).isDone());
    QCOMPARE(window.guide().step(), 0);
    goToNextStep(window);
    pressKey(window, Qt::Key_PageUp);
    QCOMPARE(window.guide().step(), 0);
    QVERIFY(question(window).isAnswered());  // of this presentation
}

void TestPresentedLesson::numbersChooseAnAnswer() {
    LessonWindow window;
    window.settle();
    window.open("entropy-invariance");
    window.main.presentation().start();
    window.settle();
    pressKey(window, Qt::Key_9);
    pressKey(window, Qt::Key_1);
    QCOMPARE(question(window).choices()[0]->state(), ChoiceState::wrong);
    QVERIFY(!question(window).isAnswered());
    QVERIFY(!lengths(window).hidden().empty());
    pressKey(window, Qt::Key_3);
    QVERIFY(question(window).isAnswered());
    window.main.presentation().leave();
    window.settle();
    QVERIFY(!question(window).isAnswered());
    QTest::mouseClick(question(window).choices()[2], Qt::LeftButton);
    QVERIFY(question(window).isAnswered());
}

void TestPresentedLesson::whatIsBlackIsShownFirst() {
    LessonWindow window;
    window.settle();
    window.open("entropy-invariance");
    window.guide().goTo(3);
    window.main.presentation().start();
    window.settle();
    for (const Qt::Key key : {Qt::Key_R, Qt::Key_PageUp, Qt::Key_PageDown, Qt::Key_2}) {
        pressKey(window, Qt::Key_B);
        QVERIFY(window.main.presentation().isBlack());
        pressKey(window, key);
        QVERIFY(!window.main.presentation().isBlack());
        QCOMPARE(window.guide().step(), 3);
        QVERIFY(!question(window).isAnswered());
    }
    pressKey(window, Qt::Key_2);
    QVERIFY(question(window).isAnswered());
    window.main.presentation().leave();
}

void TestPresentedLesson::nothingIsUndone() {
    LessonWindow window;
    window.settle();
    window.open("row");
    window.main.presentation().start();
    window.settle();
    pressKey(window, Qt::Key_End);
    QVERIFY(!window.main.sessions().canUndo());
    window.main.sessions().undo();
    window.settle();
    QVERIFY(window.main.presentation().isOn());
    QCOMPARE(window.guide().step(), static_cast<int>(window.guide().lesson()->steps.size()) - 1);
    window.main.presentation().leave();
    QVERIFY(window.main.sessions().canUndo());
}

/// A slider does not become shorter while it is dragged.
void TestPresentedLesson::controlsKeepTheirLength() {
    LessonWindow window;
    window.settle();
    window.open("entropy-invariance");
    window.main.presentation().start();
    window.settle();
    question(window).chooseRight();
    window.settle();
    const StageControls& controls = window.main.lecturing().controls();
    const int before = controls.controls().front()->width();
    for (const char* keys : {"2", "600", "8200", "131072"}) {
        window.main.model().setField("n", keys);
        window.settle();
        QCOMPARE(controls.controls().front()->width(), before);
    }
    window.main.presentation().leave();
}

void TestPresentedLesson::itsTextsAreReadFromAfar_data() {
    QTest::addColumn<QSize>("size");
    QTest::addColumn<QString>("lesson");
    const auto rules = QStringLiteral("entropy-invariance"), matrix = QStringLiteral("row");
    QTest::newRow("1366 x 768") << QSize(1366, 768) << rules;
    QTest::newRow("1920 x 1080") << QSize(1920, 1080) << rules;
    QTest::newRow("2560 x 1440") << QSize(2560, 1440) << rules;
    QTest::newRow("a matrix and plots") << QSize(1366, 768) << matrix;
}

void TestPresentedLesson::itsTextsAreReadFromAfar() {
    QFETCH(const QSize, size);
    QFETCH(const QString, lesson);
    LessonWindow window;
    window.settle();
    window.open(qPrintable(lesson));
    window.main.presentation().start();
    window.main.setWindowState(Qt::WindowNoState);  // the tests' screen has a size of its own
    window.main.resize(size);
    const int count = static_cast<int>(window.guide().lesson()->steps.size());
    for (int step = 0; step < count; ++step) {
        window.settle();
        QCOMPARE(window.main.size(), size);
        QTRY_VERIFY(window.main.board()->width() > size.width() / 2);
        QTest::qWait(100);  // the text is laid out
        hasLargeTexts(window);
        hasWholeViews(window);
        const QString name =
            QStringLiteral("presented-%1-%2-%3").arg(lesson).arg(size.width()).arg(step + 1);
        keepPicture(window, name);
        if (window.main.presentation().talk().can_reveal) {
            window.main.presentation().reveal();
            window.settle();
            QTest::qWait(100);
            hasLargeTexts(window);
            keepPicture(window, name + QStringLiteral("-answer"));
        }
        if (step + 1 < count)
            goToNextStep(window);
    }
}

void TestPresentedLesson::textsThatHaveNoRoomAreScrolled() {
    const QTemporaryDir folder;
    QByteArray text = three_steps;
    text.replace("A sentence", "A long sentence. " + QByteArray("Words and words. ").repeated(300));
    LessonWindow window;
    window.settle();
    window.drop({written(folder, text)});
    window.settle();
    window.main.presentation().start();
    window.settle();
    QScrollBar& bar = *window.panel().scrolled()->verticalScrollBar();
    QTRY_VERIFY(bar.maximum() > bar.pageStep());
    int presses = 0;
    for (; bar.value() < bar.maximum() && presses < 100; ++presses) {
        const int before = bar.value();
        pressKey(window, Qt::Key_PageDown);
        QVERIFY(bar.value() > before);
        QVERIFY(bar.value() < before + bar.pageStep());  // no line is left out
    }
    QCOMPARE(window.guide().step(), 0);
    pressKey(window, Qt::Key_PageUp);
    QVERIFY(bar.value() < bar.maximum());
    pressKey(window, Qt::Key_PageDown);
    pressKey(window, Qt::Key_PageDown);
    QCOMPARE(window.guide().step(), 1);
}

void TestPresentedLesson::withOneScreenTheLecturersWindowIsAskedFor() {
    LessonWindow window;
    window.settle();
    window.open("entropy-invariance");
    QAction* action = lecturerAction(window);
    QVERIFY(action);
    QVERIFY(!action->isChecked());
    Presentation& presentation = window.main.presentation();
    presentation.start();
    const LecturerWindow* const own = window.main.lecturing().window();
    QVERIFY(!own->isVisible());
    pressKey(window, Qt::Key_L);
    QVERIFY(own->isVisible());
    QVERIFY(!own->isMaximized());
    pressKey(window, Qt::Key_L);
    QVERIFY(!own->isVisible());
    presentation.leave();
    action->trigger();
    QVERIFY(lecturerAction(window)->isChecked());
    presentation.start();
    QVERIFY(own->isVisible());
    presentation.leave();
    QVERIFY(!own->isVisible());
}

void TestPresentedLesson::aChangeOfTheScenarioLeavesTheTextWhereItIs() {
    LessonWindow window;
    window.settle();
    window.open("entropy-invariance");
    window.main.presentation().start();
    window.settle();
    QScrollBar& bar = *window.panel().scrolled()->verticalScrollBar();
    QVERIFY(bar.maximum() > 0);
    bar.setValue(bar.maximum() / 2);  // numbers that arrive may make the text a line shorter
    const int before = bar.value();
    for (const char* n : {"600", "900", "1500"}) {
        window.main.model().setField("n", n);
        window.settle();
        QCOMPARE(bar.value(), before);
    }
    FigureView& figure = const_cast<FigureView&>(lengths(window));
    QTest::mouseClick(&figure, Qt::LeftButton, {}, figure.plotArea().center().toPoint());
    window.settle();
    QCOMPARE(bar.value(), before);
}

void TestPresentedLesson::theFieldsOfTheTasksAreBelowTheViews() {
    LessonWindow window;
    window.settle();
    window.open("entropy-invariance");
    StageControls& stage = *window.main.centralWidget()->findChild<StageControls*>();
    QVERIFY(!stage.isVisible());
    window.guide().goTo(3);
    window.main.presentation().start();
    window.settle();
    QVERIFY(stage.isVisible());
    QHelpEvent hovered(QEvent::ToolTip, QPoint(5, 5), stage.mapToGlobal(QPoint(5, 5)));
    QCoreApplication::sendEvent(stage.controls().front()->editor(), &hovered);
    for (const QWidget* each : QApplication::topLevelWidgets())
        QVERIFY(!each->isVisible() || each->windowType() != Qt::ToolTip);
    QCOMPARE(stage.controls().size(), std::size_t{1});
    QCOMPARE(stage.controls().front()->field().key, std::string_view("d"));
    window.main.model().setField("d", "64");
    window.settle();
    QTRY_VERIFY2(stage.values().startsWith(QStringLiteral("d = 64    n = 4096")),
                 qPrintable(stage.values()));
    QVERIFY(!stage.values().contains(u'H'));  // which may be the answer
    pressKey(window, Qt::Key_R);
    QTRY_VERIFY(stage.values().contains(QStringLiteral("e^H")));
    QVERIFY(capitalOf(*stage.findChild<QLabel*>()) >= 0.98 * window.main.height() / 50);
    window.guide().goTo(1);
    window.settle();
    QCOMPARE(stage.isVisible(), !stage.controls().empty());
    pressKey(window, Qt::Key_Escape);
    QVERIFY(!stage.isVisible());
}

/// The text's scroll position belongs to the step at which the presentation began.
void TestPresentedLesson::aLessonThatIsLeftAtAnotherStepBeginsAtItsTop() {
    LessonWindow window;
    window.settle();
    window.open("why-sqrt-d");
    window.main.resize(1366, 560);
    window.settle();
    QScrollBar& bar = *window.panel().scrolled()->verticalScrollBar();
    QVERIFY(bar.maximum() > 20);
    bar.setValue(20);
    window.main.presentation().start();
    window.main.presentation().goTo(3);
    window.settle();
    pressKey(window, Qt::Key_Escape);
    for (const int step : {3, 4}) {
        window.guide().goTo(step);
        window.settle();
        QCOMPARE(window.guide().step(), step);
        QVERIFY(bar.maximum() > 20);
        QCOMPARE(bar.value(), 0);
    }
}

void TestPresentedLesson::savedStepsAreShownWithoutALessonsControls() {
    LessonWindow window;
    window.settle();
    window.open("your-heads");
    window.guide().goTo(5);  // whose task is about a field that the bar does not have
    window.settle();
    const StageControls& stage = *window.main.centralWidget()->findChild<StageControls*>();
    QVERIFY(stage.isVisible());
    window.main.presentation().startSteps();
    window.settle();
    QVERIFY(!stage.isVisible());
    pressKey(window, Qt::Key_Escape);
    QVERIFY(stage.isVisible());
}

void TestPresentedLesson::keysOfATextThatIsTypedIntoStayThere() {
    LessonWindow window;
    window.settle();
    window.open("entropy-invariance");
    window.guide().goTo(3);
    window.main.presentation().start();
    window.settle();
    QWidget* box =
        window.main.centralWidget()->findChild<StageControls*>()->controls()[0]->editor();
    box->setFocus();
    QVERIFY(!question(window).isAnswered());
    QTest::keyClick(box, Qt::Key_2);
    QVERIFY(!question(window).isAnswered());
    pressKey(window, Qt::Key_Escape);
    QVERIFY(!window.main.presentation().isOn());
}
