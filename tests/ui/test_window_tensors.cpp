#include "tests/ui/test_window_tensors.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QFileDialog>
#include <QMenuBar>
#include <QPushButton>
#include <QSettings>
#include <QTemporaryDir>

#include "tests/ui/heads_file.h"
#include "tests/ui/window_testing.h"
#include "ui/heatmap/attention_pane.h"
#include "ui/panel/scenario_panel.h"
#include "ui/panel/tensor_control.h"
#include "ui/session/session_keeper.h"
#include "ui/status/message_bar.h"
#include "ui/status/status_line.h"
#include "ui/tensors/tensor_chooser.h"
#include "ui/tensors/tensor_items.h"

using namespace attnscope;
using namespace attnscope::testing;

namespace {

const std::vector<NamedShape> twoLayers = {{"l0.q", {4, 24, 8}},
                                           {"l0.k", {2, 24, 8}},
                                           {"bias", {8}},
                                           {"l1.q", {4, 40, 8}},
                                           {"l1.k", {2, 40, 8}}};

TensorControl& control(Window& window, std::string_view key) {
    return dynamic_cast<TensorControl&>(*window.main.panel()->control(key));
}

TensorChooser& askedIn(Window& window) {
    return dynamic_cast<TensorChooser&>(*window.main.messages()->choices());
}

}  // namespace

void TestWindowTensors::init() {
    QSettings().clear();
}

void TestWindowTensors::tensorsWhoseNamesGoTogetherAreTaken() {
    QTemporaryDir folder;
    const QString path =
        writeTensors(folder.filePath(QStringLiteral("a.safetensors")),
                     {{"layer5.k_proj", {2, 24, 8}}, {"bias", {8}}, {"layer5.q_proj", {4, 24, 8}}});
    Window window;
    window.settle();
    window.drop({path});
    QTRY_COMPARE_WITH_TIMEOUT(window.scenario().n, 24, patience);
    QCOMPARE(window.scenario().query_tensor, std::string("layer5.q_proj"));
    QCOMPARE(window.scenario().key_tensor, std::string("layer5.k_proj"));
    QVERIFY(window.main.messages()->text().isEmpty());
    QVERIFY2(window.main.status()->message().contains(QStringLiteral("layer5")),
             qPrintable(window.main.status()->message()));
}

void TestWindowTensors::oneFileOfBothIsOpenedFromTheMenu() {
    QTemporaryDir folder;
    const QString path = writeTensors(folder.filePath(QStringLiteral("a.safetensors")),
                                      {{"k_proj", {2, 24, 8}}, {"q_proj", {4, 24, 8}}});
    Window window;
    window.settle();
    const QList<QAction*> actions = window.main.menuBar()->actions().front()->menu()->actions();
    QAction* open = actions.front();
    QCOMPARE(open->shortcut(), QKeySequence(QStringLiteral("Ctrl+O")));
    for (QAction* other : {actions[1], actions[2]})
        QVERIFY(other->shortcut().isEmpty());
    QTimer::singleShot(0, qApp, [&] {
        auto* dialog = qobject_cast<QFileDialog*>(QApplication::activeModalWidget());
        QVERIFY(dialog);
        QCOMPARE(dialog->fileMode(), QFileDialog::ExistingFiles);
        dialog->setDirectory(folder.path());
        dialog->selectFile(path);
        QMetaObject::invokeMethod(dialog, "accept");
    });
    open->trigger();
    QTRY_COMPARE_WITH_TIMEOUT(window.scenario().n, 24, patience);
    QCOMPARE(window.scenario().query_tensor, std::string("q_proj"));
    QCOMPARE(window.scenario().key_tensor, std::string("k_proj"));
}

