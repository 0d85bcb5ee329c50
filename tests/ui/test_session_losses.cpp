#include "tests/ui/test_session_losses.h"

#include <QJsonArray>
#include <QTest>
#include <algorithm>

#include "core/fields/fields.h"
#include "core/fields/number_range.h"
#include "core/scenario/scale.h"
#include "core/text/errors.h"
#include "tests/ui/random_edits.h"
#include "tests/ui/sessions.h"
#include "ui/session/session_json.h"
#include "ui/session/session_keeper.h"

using namespace attnscope;
using namespace attnscope::testing;

// What a session's text holds and the session does not would be gone with the next Ctrl+S: each
// place of the text is given what is not understood there, and each time a fault has to be said.

namespace {

using Put = std::function<void(const QJsonValue&)>;
using Visit = std::function<void(const QJsonValue& value, const Put& put, const QString& path)>;

/// Calls `visit` with each value within `value`, and what puts another in its place.
void visitAll(const QJsonValue& value, const Put& put, const QString& path, const Visit& visit) {
    visit(value, put, path);
    const QJsonArray elements = value.toArray();
    for (qsizetype i = 0; i < elements.size(); ++i) {
        const auto putElement = [&](const QJsonValue& other) {
            QJsonArray changed = elements;
            changed[i] = other;
            put(changed);
        };
        visitAll(elements[i], putElement, path + u'/' + QString::number(i), visit);
    }
    const QJsonObject object = value.toObject();
    for (const QString& key : object.keys()) {
        const auto putMember = [&](const QJsonValue& other) {
            QJsonObject changed = object;
            changed[key] = other;
            put(changed);
        };
        visitAll(object[key], putMember, path + u'/' + key, visit);
    }
}

/// A text with something at each of its places.
QJsonObject wholeSession() {
    Session session = rich();
    session.scenario = with_field(session.scenario, "query_file", "/nowhere/q.npy");
    return objectOf(session, QStringLiteral("/nowhere"));
}

int places = 0;

void verifyFault(const QJsonValue& text, const QString& what) {
    ++places;
    const ReadSession read = sessionAsWritten(QJsonDocument(text.toObject()).toJson());
    if (read.faults.isEmpty())
        QFAIL(qPrintable(what));
    for (const QString& fault : read.faults)
        QVERIFY2(!fault.isEmpty(), qPrintable(what));
}

bool isVersion(const QString& path) {
    return path.isEmpty() || path == QStringLiteral("/attnscope-session");
}

/// Whether the path leads to a number of a Scenario.
bool isNumber(const QString& path) {
    const std::string key = path.section(u'/', -1).toStdString();
    const auto found = std::ranges::find(fields(), key, &Field::key);
    return found != fields().end() && number_range(*found);
}

}  // namespace

void TestSessionLosses::valuesOfAnotherTypeAreFaults() {
    QCOMPARE(sessionAsWritten(QJsonDocument(wholeSession()).toJson()).faults, QStringList());
    places = 0;
    QJsonValue changed;
    const auto root = [&](const QJsonValue& text) { changed = text; };
    visitAll(wholeSession(), root, {},
             [&](const QJsonValue& value, const Put& put, const QString& path) {
                 if (isVersion(path))
                     return;
                 for (const QJsonValue& other : {QJsonValue(7.5), QJsonValue(true), QJsonValue(),
                                                 QJsonValue(QStringLiteral("§"))}) {
                     if (other.type() == value.type() || (other.isDouble() && isNumber(path)))
                         continue;  // may be meant
                     put(other);
                     verifyFault(changed, path);
                 }
             });
    QVERIFY(places > 1000);
}

void TestSessionLosses::numbersNeedNoQuotes() {
    const ReadSession read = sessionAsWritten(
        R"({"attnscope-session": 1, "scenario": {"n": 4096, "lambda": 0.25, "rule": "constant"}})");
    QCOMPARE(read.faults, QStringList());
    QCOMPARE(read.session.scenario.n, 4096);
    QCOMPARE(scale(read.session.scenario), 0.25);
    QVERIFY(!sessionAsWritten(R"({"attnscope-session": 1, "scenario": {"key_file": 7}})")
                 .faults.isEmpty());
}

