#include "tests/ui/test_explained.h"

#include <QAbstractItemView>
#include <QAction>
#include <QComboBox>
#include <QContextMenuEvent>
#include <QDialog>
#include <QHelpEvent>
#include <QLabel>
#include <QMenu>
#include <QMenuBar>
#include <QPushButton>
#include <QSettings>
#include <QTextBrowser>
#include <QTimer>
#include <algorithm>
#include <set>

#include "core/fields/assignments.h"
#include "core/fields/fields.h"
#include "core/figures/entries.h"
#include "core/figures/status_meanings.h"
#include "core/reference/explained.h"
#include "tests/ui/window_with_heads.h"
#include "ui/controls/choice_control.h"
#include "ui/controls/choices_control.h"
#include "ui/explain/explainer.h"
#include "ui/explain/explanation_bubble.h"
#include "ui/heads/heads_view.h"
#include "ui/heatmap/attention_pane.h"
#include "ui/heatmap/heatmap_view.h"
#include "ui/look/explained.h"
#include "ui/look/text.h"
#include "ui/panel/scenario_panel.h"
#include "ui/presets/preset_menu.h"
#include "ui/reference/reference_window.h"
#include "ui/status/status_line.h"
#include "ui/views/view_card.h"
#include "ui/views/view_title.h"
#include "ui/views/views.h"

using namespace attnscope;
using namespace attnscope::testing;

namespace {

/// Returns the entry that the bubble shows, if all of its text is seen.
QString shownEntry(Window& window) {
    const QString entry = window.main.explainer().shown();
    if (entry.isEmpty())
        return entry;
    const ExplanationBubble& bubble = *window.main.explainer().bubble();
    const auto* text = bubble.findChild<QTextBrowser*>();
    const bool isSeen = bubble.isVisible() && bubble.rect().contains(text->geometry()) &&
                        text->document()->size().height() <= text->height() &&
                        text->document()->idealWidth() <= text->viewport()->width();
    return isSeen ? entry : entry + QStringLiteral(" is cut");
}

/// Rests the pointer on a place of a widget, as the desktop tells Qt, and returns the entry that
/// the bubble then shows.
QString hovered(Window& window, QWidget& widget, QPoint at) {
    window.main.explainer().hide();
    QHelpEvent rest(QEvent::ToolTip, at, widget.mapToGlobal(at));
    QApplication::sendEvent(&widget, &rest);
    return shownEntry(window);
}

QString hovered(Window& window, QWidget& widget) {
    return hovered(window, widget, widget.rect().center());
}

/// Gives a widget the focus, presses Shift+F1 and returns the entry that the bubble then shows.
QString keyed(Window& window, QWidget& widget) {
    window.main.explainer().hide();
    widget.setFocus(Qt::TabFocusReason);
    QTest::keyClick(&window.main, Qt::Key_F1, Qt::ShiftModifier);
    return shownEntry(window);
}

FieldControl* controlOf(Window& window, std::string_view key) {
    FieldControl* control = window.main.quickBar()->control(key);
    return control ? control : window.main.panel()->control(key);
}

/// Makes the window's Scenario one that reads the field, if a setting can.
void makeRead(Window& window, const Field& field) {
    if (field.applies(window.scenario()))
        return;
    const ReferenceEntry* entry =
        window.main.explainer().reference().entry("fields/" + std::string(field.key));
    Scenario reads = window.scenario();
    if (!entry->show.settings.empty())
        reads = with_settings(reads, entry->show.settings);
    else  // what needs a file cannot be shown by the reference
        reads.queries = reads.keys = "trained";
    window.main.model().adopt(reads);
}

QString idOf(std::string_view section, std::string_view key) {
    return toQString(section) + u'/' + toQString(key);
}

QList<QAction*> actionsIn(QMenu& menu) {
    Q_EMIT menu.aboutToShow();
    QList<QAction*> all;
    for (QAction* action : menu.actions()) {
        all.append(action);
        if (action->menu())
            all += actionsIn(*action->menu());
    }
    return all;
}

std::set<QString> explainedIn(QMenu& menu) {
    std::set<QString> ids;
    for (const QAction* action : actionsIn(menu))
        if (const QString id = explanationOf(*action); !id.isEmpty())
            ids.insert(id);
    return ids;
}

/// Opens the menu that the key for menus opens, and returns what its actions are explained by.
std::set<QString> explainedInContextMenu(FigureView& view) {
    std::set<QString> ids;
    QTimer::singleShot(0, &view, [&ids] {
        auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
        ids = explainedIn(*menu);
        menu->close();
    });
    QContextMenuEvent asked(QContextMenuEvent::Keyboard, view.rect().center(),
                            view.mapToGlobal(view.rect().center()));
    QApplication::sendEvent(&view, &asked);
    return ids;
}

}  // namespace

