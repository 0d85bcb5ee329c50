#include "tests/ui/test_opened_files.h"

#include <QPushButton>
#include <QSettings>
#include <QSignalSpy>
#include <QTemporaryDir>

#include "core/io/npy.h"
#include "core/text/errors.h"
#include "tests/core/captured_file.h"
#include "tests/ui/heads_file.h"
#include "tests/ui/window_testing.h"
#include "ui/arcs/arcs_pane.h"
#include "ui/controls/choice_control.h"
#include "ui/heatmap/head_chooser.h"
#include "ui/model/starting_layouts.h"
#include "ui/session/session_keeper.h"
#include "ui/status/message_bar.h"
#include "ui/status/status_line.h"
#include "ui/tokens/tokens_button.h"
#include "ui/window/file_opener.h"
#include "ui/window/running_window.h"

using namespace attnscope;
using namespace attnscope::testing;

namespace {

/// Files in a folder of their own.
struct OwnFiles {
    QTemporaryDir folder;

    QString matrix(const char* name, std::int64_t rows) const {
        const QString path = folder.filePath(QLatin1String(name));
        write_npy(path.toStdString(), rows, 8, [&](const auto& write) {
            std::vector<float> values(static_cast<std::size_t>(8 * rows));
            for (std::size_t i = 0; i < values.size(); ++i)
                values[i] = static_cast<float>(std::sin(1.7 * static_cast<double>(i)));
            write(values);
        });
        return path;
    }
    QString text(const char* name, const QByteArray& bytes) const {
        const QString path = folder.filePath(QLatin1String(name));
        QFile file(path);
        if (!file.open(QIODevice::WriteOnly))
            qFatal("no file");
        file.write(bytes);
        return path;
    }
    QString heads(int queries = 24, int keys = 24) const {
        return writeTensors(folder.filePath(QStringLiteral("heads.safetensors")),
                            {{"q", {4, queries, 8}}, {"k", {4, keys, 8}}});
    }
};

/// The Scenario of a window that was started with these words, and in which these files were opened
/// then, once its files are read.
Scenario startedWith(const WindowWords& words, const QStringList& then = {}) {
    QSettings().clear();
    const QTemporaryDir state;
    RunningWindow running(words, state.path());
    MainWindow& window = running.window();
    if (!then.isEmpty())
        window.files().open(then);
    const auto isRead = [&] {
        return has_own_vectors(window.model().scenario()) && window.isSettled();
    };
    if (!QTest::qWaitFor(isRead, patience))
        qWarning("%s", qPrintable(window.messages()->text()));
    return window.model().scenario();
}

}  // namespace

void TestOpenedFiles::init() {
    QSettings().clear();
}

void TestOpenedFiles::theSameFilesGiveTheSameScenarioInBothWays() {
    const OwnFiles own;
    const QString q = own.matrix("q.npy", 12), k = own.matrix("k.npy", 24), heads = own.heads();
    const std::string bytes = captured_bytes({{"h.0", layer_without_mask}});
    const QString captured = own.text("captured.safetensors", QByteArray::fromStdString(bytes));
    for (const QStringList& files : {QStringList{heads}, {q, k}, {k, q}, {captured}}) {
        const Scenario started = startedWith({files, {}});
        QCOMPARE(started, startedWith({}, files));
        QCOMPARE(started.mask, std::string("causal"));
    }
    const Scenario bySettings =
        startedWith({{}, {"query_file=" + q.toStdString(), "key_file=" + k.toStdString()}});
    const Scenario byFiles = startedWith({{q, k}, {}});
    QCOMPARE(bySettings.mask, byFiles.mask);
    QCOMPARE(bySettings.alignment, byFiles.alignment);
    QCOMPARE(byFiles.alignment, std::string("bottom-right"));
}

void TestOpenedFiles::tokensAreOpenedTogetherWithTheFiles() {
    const OwnFiles own;
    const QString heads = own.heads(), tokens = own.text("tokens.txt", "the\ncat\n");
    for (const QStringList& files : {QStringList{heads, tokens}, {tokens, heads}}) {
        const Scenario started = startedWith({files, {}});
        QCOMPARE(started.tokens_file, tokens.toStdString());
        QCOMPARE(started.n, 24);
    }
}

