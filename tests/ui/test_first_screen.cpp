#include "tests/ui/test_first_screen.h"

#include <QApplication>
#include <QFileDialog>
#include <QLabel>
#include <QMenuBar>
#include <QSettings>
#include <QSplitter>
#include <QTemporaryDir>
#include <QTimer>
#include <QToolButton>

#include "core/fields/assignments.h"
#include "tests/ui/window_testing.h"
#include "ui/explain/explainer.h"
#include "ui/look/elided_label.h"
#include "ui/look/explained.h"
#include "ui/model/starting_layouts.h"
#include "ui/panel/panel_dock.h"
#include "ui/panel/panel_strip.h"
#include "ui/panel/scenario_panel.h"
#include "ui/panel/section.h"
#include "ui/reference/reference_window.h"
#include "ui/session/built_in_sessions.h"
#include "ui/session/session_keeper.h"
#include "ui/views/caption.h"
#include "ui/views/note_line.h"
#include "ui/views/view_card.h"
#include "ui/window/running_window.h"

using namespace attnscope;
using namespace attnscope::testing;

namespace {

/// A window as the program opens it for the first time, without a frame.
struct First {
    QTemporaryDir folder;
    RunningWindow running{{}, folder.path()};
    MainWindow& main = running.window();

    First() {
        main.showNormal();
        main.resize(1366, 768);
        QTRY_VERIFY_WITH_TIMEOUT(main.isSettled() && main.width() == 1366, patience);
    }

    QToolButton* sign(const char* group) {
        QToolButton* found = main.strip()->button(QLatin1StringView(group));
        if (!found)
            qFatal("there is no such group");
        return found;
    }
    double plotArea(std::string_view figure) {
        const QRectF plot = main.board()->view(figure)->plotArea();
        return plot.width() * plot.height();
    }
};

}  // namespace

void TestFirstScreen::init() {
    QSettings().clear();
}

void TestFirstScreen::aNewPersonSeesTheBuiltInSession() {
    First first;
    const Session expected = builtInSessions().front().session;
    QCOMPARE(first.main.model().scenario(), expected.scenario);
    QCOMPARE(viewsOf(first.main.board()->boardLayout()), viewsOf(expected.board));
    QVERIFY(!first.main.sessions().canUndo());
    QCOMPARE(first.main.dock()->place(), PanelPlace::folded);
    QVERIFY(first.main.strip()->isVisible());
}

void TestFirstScreen::aClosedWindowComesBackInstead() {
    const QTemporaryDir folder;
    {
        RunningWindow running({}, folder.path());
        running.window().model().setField("n", "300");
        running.window().close();
    }
    RunningWindow next({}, folder.path());
    QCOMPARE(next.window().model().scenario().n, 300);
    QFile::remove(folder.filePath(QStringLiteral("last.attnscope")));
}

void TestFirstScreen::plotsHaveRoom() {
    First first;
    QVERIFY2(first.plotArea("entropy-vs-length") >= 150'000,
             qPrintable(QString::number(first.plotArea("entropy-vs-length"))));
    for (const char* const small : {"entropy-vs-scale", "gradient-vs-scale"})
        QVERIFY2(first.plotArea(small) >= 35'000,
                 qPrintable(QString::number(first.plotArea(small))));
}

void TestFirstScreen::theStripOpensItsGroup() {
    First first;
    ScenarioPanel* panel = first.main.panel();
    QVERIFY(panel->findChildren<FieldControl*>().isEmpty());  // a start does not wait for them
    for (const char* const group : {"Scale", "Scores", "Attention", "Sampling", "Display"}) {
        QTest::mouseClick(first.sign(group), Qt::LeftButton);
        QCOMPARE(first.main.dock()->place(), PanelPlace::drawer);
        QCOMPARE(panel->shownGroup(), QLatin1StringView(group));
        QVERIFY(panel->isVisible());
        QVERIFY(first.sign(group)->isChecked());
    }
    QVERIFY(panel->control("unit")->isVisible());
    QVERIFY(!panel->control("mask")->isVisible());
    QTest::mouseClick(first.sign("Display"), Qt::LeftButton);
    QCOMPARE(first.main.dock()->place(), PanelPlace::folded);
    QVERIFY(!panel->isVisible());
}

