#include "tests/ui/test_head_chooser.h"

#include <QSettings>
#include <QTemporaryDir>

#include "core/text/errors.h"
#include "tests/ui/heads_file.h"
#include "tests/ui/window_testing.h"
#include "ui/heatmap/head_chooser.h"
#include "ui/presentation/presentation.h"
#include "ui/session/session_keeper.h"
#include "ui/status/message_bar.h"
#include "ui/status/status_line.h"

using namespace attnscope;
using namespace attnscope::testing;

namespace {

Scenario ofTensors(const QTemporaryDir& folder, const std::vector<NamedShape>& tensors,
                   const std::string& layer = {}) {
    const QString path = writeTensors(folder.filePath(QStringLiteral("a.safetensors")), tensors);
    Scenario scenario = small();
    scenario.queries = scenario.keys = "file";
    scenario.query_file = scenario.key_file = path.toStdString();
    scenario.query_tensor = layer + "q";
    scenario.key_tensor = layer + "k";
    return scenario;
}

const std::vector<NamedShape> layers{{"layer0.q", {2, 6, 24, 8}},
                                     {"layer0.k", {2, 6, 24, 8}},
                                     {"layer1.q", {2, 3, 24, 8}},
                                     {"layer1.k", {2, 3, 24, 8}}};

}  // namespace

void TestHeadChooser::init() {
    QSettings().clear();
}

void TestHeadChooser::isOfferedWhereThereIsAChoice() {
    const QTemporaryDir folder;
    Window window;
    window.settle();
    HeadChooser* chooser = window.main.attention()->chooser();
    QVERIFY(!chooser->isOffered());
    QVERIFY(window.main.attention()->opener()->isVisible());
    window.main.model().adopt(ofTensors(folder, {{"q", {4, 24, 8}}, {"k", {4, 24, 8}}}));
    QTRY_VERIFY_WITH_TIMEOUT(chooser->isOffered(), patience);
    QVERIFY(!window.main.attention()->opener()->isVisible());
    QVERIFY(chooser->head()->isVisible() && chooser->batch()->isHidden());
    QVERIFY(chooser->pairs()->isHidden());
    window.main.model().adopt(small());
    QVERIFY(!chooser->isOffered());
}

void TestHeadChooser::choosesWithinWhatTheFileHolds() {
    const QTemporaryDir folder;
    Window window(ofTensors(folder, layers, "layer0."));
    HeadChooser* chooser = window.main.attention()->chooser();
    QTRY_VERIFY_WITH_TIMEOUT(chooser->isOffered(), patience);
    window.settle();
    window.main.sessions().startAnew();
    QCOMPARE(chooser->head()->maximum(), 5);
    QCOMPARE(chooser->batch()->maximum(), 1);
    QCOMPARE(chooser->head()->text(), QStringLiteral("head 0 (0–5)"));
    window.main.activateWindow();
    chooser->head()->setFocus(Qt::TabFocusReason);
    QTest::keyClick(chooser->head(), Qt::Key_Up);
    QTest::keyClick(chooser->head(), Qt::Key_Up);
    QCOMPARE(window.scenario().head, 2);
    window.main.sessions().undo();
    QCOMPARE(window.scenario().head, 1);
    QCOMPARE(chooser->head()->value(), 1);
    for (int i = 0; i < 9; ++i)
        QTest::keyClick(chooser->head(), Qt::Key_Up);
    QCOMPARE(window.scenario().head, 5);
    window.main.model().setField("head", "3");  // elsewhere
    QCOMPARE(chooser->head()->value(), 3);
    chooser->batch()->setValue(1);
    QCOMPARE(window.scenario().batch, 1);
}

void TestHeadChooser::aHeadThatTheFileLacksIsRefused() {
    const QTemporaryDir folder;
    Window window(ofTensors(folder, layers, "layer0."));
    const Scenario before = window.scenario();
    QVERIFY_THROWS_EXCEPTION(FileError, window.main.model().setField("head", "9"));
    QVERIFY_THROWS_EXCEPTION(FileError, window.main.model().setField("batch", "2"));
    QCOMPARE(window.scenario(), before);
    window.main.model().setField("head", "5");
    QCOMPARE(window.scenario().head, 5);
}

/// As in a session whose file was written anew since, with fewer heads.
void TestHeadChooser::aHeadThatIsGoneIsShownAsItWasChosen() {
    const QTemporaryDir folder;
    Scenario scenario = ofTensors(folder, layers, "layer0.");
    scenario.head = 9;
    Window window(scenario);
    QSpinBox* head = window.main.attention()->chooser()->head();
    QTRY_VERIFY_WITH_TIMEOUT(head->isVisible(), patience);
    QCOMPARE(head->text(), QStringLiteral("head 9 (0–5)"));
    head->setFocus(Qt::TabFocusReason);
    QTest::keyClick(head, Qt::Key_Down);
    QCOMPARE(window.scenario().head, 5);
    QCOMPARE(head->maximum(), 5);
}