void TestSessionLosses::aTextThatIsNoSessionSaysWhere() {
    const auto sentence = [](const QByteArray& text) {
        try {
            sessionFromJson(text);
        } catch (const FileError& fault) {
            return std::string(fault.what());
        }
        return std::string();
    };
    QCOMPARE(sentence(" \n"), std::string("is empty"));
    QCOMPARE(sentence("{\n \"attnscope-session\": 1,\n}"),
             std::string("is not JSON at line 3, character 1"));
}

void TestSessionLosses::unknownKeysAreFaultsEverywhere() {
    places = 0;
    QJsonValue changed;
    const auto root = [&](const QJsonValue& text) { changed = text; };
    for (const QJsonValue& added : {QJsonValue(true), QJsonValue(QJsonObject()), QJsonValue()})
        for (const QString& key : {QStringLiteral("hologram"), QStringLiteral("attnscope-session"),
                                   QStringLiteral("formulas"), QStringLiteral("title")})
            visitAll(wholeSession(), root, {},
                     [&](const QJsonValue& value, const Put& put, const QString& path) {
                         QJsonObject object = value.toObject();
                         if (!value.isObject() || object.contains(key))
                             return;
                         object[key] = added;
                         put(object);
                         verifyFault(changed, path + u'/' + key);
                     });
    QVERIFY(places > 100);
}

/// The first key of each object of the text stands there twice, the other time with nothing.
void TestSessionLosses::doubledKeysAreFaultsEverywhere() {
    const QByteArray text = QJsonDocument(wholeSession()).toJson();
    places = 0;
    for (qsizetype at = text.indexOf("{\n"); at >= 0; at = text.indexOf("{\n", at + 1)) {
        const qsizetype key = text.indexOf('"', at), end = text.indexOf(':', key);
        const QByteArray before = text.left(end) + ": \"\", ";
        const ReadSession read = sessionAsWritten(before + text.mid(key));
        QCOMPARE(read.faults.size(), 1);
        QVERIFY2(read.faults[0].contains(QStringLiteral("more than once")),
                 qPrintable(read.faults[0]));
        ++places;
    }
    QVERIFY(places > 10);
}

void TestSessionLosses::otherVersionsAreFaults_data() {
    QTest::addColumn<double>("version");
    for (const double version : {2.0, 2.5, 1.5, 1e10, 1e300, 0.0, -1.0, 0.5})
        QTest::addRow("%g", version) << version;
}

void TestSessionLosses::otherVersionsAreFaults() {
    QFETCH(const double, version);
    const ReadSession read = sessionAsWritten(changed(
        [&](QJsonObject& object) { object[QStringLiteral("attnscope-session")] = version; }));
    QCOMPARE(read.faults.size(), 1);
    QCOMPARE(read.faults[0].contains(QStringLiteral("later version")), version > 1);
    QVERIFY(read.session == rich());
}

void TestSessionLosses::valuesOutOfRangeAreFaults_data() {
    QTest::addColumn<QByteArray>("old");
    QTest::addColumn<QByteArray>("text");
    QTest::newRow("share") << QByteArray("\"share\": 1") << QByteArray("\"share\": 1e-9");
    QTest::newRow("maximised") << QByteArray("\"maximised\": \"angles\"")
                               << QByteArray("\"maximised\": \"holograms\"");
    QTest::newRow("board's version")
        << QByteArray("\"version\": 1") << QByteArray("\"version\": 2.5");
    QTest::newRow("part of a row") << QByteArray("\"rows\": 96") << QByteArray("\"rows\": 96.5");
    QTest::newRow("zoom") << QByteArray("80,") << QByteArray("800,");
    QTest::newRow("zoom of three ends") << QByteArray("80,") << QByteArray("80, 90,");
    QTest::newRow("formula") << QByteArray("15 + 2") << QByteArray("15 + 3");
}

void TestSessionLosses::valuesOutOfRangeAreFaults() {
    QFETCH(const QByteArray, old);
    QFETCH(const QByteArray, text);
    QVERIFY(!sessionAsWritten(replaced(old, text)).faults.isEmpty());
}

