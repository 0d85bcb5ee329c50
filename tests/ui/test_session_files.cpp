#include "tests/ui/test_session_files.h"

#include <QFile>
#include <QFileDialog>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSettings>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>

#include "core/fields/fields.h"
#include "core/fields/follow.h"
#include "core/fields/labels.h"
#include "tests/ui/sessions.h"
#include "tests/ui/window_testing.h"
#include "tests/ui/window_with_heads.h"
#include "ui/look/text.h"
#include "ui/look/translated.h"
#include "ui/model/starting_layouts.h"
#include "ui/session/session_files.h"
#include "ui/session/session_json.h"
#include "ui/session/session_keeper.h"
#include "ui/status/message_bar.h"
#include "ui/window/file_opener.h"

using namespace attnscope;
using namespace attnscope::testing;

namespace {

QString write(const QTemporaryDir& folder, const QByteArray& text) {
    const QString path = folder.filePath(QStringLiteral("s.attnscope"));
    writeBytes(path, text);
    return path;
}

}  // namespace

void TestSessionFiles::saveOpenSaveIsIdentical() {
    for (const Session& session :
         {rich(), Session{small(), {}, startingLayouts()[1].layout, {}, {}}}) {
        const ReadSession read = sessionFromJson(toJson(session));
        QCOMPARE(read.faults, QStringList());
        QVERIFY(read.session == session);
        QCOMPARE(toJson(read.session), toJson(session));
    }
}

void TestSessionFiles::theWindowOpensAsItWasSaved() {
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("lecture.attnscope"));
    Window one;
    one.settle();
    one.main.sessions().show(rich());
    one.settle();
    one.main.sessionFiles().saveTo(path);
    Window other;
    other.settle();
    other.main.files().open({path});
    other.settle();
    QVERIFY(other.main.sessions().session() == rich());
    other.main.sessionFiles().saveTo(path + QStringLiteral("2"));
    QFile first(path), second(path + QStringLiteral("2"));
    QVERIFY(first.open(QIODevice::ReadOnly) && second.open(QIODevice::ReadOnly));
    QCOMPARE(first.readAll(), second.readAll());
}

void TestSessionFiles::ofALaterVersionWhatIsSoundIsOpened() {
    const ReadSession read = sessionFromJson(changed([](QJsonObject& object) {
        object[QStringLiteral("attnscope-session")] = 99;
        object[QStringLiteral("hologram")] = true;
        QJsonObject scenario = object[QStringLiteral("scenario")].toObject();
        scenario[QStringLiteral("temperature_field")] = QStringLiteral("7");
        object[QStringLiteral("scenario")] = scenario;
    }));
    QVERIFY(read.session == rich());
    QCOMPARE(read.faults.size(), 3);
    QVERIFY(read.faults[0].contains(QStringLiteral("later version")));
}

void TestSessionFiles::whatASparseFileLacksIsNoFault() {
    const QByteArray sparse =
        R"({"attnscope-session": 99, "scenario": {"n": "77"}, "steps": [{}]})";
    const ReadSession read = sessionFromJson(sparse);
    QCOMPARE(read.faults,
             QStringList{QStringLiteral("A later version of Attnscope made this session.")});
    QCOMPARE(read.session.scenario.n, 77);
    QVERIFY(read.session.board == startingLayouts().front().layout);
    QCOMPARE(read.session.steps.size(), 1U);
    QCOMPARE(sessionFromJson(R"({"attnscope-session": 1})").faults, QStringList());
}

void TestSessionFiles::viewsOfALaterVersionAreSaid() {
    const ReadSession read = sessionFromJson(R"({"attnscope-session": 1, "board": {"version": 1,
        "columns": [{"rows": [{"views": [{"view": "angles"}, {"view": "holograms"}]}]}]}})");
    QCOMPARE(read.faults, QStringList{QStringLiteral("The view 'holograms' is unknown.")});
    QCOMPARE(viewsOf(read.session.board), std::vector<std::string>{"angles"});
}

