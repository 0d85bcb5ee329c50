#include "tests/ui/test_window_board.h"

#include <QMenu>
#include <QMenuBar>
#include <QRubberBand>
#include <QScrollBar>
#include <QSettings>
#include <QSignalSpy>
#include <set>

#include "tests/ui/window_testing.h"
#include "ui/model/starting_layouts.h"
#include "ui/views/view_card.h"
#include "ui/views/view_title.h"
#include "ui/views/views.h"

using namespace attnscope;
using namespace attnscope::testing;

namespace {

constexpr auto length = "entropy-vs-length", scales = "entropy-vs-scale",
               gradient = "gradient-vs-scale", angle = "angles", matrix = "attention";

using Views = std::vector<std::string>;

struct BoardWindow : Window {
    Board* board() { return main.board(); }
    Views views() { return viewsOf(attnscope::shown(board()->boardLayout())); }
    ViewTitle* title(std::string_view view) { return board()->card(view)->title(); }

    QMenu* menu(std::string_view view) {
        QMenu* menu = title(view)->menu();
        Q_EMIT menu->aboutToShow();
        return menu;
    }

    /// Where a card stands in the window.
    QRect place(std::string_view view) {
        const ViewCard* card = board()->card(view);
        return QRect(card->mapTo(&main, QPoint(0, 0)), card->size());
    }

    BoardWindow() {
        main.showNormal();
        main.resize(1600, 900);
        settle();
    }
};

/// The action whose text begins so, & aside.
QAction* action(const QMenu* menu, const QString& text) {
    for (QAction* each : menu->actions())
        if (QString(each->text()).remove(u'&').startsWith(text))
            return each;
    qFatal("no action %s", qPrintable(text));
}

/// The action of a view in the group that offers it.
QAction* viewAction(const QMenu* menu, std::string_view view) {
    for (const ViewGroup& group : viewGroups())
        if (std::ranges::find(group.views, view) != group.views.end())
            return action(action(menu, QString(group.title).remove(u'&'))->menu(), titleOf(view));
    qFatal("no view %s", std::string(view).c_str());
}

void send(QWidget* to, QEvent::Type type, QPoint global) {
    const bool up = type == QEvent::MouseButtonRelease, move = type == QEvent::MouseMove;
    QMouseEvent event(type, to->mapFromGlobal(QPointF(global)), global,
                      move ? Qt::NoButton : Qt::LeftButton, up ? Qt::NoButton : Qt::LeftButton, {});
    QCoreApplication::sendEvent(to, &event);
}

QPoint centre(const QWidget* widget) {
    return widget->mapToGlobal(widget->rect().center());
}

}  // namespace

void TestWindowBoard::init() {
    QSettings().clear();
}

void TestWindowBoard::everyTitleOffersEveryView() {
    BoardWindow window;
    for (const std::string& here : window.views()) {
        const QMenu* menu = window.menu(here);
        for (const std::string_view view : allViews())
            QCOMPARE(viewAction(menu, view)->isChecked(), view == here);
        QVERIFY(!action(menu, QStringLiteral("Export"))->menu()->isEmpty());
    }
    const std::vector<ViewGroup> groups = viewGroups();
    QCOMPARE(groups.size(), std::size_t{4});
    const auto has = [&](std::size_t group, std::string_view view) {
        return std::ranges::count(groups[group].views, view) == 1;
    };
    QVERIFY(has(0, length) && has(1, scales) && has(2, angle) && has(3, matrix));
}

void TestWindowBoard::theMenuPutsAnotherViewThere() {
    BoardWindow window;
    window.board()->setBoardLayout(startingLayouts()[3].layout);  // one figure and the matrix
    const QRect place = window.place(scales);
    viewAction(window.menu(scales), angle)->trigger();
    QCOMPARE(window.views(), (Views{angle, matrix}));
    QTRY_COMPARE(window.place(angle), place);
    QVERIFY(!window.board()->card(scales)->isVisible());
    window.settle();
    QVERIFY(!window.board()->view(angle)->figure().curves.empty());
}