void TestOpenedFiles::settingsThatNeedTheFilesAreSetOnceTheseAreRead() {
    const OwnFiles own;
    const QString heads = own.heads();
    const WindowWords words = windowWords(
        {heads.toStdString(), "--set", "head=3", "--set=mask=none", "--set", "lambda=0.5"});
    QCOMPARE(words.files, QStringList{heads});
    const Scenario started = startedWith(words);
    QCOMPARE(started.head, 3);
    QCOMPARE(started.mask, std::string("none"));
    QCOMPARE(started.rule, std::string("constant"));
    const WindowWords before = windowWords(
        {"--set", "head=3", "--set=mask=none", "--set", "lambda=0.5", heads.toStdString()});
    QCOMPARE(startedWith(before), started);
}

void TestOpenedFiles::wordsThatContradictFilesAreRefused() {
    for (const std::vector<std::string>& words :
         std::vector<std::vector<std::string>>{{"a.npy", "--set", "query_file=b.npy"},
                                               {"a.npy", "t.txt", "--set", "tokens_file=u.txt"},
                                               {"a.npy", "--set", "mask=casual"},
                                               {"--set", "head=3"}})
        QVERIFY_THROWS_EXCEPTION(InvalidRequest, scenarioOf(windowWords(words)));
}

void TestOpenedFiles::aModelsConfigurationSetsTheScenarioInOneStep() {
    const OwnFiles own;
    Window window;
    window.settle();
    window.drop({own.text("config.json", R"({"model_type": "gemma2", "head_dim": 32,
        "query_pre_attn_scalar": 144, "attn_logit_softcapping": 50.0, "use_qk_norm": true})")});
    QTRY_COMPARE_WITH_TIMEOUT(window.scenario().rule, std::string("gemma-2"), patience);
    QCOMPARE(window.scenario().d, 32);
    QCOMPARE(window.scenario().position, std::string("rope"));
    const QString told = window.main.messages()->text();
    for (const char* part :
         {"By config.json: gemma2, layer 0", "query_pre_attn_scalar=144", "QK-norm (use_qk_norm)"})
        QVERIFY2(told.contains(QLatin1StringView(part)), qPrintable(told));
    window.main.sessions().undo();
    QCOMPARE(window.scenario(), small());

    window.drop({own.text("config.json", R"({"model_type": "gemma2", "head_dim": "wide"})")});
    const auto said = [&] { return window.main.messages()->text(); };
    QTRY_VERIFY2_WITH_TIMEOUT(said().contains(QStringLiteral("head_dim is not a whole number")),
                              qPrintable(said()), patience);
    QCOMPARE(window.scenario(), small());

    window.drop({own.heads()});  // layer 0 of the file; its size stays
    QTRY_COMPARE_WITH_TIMEOUT(window.scenario().d, 8, patience);
    window.settle();
    window.drop({own.text("config.json", R"({"model_type": "llama", "head_dim": 32})")});
    QTRY_COMPARE_WITH_TIMEOUT(window.scenario().position, std::string("rope"), patience);
    QCOMPARE(window.scenario().d, 8);
    window.drop({own.text("labels.json", R"(["a", "b"])")});
    QTRY_VERIFY_WITH_TIMEOUT(window.scenario().tokens_file.ends_with("labels.json"), patience);
}

void TestOpenedFiles::anotherConfigurationLeavesNothingOfTheFirst() {
    const OwnFiles own;
    Window window;
    window.settle();
    window.main.model().setField("normalizer", "sparsemax");
    window.drop({own.text("neox.json", R"({"model_type": "gpt_neox", "hidden_size": 64,
        "num_attention_heads": 2, "rotary_pct": 0.25, "rotary_emb_base": 500})")});
    const auto value = [&](const char* key) { return get(window.scenario(), field(key)); };
    QTRY_COMPARE_WITH_TIMEOUT(value("rotary_fraction"), std::string("0.25"), patience);
    QCOMPARE(value("normalizer"), std::string("softmax"));
    window.drop({own.text("cohere.json", R"({"model_type": "cohere2", "head_dim": 32,
        "sliding_window": 16})")});
    QTRY_COMPARE_WITH_TIMEOUT(value("mask"), std::string("causal-window"), patience);
    for (const char* const key : {"rotary_fraction", "rope_pairs", "rope_base"})
        QCOMPARE(value(key), get(Scenario(), field(key)));
}

/// A configuration that is named with files speaks of the layer that is opened, and what it says
/// stays to be read.
void TestOpenedFiles::aConfigurationBesideFilesFollowsTheirLayer() {
    const OwnFiles own;
    const QString heads = writeTensors(own.folder.filePath(QStringLiteral("heads.safetensors")),
                                       {{"layers.0.q", {2, 24, 8}},
                                        {"layers.0.k", {2, 24, 8}},
                                        {"layers.1.q", {2, 24, 8}},
                                        {"layers.1.k", {2, 24, 8}}});
    const QString config = own.text("config.json", R"({"model_type": "gemma2", "head_dim": 32,
        "query_pre_attn_scalar": 144, "attn_logit_softcapping": 50.0, "sliding_window": 16})");
    for (const WindowWords& words :
         {windowWords({heads.toStdString(), "--set", "model_config=" + config.toStdString(),
                       "--set", "query_tensor=layers.1.q", "--set", "key_tensor=layers.1.k"}),
          WindowWords{{heads, config},
                      {"query_tensor=layers.1.q", "key_tensor=layers.1.k", "softcap=7"}}}) {
        const QTemporaryDir state;
        QSettings().clear();
        RunningWindow running(withModelConfig(words), state.path());
        MainWindow& window = running.window();
        const ScenarioModel& model = window.model();
        QTRY_COMPARE_WITH_TIMEOUT(model.scenario().rule, std::string("gemma-2"), patience);
        QTRY_COMPARE_WITH_TIMEOUT(model.scenario().query_tensor, std::string("layers.1.q"),
                                  patience);
        QTRY_VERIFY_WITH_TIMEOUT(
            window.messages()->text().contains(QStringLiteral("gemma2, layer 1: ")), patience);
        QCOMPARE(model.scenario().mask, std::string("causal"));  // layer 0 has a window
        QCOMPARE(model.scenario().d, 8);
        const bool isTyped = words.files.contains(config);
        QCOMPARE(get(model.scenario(), field("softcap")), std::string(isTyped ? "7" : "50"));
    }
}

void TestOpenedFiles::theMaskIsChosenAboveTheMatrix() {
    const OwnFiles own;
    Window window;
    window.settle();
    ChoiceControl* mask = window.main.attention()->chooser()->mask();
    QVERIFY(!mask->isVisible());
    window.drop({own.matrix("q.npy", 12), own.matrix("k.npy", 24)});
    QTRY_VERIFY_WITH_TIMEOUT(mask->isVisible(), patience);
    QVERIFY(!window.main.attention()->chooser()->isOffered());  // one head alone
    QCOMPARE(mask->list()->currentData().toString(), QStringLiteral("causal"));
    QVERIFY2(window.main.status()->message().contains(QStringLiteral("Causal mask")),
             qPrintable(window.main.status()->message()));
    window.settle();
    QCOMPARE(window.main.attention()->picture()->frame.statistics.front().count, 13);
    mask->list()->setFocus(Qt::TabFocusReason);
    QTest::keyClick(mask->list(), Qt::Key_Home);
    QCOMPARE(window.scenario().mask, std::string("none"));
    window.settle();
    QCOMPARE(window.main.attention()->picture()->frame.statistics.front().count, 24);
    window.main.sessions().undo();
    QCOMPARE(window.scenario().mask, std::string("causal"));
    QCOMPARE(mask->list()->currentData().toString(), QStringLiteral("causal"));
    window.main.model().adopt(small());
    QVERIFY(!mask->isVisible());
}

void TestOpenedFiles::aMaskIsSaidToBeProposedOnlyWhereItIs() {
    const OwnFiles own;
    const QString sentence = QStringLiteral("no causal mask is set");
    Window window;
    const auto told = [&] { return window.main.status()->message(); };
    window.drop({own.heads(24, 16)});
    QTRY_VERIFY_WITH_TIMEOUT(told().contains(sentence), patience);
    window.main.model().setField("mask", "window");
    const std::string bytes =
        captured_bytes({{"h.0", R"({"fields": {"mask": "none"}})", 2, 24, 12}});
    window.drop({own.text("captured.safetensors", QByteArray::fromStdString(bytes))});
    QTRY_COMPARE_WITH_TIMEOUT(window.scenario().n, 12, patience);
    QCOMPARE(window.scenario().mask, std::string("none"));
    QTRY_VERIFY2_WITH_TIMEOUT(told().contains(QStringLiteral("By the file")), qPrintable(told()),
                              patience);
    QVERIFY2(!told().contains(sentence), qPrintable(told()));
}

void TestOpenedFiles::tokensThatAreRefusedChangeNothing() {
    const OwnFiles own;
    Window window;
    window.drop({own.heads()});
    QTRY_COMPARE_WITH_TIMEOUT(window.scenario().n, 24, patience);
    window.settle();
    const Scenario before = window.scenario();
    for (const QByteArray& bytes :
         {QByteArray(), QByteArray("\xff\xfe\n"), QByteArray("a\0b", 3)}) {
        window.main.messages()->hide();
        window.drop({own.text("bad.txt", bytes)});
        QTRY_VERIFY_WITH_TIMEOUT(window.main.messages()->text().contains(QStringLiteral("bad.txt")),
                                 patience);
        QCOMPARE(window.scenario(), before);
    }
    Q_EMIT window.main.model().fileRequested(QStringLiteral("tokens_file"),
                                             QStringLiteral("/nowhere.txt"));
    QTRY_VERIFY_WITH_TIMEOUT(window.main.messages()->text().contains(QStringLiteral("nowhere")),
                             patience);
    QCOMPARE(window.scenario(), before);
    window.drop({own.heads(), own.text("bad.json", "[1]")});
    QTRY_VERIFY_WITH_TIMEOUT(window.main.messages()->text().contains(QStringLiteral("bad.json")),
                             patience);
    QCOMPARE(window.scenario(), before);

    window.drop({own.text("good.txt", "the\ncat\n")});
    QTRY_COMPARE_WITH_TIMEOUT(window.main.attention()->places().count(), 2, patience);
    QCOMPARE(window.main.messages()->text(), QString());
    window.settle();
    QCOMPARE(window.main.attention()->labelsFault(),
             QStringLiteral("tokens for 2 of 24 positions"));
}

void TestOpenedFiles::afterQueriesTheKeysAreAskedFor() {
    const OwnFiles own;
    const QString q = own.matrix("first.npy", 12), k = own.matrix("second.npy", 24);
    Window window;
    window.settle();
    window.drop({q});
    QTRY_VERIFY_WITH_TIMEOUT(window.main.messages()->text().contains(QStringLiteral("What does")),
                             patience);
    window.main.messages()->answers().front()->click();
    QTRY_VERIFY_WITH_TIMEOUT(
        window.main.messages()->text().contains(QStringLiteral("keys are still not yours")),
        patience);
    QVERIFY(!window.main.messages()->isFault());
    QCOMPARE(window.scenario().queries, std::string("file"));
    window.drop({k});
    QTRY_COMPARE_WITH_TIMEOUT(window.scenario().n, 24, patience);
    QCOMPARE(window.scenario().query_file, q.toStdString());
    QCOMPARE(window.scenario().key_file, k.toStdString());
    QCOMPARE(window.scenario().alignment, std::string("bottom-right"));
    QCOMPARE(window.main.messages()->text(), QString());
}

void TestOpenedFiles::aFileBesideAnOlderOneIsAskedAbout() {
    const OwnFiles own;
    const QString q = own.matrix("first-q.npy", 24), k = own.matrix("first-k.npy", 24),
                  q2 = own.matrix("second-q.npy", 24), k2 = own.matrix("second-k.npy", 24);
    Window window;
    window.settle();
    window.drop({q, k});
    QTRY_COMPARE_WITH_TIMEOUT(window.scenario().key_file, k.toStdString(), patience);
    const MessageBar& messages = *window.main.messages();
    QCOMPARE(messages.text(), QString());
    window.drop({q2});
    QTRY_VERIFY_WITH_TIMEOUT(messages.text().contains(QStringLiteral("What does")), patience);
    messages.answers().front()->click();
    QTRY_COMPARE_WITH_TIMEOUT(messages.text(),
                              QStringLiteral("The keys are still those of first-k.npy. Choose or "
                                             "drop the keys that go with second-q.npy."),
                              patience);
    QVERIFY(!messages.isFault());
    QCOMPARE(messages.answers().back()->text(), QStringLiteral("Keep these keys"));
    window.drop({k2});
    QTRY_COMPARE_WITH_TIMEOUT(window.scenario().key_file, k2.toStdString(), patience);
    QCOMPARE(window.scenario().query_file, q2.toStdString());
    QCOMPARE(messages.text(), QString());  // the other side goes with it
    Q_EMIT window.main.model().fileRequested(QStringLiteral("key_file"), k);
    QTRY_VERIFY_WITH_TIMEOUT(
        messages.text().contains(QStringLiteral("queries are still those of second-q.npy")),
        patience);
}

void TestOpenedFiles::aNameThatSaysQueriesIsAskedAbout() {
    const OwnFiles own;
    Window window;
    window.settle();
    Q_EMIT window.main.model().fileRequested(QStringLiteral("query_file"), own.matrix("q.npy", 12));
    QTRY_VERIFY_WITH_TIMEOUT(
        window.main.messages()->text().contains(QStringLiteral("keys are still not yours")),
        patience);
    window.drop({own.matrix("q2.npy", 12)});
    QTRY_VERIFY_WITH_TIMEOUT(window.main.messages()->text().contains(QStringLiteral("What does")),
                             patience);
    QCOMPARE(window.main.messages()->answers().front()->text(), QStringLiteral("Keys"));
}

void TestOpenedFiles::whatAFileSeemsToHoldIsTheFirstAnswer() {
    const OwnFiles own;
    for (const auto& [name, wanted] :
         {std::pair{"a.npy", "Queries"}, {"q.npy", "Queries"}, {"k.npy", "Keys"}}) {
        Window window;
        window.settle();
        window.drop({own.matrix(name, 12)});
        QTRY_COMPARE_WITH_TIMEOUT(window.main.messages()->answers().size(), std::size_t{3},
                                  patience);
        QCOMPARE(window.main.messages()->answers().front()->text(), QLatin1String(wanted));
    }
}

void TestOpenedFiles::tokensAreOfferedWhereInductionNeedsThem() {
    const OwnFiles own;
    Window window;
    window.main.board()->setBoardLayout({{{{{{{"heads"}, {"token-arcs"}}}}}}, {}});
    window.settle();
    auto& arcs = dynamic_cast<ArcsPane&>(*window.main.board()->pane("token-arcs"));
    ScenarioModel& model = window.main.model();
    const QSignalSpy asked(&model, &ScenarioModel::tokensRequested);
    QObject::disconnect(&model, &ScenarioModel::tokensRequested, &window.main.files(), nullptr);
    const auto buttons = [&] {
        std::vector<TokensButton*> all = {arcs.tokens()};
        for (auto* each : window.heads().findChildren<TokensButton*>())
            all.push_back(each);
        return all;
    };
    QCOMPARE(buttons().size(), std::size_t{2});
    for (const TokensButton* each : buttons())
        QVERIFY(!each->isVisible());
    window.drop({own.heads()});
    for (const TokensButton* each : buttons())
        QTRY_VERIFY_WITH_TIMEOUT(each->isVisible(), patience);
    arcs.tokens()->click();
    QCOMPARE(asked.count(), 1);
    window.drop({own.text("tokens.txt", "the\ncat\n")});
    for (const TokensButton* each : buttons())
        QTRY_VERIFY_WITH_TIMEOUT(!each->isVisible(), patience);
}

void TestOpenedFiles::theirBoardIsOfferedOnceNothingElseIsSaid() {
    const OwnFiles own;
    const QString heads = own.heads(), bad = own.text("bad.json", "[1]");
    Window window;
    window.settle();
    Board& board = *window.main.board();
    board.setBoardLayout(exchanged(board.boardLayout(), "angles", "scores"));
    window.drop({heads, bad});
    const MessageBar& messages = *window.main.messages();
    QTRY_VERIFY_WITH_TIMEOUT(messages.text().contains(QStringLiteral("bad.json")), patience);
    QVERIFY(messages.answers().empty());
    window.drop({heads});
    QTRY_COMPARE_WITH_TIMEOUT(messages.answers().size(), std::size_t{2}, patience);
}

void TestOpenedFiles::thoseOpenedDuringADragAreUndoneAlone() {
    const OwnFiles own;
    Window window;
    window.settle();
    ScenarioModel& model = window.main.model();
    model.setField("n", "100");
    model.setDragging(true);
    window.drop({own.heads()});
    QTRY_VERIFY_WITH_TIMEOUT(isOwnHeadsLayout(window.main.board()->boardLayout()), patience);
    model.setDragging(false);
    while (!window.scenario().query_file.empty() && window.main.sessions().canUndo())
        window.main.sessions().undo();
    QVERIFY(window.scenario().query_file.empty());
    QCOMPARE(window.scenario().n, 100);
}

void TestOpenedFiles::aBoardLikeTheirsIsKeptWithoutFiles() {
    const BoardLayout arranged = ownHeadsLayout({false, false});
    {
        Window window;
        window.main.board()->setBoardLayout(arranged);
        window.main.close();
    }
    Window next;
    QCOMPARE(viewsOf(next.main.board()->boardLayout()), viewsOf(arranged));
}
