#include "tests/ui/test_earlier_sessions.h"

#include <QDateTime>
#include <QLocale>
#include <QMenu>
#include <QMenuBar>
#include <QPushButton>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

#include "tests/ui/sessions.h"
#include "ui/session/earlier_dialog.h"
#include "ui/session/session_file.h"
#include "ui/session/session_files.h"
#include "ui/session/session_keeper.h"
#include "ui/status/message_bar.h"
#include "ui/window/running_window.h"

using namespace attnscope;
using namespace attnscope::testing;

namespace {

/// As a person asks for the list.
EarlierDialog& listOf(RunningWindow& running) {
    for (QAction* menu : running.window().menuBar()->actions())
        for (QAction* action : menu->menu()->actions())
            if (action->text().remove(u'&') == QStringLiteral("Earlier sessions…"))
                action->trigger();
    auto* dialog = running.window().findChild<EarlierDialog*>();
    if (!dialog || !dialog->isVisible())
        qFatal("there is no list of earlier sessions");
    return *dialog;
}

QStringList filesOf(const EarlierDialog& dialog) {
    QStringList names;
    for (int row = 0; row < dialog.list()->topLevelItemCount(); ++row)
        names.append(dialog.list()->topLevelItem(row)->text(3));
    return names;
}

void writtenAt(const QString& path, const QDateTime& time) {
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadWrite));
    QVERIFY(file.setFileTime(time, QFileDevice::FileModificationTime));
}

/// Sets a variable of the environment as long as it lives.
class Variable {
public:
    Variable(const char* name, const QString& value) : name_(name), before_(qgetenv(name)) {
        qputenv(name, value.toLocal8Bit());
    }
    ~Variable() {
        if (before_.isNull())
            qunsetenv(name_);
        else
            qputenv(name_, before_);
    }
    Variable(const Variable&) = delete;
    Variable& operator=(const Variable&) = delete;

private:
    const char* name_;
    QByteArray before_;
};

/// A home in which a folder of states has something that is a folder of its own, and a place for
/// the trash.
struct TrashPlace {
    QTemporaryDir folder;
    Variable home{"HOME", folder.path()}, data{"XDG_DATA_HOME", folder.path()};

    TrashPlace() {
        if (!folder.isValid())
            qFatal("no folder");
        QStandardPaths::setTestModeEnabled(false);
        QDir().mkpath(state() + QStringLiteral("/set-aside-a.attnscope/within"));
    }
    ~TrashPlace() { QStandardPaths::setTestModeEnabled(true); }
    TrashPlace(const TrashPlace&) = delete;
    TrashPlace& operator=(const TrashPlace&) = delete;

    QString state() const { return folder.filePath(QStringLiteral("state")); }
    QString trash() const { return folder.filePath(QStringLiteral("Trash")); }
};

}  // namespace

void TestEarlierSessions::allAreListedWithTimeAndSize() {
    const QTemporaryDir folder;
    const QDateTime time(QDate(2026, 3, 4), QTime(5, 6));
    int hours = 0;
    for (const char* name : {"window-a", "closed-b", "set-aside-c"}) {
        const QString path = folder.filePath(QLatin1String(name) + QStringLiteral(".attnscope"));
        writeBytes(path, QByteArray(1234, ' '));
        writtenAt(path, time.addSecs(-3600 * hours++));
    }
    writeBytes(folder.filePath(QStringLiteral("other.attnscope")), "mine");
    RunningWindow running({}, folder.path());  // sets a aside
    const EarlierDialog& dialog = listOf(running);
    QCOMPARE(dialog.list()->topLevelItemCount(), 3);
    QVERIFY(dialog.heading().contains(u'3') && dialog.heading().contains(folder.path()));
    const QTreeWidgetItem* first = dialog.list()->topLevelItem(0);
    QCOMPARE(first->text(0), QLocale().toString(time, QLocale::ShortFormat));
    QCOMPARE(first->text(1), QLocale().formattedDataSize(1234));
    QVERIFY(first->text(3).startsWith(QStringLiteral("set-aside-")));
    QCOMPARE(filesOf(dialog).mid(1), (QStringList{QStringLiteral("closed-b.attnscope"),
                                                  QStringLiteral("set-aside-c.attnscope")}));
}