void TestWindowBoard::aViewOnTheBoardChangesPlaces() {
    BoardWindow window;
    const QRect left = window.place(length), right = window.place(matrix);
    viewAction(window.menu(length), matrix)->trigger();
    QCOMPARE(window.views(), (Views{matrix, scales, gradient, angle, length}));
    QTRY_COMPARE(window.place(length), right);
    QCOMPARE(window.place(matrix).topLeft(), left.topLeft());
    QCOMPARE(window.place(matrix).width(), left.width());
    window.settle();
    QVERIFY(window.main.attention()->picture());
}

void TestWindowBoard::viewsAreAddedAndRemoved() {
    BoardWindow window;
    const auto remove = [&](const char* view) {
        action(window.menu(view), QStringLiteral("Remove"))->trigger();
    };
    for (const char* view : {length, gradient, angle})
        remove(view);
    QCOMPARE(window.views(), (Views{scales, matrix}));
    const auto add = [&](const QString& where, const char* view) {
        viewAction(action(window.menu(scales), where)->menu(), view)->trigger();
        QCoreApplication::processEvents();
    };
    add(QStringLiteral("Add view beside"), angle);
    QVERIFY(window.place(angle).left() > window.place(scales).right());
    QCOMPARE(window.place(angle).top(), window.place(scales).top());
    add(QStringLiteral("Add view below"), gradient);
    QVERIFY(window.place(gradient).top() > window.place(scales).bottom());
    QCOMPARE(window.views(), (Views{scales, angle, gradient, matrix}));
    for (const char* view : {scales, gradient, matrix})
        remove(view);
    QCOMPARE(window.views(), Views{angle});
    QVERIFY(!action(window.menu(angle), QStringLiteral("Remove"))->isEnabled());
    window.settle();
}

void TestWindowBoard::aDoubleClickMaximisesAndEscGoesBack() {
    BoardWindow window;
    const BoardLayout before = window.board()->boardLayout();
    const QRect place = window.place(gradient);
    for (const char* view : {gradient, matrix}) {
        QTest::mouseDClick(window.title(view), Qt::LeftButton, {}, QPoint(12, 12));
        QCOMPARE(window.views(), Views{view});
        QTRY_VERIFY(window.place(view).width() > 1000);
        QVERIFY(!window.board()->card(length)->isVisible());
        QTest::keyClick(window.title(view), Qt::Key_Escape);
        QCOMPARE(window.board()->boardLayout(), before);
        QTRY_COMPARE(window.place(gradient), place);
    }
    QTest::mouseDClick(window.title(length), Qt::LeftButton, {}, QPoint(12, 12));
    QTest::mouseDClick(window.title(length), Qt::LeftButton, {}, QPoint(12, 12));
    QCOMPARE(window.board()->boardLayout(), before);
    // From the picture of the matrix: Esc lets the row go, then brings the board back.
    window.main.attention()->view()->setFocus();
    window.board()->toggleMaximised();
    QCOMPARE(window.views(), Views{matrix});
    QCOMPARE(window.main.focusWidget(), window.main.attention()->view());
    QTest::keyClick(window.main.focusWidget(), Qt::Key_Escape);
    QTest::keyClick(window.main.focusWidget(), Qt::Key_Escape);
    QCOMPARE(window.board()->boardLayout(), before);
}

void TestWindowBoard::aClickOpensTheMenu() {
    BoardWindow window;
    ViewTitle* title = window.title(scales);
    const QPoint arrow = title->rect().center() + QPoint(title->width() / 2 - 10, 0);
    for (const QPoint at : {QPoint(12, 12), arrow}) {
        QTest::mouseClick(title, Qt::LeftButton, {}, at);
        QTRY_VERIFY(title->menu()->isVisible());
        title->menu()->close();
    }
    for (const Qt::Key key : {Qt::Key_Space, Qt::Key_Return, Qt::Key_Down}) {
        QTest::keyClick(title, key);
        QTRY_VERIFY(title->menu()->isVisible());
        title->menu()->close();
    }
    // A slow double click finds the menu open.
    title->openMenu();
    send(title->menu(), QEvent::MouseButtonDblClick, title->mapToGlobal(QPoint(12, 12)));
    QVERIFY(!title->menu()->isVisible());
    QCOMPARE(window.views(), Views{scales});
}