void TestSessionFiles::ofDamagedFieldsTheRestIsOpened_data() {
    QTest::addColumn<QString>("key");
    for (const Field& field : fields())
        if (!std::holds_alternative<TextField>(field.kind))
            QTest::addRow("%s", std::string(field.key).c_str()) << toQString(field.key);
}

void TestSessionFiles::ofDamagedFieldsTheRestIsOpened() {
    QFETCH(const QString, key);
    for (const QJsonValue& value :
         {QJsonValue(QStringLiteral("§")), QJsonValue(true), QJsonValue()}) {
        const ReadSession read = sessionFromJson(changed([&](QJsonObject& object) {
            QJsonObject scenario = object[QStringLiteral("scenario")].toObject();
            scenario[key] = value;
            object[QStringLiteral("scenario")] = scenario;
        }));
        Session wanted = rich();
        set(wanted.scenario, key.toStdString(), get(Scenario(), field(key.toStdString())));
        const std::size_t formulas = wanted.formulas.erase(key.toStdString());
        QCOMPARE(read.faults.size(), static_cast<qsizetype>(1 + formulas));
        const QString label = translated(label_of(field(key.toStdString())));
        QVERIFY2(read.faults[0].startsWith(label), qPrintable(read.faults[0]));
        QVERIFY(read.session == wanted);
    }
}

void TestSessionFiles::damagedPartsAreTold_data() {
    QTest::addColumn<QString>("key");
    for (const QString& key : QJsonDocument::fromJson(toJson(rich())).object().keys())
        if (key != QStringLiteral("attnscope-session"))
            QTest::addRow("%s", qPrintable(key)) << key;
}

void TestSessionFiles::damagedPartsAreTold() {
    QFETCH(const QString, key);
    for (const QJsonValue& value : {QJsonValue(7), QJsonValue(QStringLiteral("§")), QJsonValue()}) {
        const ReadSession read =
            sessionFromJson(changed([&](QJsonObject& object) { object[key] = value; }));
        QVERIFY(!read.faults.isEmpty());
        QVERIFY2(read.faults[0].endsWith(QStringLiteral(" cannot be read.")) &&
                     !read.faults[0].contains(key + u'\''),
                 qPrintable(read.faults[0]));
    }
}

void TestSessionFiles::ofDamagedStepsTheRestIsOpened() {
    const auto withSteps = [](const QJsonValue& steps) {
        return sessionFromJson(
            changed([&](QJsonObject& object) { object[QStringLiteral("steps")] = steps; }));
    };
    for (const QJsonValue& none : {QJsonValue(7), QJsonValue(QJsonObject())}) {
        const ReadSession read = withSteps(none);
        QVERIFY(read.session.steps.empty());
        QCOMPARE(read.faults.size(), 1);
        QCOMPARE(read.session.scenario, rich().scenario);
    }
    const QJsonObject step{
        {QStringLiteral("title"), QStringLiteral("T")},
        {QStringLiteral("views"),
         QJsonArray{QStringLiteral("none"), QStringLiteral("angles"), QStringLiteral("angles")}},
        {QStringLiteral("scenario"), QJsonObject{{QStringLiteral("n"), QStringLiteral("77")}}}};
    const ReadSession read = withSteps(QJsonArray{step});
    QCOMPARE(read.session.steps.size(), 1U);
    QCOMPARE(read.session.steps[0].views, std::vector<std::string>{"angles"});
    QCOMPARE(read.session.steps[0].scenario.n, 77);
    QCOMPARE(read.faults,
             QStringList{QStringLiteral("The presentation asks for views that cannot be shown.")});
}