void TestExplained::init() {
    QSettings().clear();
}

void TestExplained::shiftF1ExplainsTheFocus() {
    Window window;
    window.settle();
    QCOMPARE(keyed(window, *window.number("n").editor()), QStringLiteral("fields/n"));
    const ExplanationBubble* bubble = window.main.explainer().bubble();
    QVERIFY(bubble->isVisible());
    QVERIFY(bubble->text().contains(QStringLiteral("number of keys")));
    QTest::keyClick(window.number("n").editor(), Qt::Key_Tab);
    QVERIFY(bubble->isHidden());
}

void TestExplained::everyFieldIsReached() {
    WindowWithHeads window;
    const Scenario of_files = window.scenario();
    QStringList missing;
    for (const Field& field : fields()) {
        window.main.model().adopt(of_files);
        makeRead(window, field);
        FieldControl* control = controlOf(window, field.key);
        const QString id = idOf("fields", field.key);
        QVERIFY2(control, field.key.data());
        if (!field.applies(window.scenario())) {
            missing.append(id);
            continue;
        }
        QWidget* editor = control->editor() ? control->editor() : control;
        QCOMPARE(hovered(window, *editor), id);
        QCOMPARE(hovered(window, *control, QPoint(1, 1)), id);
        if (editor->isEnabled() && editor->isVisible())
            QCOMPARE(keyed(window, *editor), id);
    }
    QVERIFY2(missing.isEmpty(), qPrintable(missing.join(u' ')));
}

void TestExplained::everyChoiceIsReached() {
    WindowWithHeads window;
    std::set<QString> reached;
    for (const Field& field : fields()) {
        const Choices* kind = choices_in(field);
        if (!kind || kind->choices.size() < 2)
            continue;
        auto* list = controlOf(window, field.key)->findChild<QComboBox*>();
        QVERIFY2(list, field.key.data());
        list->showPopup();
        QAbstractItemView* view = list->view();
        for (int row = 0; row < list->count(); ++row) {
            const QModelIndex item = list->model()->index(row, 0);
            if (!item.flags().testFlag(Qt::ItemIsEnabled))
                continue;  // a heading
            const QString id = idOf(kind->table, item.data(Qt::UserRole).toString().toStdString());
            view->scrollTo(item);
            QCOMPARE(hovered(window, *view->viewport(), view->visualRect(item).center()), id);
            window.main.explainer().hide();
            view->setCurrentIndex(item);
            QTest::keyRelease(view, Qt::Key_Down);
            QCOMPARE(window.main.explainer().shown(), id);
            reached.insert(id);
        }
        list->hidePopup();
    }
    for (const ReferenceSection& section : window.main.explainer().reference().sections)
        for (const Field& field : fields())
            if (const Choices* kind = choices_in(field);
                kind && kind->table == section.key && kind->choices.size() > 1)
                for (const ReferenceEntry& entry : section.entries)
                    QVERIFY2(reached.contains(toQString(entry.id())), entry.id().c_str());
}

void TestExplained::everyEntryOfALegendIsReached() {
    Scenario scenario = small();
    Window window(scenario);
    window.main.resize(1600, 1000);
    window.settle();
    for (const FigureEntry* entry : figures()) {
        BoardLayout layout;
        layout.columns = {{{BoardRow{{BoardCell{std::string(entry->id)}}}}}};
        window.main.board()->setBoardLayout(layout);
        window.settle();
        FigureView* view = window.main.board()->view(entry->id);
        std::set<QString> wanted;
        const auto collect = [&](const auto& parts) {
            for (const auto& part : parts)
                if (const std::string key = key_of(part); !key.empty())
                    wanted.insert(toQString(explanation_of_curve(view->figure(), key)));
        };
        collect(view->figure().curves);
        collect(view->figure().bands);
        collect(view->figure().points);
        std::set<QString> met;
        for (int x = 0; x < view->width(); x += 4)
            for (int y = 0; y < view->height(); y += 6)
                if (const QString id = view->explanationAt({x, y}); !id.isEmpty())
                    if (met.insert(id).second)
                        QCOMPARE(hovered(window, *view, {x, y}), id);
        for (const Axis& axis : {view->figure().x, view->figure().y})
            if (!view->figure().table)
                wanted.insert(toQString(explanation_of_axis(axis)));
        if (view->figure().table) {
            for (const Table::Column& column : view->figure().table->columns)
                wanted.insert(toQString(explanation_of_column(column)));
            for (const Table::Row& row : view->figure().table->rows)
                wanted.insert(toQString(explanation_of_row(row)));
        }
        const std::set<QString> by_keys = explainedInContextMenu(*view);
        for (const QString& id : wanted) {
            QVERIFY2(met.contains(id), qPrintable(toQString(entry->id) + u' ' + id));
            QVERIFY2(by_keys.contains(id), qPrintable(toQString(entry->id) + u' ' + id));
        }
    }
}