void TestEarlierSessions::itOpensAsWideEachTimeWithTheListInFocus() {
    const QTemporaryDir folder;
    writeBytes(folder.filePath(QStringLiteral("set-aside-a.attnscope")), "none");
    RunningWindow running({}, folder.path());
    EarlierDialog& dialog = listOf(running);
    const int width = dialog.minimumSizeHint().width();
    for (int i = 0; i < 3; ++i) {
        QVERIFY(dialog.focusWidget() == dialog.list());
        dialog.close();
        QCOMPARE(&listOf(running), &dialog);
        QCOMPARE(dialog.minimumSizeHint().width(), width);
    }
}

void TestEarlierSessions::oneIsOpenedAndStays() {
    const QTemporaryDir folder;
    const QString kept = folder.filePath(QStringLiteral("set-aside-a.attnscope")),
                  own = folder.filePath(QStringLiteral("own.attnscope"));
    writeBytes(kept,
               changed([](QJsonObject& object) { object[QStringLiteral("hologram")] = true; }));
    const QByteArray before = bytesAt(kept);
    RunningWindow running({}, folder.path());
    running.window().sessionFiles().saveTo(own);
    const Session shown = running.window().sessions().session();
    EarlierDialog& dialog = listOf(running);
    dialog.opener()->click();
    QVERIFY(!dialog.isVisible());
    QVERIFY(running.window().sessions().session() == rich());
    QVERIFY(running.window().messages()->text().contains(QStringLiteral("'hologram'")));
    QCOMPARE(running.window().sessionFiles().path(),
             QString());  // Ctrl+S must not take own's place
    QCOMPARE(bytesAt(kept), before);
    running.window().sessions().undo();
    QVERIFY(running.window().sessions().session() == shown);
}

void TestEarlierSessions::onlyForgetDeletes() {
    const QTemporaryDir folder;
    for (const char* name : {"set-aside-a", "set-aside-b", "closed-c"})
        writeBytes(folder.filePath(QLatin1String(name) + QStringLiteral(".attnscope")), "x");
    lose(folder.path(), "x");
    {
        RunningWindow running({}, folder.path());
        EarlierDialog& dialog = listOf(running);
        QCOMPARE(filesOf(dialog).size(), 4);
        dialog.opener()->click();  // it is none
        QVERIFY(running.window().messages()->text().contains(
            QStringLiteral("is not JSON at line 1, character 1")));
        EarlierDialog& again = listOf(running);
        QCOMPARE(filesOf(again).size(), 4);
        again.list()->selectAll();
        QVERIFY(!again.opener()->isEnabled());
        again.list()->topLevelItem(0)->setSelected(false);
        const QString left = again.list()->topLevelItem(0)->text(3);
        again.forgetter()->click();
        QCOMPARE(filesOf(again), QStringList{left});
        QVERIFY(!again.forgetter()->isEnabled());  // for a double click
        QTRY_VERIFY(again.forgetter()->isEnabled());
        again.list()->selectAll();
        again.forgetter()->click();
        QCOMPARE(filesOf(again), QStringList());
        QVERIFY(!again.forgetter()->isEnabled() && !again.opener()->isEnabled());
        QVERIFY(again.heading().contains(QStringLiteral("none")));
    }
    QCOMPARE(QDir(folder.path()).entryList(QDir::Files),
             QStringList{QStringLiteral("last.attnscope")});
}

void TestEarlierSessions::whatIsOfferedStandsInTheListToo() {
    const QTemporaryDir folder;
    lose(folder.path(), toJson(rich()));
    RunningWindow running({}, folder.path());
    QVERIFY(running.window().messages()->isVisible());
    EarlierDialog& dialog = listOf(running);
    QVERIFY(!running.window().messages()->isVisible());
    QCOMPARE(filesOf(dialog).size(), 1);
    dialog.opener()->click();
    QVERIFY(running.window().sessions().session() == rich());
    QCOMPARE(filesOf(listOf(running)).size(), 1);
}

/// A session of the window closed last is shown while a lost one is offered: both are kept.
void TestEarlierSessions::whatIsBroughtBackCostsNothing() {
    const QTemporaryDir folder;
    Session last = rich();
    last.scenario = with_field(last.scenario, "n", "777");
    writeBytes(folder.filePath(QStringLiteral("last.attnscope")), toJson(last));
    lose(folder.path(), toJson(rich()));
    {
        RunningWindow running({}, folder.path());
        QVERIFY(running.window().sessions().session() == last);
        running.window().messages()->answers().front()->click();
        QVERIFY(running.window().sessions().session() == rich());
    }
    QVERIFY(readSession(folder.filePath(QStringLiteral("last.attnscope")), {}).session == rich());
    const QStringList aside = QDir(folder.path()).entryList({QStringLiteral("set-aside-*")});
    QCOMPARE(aside.size(), 1);
    QVERIFY(readSession(folder.filePath(aside.front()), {}).session == last);
}

