#include "tests/ui/test_captured_files.h"

#include <QFile>
#include <QSettings>
#include <QTemporaryDir>
#include <filesystem>

#include "core/fields/fields.h"
#include "tests/core/captured_file.h"
#include "tests/ui/heads_file.h"
#include "tests/ui/window_testing.h"
#include "ui/controls/by_file_mark.h"
#include "ui/heatmap/head_chooser.h"
#include "ui/panel/scenario_panel.h"
#include "ui/session/session_json.h"
#include "ui/session/session_keeper.h"
#include "ui/status/message_bar.h"
#include "ui/status/status_line.h"
#include "ui/window/file_opener.h"
#include "ui/window/running_window.h"

using namespace attnscope;
using namespace attnscope::testing;

namespace {

const std::vector<Call> twoLayers = {{"h.0.attn", causal_layer}, {"h.1.attn", window_layer}};

void putBytes(const QString& path, const std::string& bytes) {
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly))
        qFatal("no file");
    file.write(QByteArray::fromStdString(bytes));
}

/// Puts a whole file in the place of another one.
void replace(const QString& path, const std::string& bytes) {
    const QString beside = path + QStringLiteral(".new");
    putBytes(beside, bytes);
    std::filesystem::rename(beside.toStdString(), path.toStdString());
}

/// A window on a captured file.
struct CapturedWindow : Window {
    QTemporaryDir folder;
    QString path = folder.filePath(QStringLiteral("heads.safetensors"));

    explicit CapturedWindow(const std::vector<Call>& calls = twoLayers,
                            const std::string& tokens = {}) {
        settle();
        main.sessions().startAnew();
        putBytes(path, captured_bytes(calls, tokens));
        drop({path});
        QTRY_VERIFY_WITH_TIMEOUT(scenario().query_file == path.toStdString(), patience);
        settle();
    }

    QString value(const char* key) { return QString::fromStdString(get(scenario(), field(key))); }
    void choose(const std::string& layer) {
        Q_EMIT main.model().tensorsRequested({layer + ".q", layer + ".k"});
        QTRY_VERIFY_WITH_TIMEOUT(scenario().query_tensor == layer + ".q", patience);
    }
};

/// The marks "by the file" that are seen beside a control.
int marksAt(const QWidget& row) {
    int count = 0;
    for (const ByFileMark* mark : row.findChildren<ByFileMark*>())
        count += mark->isHidden() ? 0 : 1;
    return count;
}

}  // namespace

void TestCapturedFiles::init() {
    QSettings().clear();
}

void TestCapturedFiles::openingOneSetsTheScenarioInOneStep() {
    CapturedWindow window;
    QCOMPARE(window.value("rule"), QStringLiteral("constant"));
    QCOMPARE(window.value("lambda"), QStringLiteral("0.25"));
    QCOMPARE(window.value("mask"), QStringLiteral("causal"));
    QCOMPARE(window.value("query_tensor"), QStringLiteral("h.0.attn.q"));
    QVERIFY2(window.main.messages()->text().isEmpty(),
             qPrintable(window.main.messages()->text()));  // nothing is asked
    const QString told = window.main.status()->message();
    QVERIFY2(
        told.contains(QStringLiteral("By the file: ")) && told.contains(QStringLiteral("0.25")),
        qPrintable(told));
    QCOMPARE(window.main.attention()->picture()->frame.lambdas.back(), 0.25);
    window.main.sessions().undo();
    QCOMPARE(window.scenario(), small());
    window.main.sessions().redo();
    QCOMPARE(window.value("mask"), QStringLiteral("causal"));
    QVERIFY(window.main.model().isByFile("mask"));

    window.main.model().setField("lambda", "0.1");
    window.drop({window.path});  // opened once more: all is by the file again
    QTRY_COMPARE_WITH_TIMEOUT(window.value("lambda"), QStringLiteral("0.25"), patience);
}