void TestSessionFiles::hostileFilesChangeNothing_data() {
    QTest::addColumn<QByteArray>("text");
    const QByteArray whole = toJson(rich());
    for (int part = 0; part < 40; ++part)
        QTest::addRow("cut at %d of 40", part) << whole.left(whole.size() * part / 40);
    for (const char* text : {"",
                             "null",
                             "[]",
                             "{}",
                             "7",
                             "\"attnscope-session\"",
                             "{\"attnscope-session\": \"1\"}",
                             "{\"attnscope-session\": null}",
                             "{\"attnscope-session\": []}",
                             "\xff\xfe\x00",
                             "{\"attnscope-session\": 1",
                             "{{{{",
                             "]",
                             "\x93NUMPY",
                             "PK\x03\x04",
                             "<?xml?>",
                             "{\"scenario\": {}}",
                             "{\"attnscope-session\": true}",
                             "nan",
                             "{\"a\": 1e999}"})
        QTest::addRow("%s", QByteArray(text).toPercentEncoding().constData()) << QByteArray(text);
    QTest::newRow("deep") << QByteArray(100000, '[');
    QTest::newRow("large") << QByteArray(longestSession + 1, ' ');
}

void TestSessionFiles::hostileFilesChangeNothing() {
    QFETCH(const QByteArray, text);
    const QTemporaryDir folder;
    Window window;
    window.settle();
    const Session before = window.main.sessions().session();
    QSignalSpy failed(&window.main.sessionFiles(), &SessionFiles::failed);
    window.main.files().open({write(folder, text)});
    QCOMPARE(failed.size(), 1);
    QVERIFY(window.main.sessions().session() == before);
    QVERIFY(window.main.messages()->isVisible());
}

void TestSessionFiles::openingCanBeUndone() {
    const QTemporaryDir folder;
    Window window;
    window.settle();
    const Session before = window.main.sessions().session();
    window.main.files().open({write(folder, toJson(rich()))});
    QVERIFY(window.main.sessions().session() == rich());
    window.main.sessions().undo();
    QVERIFY(window.main.sessions().session() == before);
}

void TestSessionFiles::aFileThatCannotBeWrittenIsSaid() {
    Window window;
    QSignalSpy failed(&window.main.sessionFiles(), &SessionFiles::failed);
    window.main.sessionFiles().saveTo(QStringLiteral("/nowhere/at/all.attnscope"));
    QCOMPARE(failed.size(), 1);
}

void TestSessionFiles::whatWasNotReadInFullIsNotSavedOver_data() {
    QTest::addColumn<QByteArray>("text");
    QTest::newRow("a later version")
        << changed([](QJsonObject& object) { object[QStringLiteral("attnscope-session")] = 99; });
    QTest::newRow("an unknown key")
        << changed([](QJsonObject& object) { object[QStringLiteral("hologram")] = true; });
    QTest::newRow("half a version later")
        << changed([](QJsonObject& object) { object[QStringLiteral("attnscope-session")] = 2.5; });
    QTest::newRow("many versions later")
        << changed([](QJsonObject& object) { object[QStringLiteral("attnscope-session")] = 1e10; });
    QTest::newRow("a key within the board")
        << replaced("\"version\": 1", "\"version\": 1, \"depth\": 3");
    QTest::newRow("a key within a zoom") << replaced("\"x\": [", "\"z\": [1, 2], \"x\": [");
    QTest::newRow("hidden curves by a word") << replaced("\"d = 16\"", "16");
    QTest::newRow("a title that is a number") << replaced("\"title\": \"\"", "\"title\": 7");
    QTest::newRow("a doubled key") << replaced("\"n\": \"96\"", "\"n\": \"96\", \"n\": \"97\"");
    QTest::newRow("a bad n") << changed([](QJsonObject& object) {
        QJsonObject scenario = object[QStringLiteral("scenario")].toObject();
        scenario[QStringLiteral("n")] = QStringLiteral("potato");
        scenario[QStringLiteral("d")] = QStringLiteral("pear");
        object[QStringLiteral("scenario")] = scenario;
    });
}

void TestSessionFiles::whatWasNotReadInFullIsNotSavedOver() {
    QFETCH(const QByteArray, text);
    const QTemporaryDir folder;
    Window window;
    window.settle();
    const QString path = write(folder, text);
    window.main.files().open({path});
    const QString said = window.main.messages()->text();
    QVERIFY2(said.startsWith(QStringLiteral("s.attnscope was not read in full:\n")),
             qPrintable(said));
    bool asked = false;
    QTimer::singleShot(0, qApp, [&] {
        auto* dialog = qobject_cast<QFileDialog*>(QApplication::activeModalWidget());
        asked = dialog && dialog->acceptMode() == QFileDialog::AcceptSave;
        if (dialog)
            dialog->reject();
    });
    QTest::keyClick(&window.main, Qt::Key_S, Qt::ControlModifier);
    QVERIFY(asked);
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    QCOMPARE(file.readAll(), text);
}

