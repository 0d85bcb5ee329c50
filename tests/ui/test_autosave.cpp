#include "tests/ui/test_autosave.h"

#include <QApplication>
#include <QDir>
#include <QFile>
#include <QMessageBox>
#include <QPushButton>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTimer>
#include <csignal>

#include "core/scenario/scale.h"
#include "tests/locations.h"
#include "tests/ui/sessions.h"
#include "tests/ui/window_testing.h"
#include "ui/model/starting_layouts.h"
#include "ui/session/built_in_sessions.h"
#include "ui/session/earlier_sessions.h"
#include "ui/session/session_files.h"
#include "ui/session/session_json.h"
#include "ui/session/session_keeper.h"
#include "ui/status/message_bar.h"
#include "ui/status/status_line.h"
#include "ui/window/running_window.h"
#include "ui/window/start_window.h"

using namespace attnscope;
using namespace attnscope::testing;

namespace {

Session other() {
    return {small(),
            {{{small()}}},
            startingLayouts()[1].layout,
            {{"angles", {Range{80, 100}, {}}}},
            true};
}

/// Of a window that died: the newest.
std::unique_ptr<KeptSession> lostIn(const QString& folder) {
    for (const QString& name : windowsIn(folder))
        if (auto lost = KeptSession::ofLost(folder, name))
            return lost;
    return nullptr;
}

Session shownBy(RunningWindow& running) {
    return running.window().sessions().session();
}

QStringList filesIn(const QString& folder) {
    return QDir(folder).entryList({QStringLiteral("*.attnscope")}, QDir::Files);
}

QPushButton* answer(RunningWindow& running, std::size_t number) {
    return running.window().messages()->answers().at(number);
}

void setN(RunningWindow& running, const char* n) {
    QSignalSpy kept(&running.autosave(), &Autosave::kept);
    running.window().model().setField("n", n);
    QTRY_VERIFY_WITH_TIMEOUT(!kept.isEmpty(), patience);
}

}  // namespace

void TestAutosave::aFormulaOfTheCommandLineStaysInItsField() {
    const QTemporaryDir folder;
    RunningWindow running({{}, {"lambda=1/3"}}, folder.path());
    QCOMPARE(scale(running.window().model().scenario()), 1.0 / 3);
    const auto* control =
        qobject_cast<NumberControl*>(running.window().quickBar()->control("lambda"));
    QCOMPARE(control->entry()->text(), QStringLiteral("1/3"));
    QVERIFY(!running.window().sessions().canUndo());
}

void TestAutosave::whatWasLostIsOfferedNotForced() {
    const QTemporaryDir folder;
    lose(folder.path(), toJson(other()));
    RunningWindow running({}, folder.path());
    const Session before = shownBy(running);
    QVERIFY(before.scenario == builtInSessions().front().session.scenario);
    QVERIFY(running.window().messages()->isVisible());
    answer(running, 0)->click();
    QVERIFY(shownBy(running) == other());
    QVERIFY(!running.window().messages()->isVisible());
    running.window().sessions().undo();
    QVERIFY(shownBy(running) == before);
    QTRY_COMPARE_WITH_TIMEOUT(filesIn(folder.path()).size(), 1, patience);  // the window's own
}

void TestAutosave::whatIsForgottenIsOfferedNoMore() {
    const QTemporaryDir folder;
    lose(folder.path(), toJson(other()));
    { RunningWindow ignored({}, folder.path()); }
    {
        RunningWindow running({}, folder.path());
        QVERIFY(running.window().messages()->isVisible());
        answer(running, 1)->click();
    }
    RunningWindow next({}, folder.path());
    QVERIFY(!next.window().messages()->isVisible());
}

void TestAutosave::whatWasClosedComesBackAndCanBeUndone() {
    const QTemporaryDir folder;
    Session left;
    {
        RunningWindow running({}, folder.path());
        running.window().model().setField("n", "20");
        running.window().board()->setBoardLayout(startingLayouts()[2].layout);
        left = shownBy(running);
    }
    RunningWindow running({}, folder.path());
    QVERIFY(!running.window().messages()->isVisible());
    QVERIFY(shownBy(running) == left);
    running.window().sessions().undo();
    QVERIFY(shownBy(running).scenario == Scenario());
}

void TestAutosave::theSessionKeepsItsNameAfterAKill() {
    const QTemporaryDir folder, files;
    const QString path = files.filePath(QStringLiteral("lecture.attnscope"));
    QByteArray unchanged, changed;
    {
        RunningWindow running({}, folder.path());
        const auto kept = [&] {
            QFile file(folder.filePath(filesIn(folder.path()).value(0)));
            return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
        };
        running.window().model().setField("n", "20");
        running.window().sessionFiles().saveTo(path);
        QTRY_VERIFY_WITH_TIMEOUT(!(unchanged = kept()).isEmpty() && unchanged.contains("lecture"),
                                 patience);
        setN(running, "30");
        QTRY_VERIFY_WITH_TIMEOUT((changed = kept()) != unchanged, patience);
    }
    for (const QByteArray& text : {unchanged, changed}) {
        const QTemporaryDir later;
        lose(later.path(), text);
        RunningWindow running({}, later.path());
        QCOMPARE(running.window().sessionFiles().path(), QString());
        answer(running, 0)->click();
        QCOMPARE(running.window().sessionFiles().path(), path);
        QVERIFY(running.window().windowTitle().startsWith(QStringLiteral("lecture.attnscope")));
        QCOMPARE(running.window().sessionFiles().isChanged(), text == changed);
    }
    QFile damaged(path);  // what cannot be read in full must not be overwritten
    QVERIFY(damaged.open(QIODevice::Append) && damaged.write("}") == 1);
    damaged.close();
    RunningWindow next({}, folder.path());
    QCOMPARE(next.window().model().scenario().n, 30);
    QCOMPARE(next.window().sessionFiles().path(), QString());
}

