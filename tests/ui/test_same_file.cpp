#include "tests/ui/test_same_file.h"

#include <QListWidget>
#include <QProcess>
#include <QSettings>

#include "tests/locations.h"
#include "tests/ui/editing.h"
#include "ui/views/export_request.h"

using namespace attnscope;
using namespace attnscope::testing;

namespace {

/// Writes the file of the dialog as the window does. Returns its bytes, and its command line in
/// `line`.
QByteArray written(Editing& on, std::string& line) {
    const auto [request, path] = on.dialog->files().front();
    line = commandLine(reduced(request), path);
    on.window.main.exporter().save(request, path);
    QFile file(QString::fromStdString(path));
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/// Runs a line in an empty folder. Returns the bytes of the file that it makes.
QByteArray madeBy(const std::string& line, const QString& name) {
    const QTemporaryDir folder;
    const std::string command =
        std::string(program_path()) + line.substr(std::string("attnscope").size());
    QProcess shell;
    shell.setWorkingDirectory(folder.path());
    shell.start(QStringLiteral("bash"), {QStringLiteral("-c"), QString::fromStdString(command)});
    if (!shell.waitForFinished(patience) || shell.exitCode() != 0)
        return shell.readAllStandardError();
    QFile file(folder.filePath(name));
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

}  // namespace

void TestSameFile::init() {
    QSettings().clear();
}

void TestSameFile::aFileOfTheWindowIsMadeAgainByItsLine_data() {
    QTest::addColumn<QString>("ending");
    for (const char* ending : {"png", "svg", "pdf", "csv"})
        QTest::newRow(ending) << QString::fromLatin1(ending);
}

/// The previews of a text while it is typed leave nothing behind, either.
void TestSameFile::aFileOfTheWindowIsMadeAgainByItsLine() {
    QFETCH(QString, ending);
    Editing on("entropy-vs-length", qPrintable(ending));
    on.showTab("Curves");
    on.dialog->curves()->setCurrentRow(0);
    on.type("Name", QStringLiteral("Mean $H(\\lambda_{2}) = \\sqrt{d}$"));
    if (ending != QStringLiteral("csv")) {
        on.type("Title", QStringLiteral("A title, $\\lambda$"));
        on.choose("For", QStringLiteral("neurips"));
    }
    std::string line;
    const QByteArray bytes = written(on, line);
    QVERIFY(bytes.size() > 1000);
    const QByteArray again = madeBy(line, QStringLiteral("entropy-vs-length.") + ending);
    QVERIFY2(again.size() > 1000, again.constData());
    if (ending == QStringLiteral("png"))
        QVERIFY(QImage::fromData(bytes) == QImage::fromData(again));
    QVERIFY2(bytes == again, line.c_str());
}

void TestSameFile::aFileHasItsEditedTitle() {
    Editing on("entropy-vs-length", "png");
    on.type("Title", QStringLiteral("Mine, $\\lambda$"));
    std::string line;
    QCOMPARE(QImage::fromData(written(on, line)).text(QStringLiteral("Title")),
             QStringLiteral("Mine, λ"));
}