void TestSessionFiles::aMissingFileIsNamedOnce() {
    Window window;
    for (const char* name : {"/nowhere/nofile.attnscope", "nofile.attnscope"}) {
        window.main.files().open({QLatin1String(name)});
        QCOMPARE(window.main.messages()->text().count(QStringLiteral("nofile")), 1);
    }
    const QTemporaryDir folder;
    window.main.files().open({write(folder, "[]")});
    QCOMPARE(window.main.messages()->text().count(QStringLiteral("s.attnscope")), 1);
}

void TestSessionFiles::theTitleHasTheFileAndAMarkOfChanges() {
    const QTemporaryDir folder;
    Window window;
    window.settle();
    QCOMPARE(window.main.windowTitle(), QStringLiteral("Attnscope"));
    window.main.model().setField("n", "50");
    QVERIFY(!window.main.isWindowModified());  // no file lacks it
    window.main.sessionFiles().saveTo(folder.filePath(QStringLiteral("lecture [*].attnscope")));
    QCOMPARE(window.main.windowTitle(),
             QStringLiteral("lecture [*][*].attnscope[*] – Attnscope"));  // as Qt writes it
    QVERIFY(!window.main.isWindowModified());
    window.main.model().setField("n", "60");
    QTRY_VERIFY_WITH_TIMEOUT(window.main.isWindowModified(), patience);
    window.main.sessions().undo();
    QTRY_VERIFY_WITH_TIMEOUT(!window.main.isWindowModified(), patience);
    window.main.sessions().redo();
    QTRY_VERIFY_WITH_TIMEOUT(window.main.isWindowModified(), patience);
    window.main.sessionFiles().save(&window.main);
    QVERIFY(!window.main.isWindowModified());
    window.main.files().open({write(folder, toJson(rich()))});
    QCOMPARE(window.main.windowTitle(), QStringLiteral("s.attnscope[*] – Attnscope"));
    window.settle();
    QTest::qWait(300);  // nothing that follows from opening it is a change
    QVERIFY(!window.main.isWindowModified());
    window.main.files().open(
        {write(folder, changed([](QJsonObject& object) { object[QStringLiteral("x")] = 1; }))});
    QCOMPARE(window.main.windowTitle(), QStringLiteral("Attnscope"));
}

void TestSessionFiles::theFirstSaveProposesANameInAFolderThatIsThere() {
    QSettings().clear();
    Window window;
    window.main.model().setField("mask", "causal");
    const QFileInfo proposed(window.main.sessionFiles().proposedPath());
    QCOMPARE(proposed.fileName(), QStringLiteral("inverse-sqrt-d-causal-n96-d16.attnscope"));
    QVERIFY2(proposed.dir().exists(), qPrintable(proposed.path()));
    Scenario scenario = small();
    scenario.queries = scenario.keys = "file";
    scenario.query_file = "/a/layer 5/q.npy";
    scenario.key_file = "/a/k.npz";
    QCOMPARE(proposedName(scenario), QStringLiteral("q-k-inverse-sqrt-d-n96-d16.attnscope"));
}

void TestSessionFiles::withoutASessionTheTitleHasTheFilesOfVectors() {
    WindowWithHeads window;
    QCOMPARE(window.main.windowTitle(), QStringLiteral("heads.safetensors[*] – Attnscope"));
    window.main.sessions().undo();
    window.settle();
    QCOMPARE(window.main.windowTitle(), QStringLiteral("Attnscope"));
    window.main.sessions().redo();
    window.settle();
    const QTemporaryDir folder;
    window.main.sessionFiles().saveTo(folder.filePath(QStringLiteral("lecture.attnscope")));
    QCOMPARE(window.main.windowTitle(), QStringLiteral("lecture.attnscope[*] – Attnscope"));
}