void TestEarlierSessions::whatLivesIsNotListed() {
    const QTemporaryDir folder;
    RunningWindow one({}, folder.path()), other({}, folder.path());
    one.window().model().setField("n", "20");
    QTRY_COMPARE_WITH_TIMEOUT(
        QDir(folder.path()).entryList({QStringLiteral("window-*.attnscope")}, QDir::Files).size(),
        1, patience);
    QCOMPARE(filesOf(listOf(other)), QStringList());
}

void TestEarlierSessions::aFolderIsMovedToTheTrash() {
    const TrashPlace place;
    RunningWindow running({}, place.state());
    EarlierDialog& dialog = listOf(running);
    dialog.forgetter()->click();
    QCOMPARE(filesOf(dialog), QStringList());
    QVERIFY(dialog.fault().isEmpty());
    QVERIFY2(dialog.heading().contains(QStringLiteral("trash")), qPrintable(dialog.heading()));
    QVERIFY(QDir(place.trash()).exists(QStringLiteral("files/set-aside-a.attnscope/within")));
}

void TestEarlierSessions::aRefusedForgetIsSaidOnce() {
    const TrashPlace place;
    writeBytes(place.trash(), "not a folder");
    RunningWindow running({}, place.state());
    EarlierDialog& dialog = listOf(running);
    dialog.forgetter()->click();
    QCOMPARE(filesOf(dialog).size(), 1);
    QVERIFY2(dialog.fault().contains(QStringLiteral("cannot be moved to the trash")),
             qPrintable(dialog.fault()));
    QCOMPARE(dialog.list()->selectedItems().size(), 1);
    dialog.close();
    QVERIFY(listOf(running).fault().isEmpty());
}

void TestEarlierSessions::theNextOneIsChosenAfterForget() {
    const QTemporaryDir folder;
    const QDateTime time(QDate(2026, 3, 4), QTime(5, 6));
    for (int i = 0; i < 4; ++i) {
        const QString path = folder.filePath(QStringLiteral("set-aside-%1.attnscope").arg(i));
        writeBytes(path, "x");
        writtenAt(path, time.addSecs(-i));
    }
    EarlierDialog dialog(folder.path(), nullptr);
    dialog.show();
    const auto forgets = [&](int row) {
        dialog.list()->setCurrentItem(dialog.list()->topLevelItem(row));
        for (int click = 0; click < 2; ++click)
            dialog.forgetter()->click();
        return dialog.list()->selectedItems().value(0)->text(3);
    };
    QCOMPARE(forgets(1), QStringLiteral("set-aside-2.attnscope"));
    QCOMPARE(filesOf(dialog).size(), 3);  // a double click is one
    QTRY_VERIFY(dialog.forgetter()->isEnabled());
    QCOMPARE(forgets(2), QStringLiteral("set-aside-2.attnscope"));
    QCOMPARE(filesOf(dialog).size(), 2);
}

void TestEarlierSessions::whatCannotBeReadIsSaidToBeSo() {
    const QTemporaryDir folder;
    const QString none = lose(folder.path(), "none");
    writtenAt(none, QDateTime::currentDateTime().addDays(-1));
    lose(folder.path(), toJson(rich()));
    RunningWindow running({}, folder.path());
    const QString offer = running.window().messages()->text();
    QVERIFY2(offer.contains(QStringLiteral("A session of another window cannot be read")),
             qPrintable(offer));
    const EarlierDialog& dialog = listOf(running);
    QCOMPARE(filesOf(dialog).size(), 2);
    QCOMPARE(dialog.list()->topLevelItem(0)->text(2),
             QStringLiteral("The window ended without being closed"));
    QCOMPARE(dialog.list()->topLevelItem(1)->text(2), QStringLiteral("The file cannot be read"));
}

void TestEarlierSessions::ofManyTheListSaysSo() {
    const QTemporaryDir folder;
    for (std::size_t i = 0; i <= manyEarlierSessions; ++i)
        writeBytes(folder.filePath(QStringLiteral("set-aside-%1.attnscope").arg(i)), "x");
    EarlierDialog dialog(folder.path(), nullptr);
    QVERIFY(dialog.heading().contains(QStringLiteral("101")));
    QVERIFY(dialog.heading().contains(QStringLiteral("Forget")));
    dialog.list()->topLevelItem(1)->setSelected(true);
    dialog.forgetter()->click();
    QVERIFY(!dialog.heading().contains(QStringLiteral("Forget")));
}