void TestCapturedFiles::fieldsByTheFileAreMarked() {
    CapturedWindow window;
    QWidget& bar = *window.main.quickBar();
    FieldControl& mask = *window.main.panel()->control("mask");
    const QWidget& row = *mask.parentWidget();
    QCOMPARE(marksAt(bar), 2);  // rule and λ
    QCOMPARE(marksAt(row), 1);
    QVERIFY(mask.toolTip().contains(QStringLiteral("The file heads.safetensors states this")));
    QVERIFY(mask.editor()->toolTip().contains(QStringLiteral("heads.safetensors")));
    QVERIFY(mask.editor()->accessibleDescription().contains(QStringLiteral("heads.safetensors")));

    window.main.model().setField("lambda", "0.1");
    QCOMPARE(marksAt(bar), 0);  // the rule is the user's as well
    QCOMPARE(marksAt(row), 1);
    QVERIFY2(window.number("lambda").toolTip().contains(
                 QStringLiteral("The file heads.safetensors states 0.25")),
             qPrintable(window.number("lambda").toolTip()));
    window.main.sessions().undo();
    QCOMPARE(marksAt(bar), 2);
}

void TestCapturedFiles::itsTokensAreLabels() {
    CapturedWindow window(twoLayers, R"(["The", "Ġcat", "sat"])");
    QTRY_COMPARE_WITH_TIMEOUT(window.main.attention()->places().count(), 3, patience);
    QCOMPARE(window.main.attention()->places().labels().at(1), std::string("Ġcat"));
    QCOMPARE(window.scenario().tokens_file, window.path.toStdString());
    window.main.sessions().undo();
    QCOMPARE(window.scenario().tokens_file, std::string());
}

/// Of an encoder and a decoder, each call has the labels of its own texts.
void TestCapturedFiles::eachCallHasTheLabelsOfItsTexts() {
    const std::vector<Call> calls = {
        {"encoder", R"({"fields": {}, "key_text": 0, "query_text": 0})", 2, 3, 3},
        {"cross", R"({"fields": {}, "key_text": 0, "query_text": 1})", 2, 2, 3}};
    CapturedWindow window({{"h.0"}});
    replace(
        window.path,
        file_of_calls(calls, {{"attnscope.format", "1"},
                              {"attnscope.calls", calls_text(calls)},
                              {"attnscope.texts", R"([["le", "chat", "dort"], ["a", "cat"]])"}}));
    window.drop({window.path});
    window.choose("encoder");
    const auto names = [&] { return window.main.attention()->places(); };
    QTRY_COMPARE_WITH_TIMEOUT(names().label(1), QStringLiteral("chat"), patience);
    QVERIFY(!names().haveQueriesOwn());
    window.choose("cross");
    QTRY_VERIFY_WITH_TIMEOUT(names().haveQueriesOwn(), patience);
    QCOMPARE(names().ofRows(0).label(1), QStringLiteral("cat"));
    QCOMPARE(names().label(1), QStringLiteral("chat"));
}

void TestCapturedFiles::labelsDroppedWithItStay() {
    CapturedWindow window;
    const QString labels = window.folder.filePath(QStringLiteral("labels.txt"));
    const QString other = window.folder.filePath(QStringLiteral("other.safetensors"));
    putBytes(labels, "one\ntwo\n");
    putBytes(other, captured_bytes(twoLayers, R"(["a", "b", "c"])"));
    window.drop({other, labels});
    QTRY_VERIFY_WITH_TIMEOUT(window.scenario().query_file == other.toStdString(), patience);
    QCOMPARE(window.scenario().tokens_file, labels.toStdString());
}

void TestCapturedFiles::itsTokensAreTakenIfOthersAreRefused() {
    CapturedWindow window(std::vector<Call>{{"h.0.attn", hidden_layer}}, R"(["a", "b", "c"])");
    const QString labels = window.folder.filePath(QStringLiteral("labels.txt"));
    const QString bad = window.folder.filePath(QStringLiteral("bad.json"));
    putBytes(labels, "one\ntwo\n");
    putBytes(bad, "[1]");
    window.drop({labels});
    QTRY_COMPARE_WITH_TIMEOUT(window.scenario().tokens_file, labels.toStdString(), patience);
    window.drop({window.path, bad});
    QTRY_COMPARE_WITH_TIMEOUT(window.scenario().tokens_file, window.path.toStdString(), patience);
    window.settle();
    const QString said = window.main.messages()->text();
    for (const char* part : {"bad.json", "its mask hides padding"})
        QVERIFY2(said.contains(QLatin1StringView(part)), qPrintable(said));
}

void TestCapturedFiles::aMaskThatIsProposedIsSaid() {
    CapturedWindow window(std::vector<Call>{{"h.0.attn", layer_without_mask}});
    QCOMPARE(window.value("mask"), QStringLiteral("causal"));
    const QString told = window.main.status()->message();
    for (const char* part : {"By the file: ", "Causal mask"})
        QVERIFY2(told.contains(QLatin1StringView(part)), qPrintable(told));
}

