#include "tests/ui/test_lesson_guide.h"

#include <QApplication>
#include <QClipboard>
#include <QScrollBar>
#include <QSettings>

#include "core/fields/assignments.h"
#include "tests/ui/lesson_window.h"
#include "ui/lecturing/lecturing.h"
#include "ui/lecturing/stage_controls.h"
#include "ui/lessons/choice_button.h"
#include "ui/lessons/hint_box.h"
#include "ui/lessons/lesson_text.h"
#include "ui/lessons/question_box.h"
#include "ui/lessons/task_box.h"
#include "ui/panel/panel_strip.h"
#include "ui/session/session_json.h"
#include "ui/status/message_bar.h"

using namespace attnscope;
using namespace attnscope::testing;

namespace {

/// A window at the first step of a lesson of one's own.
struct OwnLessonWindow : LessonWindow {
    QTemporaryDir folder;
    QString file;
    Session own;  ///< what was shown before

    explicit OwnLessonWindow(const QByteArray& text = three_steps) {
        settle();
        own = session();
        file = written(folder, text);
        main.files().open({file});
        settle();
    }
};

QByteArray twoSteps(const QByteArray& stage, const QByteArray& rest = {}) {
    return "# Mine\n\n## One\n\nA sentence.\n\n" + rest +
           "\n```attnscope\nboard entropy-vs-scale\n" + stage +
           "\n```\n\n## Two\n\nAnother.\n\n```attnscope\nboard angles\n```\n";
}

constexpr Qt::UIEffect animations = Qt::UI_General;

}  // namespace

void TestLessonGuide::init() {
    QSettings().clear();
    QApplication::setEffectEnabled(animations, false);
}

void TestLessonGuide::cleanup() {
    QApplication::setEffectEnabled(animations, false);
}

void TestLessonGuide::undoEndsAGlide() {
    OwnLessonWindow window;
    QApplication::setEffectEnabled(animations, true);
    window.guide().next();
    QVERIFY(window.main.model().isDragging());
    QCOMPARE(window.scenario().n, 64);  // the first frame is that of the step before
    window.main.sessions().undo();
    QVERIFY(!window.main.model().isDragging());
    QCOMPARE(window.guide().step(), 0);
    QCOMPARE(window.scenario().n, 64);
    window.main.sessions().redo();
    QCOMPARE(window.guide().step(), 1);
    QCOMPARE(window.scenario().n, 128);
}

void TestLessonGuide::leavingTheWindowEndsAGlide() {
    OwnLessonWindow window;
    QApplication::setEffectEnabled(animations, true);
    window.guide().next();
    QVERIFY(window.main.model().isDragging());
    window.main.leave();
    QVERIFY(!window.main.model().isDragging());
    QCOMPARE(window.session().scenario.n, 128);
}

void TestLessonGuide::aStepPlaysAndGivesThePlayBack() {
    LessonWindow window;
    ScenarioModel& model = window.main.model();
    const Play own{.sweep = {"n", 8, 32, Spacing::linear}, .seconds = 3};
    model.setPlay(own);
    window.settle();
    const QTemporaryDir folder;
    QApplication::setEffectEnabled(animations, true);
    window.main.files().open({written(folder, twoSteps("--set n=64\nplay n 64:128"))});
    QTRY_COMPARE_WITH_TIMEOUT(model.playing(), "n", patience);
    QCOMPARE(model.play("n").sweep.from, 64);
    QCOMPARE(model.play("n").sweep.to, 128);
    QCOMPARE(model.play("n").repeat, Repeat::never);
    QTRY_VERIFY_WITH_TIMEOUT(window.scenario().n > 64, patience);
    window.guide().next();
    QVERIFY(model.playing().empty());
    window.guide().previous();
    QTRY_COMPARE_WITH_TIMEOUT(model.playing(), "n", patience);
    window.guide().leave();
    QVERIFY(model.playing().empty());
    QCOMPARE(model.play("n"), own);
}

void TestLessonGuide::aStepPlaysOnlyWhereAnimationsAreAllowed() {
    OwnLessonWindow window(twoSteps("--set n=64\nplay n 64:128"));
    QVERIFY(window.main.model().playing().empty());
    QCOMPARE(window.main.model().play("n").sweep.to, 128);  // a person can start it
    QCOMPARE(window.scenario().n, 64);
}

void TestLessonGuide::aLessonWithoutWhatWasBeforeGivesWay() {
    OwnLessonWindow window;
    Session alone = window.session();
    alone.lesson->before.reset();
    window.main.sessions().show(alone);
    window.open("row");
    const Session now = window.session();
    QVERIFY(now.lesson->before && !now.lesson->before->lesson);
    QCOMPARE(sessionFromJson(toJson(now)).faults, QStringList());
    window.guide().leave();
    window.settle();
    QVERIFY(!window.session().lesson);
    QCOMPARE(window.scenario(), alone.scenario);
}

void TestLessonGuide::aLessonWhoseFileIsGoneSaysSo() {
    OwnLessonWindow window;
    window.guide().next();
    window.settle();
    const Session there = window.session();
    QVERIFY(QFile::remove(window.file));
    LessonWindow other;
    other.settle();
    other.main.sessions().show(there);
    other.settle();
    QVERIFY(other.panel().isVisible());
    QVERIFY(!other.main.strip()->isVisible());
    QVERIFY(!other.panel().next()->isEnabled());
    QVERIFY(!other.panel().back()->isEnabled());
    const auto* said = other.panel().findChild<LessonText*>();
    QVERIFY2(said && said->words().contains(QStringLiteral("mine.en.md")),
             said ? qPrintable(said->words()) : "");
    keepPicture(other, QStringLiteral("gone"));
    other.main.model().setField("n", "99");
    other.settle();
    other.main.sessions().undo();
    other.settle();
    QCOMPARE(other.session(), there);
    QCOMPARE(other.main.messages()->text(), QString());
    other.guide().next();  // the keys lead nowhere
    QCOMPARE(other.session(), there);
    other.guide().leave();
    other.settle();
    QVERIFY(other.session() == window.own);
    QVERIFY(!other.panel().isVisible());
    QVERIFY(other.main.strip()->isVisible());
}