void TestHeadChooser::aLayerOfFewerHeadsIsShownAtOneThatItHas() {
    const QTemporaryDir folder;
    Scenario scenario = ofTensors(folder, layers, "layer0.");
    scenario.head = 5;
    Window window(scenario);
    HeadChooser* chooser = window.main.attention()->chooser();
    QTRY_COMPARE_WITH_TIMEOUT(chooser->pairs()->count(), 2, patience);
    QCOMPARE(chooser->pairs()->itemText(1), QStringLiteral("layer1"));
    QCOMPARE(chooser->pairs()->currentIndex(), 0);
    chooser->pairs()->setFocus(Qt::TabFocusReason);
    QTest::keyClick(chooser->pairs(), Qt::Key_Down);
    QTRY_COMPARE_WITH_TIMEOUT(window.scenario().key_tensor, std::string("layer1.k"), patience);
    QCOMPARE(window.scenario().query_tensor, std::string("layer1.q"));
    QCOMPARE(window.scenario().head, 2);
    QTRY_COMPARE_WITH_TIMEOUT(chooser->head()->maximum(), 2, patience);
    QCOMPARE(chooser->pairs()->currentIndex(), 1);
    window.settle();
    QVERIFY(!window.main.messages()->isVisible());
    window.main.sessions().undo();
    QCOMPARE(window.scenario().head, 5);
    QCOMPARE(window.scenario().query_tensor, std::string("layer0.q"));
}

void TestHeadChooser::standsAsideInAPresentation() {
    const QTemporaryDir folder;
    Window window(ofTensors(folder, layers, "layer0."));
    HeadChooser* chooser = window.main.attention()->chooser();
    QTRY_VERIFY_WITH_TIMEOUT(chooser->isOffered(), patience);
    window.settle();
    window.main.presentation().start();
    QVERIFY(!chooser->isOffered());
    window.main.presentation().leave();
    QVERIFY(chooser->isOffered());
}

void TestHeadChooser::aHeadWithABadValueLeavesTheOthers() {
    const QTemporaryDir folder;
    const QString path = writeTensors(folder.filePath(QStringLiteral("nan.safetensors")),
                                      {{"q", {2, 4, 24, 8}}, {"k", {2, 4, 24, 8}}});
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadWrite));
    quint64 header = 0;
    file.read(reinterpret_cast<char*>(&header), sizeof header);
    file.seek(static_cast<qint64>(sizeof header + header));
    file.write(QByteArray("\x00\x00\xc0\x7f", 4));  // NaN
    file.close();
    Window window;
    window.settle();
    window.drop({path});
    const HeatmapView* view = window.main.attention()->view();
    QTRY_VERIFY_WITH_TIMEOUT(
        view->message().contains(QStringLiteral("batch 0, head 0, row 0, column 0")), patience);
    QTRY_VERIFY(window.main.attention()->chooser()->head()->isVisible());
    QVERIFY(window.main.messages()->text().contains(QStringLiteral("four axes")));
    window.main.attention()->chooser()->head()->setValue(1);
    window.settle();
    QVERIFY(view->message().isEmpty());
}

void TestHeadChooser::fourAxesMayCountLayers() {
    const QTemporaryDir folder;
    Window window;
    window.settle();
    window.drop({writeTensors(folder.filePath(QStringLiteral("four.safetensors")),
                              {{"q", {3, 2, 24, 8}}, {"k", {3, 2, 24, 8}}})});
    const MessageBar& asked = *window.main.messages();
    QTRY_VERIFY_WITH_TIMEOUT(asked.text().contains(QStringLiteral("four axes of four.safetensors")),
                             patience);
    QCOMPARE(asked.answers().size(), std::size_t{2});
    QCOMPARE(asked.answers()[0]->text(), QStringLiteral("3 batches"));
    asked.answers()[1]->click();
    QCOMPARE(window.main.model().scenario().first_axis, std::string("layer"));
    QVERIFY(asked.text().isEmpty());
    window.settle();
    window.main.sessions().undo();
    QCOMPARE(window.main.model().scenario().first_axis, std::string("batch"));
    QVERIFY(is_file(window.main.model().scenario().queries));
}

void TestHeadChooser::allHeadsAreOffered() {
    const QTemporaryDir folder;
    Window window;
    window.settle();
    HeadChooser* chooser = window.main.attention()->chooser();
    QVERIFY(!chooser->all()->isVisible());
    window.main.model().adopt(ofTensors(folder, {{"q", {24, 8}}, {"k", {24, 8}}}));
    window.settle();
    QVERIFY(!chooser->all()->isVisible());  // one head
    window.main.model().adopt(ofTensors(folder, layers, "layer0."));
    QTRY_VERIFY_WITH_TIMEOUT(chooser->all()->isVisible(), patience);
    window.settle();
    const BoardLayout before = window.main.board()->boardLayout();
    QVERIFY(!isOn(before, "heads"));
    QTest::mouseClick(chooser->all(), Qt::LeftButton);
    QVERIFY(window.heads().isVisible());
    window.settle();
    window.main.board()->setBoardLayout(
        toggledMaximised(window.main.board()->boardLayout(), "attention"));
    QVERIFY(!window.heads().isVisible());
    QTest::mouseClick(chooser->all(), Qt::LeftButton);
    QVERIFY(window.heads().isVisible());
    while (window.main.board()->boardLayout() != before && window.main.sessions().canUndo())
        window.main.sessions().undo();
    QVERIFY(window.main.board()->boardLayout() == before);
}
