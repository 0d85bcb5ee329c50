#include "tests/ui/test_lecturing.h"

#include <QApplication>
#include <QMenu>
#include <QScreen>
#include <QScrollArea>
#include <QScrollBar>
#include <QSettings>
#include <memory>

#include "core/fields/assignments.h"
#include "core/fields/fields.h"
#include "core/fields/value_text.h"
#include "core/latex/text_with_formulas.h"
#include "tests/ui/lesson_window.h"
#include "ui/lecturing/lecturer_window.h"
#include "ui/lecturing/lecturing.h"
#include "ui/lecturing/lesson_slides.h"
#include "ui/lecturing/talk_plan.h"
#include "ui/lecturing/window_copy.h"
#include "ui/lessons/question_box.h"
#include "ui/lessons/step_bar.h"
#include "ui/look/text.h"
#include "ui/look/text_scale.h"
#include "ui/look/translated.h"
#include "ui/presentation/presentation.h"
#include "ui/session/session_json.h"

using namespace attnscope;
using namespace attnscope::testing;

namespace {

QScreen* desk() {
    return QGuiApplication::screens().at(0);
}

QScreen* hall() {
    return QGuiApplication::screens().at(1);
}

/// A window on the desk's screen, and its lecturer's window.
struct LectureWindow : LessonWindow {
    LectureWindow() {
        main.setGeometry(40, 40, 1200, 680);
        settle();
    }

    Presentation& presentation() { return main.presentation(); }
    LecturerWindow& lecturer() { return *main.lecturing().window(); }
    void present(const char* lesson) {
        open(lesson);
        presentation().start();
        settle();
    }
    void press(Qt::Key key) {
        QTest::keyClick(&lecturer(), key);
        settle();
    }
};

void isOn(const QWidget& window, const QScreen* screen) {
    QVERIFY(window.isVisible());
    QCOMPARE(window.screen(), screen);
    QVERIFY(screen->geometry().contains(window.geometry().center()));
}

}  // namespace

void TestLecturing::initTestCase() {
    if (QGuiApplication::screens().size() != 2)
        QSKIP("this needs the two screens of two_screens.json");
}

void TestLecturing::init() {
    QSettings().clear();
    QApplication::setEffectEnabled(Qt::UI_General, false);
}

void TestLecturing::cleanup() {
    setTextScale(1);
}

void TestLecturing::theAudienceHasAScreenOfItsOwn() {
    LectureWindow window;
    const QRect geometry = window.main.geometry();
    window.open("entropy-invariance");
    const QByteArray session = toJson(window.session());
    window.presentation().start();
    window.settle();
    isOn(window.main, hall());
    QVERIFY(window.main.isFullScreen());
    QCOMPARE(window.main.geometry(), hall()->geometry());
    isOn(window.lecturer(), desk());
    QVERIFY(window.lecturer().isMaximized());
    QCOMPARE(window.lecturer().title(), toQString(plain_pieces(window.step().title)));
    QVERIFY(window.lecturer().stepTime().contains(QStringLiteral("1:15")));
    QCOMPARE(window.lecturer().nextTitle(),
             toQString(plain_pieces(window.guide().lesson()->steps[1].title)));
    QVERIFY(window.lecturer().progress().contains(QStringLiteral("11")));
    QVERIFY(textScale() > 2);
    QVERIFY(window.lecturer().next()->font().pixelSize() < 2 * textsize::title);

    window.press(Qt::Key_Escape);
    QVERIFY(!window.presentation().isOn());
    QVERIFY(!window.lecturer().isVisible());
    QTRY_COMPARE(window.main.geometry(), geometry);
    isOn(window.main, desk());
    QVERIFY(!window.main.isFullScreen());
    QCOMPARE(toJson(window.session()), session);

    window.main.setWindowState(Qt::WindowMaximized);
    window.presentation().start();
    isOn(window.main, hall());
    window.presentation().leave();
    window.settle();
    isOn(window.main, desk());
    QVERIFY(window.main.isMaximized());
}