void TestLessonGuide::aWrongChoiceRevealsNothing() {
    LessonWindow window;
    window.settle();
    window.open("best-gradient");
    window.guide().goTo(2);
    window.settle();
    const FigureView* const view = window.main.board()->view("gradient-vs-scale");
    QuestionBox& box = *window.panel().questions().begin()->second;
    box.choices()[0]->click();
    window.settle();
    QVERIFY(!box.isAnswered());
    QVERIFY(view->hidden().contains("exact"));
    box.choices()[2]->click();
    window.settle();
    QVERIFY(!view->hidden().contains("exact"));
}

void TestLessonGuide::aTaskThatIsDoneIsNotLookedAtAgain() {
    OwnLessonWindow window(
        twoSteps("--set n=64", "```task\nDo it.\nuntil here(n) > 100\nsolve --set n=200\n```\n"));
    const auto isLookedAt = [&](const char* n) {
        window.settle();
        window.main.model().setField("n", n);
        return window.guide().values().isBusy();
    };
    QVERIFY(isLookedAt("65"));
    QVERIFY(isLookedAt("200"));
    QTRY_VERIFY_WITH_TIMEOUT(window.panel().tasks().begin()->second->isDone(), patience);
    QVERIFY(!isLookedAt("66"));
    window.guide().next();
    window.guide().previous();
    QVERIFY(window.panel().tasks().begin()->second->isDone());
    QVERIFY(!isLookedAt("67"));
}

void TestLessonGuide::numbersOutOfDateAreNotShown() {
    OwnLessonWindow window;
    const LessonText& text = *window.panel().texts().front();
    QTRY_COMPARE(text.words(), QStringLiteral("A sentence with λ and 64."));
    window.main.model().setField("n", "100");
    window.guide().values().cancel();  // as the button in the status line does
    QCOMPARE(text.words(), QStringLiteral("A sentence with λ and …."));
    window.settle();
    window.main.model().setField("n", "101");
    QTRY_COMPARE_WITH_TIMEOUT(text.words(), QStringLiteral("A sentence with λ and 101."), patience);
    window.guide().values().cancel();
    QCOMPARE(text.words(), QStringLiteral("A sentence with λ and 101."));
}

void TestLessonGuide::markedWordsCanBeCopied() {
    OwnLessonWindow window;
    LessonText& text = *window.panel().texts().front();
    QTest::mouseDClick(text.viewport(), Qt::LeftButton, {}, {30, 8});
    const QString marked = text.textCursor().selectedText();
    QVERIFY(!marked.isEmpty());
    QApplication::clipboard()->clear();
    QVERIFY(text.hasFocus());
    QTest::keyClick(window.main.focusWidget(), Qt::Key_C, Qt::ControlModifier);
    QCOMPARE(QApplication::clipboard()->text(), marked);
    QTest::keyClick(&text, Qt::Key_PageDown);
    QCOMPARE(window.guide().step(), 1);
}

void TestLessonGuide::pageKeysScrollALongStep() {
    QByteArray long_step;
    for (int i = 0; i < 60; ++i)
        long_step += "A paragraph of the long step.\n\n";
    OwnLessonWindow window(twoSteps({}, long_step));
    LessonText& text = *window.panel().texts().front();
    const QScrollBar& bar = *window.panel().findChild<QScrollArea*>()->verticalScrollBar();
    QVERIFY(bar.isVisible());
    text.setFocus();
    QTest::keyClick(&text, Qt::Key_PageUp);
    QTest::keyClick(&text, Qt::Key_PageDown);
    QCOMPARE(window.guide().step(), 0);
    QVERIFY(bar.value() > 0);
    for (int i = 0; i < 60 && window.guide().step() == 0; ++i)
        QTest::keyClick(window.panel().texts().front(), Qt::Key_PageDown);
    QCOMPARE(window.guide().step(), 1);
}

void TestLessonGuide::whatIsNewInAStepIsSeen() {
    LessonWindow window;
    window.settle();
    window.open("why-sqrt-d");
    window.settle();
    QuestionBox& box = *window.panel().questions().begin()->second;
    const auto isSeen = [](const QWidget* each) {
        return each->visibleRegion().boundingRect().height() == each->height();
    };
    box.hint()->button()->click();
    QTRY_VERIFY(isSeen(box.hint()->text()));
    box.choices()[1]->setFocus();
    box.choices()[1]->click();
    QVERIFY(box.isAnswered());
    QTRY_VERIFY(isSeen(box.answer()));
    QCOMPARE(QApplication::focusWidget(), window.panel().next());
}

void TestLessonGuide::theFocusStaysWhereItIsSeen() {
    OwnLessonWindow window(twoSteps("point control samples more rows"));
    QVERIFY(window.main.lecturing().controls().isVisible());
    window.panel().next()->setFocus();
    window.panel().next()->click();
    QVERIFY(!window.main.lecturing().controls().isVisible());
    QVERIFY(window.main.focusWidget() && window.main.focusWidget()->isVisible());
    QVERIFY(window.panel().isAncestorOf(window.main.focusWidget()));
}