void TestWindowTensors::amongSeveralPairsOneIsChosen() {
    QTemporaryDir folder;
    const QString path = writeTensors(folder.filePath(QStringLiteral("a.safetensors")), twoLayers);
    Window window;
    window.settle();
    window.drop({path});
    QTRY_VERIFY_WITH_TIMEOUT(window.main.messages()->choices(), patience);
    QComboBox* queries = askedIn(window).list(false);
    QComboBox* keys = askedIn(window).list(true);
    QCOMPARE(queries->currentData(tensorName).toString(), QStringLiteral("l0.q"));
    QVERIFY(queries->itemText(0).contains(QStringLiteral("(4, 24, 8), F32")));
    const auto* items = qobject_cast<QStandardItemModel*>(queries->model());
    QVERIFY(!items->item(2)->isEnabled() && items->item(3)->isEnabled());

    queries->setCurrentIndex(3);
    Q_EMIT queries->activated(3);
    QCOMPARE(keys->currentData(tensorName).toString(), QStringLiteral("l1.k"));
    for (const QComboBox* list : {queries, keys})
        QCOMPARE(list->toolTip(), list->currentText());  // also of a name that is cut
    QTest::mouseClick(window.main.messages()->answers().front(), Qt::LeftButton);
    QTRY_COMPARE_WITH_TIMEOUT(window.scenario().n, 40, patience);
    QCOMPARE(window.scenario().query_tensor, std::string("l1.q"));
    QCOMPARE(window.scenario().key_tensor, std::string("l1.k"));
}

void TestWindowTensors::aFileOfOneSideIsAsked() {
    QTemporaryDir folder;
    const QString path = writeTensors(folder.filePath(QStringLiteral("a.safetensors")), twoLayers);
    Window window;
    window.settle();
    Q_EMIT window.main.model().fileRequested(QStringLiteral("key_file"), path);
    QTRY_VERIFY_WITH_TIMEOUT(window.main.messages()->choices(), patience);
    QVERIFY(!askedIn(window).list(false));
    askedIn(window).list(true)->setCurrentIndex(4);
    QTest::mouseClick(window.main.messages()->answers().front(), Qt::LeftButton);
    QTRY_COMPARE_WITH_TIMEOUT(window.scenario().n, 40, patience);
    QCOMPARE(window.scenario().key_tensor, std::string("l1.k"));
    QCOMPARE(window.scenario().queries, std::string("sphere"));
}

void TestWindowTensors::thePanelListsTheTensors() {
    QTemporaryDir folder;
    const std::string path =
        writeTensors(folder.filePath(QStringLiteral("a.safetensors")), twoLayers).toStdString();
    Window window;
    Scenario scenario = small();
    scenario.queries = scenario.keys = "file";
    scenario.query_file = scenario.key_file = path;
    scenario.query_tensor = "l0.q";
    scenario.key_tensor = "l0.k";
    window.main.model().replace(scenario);
    window.settle();

    TensorControl& listed = control(window, "key_tensor");
    QTest::mouseClick(listed.button(), Qt::LeftButton);
    QTRY_VERIFY_WITH_TIMEOUT(listed.completer() && listed.completer()->popup()->isVisible(),
                             patience);
    QCOMPARE(listed.completer()->completionCount(), 5);
    listed.completer()->popup()->hide();

    // Typed, it shows those that have it in their names.
    QTest::keyClicks(listed.entry(), QStringLiteral("1"));
    listed.entry()->setText(QStringLiteral("L1"));
    Q_EMIT listed.entry()->textEdited(QStringLiteral("L1"));
    QCOMPARE(listed.completer()->completionCount(), 2);
    Q_EMIT listed.completer()->activated(QStringLiteral("l1.k"));
    QTRY_COMPARE_WITH_TIMEOUT(window.scenario().n, 40, patience);
    QCOMPARE(window.scenario().key_tensor, std::string("l1.k"));
    QCOMPARE(listed.entry()->text(), QStringLiteral("l1.k"));
}

void TestWindowTensors::aTensorThatDoesNotFitIsRefused() {
    QTemporaryDir folder;
    const QString path = writeTensors(folder.filePath(QStringLiteral("a.safetensors")), twoLayers);
    Window window;
    window.settle();
    Q_EMIT window.main.model().fileRequested(QStringLiteral("key_file"), path);
    QTRY_VERIFY_WITH_TIMEOUT(window.main.messages()->choices(), patience);
    QTest::mouseClick(window.main.messages()->answers().front(), Qt::LeftButton);
    QTRY_COMPARE_WITH_TIMEOUT(window.scenario().keys, std::string("file"), patience);
    const Scenario before = window.scenario();
    Q_EMIT window.main.model().fileRequested(QStringLiteral("key_tensor"), QStringLiteral("bias"));
    QTRY_VERIFY_WITH_TIMEOUT(window.main.messages()->text().contains(QStringLiteral("bias")),
                             patience);
    QCOMPARE(window.scenario(), before);
}