void TestLecturing::buttonsAndKeysLeadThroughThePresentation() {
    LectureWindow window;
    window.present("entropy-invariance");
    LecturerWindow& lecturer = window.lecturer();
    QuestionBox& box = *window.panel().questions().begin()->second;
    QVERIFY(lecturer.reveal()->isEnabled());
    lecturer.reveal()->click();
    QVERIFY(box.isAnswered());
    window.press(Qt::Key_R);
    QTRY_VERIFY_WITH_TIMEOUT(!lecturer.reveal()->isEnabled(), patience);
    for (int i = 0; i < 10 && window.guide().step() == 0; ++i)
        lecturer.next()->click();
    QCOMPARE(window.guide().step(), 1);
    QCOMPARE(lecturer.title(), toQString(plain_pieces(window.step().title)));
    lecturer.previous()->click();
    QCOMPARE(window.guide().step(), 0);
    window.press(Qt::Key_End);
    QCOMPARE(window.guide().step(), 10);
    QCOMPARE(lecturer.nextTitle(), LecturerWindow::tr("This is the last step."));
    lecturer.black()->click();
    QVERIFY(window.presentation().isBlack());
    QVERIFY(lecturer.black()->isChecked());
    window.press(Qt::Key_B);
    QVERIFY(!window.presentation().isBlack());
    QVERIFY(!lecturer.black()->isChecked());
    lecturer.pause()->setFocus();
    QTest::keyClick(lecturer.pause(), Qt::Key_Space);  // a button that has the focus is pressed
    QVERIFY(lecturer.pause()->isChecked());
    QCOMPARE(window.guide().step(), 10);
    lecturer.end()->click();
    QVERIFY(!window.presentation().isOn());
}

void TestLecturing::theScreensAreSwapped() {
    LectureWindow window;
    const QRect geometry = window.main.geometry();
    window.present("row");
    QVERIFY(window.lecturer().swap()->isVisible());
    for (const auto& [audience, own] : {std::pair(desk(), hall()), std::pair(hall(), desk())}) {
        window.press(Qt::Key_S);
        window.settle();
        isOn(window.main, audience);
        QCOMPARE(window.main.geometry(), audience->geometry());
        isOn(window.lecturer(), own);
        QVERIFY(window.lecturer().isMaximized());
    }
    window.lecturer().swap()->click();
    window.settle();
    isOn(window.main, desk());
    window.press(Qt::Key_L);
    window.press(Qt::Key_L);
    isOn(window.lecturer(), hall());
    window.presentation().leave();
    QTRY_COMPARE(window.main.geometry(), geometry);
    isOn(window.main, desk());
}

void TestLecturing::savedStepsHaveTitles() {
    LectureWindow window;
    window.main.steps().set({{"One", {"attention"}, small()}, {"Two", {"angles"}, small()}});
    window.presentation().start();
    window.settle();
    QCOMPARE(window.lecturer().title(), QStringLiteral("One"));
    QCOMPARE(window.lecturer().nextTitle(), QStringLiteral("Two"));
    QCOMPARE(window.lecturer().notes(), LecturerWindow::tr("No notes."));
    QVERIFY(!window.lecturer().reveal()->isEnabled());
    window.press(Qt::Key_PageDown);
    QCOMPARE(window.lecturer().title(), QStringLiteral("Two"));
    isOn(window.main, hall());
    window.presentation().leave();
}

void TestLecturing::theClockRunsIsPausedAndSetToZero() {
    LectureWindow window;
    window.present("row");
    LecturerWindow& lecturer = window.lecturer();
    const auto now = std::make_shared<QDateTime>(QDate(2026, 11, 27), QTime(14, 5));
    const auto later = [&](int seconds) {
        *now = now->addSecs(seconds);
        QTRY_COMPARE(lecturer.time(), now->time().toString(QStringLiteral("H:mm")));
    };
    lecturer.setNow([now] { return *now; });
    QCOMPARE(lecturer.duration(), QStringLiteral("0:00"));
    later(65);
    QTRY_COMPARE(lecturer.duration(), QStringLiteral("1:05"));
    lecturer.pause()->click();
    later(600);
    QTRY_COMPARE(lecturer.duration(), QStringLiteral("1:05"));
    lecturer.pause()->click();
    later(3600);
    QTRY_COMPARE(lecturer.duration(), QStringLiteral("1:01:05"));
    lecturer.reset()->click();
    QCOMPARE(lecturer.duration(), QStringLiteral("0:00"));
    later(7);
    QTRY_COMPARE(lecturer.duration(), QStringLiteral("0:07"));
    window.presentation().leave();
    later(0);
    window.presentation().start();  // anew
    QCOMPARE(lecturer.duration(), QStringLiteral("0:00"));
    window.presentation().goTo(1);
    later(30);
    QTRY_COMPARE(lecturer.duration(), QStringLiteral("0:30"));
    window.presentation().leave();
    *now = now->addSecs(100);
    window.presentation().start();  // where the talk was left
    QCOMPARE(lecturer.duration(), QStringLiteral("0:30"));
    later(1);
    QTRY_COMPARE(lecturer.duration(), QStringLiteral("0:31"));
    window.presentation().leave();
}

