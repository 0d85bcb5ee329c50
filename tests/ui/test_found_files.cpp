#include "tests/ui/test_found_files.h"

#include <sys/stat.h>

#include <QApplication>
#include <QClipboard>
#include <QDir>
#include <QFileDialog>
#include <QHeaderView>
#include <QLineEdit>
#include <QMenuBar>
#include <QSettings>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>
#include <QTreeView>
#include <functional>

#include "core/fields/assignments.h"
#include "core/io/npy.h"
#include "core/vectors/command_line.h"
#include "tests/ui/window_testing.h"
#include "ui/files/file_dialogs.h"
#include "ui/files/folders.h"
#include "ui/model/scenario_clipboard.h"
#include "ui/session/session_files.h"
#include "ui/session/session_json.h"
#include "ui/session/session_keeper.h"
#include "ui/status/message_bar.h"
#include "ui/window/file_opener.h"
#include "ui/window/running_window.h"

using namespace attnscope;
using namespace attnscope::testing;

namespace {

void writeMatrix(const QString& path, std::int64_t rows) {
    write_npy(path.toStdString(), rows, 8, [&](const auto& write) {
        write(std::vector<float>(static_cast<std::size_t>(8 * rows), 0.5F));
    });
}

/// A folder with Q.npy and K.npy of 200 places, which the program works in as long as it lives.
struct FoundPlace {
    QTemporaryDir folder;
    QString before = QDir::currentPath();

    FoundPlace() {
        for (const char* name : {"Q.npy", "K.npy"})
            writeMatrix(at(QLatin1String(name)), 200);
        QDir::setCurrent(folder.path());
    }
    ~FoundPlace() { QDir::setCurrent(before); }
    FoundPlace(const FoundPlace&) = delete;
    FoundPlace& operator=(const FoundPlace&) = delete;

    QString at(const QString& name) const { return folder.filePath(name); }
};

const std::vector<std::string> relative = {"query_file=Q.npy", "key_file=K.npy"};

/// Fails unless the files of that folder are shown as they are.
void compareWithFiles(const Scenario& shown, const QString& folder) {
    QCOMPARE(shown.n, 200);
    QCOMPARE(shown.d, 8);
    QCOMPARE(QString::fromStdString(shown.query_file),
             QDir(folder).filePath(QStringLiteral("Q.npy")));
    QCOMPARE(QString::fromStdString(shown.key_file),
             QDir(folder).filePath(QStringLiteral("K.npy")));
}

/// Types names into the dialog that `ask` opens and presses Return. Returns whether that closed the
/// dialog, without a box in between.
bool closesWith(const QString& names, const QString& folder, const std::function<void()>& ask) {
    bool closed = false;
    QTimer::singleShot(0, qApp, [&] {
        auto* dialog = qobject_cast<QFileDialog*>(QApplication::activeModalWidget());
        if (!dialog)
            return;
        dialog->setDirectory(folder);
        auto* entry = dialog->findChild<QLineEdit*>(QStringLiteral("fileNameEdit"));
        entry->setText(names);
        QTimer::singleShot(0, dialog, [dialog] {
            if (QWidget* box = QApplication::activeModalWidget(); box && box != dialog)
                box->close();
        });
        QTest::keyClick(entry, Qt::Key_Return);
        closed = !dialog->isVisible();
        dialog->close();
    });
    ask();
    return closed;
}

}  // namespace

void TestFoundFiles::init() {
    QSettings().clear();
}

void TestFoundFiles::theWindowFollowsFilesThatSettingsName() {
    const FoundPlace place;
    const QTemporaryDir state;
    RunningWindow running({{}, relative}, state.path());
    compareWithFiles(running.window().model().scenario(), place.folder.path());
}

void TestFoundFiles::soItDoesFilesOfSessionsAndPastedLines() {
    const FoundPlace place;
    Window window;
    QGuiApplication::clipboard()->setText(
        QStringLiteral("attnscope --set query_file=Q.npy --set key_file=./K.npy"));
    window.main.clipboard().paste();
    compareWithFiles(window.scenario(), place.folder.path());
    Session session{scenario_with(relative), {}, {}, {}};
    session.steps = {{"one", {"attention"}, session.scenario, {}}};
    const ReadSession read = sessionFromJson(toJson(session));
    compareWithFiles(read.session.scenario, place.folder.path());
    compareWithFiles(read.session.steps.front().scenario, place.folder.path());
    window.main.model().replace({});
    window.main.sessions().show(read.session);
    compareWithFiles(window.scenario(), place.folder.path());
    window.main.sessions().undo();
    window.main.sessions().redo();
    QVERIFY(!window.main.sessions().canRedo());
    compareWithFiles(window.scenario(), place.folder.path());
}