void TestWindowTensors::whatIsProposedButDoesNotFitIsSaid_data() {
    QTest::addColumn<QString>("keys");
    QTest::newRow("a name that says keys") << QStringLiteral("k");
    QTest::newRow("a name that says nothing") << QStringLiteral("xk");
}

void TestWindowTensors::whatIsProposedButDoesNotFitIsSaid() {
    QFETCH(const QString, keys);
    QTemporaryDir folder;
    const QString path = writeTensors(folder.filePath(QStringLiteral("a.safetensors")),
                                      {{"q", {2, 24, 64}}, {keys.toStdString(), {2, 24, 32}}});
    Window window;
    window.settle();
    window.drop({path});
    QTRY_VERIFY_WITH_TIMEOUT(window.main.messages()->choices(), patience);
    const QString said = QStringLiteral(
                             "q has 64 columns but %1 has 32; queries and keys need the same "
                             "dimension. Which tensors of a.safetensors should be shown?")
                             .arg(keys);
    QVERIFY2(window.main.messages()->text().contains(said),
             qPrintable(window.main.messages()->text()));
    QCOMPARE(askedIn(window).list(false)->currentData(tensorName).toString(), QStringLiteral("q"));
    QCOMPARE(askedIn(window).list(true)->currentData(tensorName).toString(), keys);
    const Scenario before = window.scenario();
    QTest::mouseClick(window.main.messages()->answers().front(), Qt::LeftButton);
    QTRY_VERIFY_WITH_TIMEOUT(
        window.main.messages()->text().contains(QStringLiteral("a.safetensors: q has 64")),
        patience);
    QCOMPARE(window.scenario(), before);
}

void TestWindowTensors::fewerQueriesThanKeysStandAtTheLastOnes() {
    QTemporaryDir folder;
    const QString cache = writeTensors(folder.filePath(QStringLiteral("a.safetensors")),
                                       {{"q", {2, 8, 16}}, {"k", {2, 24, 16}}}),
                  square = writeTensors(folder.filePath(QStringLiteral("b.safetensors")),
                                        {{"q", {2, 24, 16}}, {"k", {2, 24, 16}}});
    Window window;
    window.main.model().setField("mask", "causal");
    window.settle();
    window.drop({square});
    QTRY_COMPARE_WITH_TIMEOUT(window.scenario().n, 24, patience);
    QCOMPARE(window.scenario().alignment, std::string("top-left"));
    window.settle();
    window.drop({cache});
    QTRY_COMPARE_WITH_TIMEOUT(window.scenario().alignment, std::string("bottom-right"), patience);
    const QString told = window.main.status()->message();
    QVERIFY2(told.contains(QStringLiteral("Fewer queries than keys")), qPrintable(told));
    window.main.sessions().undo();  // what is shown is no more what was told of
    QVERIFY(window.scenario().query_file.ends_with("b.safetensors"));
    QVERIFY2(window.main.status()->message().isEmpty(),
             qPrintable(window.main.status()->message()));
    window.main.sessions().redo();
    window.settle();
    const AttentionFrame& frame = window.main.attention()->picture()->frame;
    QCOMPARE(frame.statistics.front().count, 17);
    QCOMPARE(frame.statistics.back().count, 24);

    // Another head of the same file leaves what is chosen.
    window.main.model().setField("alignment", "top-left");
    window.main.model().setField("head", "1");
    window.settle();
    QCOMPARE(window.scenario().alignment, std::string("top-left"));
    for (const char* const wanted : {"top-left", "bottom-right", "top-left"}) {
        window.main.sessions().undo();
        QCOMPARE(window.scenario().alignment, std::string(wanted));
    }
    QVERIFY(window.scenario().query_file.ends_with("b.safetensors"));
}