void TestSessionLosses::smallFaultsAreSaid_data() {
    QTest::addColumn<QByteArray>("text");
    const QByteArray before = "{\"attnscope-session\": 1, ", after = "}";
    for (const char* frozen :
         {R"({"n": 256})", R"({"name": 5, "scenario": {"n": 256}})",
          R"({"scenario": {}, "n": 256})", R"({"scenario": {"hologram": 1}})", R"({"scenario": 5})",
          "5", R"({"name": "a", "scenario": {}, "n": 256}, {"name": "b", "scenario": {}})"}) {
        const QByteArray list = QByteArray("\"frozen\": [") + frozen + ']';
        QTest::newRow(list) << before + list + after;
        QTest::newRow("step: " + list) << before + "\"steps\": [{" + list + "}]" + after;
    }
    for (const char* edits : {"5", "[5]", "{\"hidden\": \"laplace\"}", "[\"hologram=1\"]"})
        QTest::addRow("edits: %s", edits)
            << before + "\"edits\": {\"entropy-vs-length\": " + edits + '}' + after;
    for (const char* text :
         {R"("scenario": {"scenario": {}})", R"("frozen": {"frozen": {}})",
          R"("frozen": [{"scenario": {}, "frozen": {}}])", R"("steps": [{"steps": []}])",
          R"("board": {"board": {}})", R"("hidden": {"hologram": []})",
          R"("matrix-zoom": {"hologram": {}})", R"("frozen-shown": {})", R"("saved-as": 5)"})
        QTest::newRow(text) << before + text + after;
    for (const char* part : {R"("files": {})", R"("saved-as": "a")"})
        QTest::newRow(part) << before +
                                   R"("lesson": {"name": "row", "step": 0,
                                       "before": {"attnscope-session": 1, )" +
                                   part + "}}" + after;
    QTest::newRow("lesson") << before + "\"lesson\": {\"name\": 5, \"step\": 1}" + after;
}

void TestSessionLosses::smallFaultsAreSaid() {
    QFETCH(const QByteArray, text);
    QVERIFY(QJsonDocument::fromJson(text).isObject());
    verifyFault(QJsonDocument::fromJson(text).object(), QString::fromUtf8(text));
}

void TestSessionLosses::whatSaysNothingIsNoFault_data() {
    QTest::addColumn<QByteArray>("text");
    for (const char* part :
         {"\"steps\": []", "\"zooms\": {}", "\"zooms\": {\"angles\": {}}", "\"hidden\": {}",
          "\"hidden\": {\"angles\": []}", "\"formulas\": {}", "\"files\": {}", "\"scenario\": {}",
          "\"frozen\": {}", "\"frozen\": []", "\"steps\": [{\"frozen\": []}]",
          "\"frozen\": [{\"scenario\": {\"n\": 256}}]", "\"row-pinned\": false", "\"steps\": [{}]"})
        QTest::newRow(part) << QByteArray("{\"attnscope-session\": 1, ") + part + '}';
}

void TestSessionLosses::whatSaysNothingIsNoFault() {
    QFETCH(const QByteArray, text);
    QCOMPARE(sessionAsWritten(text).faults, QStringList());
}

void TestSessionLosses::whateverAWindowShowsIsReadBack() {
    constexpr int edits = 200;
    Window window;
    window.settle();
    std::mt19937 random(20'261'123);
    for (int i = 0; i < edits; ++i) {
        if (random() % 6 == 0)
            zoomAnything(window.main, random);
        else
            editAnything(window.main, random);
        const QByteArray text = toJson(window.main.sessions().session());
        const ReadSession read = sessionAsWritten(text);
        QCOMPARE(read.faults, QStringList());
        QCOMPARE(toJson(read.session), text);
    }
}

void TestSessionLosses::whatASessionSaysWronglyOfALessonIsTold() {
    const QString name = QStringLiteral("name"), step = QStringLiteral("step");
    const QString row = QStringLiteral("row"), before = QStringLiteral("before");
    for (const QJsonObject& lesson :
         {QJsonObject{{name, QStringLiteral("column")}, {step, 0}}, QJsonObject{{name, row}},
          QJsonObject{{name, row}, {step, -1}},
          QJsonObject{{name, row}, {step, 1}, {QStringLiteral("hologram"), 1}},
          QJsonObject{{name, row}, {step, 1}, {before, 7}}}) {
        const ReadSession read = sessionFromJson(
            changed([&](QJsonObject& session) { session[QStringLiteral("lesson")] = lesson; }));
        QVERIFY(!read.faults.isEmpty() && !read.faults.front().isEmpty());
        QCOMPARE(read.session.scenario, rich().scenario);
    }
}