void TestFoundFiles::filesThatAreTakenBackDecideAgain() {
    const FoundPlace place;
    Window window(scenario_with(relative));
    for (const char* side : {"queries", "keys"})
        window.main.model().setField(side, "sphere");
    window.main.model().setField("n", "64");
    window.main.model().setField("d", "16");
    for (const char* side : {"queries", "keys"})
        window.main.model().setField(side, "file");
    compareWithFiles(window.scenario(), place.folder.path());
}

void TestFoundFiles::aFileOfAnotherLengthIsFollowed() {
    const FoundPlace place;
    Window window(scenario_with(relative));
    window.settle();
    for (const char* name : {"Q.npy", "K.npy"})
        writeMatrix(place.at(QLatin1String(name)), 70);
    Q_EMIT qApp->applicationStateChanged(Qt::ApplicationActive);
    QTRY_COMPARE_WITH_TIMEOUT(window.scenario().n, 70, patience);
}

void TestFoundFiles::pathsHoldFromAnywhere() {
    const FoundPlace place;
    Window window(scenario_with(relative));
    QDir::setCurrent(QStringLiteral("/"));
    compareWithFiles(window.scenario(), place.folder.path());
    window.main.clipboard().copy();
    const QString line = QGuiApplication::clipboard()->text();
    const Scenario pasted = read_command_line(line.toStdString()).scenario;
    QCOMPARE(pasted.query_file, window.scenario().query_file);
    QCOMPARE(pasted.key_file, window.scenario().key_file);
    QDir::setCurrent(place.folder.path());
    window.main.files().open({QStringLiteral("Q.npy"), QStringLiteral("K.npy")});
    QTRY_COMPARE_WITH_TIMEOUT(Settings().recentFiles().value(0), place.at(QStringLiteral("Q.npy")),
                              patience);
    compareWithFiles(window.scenario(), place.folder.path());
}

void TestFoundFiles::aSessionAndItsFilesMoveTogetherOrAlone() {
    const FoundPlace place;
    const QDir root(place.folder.path());
    QVERIFY(root.mkpath(QStringLiteral("a/sub")) && root.mkpath(QStringLiteral("elsewhere")));
    for (const char* name : {"Q.npy", "K.npy"})
        QVERIFY(QFile::rename(place.at(QLatin1String(name)),
                              place.at(QStringLiteral("a/") + QLatin1String(name))));
    QDir::setCurrent(place.at(QStringLiteral("a")));
    {
        Window window(scenario_with(relative));
        window.main.sessionFiles().saveTo(place.at(QStringLiteral("a/sub/s.attnscope")));
    }
    const auto openedFrom = [&](const QString& session, const QString& folder) {
        QDir::setCurrent(QStringLiteral("/"));
        Window window;
        window.main.files().open({place.at(session)});
        QVERIFY2(window.main.messages()->text().isEmpty(),
                 qPrintable(window.main.messages()->text()));
        compareWithFiles(window.scenario(), place.at(folder));
    };
    openedFrom(QStringLiteral("a/sub/s.attnscope"), QStringLiteral("a"));
    QVERIFY(QFile::copy(place.at(QStringLiteral("a/sub/s.attnscope")),
                        place.at(QStringLiteral("elsewhere/s.attnscope"))));
    openedFrom(QStringLiteral("elsewhere/s.attnscope"), QStringLiteral("a"));
    QVERIFY(QFile::rename(place.at(QStringLiteral("a")), place.at(QStringLiteral("b"))));
    openedFrom(QStringLiteral("b/sub/s.attnscope"), QStringLiteral("b"));
}