void TestFirstScreen::escFoldsTheDrawer() {
    First first;
    QTest::mouseClick(first.sign("Attention"), Qt::LeftButton);
    QTest::keyClick(&first.main, Qt::Key_Escape);
    QCOMPARE(first.main.dock()->place(), PanelPlace::folded);
    QCOMPARE(first.main.focusWidget(), first.sign("Attention"));
}

void TestFirstScreen::thePanelIsPinnedAndFolded() {
    First first;
    const int before = first.main.board()->width();
    QTest::keyClick(&first.main, Qt::Key_B, Qt::ControlModifier);
    QCOMPARE(first.main.dock()->place(), PanelPlace::pinned);
    QTRY_VERIFY(first.main.board()->width() < before - 100);
    for (const char* const key : {"unit", "mask", "seed"})
        QVERIFY2(!first.main.panel()->control(key)->isHidden(), key);
    QVERIFY(!first.main.strip()->isVisible());
    QTest::keyClick(&first.main, Qt::Key_B, Qt::ControlModifier);
    QCOMPARE(first.main.dock()->place(), PanelPlace::folded);
    QTRY_COMPARE(first.main.board()->width(), before);
}

void TestFirstScreen::thePinnedPanelKeepsItsWidth() {
    First first;
    QWidget& panel = *first.main.panel();
    const auto toggle = [&] { QTest::keyClick(&first.main, Qt::Key_B, Qt::ControlModifier); };
    toggle();
    QTRY_VERIFY(panel.width() < 400);
    qobject_cast<QSplitter*>(panel.parentWidget())->setSizes({420, 900});
    const int width = panel.width();
    QVERIFY(width > 400);
    toggle();
    toggle();
    QTRY_COMPARE(panel.width(), width);
}

void TestFirstScreen::aPinnedPanelScrollsToAField() {
    First first;
    first.main.dock()->pin();
    QCoreApplication::processEvents();
    for (Section* each : first.main.panel()->findChildren<Section*>())
        each->setOpen(false);
    for (const char* const key : {"color_map", "model"}) {
        first.main.dock()->reveal(key);
        const QWidget& editor = *first.main.panel()->control(key)->editor();
        QVERIFY2(editor.visibleRegion().boundingRect() == editor.rect(), key);
    }
}

void TestFirstScreen::theDrawerFollowsTheWindow() {
    First first;
    QTest::mouseClick(first.sign("Attention"), Qt::LeftButton);
    const QWidget& panel = *first.main.panel();
    const auto isOverTheBoard = [&] {
        const Board& board = *first.main.board();
        return panel.mapTo(&first.main, QPoint(0, 0)) == board.mapTo(&first.main, QPoint(0, 0)) &&
               panel.height() <= board.height();
    };
    QVERIFY(isOverTheBoard());
    first.main.resize(1200, 560);
    QTRY_VERIFY(first.main.height() == 560 && isOverTheBoard());
    const int with_few = panel.height();
    first.main.resize(1366, 1000);
    QTRY_VERIFY(isOverTheBoard() && panel.height() > with_few);
}

void TestFirstScreen::aHeadlineSwapsWithTheLargestPlot() {
    First first;
    Board& board = *first.main.board();
    const auto caption = [&](const char* view) { return board.card(view)->findChild<Caption*>(); };
    QTest::mouseClick(caption("entropy-vs-length"), Qt::LeftButton);  // is the largest
    QCOMPARE(board.boardLayout(), largePlotAndMatrix());
    QTest::mouseClick(caption("gradient-vs-scale"), Qt::LeftButton);
    QCOMPARE(board.boardLayout(),
             exchanged(largePlotAndMatrix(), "gradient-vs-scale", "entropy-vs-length"));
    QTRY_VERIFY(first.plotArea("gradient-vs-scale") > 2 * first.plotArea("entropy-vs-length"));
    QVERIFY(first.main.sessions().canUndo());
}