void TestLecturing::durationsAreSaidInMinutes() {
    QCOMPARE(durationText(0), QStringLiteral("0:00"));
    QCOMPARE(durationText(7'999), QStringLiteral("0:07"));
    QCOMPARE(durationText(3'599'000), QStringLiteral("59:59"));
    QCOMPARE(durationText(3'600'000), QStringLiteral("1:00:00"));
    const QDateTime start(QDate(2026, 11, 27), QTime(9, 0));
    const TalkClock clock = started(start);
    QCOMPARE(elapsed(clock, start.addSecs(60)), 60'000);
    const TalkClock paused = pausedOrResumed(clock, start.addSecs(60));
    QCOMPARE(elapsed(paused, start.addSecs(90)), 60'000);
    QCOMPARE(elapsed(reset(paused, start), start.addSecs(90)), 0);
}

void TestLecturing::closingItDoesNotEndThePresentation() {
    LectureWindow window;
    window.present("row");
    window.lecturer().close();
    QVERIFY(window.presentation().isOn());
    QTest::keyClick(window.main.board(), Qt::Key_PageDown);
    QVERIFY(!window.lecturer().isVisible());
    QTest::keyClick(window.main.board(), Qt::Key_L);
    isOn(window.lecturer(), desk());
    window.main.close();
    QVERIFY(!window.lecturer().isVisible());
}

void TestLecturing::theHallsScreenGoes() {
    LectureWindow window;
    const QRect geometry = window.main.geometry();
    window.present("row");
    isOn(window.main, hall());
    Q_EMIT qApp->screenRemoved(hall());  // as Qt does while it still counts it
    window.settle();
    isOn(window.main, desk());
    QCOMPARE(window.main.geometry(), desk()->geometry());
    isOn(window.lecturer(), desk());
    QVERIFY(!window.lecturer().isMaximized());
    window.presentation().leave();
    QTRY_COMPARE(window.main.geometry(), geometry);
}

void TestLecturing::theDesksScreenGoes() {
    LectureWindow window;
    window.present("row");
    Q_EMIT qApp->screenRemoved(desk());
    window.settle();
    isOn(window.main, hall());
    isOn(window.lecturer(), hall());
    QVERIFY(hall()->geometry().contains(window.lecturer().geometry()));
    QVERIFY(!window.lecturer().isMaximized());
    window.presentation().leave();
}

void TestLecturing::looks_data() {
    QTest::addColumn<int>("theme");
    QTest::newRow("light") << static_cast<int>(ThemeChoice::light);
    QTest::newRow("dark") << static_cast<int>(ThemeChoice::dark);
}

/// Texts of the window have room, and pictures are kept where ATTNSCOPE_PICTURES says.
void TestLecturing::looks() {
    QFETCH(const int, theme);
    LectureWindow window;
    window.main.setThemeChoice(static_cast<ThemeChoice>(theme));
    window.present("entropy-invariance");
    for (int step = 0; step < 2; ++step) {
        window.settle();
        QTest::qWait(50);
        for (const QLabel* label : window.lecturer().findChildren<QLabel*>())
            if (label->isVisible())
                QVERIFY2(label->heightForWidth(label->width()) <= label->height() &&
                             (label->wordWrap() || label->sizeHint().width() <= label->width()),
                         qPrintable(label->text()));
        QVERIFY(window.lecturer().findChild<StepBar*>()->height() >= 4);
        for (const QPushButton* button : window.lecturer().findChildren<QPushButton*>())
            QVERIFY2(button->sizeHint().width() <= button->width(), qPrintable(button->text()));
        if (const QString folder = qEnvironmentVariable("ATTNSCOPE_PICTURES"); !folder.isEmpty())
            QVERIFY(window.lecturer().grab().save(
                QStringLiteral("%1/lecturer-%2-%3.png")
                    .arg(folder, QString::fromLatin1(QTest::currentDataTag()))
                    .arg(step)));
        for (int i = 0; i < 10 && window.guide().step() == step; ++i) {
            window.press(Qt::Key_PageDown);
            QTest::qWait(20);
        }
    }
    window.presentation().leave();
}

void TestLecturing::aPausedClockSaysSo() {
    LectureWindow window;
    window.present("entropy-invariance");
    QVERIFY(window.lecturer().pausedMark().isEmpty());
    window.lecturer().pause()->click();
    QVERIFY(!window.lecturer().pausedMark().isEmpty());
    window.lecturer().pause()->click();
    QVERIFY(window.lecturer().pausedMark().isEmpty());
    window.presentation().leave();
}

void TestLecturing::theNotesHaveTheAnswerAndWhatRevealSets() {
    LectureWindow window;
    window.present("entropy-invariance");
    const QString notes = window.lecturer().notes();
    QVERIFY2(notes.contains(QStringLiteral("Answer 3:")), qPrintable(notes));
    QVERIFY2(notes.contains(translated(value_text(scenario_with({"n=8200"}), field("n")))),
             qPrintable(notes));
    window.presentation().leave();
}

void TestLecturing::theAudiencesWindowIsSeenSmall() {
    LectureWindow window;
    window.present("entropy-invariance");
    const WindowCopy& copy = *window.lecturer().findChild<WindowCopy*>();
    QTRY_VERIFY(!copy.picture().isNull());
    const QImage before = copy.picture().toImage();
    window.press(Qt::Key_B);
    QTRY_VERIFY(copy.picture().toImage() != before);
    window.presentation().leave();
}

void TestLecturing::theNotesHaveTheQuestionWithItsChoices() {
    LectureWindow window;
    window.present("entropy-invariance");
    const QString notes = window.lecturer().notes();
    const auto& question = std::get<LessonQuestion>(window.step().parts[1]);
    qsizetype last = notes.indexOf(LessonSlides::tr("Question:"));
    QVERIFY2(last >= 0, qPrintable(notes));
    for (const LessonQuestion::Choice& choice : question.choices) {
        const QString words = toQString(choice.text.front().spans.front().text);
        const qsizetype at = notes.indexOf(words, last);
        QVERIFY2(at > last, qPrintable(words));
        QCOMPARE(notes.mid(at - 2, 2) == QStringLiteral("✓ "), choice.is_right);
        last = at;
    }
    QVERIFY(notes.indexOf(LessonSlides::tr("Task:")) > last);
    window.presentation().leave();
}

void TestLecturing::saysWhatTheNextPressDoes() {
    LectureWindow window;
    window.present("entropy-invariance");
    LecturerWindow& lecturer = window.lecturer();
    const auto saysThatIt = [&](const QString& does) {
        QTRY_COMPARE_WITH_TIMEOUT(lecturer.nextPress(),
                                  LecturerWindow::tr("Next press %1").arg(does), patience);
    };
    QScrollBar& bar = *window.panel().scrolled()->verticalScrollBar();
    bar.setValue(bar.maximum());
    saysThatIt(LessonSlides::tr("reveals the answer"));
    window.press(Qt::Key_B);
    saysThatIt(Presentation::tr("shows the screen again"));
    window.press(Qt::Key_PageDown);
    QVERIFY(!window.presentation().isBlack());
    QVERIFY(!window.panel().questions().begin()->second->isAnswered());
    lecturer.next()->click();
    QVERIFY(window.panel().questions().begin()->second->isAnswered());
    window.settle();
    bar.setValue(bar.maximum());
    saysThatIt(LessonSlides::tr("does the task: %1")
                   .arg(translated(value_text(scenario_with({"n=8200"}), field("n")))));
    window.press(Qt::Key_R);
    bar.setValue(bar.maximum());
    saysThatIt(Presentation::tr("goes to step %1").arg(2));
    window.press(Qt::Key_End);
    bar.setValue(bar.maximum());
    saysThatIt(Presentation::tr("does nothing: this is the last step (Esc leaves)"));
    window.presentation().leave();
}

void TestLecturing::itsMenuGoesToAStep() {
    LectureWindow window;
    window.present("row");
    const QList<QAction*> steps = window.lecturer().steps()->menu()->actions();
    QCOMPARE(steps.size(), qsizetype(window.guide().lesson()->steps.size()));
    steps.at(6)->trigger();
    QCOMPARE(window.guide().step(), 6);
    QCOMPARE(window.presentation().step(), 6);
    QVERIFY(steps.at(6)->text().contains(window.lecturer().title()));
    window.presentation().leave();
    steps.at(2)->trigger();  // of a window that is hidden
    QCOMPARE(window.guide().step(), 6);
}

void TestLecturing::theTimeIsComparedWithThePlan() {
    LectureWindow window;
    window.present("row");
    LecturerWindow& lecturer = window.lecturer();
    const auto now = std::make_shared<QDateTime>(QDate(2026, 11, 27), QTime(14, 5));
    lecturer.setNow([now] { return *now; });
    const auto& steps = window.guide().lesson()->steps;
    int whole = 0;
    for (const LessonStep& step : steps)
        whole += step.planned_seconds;
    qint64 run = 0;
    const auto left = [&] {
        return LecturerWindow::tr("%1 of %2 left")
            .arg(durationText(1000 * whole - run / 1000 * 1000), durationText(1000 * whole));
    };
    const qint64 first = 1000 * steps[0].planned_seconds;
    const auto takes = [&](qint64 ms, const QString& step, const QString& says) {
        *now = now->addMSecs(ms);
        run += ms;
        lecturer.show(window.presentation().talk());  // which reads the clock
        QCOMPARE(lecturer.stepTime(), step);
        QCOMPARE(lecturer.plan(), says.arg(left()));
    };
    const auto ofStep = [&](qint64 ms, int step) {
        return LecturerWindow::tr("This step %1 of %2")
            .arg(durationText(ms), durationText(1000 * steps[step].planned_seconds));
    };
    takes(5'000, ofStep(5'000, 0), LecturerWindow::tr("%1 · on time"));
    window.press(Qt::Key_End);
    window.press(Qt::Key_Home);
    takes(1'000, ofStep(6'000, 0), LecturerWindow::tr("%1 · on time"));  // all times together
    takes(400, ofStep(6'400, 0), LecturerWindow::tr("%1 · on time"));
    takes(600, ofStep(7'000, 0), LecturerWindow::tr("%1 · on time"));
    lecturer.steps()->menu()->actions().at(1)->trigger();
    takes(
        2'000, ofStep(2'000, 1),
        LecturerWindow::tr("%1 · %2 ahead").arg(QStringLiteral("%1"), durationText(first - 9'000)));
    takes(first + 100'000, ofStep(first + 102'000, 1),
          LecturerWindow::tr("%1 · %2 behind")
              .arg(QStringLiteral("%1"), durationText(109'000 - 1000 * steps[1].planned_seconds)));
    lecturer.reset()->click();
    QVERIFY(lecturer.plan().endsWith(LecturerWindow::tr("%1 · on time").arg(QString())));
    window.presentation().leave();
}

void TestLecturing::plansCountFromTheFirstStep() {
    const std::vector<int> seconds = {10, 20, 30};
    const TalkPlan from_second = planOf(seconds, 1, 2);
    QCOMPARE(from_second.before, 20'000);
    QCOMPARE(from_second.step, 30'000);
    QCOMPARE(from_second.whole, 50'000);
    QCOMPARE(lateness(from_second, 15'000), -5'000);
    QCOMPARE(lateness(from_second, 20'000), 0);
    QCOMPARE(lateness(from_second, 50'000), 0);
    QCOMPARE(lateness(from_second, 51'000), 1'000);
    QCOMPARE(planOf(seconds, 2, 0).before, 0);
    const TalkPlan unknown = planOf({10, 0}, 0, 0);
    QCOMPARE(unknown.step, 10'000);
    QCOMPARE(unknown.whole, 0);
    QCOMPARE(lateness(unknown, 99'000), 0);
    QCOMPARE(planOf({}, 0, 0).step, 0);
}