void TestFoundFiles::savingOpeningSavingIsIdentical() {
    const FoundPlace place;
    const QString path = place.at(QStringLiteral("s.attnscope"));
    const auto bytes = [&] {
        QFile file(path);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    };
    Window window(scenario_with(relative));
    window.main.model().setComparison({.frozen = {{window.scenario()}}});
    window.main.sessionFiles().saveTo(path);
    const QByteArray first = bytes();
    QVERIFY(first.contains("\"files\""));
    Window other;
    other.main.files().open({path});
    other.settle();
    other.main.sessionFiles().saveTo(path);
    QCOMPARE(bytes(), first);
}

void TestFoundFiles::filesAreExportedToFoldersThatAreThere() {
    const QTemporaryDir folder;
    Settings settings;
    QVERIFY(QDir(settings.exportFolder()).exists());
    settings.setExportFolder(folder.path());
    QCOMPARE(settings.exportFolder(), folder.path());
    settings.setExportFolder(folder.filePath(QStringLiteral("gone")));
    QVERIFY(QDir(settings.exportFolder()).exists());
    QCOMPARE(existingFolder({QStringLiteral("/nowhere"), QString(), folder.path()}), folder.path());
}

void TestFoundFiles::dialogsShowDatesInFull() {
    const FoundPlace place;
    Window window;
    bool looked = false;
    QTimer::singleShot(500, qApp, [&] {
        auto* dialog = qobject_cast<QFileDialog*>(QApplication::activeModalWidget());
        auto* tree = dialog->findChild<QTreeView*>(QStringLiteral("treeView"));
        const QAbstractItemView* list = tree;
        const QHeaderView& header = *tree->header();
        looked = true;
        for (int column = 0; column < header.count(); ++column)
            if (!header.isSectionHidden(column))
                looked = looked && header.sectionSize(column) >= list->sizeHintForColumn(column);
        looked = looked && header.length() <= list->viewport()->width();
        dialog->reject();
    });
    QCOMPARE(fileToOpen(&window.main, {QStringLiteral("Open"), place.folder.path(), {}}),
             QString());
    QVERIFY(looked);
}

void TestFoundFiles::aNameThatDoesNotExistIsSaidByTheWindow_data() {
    QTest::addColumn<QString>("names");
    for (const char* const names : {"nope.npy", "nope", "nope.txt", "nope.json", "nope.attnscope",
                                    "nope.md", "\"nope.npy\" \"none.npy\"", "sub/nope.safetensors"})
        QTest::newRow(names) << QString::fromLatin1(names);
}

void TestFoundFiles::aNameThatDoesNotExistIsSaidByTheWindow() {
    QFETCH(const QString, names);
    const FoundPlace place;
    Window window;
    QAction* open = window.main.menuBar()->actions().front()->menu()->actions().front();
    QVERIFY(closesWith(names, place.folder.path(), [&] { open->trigger(); }));
    const MessageBar& said = *window.main.messages();
    QTRY_VERIFY2_WITH_TIMEOUT(
        said.text().contains(QStringLiteral("no such file"), Qt::CaseInsensitive),
        qPrintable(said.text()), patience);
    QVERIFY2(said.text().contains(QStringLiteral("nope")), qPrintable(said.text()));
    QVERIFY(window.scenario().query_file.empty() && window.scenario().tokens_file.empty());
}

void TestFoundFiles::aPipeIsSaidToBeOne() {
    const FoundPlace place;
    Window window;
    window.settle();
    const QString pipe = place.at(QStringLiteral("pipe.json"));
    QCOMPARE(mkfifo(pipe.toLocal8Bit().constData(), 0600), 0);
    window.drop({pipe});
    const MessageBar& said = *window.main.messages();
    QTRY_VERIFY2_WITH_TIMEOUT(said.text().contains(QStringLiteral("pipe, not a file")),
                              qPrintable(said.text()), patience);
}

void TestFoundFiles::aNameThatDoesNotExistClosesOtherDialogs() {
    const FoundPlace place;
    Window window;
    const QString missing = place.at(QStringLiteral("nope"));
    QString chosen;
    const FileQuestion question{QStringLiteral("Open"), {}, {}};
    QVERIFY(closesWith(QStringLiteral("nope"), place.folder.path(),
                       [&] { chosen = fileToOpen(&window.main, question); }));
    QCOMPARE(chosen, missing);
    QVERIFY(closesWith(QStringLiteral("nope"), place.folder.path(),
                       [&] { chosen = folderToSaveIn(&window.main, question); }));
    QCOMPARE(chosen, missing);
}