void TestWindowBoard::aDraggedTitleChangesPlaces() {
    BoardWindow window;
    auto* target = window.board()->findChild<QRubberBand*>();
    ViewTitle* title = window.title(angle);
    const QPoint from = centre(title), to = centre(window.board()->card(length));
    send(title, QEvent::MouseButtonPress, from);
    send(title, QEvent::MouseMove, from + QPoint(1, 1));
    QVERIFY(!target->isVisible());
    send(title, QEvent::MouseMove, from + QPoint(30, 20));
    QVERIFY(!target->isVisible());  // over its own card
    send(title, QEvent::MouseMove, to);
    QVERIFY(target->isVisible());
    QCOMPARE(QRect(target->mapTo(&window.main, QPoint(0, 0)), target->size()),
             window.place(length));
    const QRect there = window.place(length), here = window.place(angle);
    send(title, QEvent::MouseButtonRelease, to);
    QVERIFY(!target->isVisible());
    QCOMPARE(window.views(), (Views{angle, scales, gradient, length, matrix}));
    QTRY_COMPARE(window.place(angle), there);
    QCOMPARE(window.place(length), here);
    QTest::qWait(2 * QApplication::doubleClickInterval());
    QVERIFY(!title->menu()->isVisible());
}

void TestWindowBoard::aDragEndsWithEsc() {
    BoardWindow window;
    const BoardLayout before = window.board()->boardLayout();
    ViewTitle* title = window.title(angle);
    const QPoint to = centre(window.board()->card(length));
    send(title, QEvent::MouseButtonPress, centre(title));
    send(title, QEvent::MouseMove, to);
    QTest::keyClick(title, Qt::Key_Escape);
    QVERIFY(!window.board()->findChild<QRubberBand*>()->isVisible());
    send(title, QEvent::MouseButtonRelease, to);
    QCOMPARE(window.board()->boardLayout(), before);
    // Nowhere: nothing changes.
    send(title, QEvent::MouseButtonPress, centre(title));
    send(title, QEvent::MouseMove, to);
    send(title, QEvent::MouseButtonRelease, window.main.mapToGlobal(QPoint(5, 5)));
    QCOMPARE(window.board()->boardLayout(), before);
}

void TestWindowBoard::tabGoesThroughTheViewsAsTheyStand() {
    BoardWindow window;
    window.board()->setBoardLayout(exchanged(window.board()->boardLayout(), length, matrix));
    window.main.activateWindow();
    window.title(matrix)->setFocus();
    QTRY_VERIFY(window.title(matrix)->hasFocus());
    Views met;
    for (int i = 0; i < 100 && met.size() < 5; ++i) {
        for (const std::string& view : window.views())
            if (window.main.focusWidget() == window.title(view))
                met.push_back(view);
        QTest::keyClick(window.main.focusWidget(), Qt::Key_Tab);
    }
    QCOMPARE(met, window.views());
}

void TestWindowBoard::everyViewHasRoom() {
    BoardWindow window;
    const BoardLayout crowded =
        added(added(window.board()->boardLayout(), gradient, length, Placing::beside), angle,
              scales, Placing::beside);
    window.board()->setBoardLayout(crowded);
    for (const QSize size : {QSize(1366, 768), QSize(1000, 500)}) {
        window.main.resize(size);
        QCoreApplication::processEvents();
        for (const char* view : {length, scales, gradient, angle}) {
            const QSize room = window.board()->view(view)->size();
            QVERIFY2(room.width() >= 200 && room.height() >= 100, view);
        }
        QVERIFY(window.main.attention()->view()->width() >= 280);
    }
    QVERIFY(window.board()->horizontalScrollBar()->maximum() > 0);
}