void TestExplained::whatIsInAPlotIsReached() {
    Window window;
    window.settle();
    FigureView* view = window.main.board()->view("gradient-vs-scale");
    const QRectF plot = view->plotArea();
    std::set<QString> met;
    for (double x = plot.left() + 2; x < plot.right(); x += 4)
        for (double y = plot.top() + 2; y < plot.bottom(); y += 4)
            met.insert(view->explanationAt(QPointF(x, y).toPoint()));
    const Figure& figure = view->figure();
    QVERIFY(!figure.bands.empty() && !figure.points.empty());
    for (const std::string& id : {std::string(explanation_of_shading),
                                  explanation_of_curve(figure, key_of(figure.bands.front())),
                                  explanation_of_curve(figure, key_of(figure.points.front()))})
        QVERIFY2(met.contains(toQString(id)), id.c_str());
    QVERIFY(explainedInContextMenu(*view).contains(toQString(explanation_of_shading)));
}

void TestExplained::everyAxisIsReached() {
    Window window;
    window.settle();
    for (const char* const id : {"entropy-vs-length", "entropy-vs-scale"}) {
        FigureView* view = window.main.board()->view(id);
        if (!view)
            continue;
        const QRectF plot = view->plotArea();
        const QPoint below(static_cast<int>(plot.center().x()),
                           static_cast<int>(plot.bottom()) + 8),
            left(static_cast<int>(plot.left()) - 8, static_cast<int>(plot.center().y()));
        QCOMPARE(hovered(window, *view, below), toQString(explanation_of_axis(view->figure().x)));
        QCOMPARE(hovered(window, *view, left), toQString(explanation_of_axis(view->figure().y)));
    }
}

void TestExplained::everyStatusValueIsReached() {
    Scenario scenario = small();
    scenario.mask = "causal";
    Window window(scenario);
    window.main.resize(2400, 900);
    window.main.model().setField("approximations", "all");
    window.settle();
    window.main.status()->setFrameTime(0.01, 0.005);
    std::set<QString> reached;
    const auto reach = [&] {
        for (QLabel* label : window.main.status()->findChildren<QLabel*>())
            if (const QString id = explanationOf(*label); !id.isEmpty() && label->isVisible()) {
                QCOMPARE(hovered(window, *label), id);
                reached.insert(id);
            }
    };
    reach();
    window.main.status()->setRowsDone(0.5);
    reach();
    window.main.status()->setTimeLeft(7);
    reach();
    for (const StatusMeaning* value : status_meanings())
        QVERIFY2(reached.contains(idOf("status", value->key)), value->key.data());
    QVERIFY(reached.contains(QStringLiteral("approximations/annealed-entropy")));
}

void TestExplained::menusExplainViewsAndPresets() {
    Window window;
    window.settle();
    const Reference& reference = window.main.explainer().reference();
    const std::set<QString> presets = explainedIn(window.main.presets());
    for (const ReferenceEntry& entry : reference.section("presets")->entries)
        QVERIFY2(presets.contains(toQString(entry.id())), entry.id().c_str());
    ViewTitle* title = window.main.board()->card("attention")->title();
    const std::set<QString> views = explainedIn(*title->menu());
    for (const std::string_view view : allViews())
        QVERIFY2(views.contains(toQString(explanationOfView(view))), view.data());
    QCOMPARE(hovered(window, *title), QStringLiteral("views/attention"));
    std::set<QString> others;
    for (QMenu* menu : window.main.menuBar()->findChildren<QMenu*>())
        others.merge(explainedIn(*menu));
    for (const char* const section : {"poolings", "color-ranges", "color-maps", "engines"})
        for (const ReferenceEntry& entry : reference.section(section)->entries)
            if (section != std::string_view("engines") || entry.key == "cpu")
                QVERIFY2(others.contains(toQString(entry.id())), entry.id().c_str());
}

void TestExplained::tooltipsOfOtherPartsStay() {
    Window window;
    window.settle();
    QCOMPARE(hovered(window, *window.main.status()->cancelButton()), QString());
    QCOMPARE(hovered(window, *window.main.attention()->view()), QString());
}