void TestCapturedFiles::tokensHideNoOtherFault() {
    CapturedWindow window(std::vector<Call>{{"h.0.attn", hidden_layer}});
    const QString labels = window.folder.filePath(QStringLiteral("labels.txt"));
    putBytes(labels, "one\ntwo\n");
    window.drop({labels});
    QTRY_COMPARE_WITH_TIMEOUT(window.main.attention()->places().count(), 2, patience);
    const QString said = window.main.messages()->text();
    QVERIFY2(said.contains(QStringLiteral("its mask hides padding")), qPrintable(said));
}

void TestCapturedFiles::anotherCallBringsItsFields() {
    CapturedWindow window;
    window.choose("h.1.attn");
    QCOMPARE(window.value("lambda"), QStringLiteral("0.5"));
    QCOMPARE(window.value("mask"), QStringLiteral("causal-window"));
    QCOMPARE(window.value("window"), QStringLiteral("4"));
    window.main.sessions().undo();
    QCOMPARE(window.value("lambda"), QStringLiteral("0.25"));
    QCOMPARE(window.value("query_tensor"), QStringLiteral("h.0.attn.q"));

    window.main.model().setField("lambda", "0.1");
    window.choose("h.1.attn");
    QCOMPARE(window.value("lambda"), QStringLiteral("0.1"));  // the user's
    QCOMPARE(window.value("mask"), QStringLiteral("causal-window"));
}

void TestCapturedFiles::aHeadOfAnotherLayerBringsItsFields() {
    CapturedWindow window;
    window.main.board()->setBoardLayout({{{{{{{"heads"}, {"attention"}}}}}}, {}});
    HeadsView& view = *window.heads().view();
    QTRY_COMPARE_WITH_TIMEOUT(view.scene().tiles.size(), std::size_t{4}, patience);
    window.settle();
    const HeadsScene& scene = view.scene();
    const auto at = [&](const HeadId& id) {
        return scene.tiles.at(static_cast<std::size_t>(scene.indexOf(id))).head;
    };
    QCOMPARE(at({0, 1})->lambda, 0.25);
    QCOMPARE(at({1, 1})->lambda, 0.5);
    const auto computed = at({1, 1});
    QVERIFY(headName(*computed, true).startsWith(QStringLiteral("Layer 1 (h.1.attn), head 1")));
    Q_EMIT view.headChosen(scene.indexOf({1, 1}));
    window.settle();
    QCOMPARE(window.value("lambda"), QStringLiteral("0.5"));
    QCOMPARE(window.value("mask"), QStringLiteral("causal-window"));
    QCOMPARE(window.scenario().head, 1);
    QCOMPARE(at({1, 1}), computed);  // choosing a head computes none again
    window.main.sessions().undo();
    QCOMPARE(window.value("mask"), QStringLiteral("causal"));
}

void TestCapturedFiles::aMaskThatCannotBeShownIsSaid() {
    CapturedWindow window(std::vector<Call>{{"h.0.attn", hidden_layer}});
    const QString said = window.main.messages()->text();
    QVERIFY2(said.contains(QStringLiteral("its mask hides padding")), qPrintable(said));
    QCOMPARE(window.value("lambda"), QStringLiteral("0.25"));
    QCOMPARE(window.value("mask"), QStringLiteral("none"));
    QVERIFY(!window.main.model().isByFile("mask"));
    QCOMPARE(window.main.attention()->layerName(), QStringLiteral("h.0.attn"));
    QVERIFY(!window.main.attention()->maskNote().isEmpty());
    window.main.model().setField("mask", "causal");
    QCOMPARE(window.main.attention()->maskNote(), QString());
}

void TestCapturedFiles::metadataThatCannotBeUsedAreSaid() {
    CapturedWindow window(std::vector<Call>{{"h.0.attn", R"({"fields": {"mask": "diagonal"}})"}});
    const QString said = window.main.messages()->text();
    QVERIFY2(said.contains(QStringLiteral("what its metadata say")), qPrintable(said));
    QCOMPARE(window.value("rule"), QStringLiteral("inverse-sqrt-d"));
    QCOMPARE(window.main.attention()->picture()->rows, 12);  // the heads are shown
}