void TestAutosave::eachWindowKeepsItsOwn() {
    const QTemporaryDir folder;
    RunningWindow one({}, folder.path());
    auto two = std::make_unique<RunningWindow>(WindowWords(), folder.path());
    setN(one, "20");
    setN(*two, "30");
    QCOMPARE(filesIn(folder.path()).size(), 2);
    QVERIFY(!lostIn(folder.path()));
    two.reset();
    setN(one, "40");
    const RunningWindow next({}, folder.path());
    QCOMPARE(const_cast<RunningWindow&>(next).window().model().scenario().n, 30);
    QCOMPARE(filesIn(folder.path()).size(), 2);
}

void TestAutosave::aDragThatLastsIsKept() {
    const QTemporaryDir folder;
    RunningWindow running({}, folder.path());
    QSignalSpy kept(&running.autosave(), &Autosave::kept);
    running.window().model().setDragging(true);
    for (int n = 20; kept.size() < 3; ++n) {
        running.window().model().setField("n", std::to_string(2 + n % 100));
        QTest::qWait(10);
    }
    QVERIFY(running.window().model().isDragging());
    QCOMPARE(filesIn(folder.path()).size(), 1);
    running.window().model().setDragging(false);
}

void TestAutosave::aHiddenCurveIsKept() {
    const QTemporaryDir folder;
    RunningWindow running({}, folder.path());
    setN(running, "20");
    QSignalSpy kept(&running.autosave(), &Autosave::kept);
    hide(*running.window().board()->view("angles"), "d = 64");
    QTRY_VERIFY_WITH_TIMEOUT(!kept.isEmpty(), patience);
}

void TestAutosave::ofADamagedFileTheRestIsOffered() {
    const QTemporaryDir folder;
    QByteArray text = toJson(other());
    text.replace("\"pooling\": \"max\"", "\"pooling\": \"§\"");
    QVERIFY(text != toJson(other()));
    lose(folder.path(), text);
    RunningWindow running({}, folder.path());
    answer(running, 0)->click();
    QVERIFY(shownBy(running) == other());
    QVERIFY2(running.window().messages()->text().contains(QStringLiteral("Pooling")),
             qPrintable(running.window().messages()->text()));
}

/// Answers the question that closing asks, and says whether there was one.
bool closeAnswering(RunningWindow& running, QMessageBox::StandardButton button) {
    bool asked = false;
    QTimer timer;
    timer.callOnTimeout([&] {
        auto* question = qobject_cast<QMessageBox*>(QApplication::activeModalWidget());
        if (!question)
            return;
        asked = true;
        question->button(button)->click();
    });
    timer.start(10);
    running.window().close();
    return asked;
}

void TestAutosave::whatIsNotKeptIsNotLostUnasked() {
    const QTemporaryDir folder;
    const QString file = folder.filePath(QStringLiteral("no folder"));
    QVERIFY(QFile(file).open(QIODevice::WriteOnly));
    RunningWindow running({}, file);
    running.window().model().setField("n", "77");
    QVERIFY(closeAnswering(running, QMessageBox::Cancel));
    QVERIFY(running.window().isVisible());
    running.window().sessionFiles().saveTo(folder.filePath(QStringLiteral("mine.attnscope")));
    QVERIFY(!closeAnswering(running, QMessageBox::Cancel));
    running.window().show();
    running.window().model().setField("n", "78");
    QTRY_VERIFY_WITH_TIMEOUT(running.window().sessionFiles().isChanged(), patience);
    QVERIFY(closeAnswering(running, QMessageBox::Discard));
    QVERIFY(!running.window().isVisible());
    RunningWindow unchanged({}, file);
    QVERIFY(!closeAnswering(unchanged, QMessageBox::Cancel));
}

void TestAutosave::whereNothingCanBeKeptItIsSaid() {
    RunningWindow running({}, QStringLiteral("/proc/nowhere"));
    QVERIFY(running.window().messages()->text().contains(QStringLiteral("is not kept")));
    running.window().model().setField("n", "20");
}

/// In a process of its own, which keeps what it shows at once.
void TestAutosave::aNewWindowShowsTheSame() {
    const QTemporaryDir folder;
    for (const char* each : {"XDG_STATE_HOME", "XDG_CONFIG_HOME"})
        qputenv(each, folder.path().toLocal8Bit());
    const QString kept = folder.filePath(QStringLiteral("attnscope"));
    const qint64 process = startWindow(QString::fromUtf8(program_path()), other());
    for (const char* each : {"XDG_STATE_HOME", "XDG_CONFIG_HOME"})
        qunsetenv(each);
    QVERIFY(process > 0);
    QTRY_COMPARE_WITH_TIMEOUT(filesIn(kept).size(), 1, patience);
    QVERIFY(!lostIn(kept));
    kill(static_cast<pid_t>(process), SIGKILL);
    std::unique_ptr<KeptSession> lost;
    QTRY_VERIFY_WITH_TIMEOUT((lost = lostIn(kept)) != nullptr, patience);
    QCOMPARE(bytesAt(lost->path()), toJson(other()));
}