void TestExplained::everyReadOutIsReached() {
    Window window;
    window.settle();
    const AttentionPane& pane = *window.main.attention();
    auto* row = pane.findChild<QLabel*>(QStringLiteral("row"));
    std::set<QString> reached;
    for (int x = 0; x < row->width(); x += 8)
        reached.insert(hovered(window, *row, {x, row->height() / 2}));
    for (const char* const id : {"words/entropy", "words/effective-keys", "words/weight"})
        QVERIFY2(reached.contains(QLatin1StringView(id)), id);
    QCOMPARE(hovered(window, *pane.findChild<QLabel*>(QStringLiteral("cell"))),
             QStringLiteral("words/weight"));
    QCOMPARE(hovered(window, *pane.findChild<QLabel*>(QStringLiteral("mean entropy"))),
             QStringLiteral("status/measured"));
}

void TestExplained::theNumbersOfHeadsAreReached() {
    WindowWithHeads window;
    Scenario sorted = window.scenario();
    sorted.head_order = "entropy";
    window.main.model().adopt(sorted);
    BoardLayout layout;
    layout.columns = {{{BoardRow{{BoardCell{"heads"}}}}}};
    window.main.board()->setBoardLayout(layout);
    window.settle();
    auto* heads = window.main.board()->findChild<HeadsView*>();
    QVERIFY(heads);
    std::set<QString> reached;
    for (int y = 0; y < heads->viewport()->height(); y += 4)
        reached.insert(hovered(window, *heads->viewport(), {heads->viewport()->width() / 4, y}));
    QVERIFY(reached.contains(QStringLiteral("head-orders/entropy")));
    QCOMPARE(reached.size(), 2U);  // and pictures, which keep their tooltips
}

void TestExplained::headingsOfTheMatrixAreExplained() {
    Window window;
    window.settle();
    HeatmapView& view = *window.main.attention()->view();
    const QRectF matrix = view.matrixArea();
    const auto at = [&](double x) {
        return view.explanationAt(QPointF(x, matrix.top() - 8).toPoint());
    };
    QCOMPARE(at(matrix.left() + 4), QStringLiteral("words/query"));
    QCOMPARE(at(matrix.right() - 4), QStringLiteral("fields/pooling"));
    QCOMPARE(at(view.width() - 20), QStringLiteral("words/weight"));
    QCOMPARE(view.explanationAt(matrix.center().toPoint()), QString());
    window.main.model().setField("queries", "made-up");
    window.main.model().setField("keys", "made-up");
    window.settle();
    QCOMPARE(at(matrix.left() + 4), QStringLiteral("words/made-up-head"));
    for (const char* entry :
         {"words/query", "words/weight", "words/entropy", "words/made-up-head", "fields/pooling"})
        QVERIFY2(window.main.explainer().reference().entry(entry), entry);
}

void TestExplained::theBubbleStaysUnderThePointer() {
    Window window;
    window.settle();
    QCOMPARE(hovered(window, *window.number("n").editor()), QStringLiteral("fields/n"));
    for (QWidget* part : window.main.explainer().bubble()->findChildren<QWidget*>()) {
        QHelpEvent rest(QEvent::ToolTip, {4, 4}, part->mapToGlobal(QPoint(4, 4)));
        QApplication::sendEvent(part, &rest);
        QCOMPARE(shownEntry(window), QStringLiteral("fields/n"));
    }
}

void TestExplained::f1OpensTheReferenceOverAModalDialog() {
    Window window;
    Explainer& explainer = window.main.explainer();
    explainer.openReference(QStringLiteral("fields/n"));  // of the window, which is blocked next
    const auto open = [&](QDialog& dialog) {
        dialog.setModal(true);
        dialog.show();
        return QTest::qWaitForWindowActive(&dialog);
    };
    {
        QDialog dialog(&window.main);
        QComboBox list(&dialog);
        list.addItem(QStringLiteral("SSMax"), QStringLiteral("ssmax"));
        setExplainedItems(*list.view(), "rules");
        QVERIFY(open(dialog));
        list.showPopup();
        QTest::keyClick(list.view(), Qt::Key_F1, Qt::ShiftModifier);
        QCOMPARE(shownEntry(window), QStringLiteral("rules/ssmax"));
        QTest::keyClick(list.view(), Qt::Key_F1);
        ReferenceWindow* reference = explainer.referenceWindow();
        QCOMPARE(reference->shown(), QStringLiteral("rules/ssmax"));
        QVERIFY(QTest::qWaitForWindowActive(reference));
        QVERIFY(!reference->demonstrator()->isVisible());
        QTest::keyClick(reference->windowHandle(), Qt::Key_Escape);  // which Qt keeps from a
        QVERIFY(reference->isHidden());                              // window that is blocked
        dialog.activateWindow();
        QTest::keyClick(&list, Qt::Key_F1);
        QVERIFY(reference->isVisible());
    }
    window.main.activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&window.main));
    QTest::keyClick(&window.main, Qt::Key_F1);
    QVERIFY(explainer.referenceWindow()->demonstrator()->isVisible());
}