void TestWindowBoard::aWindowThatWasSmallGivesTheViewsTheirShares() {
    BoardWindow window;
    const auto part = [&] {
        return static_cast<double>(window.board()->card("attention")->width()) /
               window.board()->width();
    };
    window.main.resize(2000, 1000);
    QCoreApplication::processEvents();
    const double wanted = part();
    window.main.resize(1040, 700);
    QCoreApplication::processEvents();
    QTRY_COMPARE(window.board()->horizontalScrollBar()->maximum(), 0);
    window.main.resize(2000, 1000);
    QCoreApplication::processEvents();
    QTRY_VERIFY(std::abs(part() - wanted) < 0.01);
}

void TestWindowBoard::theWindowIsAsNarrowAsAsked() {
    BoardWindow window;
    window.main.resize(1040, 700);
    QCOMPARE(window.main.size(), QSize(1040, 700));
}

void TestWindowBoard::onlyWhatIsSeenIsComputed() {
    BoardWindow window;
    window.board()->setBoardLayout(startingLayouts()[3].layout);
    window.settle();
    QSignalSpy ready(&window.board()->deck().feed(), &FigureFeed::figureReady);
    QSignalSpy pictures(&window.main.attention()->feed(), &AttentionFeed::pictureReady);
    const auto computed = [&] {
        std::set<int> figures;
        for (const auto& call : ready)
            figures.insert(call[0].toInt());
        ready.clear();
        return figures;
    };
    window.main.model().setField("d", "24");
    window.settle();
    QCOMPARE(computed(), std::set<int>{1});
    QVERIFY(!pictures.isEmpty());
    window.board()->setBoardLayout(toggledMaximised(window.board()->boardLayout(), scales));
    window.settle();
    pictures.clear();
    window.main.model().setField("d", "32");
    window.settle();
    QCOMPARE(computed(), std::set<int>{1});
    QVERIFY(pictures.isEmpty());
    // Put back, each shows what holds now.
    window.board()->setBoardLayout(startingLayouts()[0].layout);
    window.settle();
    QCOMPARE(computed(), (std::set<int>{0, 2, 3}));
    QCOMPARE(window.main.attention()->picture()->scenario.d, 32);
}

void TestWindowBoard::theMenuOffersLayouts() {
    BoardWindow window;
    const QMenu* view =
        action(window.main.findChild<QMenu*>(QStringLiteral("view")), QStringLiteral("Layout"))
            ->menu();
    const auto count = static_cast<qsizetype>(startingLayouts().size());
    QCOMPARE(view->actions().size(), count + 1);  // and the one for own heads
    for (qsizetype i = count - 1; i >= 0; --i) {
        view->actions()[i]->trigger();
        QCOMPARE(window.board()->boardLayout(),
                 startingLayouts()[static_cast<std::size_t>(i)].layout);
        QVERIFY(!view->actions()[i]->shortcut().isEmpty());
    }
}

void TestWindowBoard::theLayoutIsRestored() {
    BoardLayout closed;
    {
        BoardWindow window;
        window.board()->setBoardLayout(
            removed(exchanged(window.board()->boardLayout(), length, matrix), angle));
        window.main.close();
        closed = window.board()->boardLayout();
    }
    BoardWindow window;
    QCOMPARE(window.board()->boardLayout(), closed);
    QCOMPARE(window.views(), (Views{matrix, scales, gradient, length}));
    for (const ViewCard* card : window.board()->findChildren<ViewCard*>())
        QCOMPARE(card->isVisible(), card->view() != angle);
}

void TestWindowBoard::settingsOfEarlierVersionsDoNoHarm() {
    {
        BoardWindow window;
        window.main.close();
    }
    for (const char* key : {"window/layout", "window/parts", "window/columns", "window/board"}) {
        QSettings().setValue(QLatin1StringView(key), QByteArray("\0\0\0\x10\xff no layout", 15));
        BoardWindow window;
        QCOMPARE(window.board()->boardLayout(), startingLayouts().front().layout);
        QVERIFY(window.place(length).width() > 300);
        window.main.close();
    }
}