void TestCapturedFiles::aPlainFileForgetsThem() {
    CapturedWindow window(twoLayers, R"(["a"])");
    window.main.model().setField("mask", "window");
    const QString plain = writeTensors(window.folder.filePath(QStringLiteral("plain.safetensors")),
                                       {{"q", {2, 16, 8}}, {"k", {2, 16, 8}}});
    window.drop({plain});
    QTRY_COMPARE_WITH_TIMEOUT(window.scenario().n, 16, patience);
    QCOMPARE(window.value("rule"), QStringLiteral("inverse-sqrt-d"));
    QCOMPARE(window.value("tokens_file"), QString());
    QCOMPARE(window.value("mask"), QStringLiteral("window"));  // the user's
    QCOMPARE(marksAt(*window.main.quickBar()), 0);
}

void TestCapturedFiles::settingsOfTheCommandLineStay() {
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("heads.safetensors"));
    putBytes(path, captured_bytes(twoLayers));
    const std::string file = path.toStdString();
    for (const WindowWords& words :
         {WindowWords{{path}, {"lambda=0.1"}},
          WindowWords{{},
                      {"query_file=" + file, "key_file=" + file, "query_tensor=h.0.attn.q",
                       "key_tensor=h.0.attn.k", "lambda=0.1"}}}) {
        RunningWindow running(words, folder.path());
        const ScenarioModel& model = running.window().model();
        QTRY_VERIFY_WITH_TIMEOUT(model.scenario().query_tensor == "h.0.attn.q", patience);
        QCOMPARE(get(model.scenario(), field("lambda")), std::string("0.1"));
        QCOMPARE(model.scenario().mask, std::string("causal"));
    }
}

void TestCapturedFiles::aSessionKeepsThem() {
    CapturedWindow window(twoLayers, R"(["a"])");
    window.main.model().setField("lambda", "0.1");
    const QByteArray text = toJson(window.main.sessions().session());
    const ReadSession read = sessionFromJson(text, {});
    QVERIFY2(read.faults.isEmpty(), qPrintable(read.faults.join(u'\n')));
    Window other;
    other.main.sessions().show(read.session);
    QCOMPARE(other.scenario(), window.scenario());
    QVERIFY(other.main.model().isByFile("mask") && !other.main.model().isByFile("lambda"));
    QVERIFY(other.main.model().isByFile("tokens_file"));
}

void TestCapturedFiles::newHeadsArriveByThemselves() {
    CapturedWindow window(twoLayers, R"(["a"])");
    window.main.model().setField("mask", "none");
    const std::string longer =
        R"({"fields": {"rule": "constant", "lambda": 0.75, "mask": "causal"}})";
    replace(window.path, captured_bytes({{"h.0.attn", longer, 2, 20, 20, 16}}, R"(["a", "b"])"));
    QTRY_COMPARE_WITH_TIMEOUT(window.scenario().n, 20, patience);  // nobody comes back to it
    QCOMPARE(window.scenario().d, 16);
    QCOMPARE(window.value("lambda"), QStringLiteral("0.75"));
    QCOMPARE(window.value("mask"), QStringLiteral("none"));  // the user's
    QTRY_COMPARE_WITH_TIMEOUT(window.main.attention()->places().count(), 2, patience);
    window.settle();
    QCOMPARE(window.main.attention()->picture()->rows, 20);
    QVERIFY2(window.main.messages()->text().isEmpty(), qPrintable(window.main.messages()->text()));
    replace(window.path, captured_bytes({{"h.0.attn", causal_layer, 2, 6, 6, 8}}));  // once more
    QTRY_COMPARE_WITH_TIMEOUT(window.scenario().n, 6, patience);
    QCOMPARE(window.value("lambda"), QStringLiteral("0.25"));
}

void TestCapturedFiles::aRewrittenFileOfOtherTensorsIsOpened() {
    CapturedWindow window;
    window.main.model().setField("head", "1");
    window.settle();
    replace(window.path, "no tensors");  // for a moment
    QTRY_VERIFY_WITH_TIMEOUT(!window.main.attention()->view()->message().isEmpty(), patience);
    QCOMPARE(window.value("lambda"), QStringLiteral("0.25"));  // nothing is lost
    replace(window.path, captured_bytes({{"encoder", window_layer, 1}}));
    QTRY_VERIFY_WITH_TIMEOUT(window.scenario().query_tensor == "encoder.q", patience);
    window.settle();
    QCOMPARE(window.value("lambda"), QStringLiteral("0.5"));
    QCOMPARE(window.scenario().head, 0);
    QVERIFY(window.main.attention()->view()->message().isEmpty());
}