void TestFirstScreen::yourOwnHeadsCanBeOpened() {
    First first;
    QToolButton* opener = first.main.attention()->opener();
    QCOMPARE(opener->visibleRegion().boundingRect(), opener->rect());
    bool asked = false;
    QTimer::singleShot(0, qApp, [&] {
        auto* dialog = qobject_cast<QFileDialog*>(QApplication::activeModalWidget());
        asked = dialog && dialog->fileMode() == QFileDialog::ExistingFiles;
        if (dialog)
            dialog->reject();
    });
    QTest::mouseClick(opener, Qt::LeftButton);
    QVERIFY(asked);
}

void TestFirstScreen::aSignSaysWhatItsGroupHolds() {
    First first;
    const QString tip = first.sign("Attention")->toolTip();
    for (const char* const part : {"Attention", "Mask"})
        QVERIFY2(tip.contains(QLatin1StringView(part)), qPrintable(tip));
}

void TestFirstScreen::aDoubleClickOnTheLargestHeadlineShowsItsViewAlone() {
    First first;
    const BoardLayout before = first.main.board()->boardLayout();
    const auto headline = [&] {
        Caption* found = nullptr;
        for (auto* caption :
             first.main.board()->card("entropy-vs-length")->findChildren<Caption*>())
            if (!caption->accessibleName().isEmpty())
                found = caption;
        return found;
    };
    QVERIFY(headline());
    QTest::mouseDClick(headline(), Qt::LeftButton);
    QTRY_VERIFY(!first.main.board()->card("attention")->isVisible());
    QVERIFY(first.main.board()->card("entropy-vs-length")->isVisible());
    QTest::mouseDClick(headline(), Qt::LeftButton);
    QTRY_VERIFY(first.main.board()->card("attention")->isVisible());
    QCOMPARE(first.main.board()->boardLayout(), before);
}

/// Long numbers leave the mean no room; short ones give it back.
void TestFirstScreen::theMeanEntropyComesBack() {
    First first;
    const auto* mean = first.main.attention()->findChild<QLabel*>(QStringLiteral("mean entropy"));
    QVERIFY(mean && mean->isVisible());
    first.main.model().setField("n", "20000");
    QTRY_VERIFY_WITH_TIMEOUT(first.main.isSettled(), patience);
    QVERIFY(!mean->isVisible());
    first.main.model().setField("n", "512");
    QTRY_VERIFY_WITH_TIMEOUT(first.main.isSettled(), patience);
    QVERIFY(mean->isVisible());
}

void TestFirstScreen::theNotesOpen() {
    First first;
    NoteLine* notes = first.main.board()->card("entropy-vs-scale")->notes();
    QVERIFY(notes->notes().size() > 1);
    QTest::mouseClick(notes->button(), Qt::LeftButton);
    QWidget* box = QApplication::activePopupWidget();
    QVERIFY(box);
    const QString text = box->findChild<QLabel*>()->text();
    for (const QString& each : notes->notes())
        QVERIFY2(text.contains(each), qPrintable(each));
    QVERIFY(first.main.screen()->availableGeometry().contains(box->geometry()));
    QTest::keyClick(box, Qt::Key_Escape);
    QVERIFY(!QApplication::activePopupWidget());
}

void TestFirstScreen::onlyTheMainApproximationsAreDrawn() {
    First first;
    const auto drawn = [&] {
        std::vector<std::string> keys;
        for (const Curve& each : first.main.board()->view("entropy-vs-scale")->figure().curves)
            keys.emplace_back(each.kind.name);
        return keys;
    };
    const std::size_t main_ones = drawn().size();
    first.main.model().setField("approximations", "all");
    QTRY_VERIFY_WITH_TIMEOUT(first.main.isSettled() && drawn().size() == main_ones + 3, patience);
}

