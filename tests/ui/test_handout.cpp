#include "tests/ui/test_handout.h"

#include <QApplication>
#include <QFileDialog>
#include <QMenuBar>
#include <QProgressDialog>
#include <QSettings>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTimer>

#include "tests/ui/lesson_window.h"
#include "ui/export/exporter.h"
#include "ui/settings/settings.h"

using namespace attnscope;
using namespace attnscope::testing;

namespace {

QAction* handoutAction(LessonWindow& window) {
    for (QAction* menu : window.main.menuBar()->actions())
        for (QAction* action : menu->menu() ? menu->menu()->actions() : QList<QAction*>())
            if (action->text() == LessonGuide::tr("&Export handout…"))
                return action;
    return nullptr;
}

/// Answers the dialog that asks for a file, as a person does who chooses a kind of files there.
void answerWith(qsizetype kind) {
    QTimer::singleShot(0, qApp, [kind] {
        auto* dialog = qobject_cast<QFileDialog*>(QApplication::activeModalWidget());
        QVERIFY(dialog);
        dialog->selectNameFilter(dialog->nameFilters().at(kind));
        static_cast<QDialog*>(dialog)->accept();
    });
}

}  // namespace

void TestHandout::init() {
    QSettings().clear();
    QApplication::setEffectEnabled(Qt::UI_General, false);
}

void TestHandout::isExportedWhileALessonIsOpen() {
    const QTemporaryDir folder;
    Settings().setExportFolder(folder.path());
    LessonWindow window;
    QAction* action = handoutAction(window);
    QVERIFY(action && !action->isEnabled());
    window.open("row");
    QVERIFY(action->isEnabled());
    QSignalSpy written(&window.main.exporter(), &Exporter::written);
    answerWith(0);
    action->trigger();
    QCOMPARE(written.count(), 1);
    const QString path = folder.filePath(QStringLiteral("row.pdf"));
    QCOMPARE(written.front().front().toString(), path);
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    QVERIFY(file.readAll().startsWith("%PDF-"));
    window.guide().leave();
    window.settle();
    QVERIFY(!action->isEnabled());
}

void TestHandout::isAFolderIfThatIsChosen() {
    const QTemporaryDir folder;
    Settings().setExportFolder(folder.path());
    LessonWindow window;
    window.open("row");
    answerWith(1);
    handoutAction(window)->trigger();
    QVERIFY(QFile::exists(folder.filePath(QStringLiteral("row/index.html"))));
    QVERIFY(QFile::exists(folder.filePath(QStringLiteral("row/figure-01.svg"))));
}

void TestHandout::cancellingWritesNothing() {
    const QTemporaryDir folder;
    Settings().setExportFolder(folder.path());
    LessonWindow window;
    window.open("row");
    QSignalSpy written(&window.main.exporter(), &Exporter::written);
    QSignalSpy failed(&window.main.exporter(), &Exporter::failed);
    QTimer canceller;
    connect(&canceller, &QTimer::timeout, qApp, [] {
        for (QWidget* each : QApplication::topLevelWidgets())
            if (auto* dialog = qobject_cast<QProgressDialog*>(each))
                Q_EMIT dialog->canceled();
    });
    answerWith(0);
    canceller.start(0);
    handoutAction(window)->trigger();
    canceller.stop();
    QCOMPARE(written.count() + failed.count(), 0);
    QVERIFY(QDir(folder.path()).isEmpty());
}