void TestFirstScreen::theMenuBarSaysWhatTheProgramIsFor() {
    First first;
    QMenuBar* bar = first.main.menuBar();
    auto* purpose = bar->findChild<ElidedLabel*>(QStringLiteral("purpose"));
    QVERIFY(purpose && purpose->isVisible() && !purpose->isCut());
    QVERIFY(first.main.explainer().reference().entry(explanationOf(*purpose).toStdString()));
    const auto isClear = [&] {
        const QRect room = purpose->geometry();
        return !purpose->isVisible() ||
               (room.left() > bar->actionGeometry(bar->actions().back()).right() &&
                room.right() < bar->cornerWidget()->x());
    };
    QVERIFY(isClear());
    for (const int width : {900, 700, 1366}) {
        first.main.resize(width, 768);
        QTRY_VERIFY(first.main.width() != width || isClear());
    }
    QTRY_VERIFY(purpose->isVisible());
}

void TestFirstScreen::theStripLeadsToTheBeginning() {
    First first;
    const QList<QToolButton*> buttons = first.main.strip()->findChildren<QToolButton*>();
    QToolButton* start = buttons.back();
    QCOMPARE(start->text(), QStringLiteral("Start here"));
    QVERIFY(start->isVisible() && start->geometry().bottom() <= first.main.strip()->height());
    start->click();
    QCOMPARE(first.main.explainer().referenceWindow()->shown(), QStringLiteral("start"));
}

void TestFirstScreen::aHeadlineIsWholeAndExplained() {
    First first;
    auto* caption = first.main.board()->card("entropy-vs-length")->findChild<Caption*>();
    QTRY_VERIFY(!caption->accessibleName().isEmpty());
    caption->grab();  // only then it is known what has room
    QVERIFY2(!caption->toolTip().contains(caption->accessibleName()),
             qPrintable(caption->toolTip()));
    QCOMPARE(explanationOf(*caption), QStringLiteral("figures/entropy-vs-length"));
}

void TestFirstScreen::theMouseLeavesNoFrame() {
    First first;
    QToolButton* sign = first.sign("Display");
    QTest::mouseClick(sign, Qt::LeftButton);
    QTest::mouseClick(sign, Qt::LeftButton);
    QTRY_COMPARE(first.main.dock()->place(), PanelPlace::folded);
    QVERIFY(first.main.focusWidget() == sign);
    const QImage unfocused = first.sign("Scale")->grab().toImage();
    const auto corner = [](const QImage& image) { return image.copy(0, 0, image.width(), 4); };
    QCOMPARE(corner(sign->grab().toImage()), corner(unfocused));
    first.main.setAttribute(Qt::WA_KeyboardFocusChange);  // as if Tab had led there
    QVERIFY(corner(sign->grab().toImage()) != corner(unfocused));
}

void TestFirstScreen::noHeadlineIsCut() {
    First first;
    for (const QSize size : {QSize(1366, 768), QSize(1302, 656)}) {
        first.main.resize(size);
        QTRY_VERIFY_WITH_TIMEOUT(first.main.isSettled() && first.main.size() == size, patience);
        for (const char* const view :
             {"entropy-vs-length", "entropy-vs-scale", "gradient-vs-scale", "attention"})
            for (auto* caption : first.main.board()->card(view)->findChildren<Caption*>()) {
                caption->grab();
                QVERIFY2(caption->accessibleName().isEmpty() ||
                             !caption->toolTip().contains(caption->accessibleName()),
                         qPrintable(caption->toolTip()));
            }
    }
    QVERIFY(first.main.board()
                ->view("entropy-vs-length")
                ->headline()
                .endsWith(QStringLiteral("keys.")));
}
