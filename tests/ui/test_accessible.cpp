#include "tests/ui/test_accessible.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAbstractSlider>
#include <QAbstractSpinBox>
#include <QAccessible>
#include <QComboBox>
#include <QDialog>
#include <QFileDialog>
#include <QLineEdit>
#include <QMenu>
#include <QMenuBar>
#include <QProgressBar>
#include <QScrollBar>
#include <QSettings>
#include <QTextEdit>
#include <QTimer>
#include <functional>

#include "core/fields/labels.h"
#include "tests/ui/window_testing.h"
#include "ui/controls/check_list.h"
#include "ui/look/translated.h"
#include "ui/panel/quick_bar.h"
#include "ui/panel/scenario_panel.h"
#include "ui/play/play_button.h"
#include "ui/status/status_line.h"
#include "ui/views/view_card.h"
#include "ui/views/view_title.h"
#include "ui/views/views.h"

using namespace attnscope;
using namespace attnscope::testing;

namespace {

template <typename... Kinds>
bool isOne(QWidget* widget) {
    return (qobject_cast<Kinds*>(widget) || ...);
}

/// What a person gives something to, or reads a value of; not what Qt builds others of.
bool isControl(QWidget* widget) {
    if (widget->objectName().startsWith(QStringLiteral("qt_")) || isOne<QScrollBar, QMenu>(widget))
        return false;
    const bool isPart =
        isOne<QComboBox, QAbstractSpinBox>(widget->parentWidget()) ||
        widget->inherits("QComboBoxPrivateContainer") ||
        (widget->parentWidget() && widget->parentWidget()->inherits("QComboBoxPrivateContainer"));
    const bool bears = isOne<QAbstractButton, QAbstractSlider, QAbstractSpinBox, QComboBox,
                             QLineEdit, QProgressBar, QTextEdit>(widget);
    return !isPart && (bears || (widget->focusPolicy() & Qt::TabFocus));
}

QString pathOf(const QWidget* widget) {
    QStringList names;
    for (; widget; widget = widget->parentWidget())
        names.prepend(QString::fromLatin1(widget->metaObject()->className()));
    return names.join(u'/');
}

/// What a list chooses: its name is what is chosen.
QString labelOf(QAccessibleInterface& said) {
    const auto relations = said.relations(QAccessible::Label);
    return relations.isEmpty() ? QString() : relations.front().first->text(QAccessible::Name);
}

/// What is said of the choices that a list opens.
QString nameOfChoices(QComboBox& list) {
    list.showPopup();
    const QString said =
        QAccessible::queryAccessibleInterface(list.view())->text(QAccessible::Name);
    list.hidePopup();
    return said;
}

QStringList nameless(QWidget& window) {
    QStringList found;
    for (QWidget* each : window.findChildren<QWidget*>()) {
        if (!isControl(each))
            continue;
        QAccessibleInterface* said = QAccessible::queryAccessibleInterface(each);
        const bool isList = isOne<QComboBox>(each);
        if (!said || (isList ? labelOf(*said) : said->text(QAccessible::Name)).trimmed().isEmpty())
            found.append(pathOf(each) + QStringLiteral(": no name"));
        else if (said->role() == QAccessible::NoRole || said->role() == QAccessible::Client)
            found.append(pathOf(each) + QStringLiteral(": no role"));
        else if (isOne<QAbstractSlider, QProgressBar>(each) && !said->valueInterface())
            found.append(pathOf(each) + QStringLiteral(": no value"));
        if (auto* list = qobject_cast<QComboBox*>(each); list && list->isVisible() &&
                                                         list->isEnabled() && list->count() > 0 &&
                                                         nameOfChoices(*list) != labelOf(*said))
            found.append(pathOf(each) + QStringLiteral(": its choices have another name"));
    }
    return found;
}

QString name(QWidget* widget) {
    return QAccessible::queryAccessibleInterface(widget)->text(QAccessible::Name);
}

bool isPlot(QWidget* widget) {
    return isOne<FigureView, HeatmapView>(widget);
}

/// What Tab reaches from the start, until `stops` or the first again.
QList<QWidget*> tabbed(MainWindow& window, const std::function<bool(QWidget*)>& stops) {
    constexpr int most = 400;
    QList<QWidget*> reached;
    for (int i = 0; i < most; ++i) {
        QWidget* focused = QApplication::focusWidget();
        QTest::keyClick(focused ? focused : &window, Qt::Key_Tab);
        QWidget* now = QApplication::focusWidget();
        if (!now || reached.contains(now))
            break;
        reached.append(now);
        if (stops(now))
            break;
    }
    return reached;
}

void focus(Window& window, QWidget* widget) {
    window.main.activateWindow();
    widget->setFocus(Qt::TabFocusReason);
    QTRY_COMPARE(QApplication::focusWidget(), widget);
}

/// Every action that asks for something, those of submenus too.
QList<QAction*> asking(QMenu& menu) {
    Q_EMIT menu.aboutToShow();
    QList<QAction*> found;
    for (QAction* action : menu.actions())
        if (action->menu())
            found += asking(*action->menu());
        else if (action->text().endsWith(u'…'))
            found.append(action);
    return found;
}

/// What is wrong with the dialogs that open while `act` runs; each is closed.
QStringList faultsOfDialogs(const std::function<void()>& act, int& opened) {
    QStringList faults;
    QTimer closer;
    QObject::connect(&closer, &QTimer::timeout, &closer, [&] {
        auto* dialog = qobject_cast<QDialog*>(QApplication::activeModalWidget());
        if (!dialog)
            return;
        if (!qobject_cast<QFileDialog*>(dialog)) {  // Qt's own
            ++opened;
            faults += nameless(*dialog);
        }
        dialog->reject();
    });
    closer.start(20);
    act();
    return faults;
}

}  // namespace

void TestAccessible::init() {
    QSettings().clear();
}

void TestAccessible::everyControlOfTheWindowHasAName() {
    Window window;
    window.settle();
    for (const std::string_view view : allViews()) {  // each of them on the board once
        BoardLayout layout;
        layout.columns.push_back({.rows = {{.cells = {{.view = std::string(view)}}}}});
        window.main.board()->setBoardLayout(layout);
    }
    const QStringList faults = nameless(window.main);
    QVERIFY2(faults.isEmpty(), qPrintable(faults.join(u'\n')));
}

void TestAccessible::everyControlOfADialogHasAName() {
    Window window;
    window.settle();
    int opened = 0;
    QStringList faults;
    for (QMenu* menu : window.main.menuBar()->findChildren<QMenu*>(Qt::FindDirectChildrenOnly)) {
        for (QAction* action : asking(*menu))
            faults += faultsOfDialogs([action] { action->trigger(); }, opened);
    }
    auto* play = window.main.findChild<PlayButton*>();
    faults +=
        faultsOfDialogs([play] { QTest::keyClick(play, Qt::Key_Down, Qt::AltModifier); }, opened);
    window.main.findChild<QMenu*>(QStringLiteral("view"));
    QTest::keyClick(&window.main, Qt::Key_F1);
    for (QDialog* help : window.main.findChildren<QDialog*>())
        faults += nameless(*help);
    QVERIFY2(opened >= 3, qPrintable(QString::number(opened)));
    QVERIFY2(faults.isEmpty(), qPrintable(faults.join(u'\n')));
}

void TestAccessible::viewsSayWhatTheyAreAndShow() {
    Window window;
    window.settle();
    QAccessibleInterface* plot =
        QAccessible::queryAccessibleInterface(window.main.board()->view("entropy-vs-length"));
    QCOMPARE(plot->role(), QAccessible::Chart);
    QVERIFY(!plot->text(QAccessible::Name).isEmpty());
    const QString before = plot->text(QAccessible::Value);
    QVERIFY(before.contains(QStringLiteral("96")));  // n
    window.number("n").entry()->setFocus();
    window.main.model().setField("n", "128");
    window.settle();
    QVERIFY(plot->text(QAccessible::Value).contains(QStringLiteral("128")));
    CheckList* list = window.main.findChild<CheckList*>();
    QAccessibleInterface* rules = QAccessible::queryAccessibleInterface(list);
    QCOMPARE(rules->role(), QAccessible::ComboBox);
    QCOMPARE(rules->text(QAccessible::Value), list->summary());
    QCOMPARE(rules->text(QAccessible::Name), list->summary());
    QCOMPARE(labelOf(*rules), QStringLiteral("Compare with"));
}

void TestAccessible::aSliderSaysTheFieldsValue() {
    Window window;
    window.settle();
    NumberControl& n = window.number("n");
    QAccessibleInterface* said = QAccessible::queryAccessibleInterface(n.slider());
    QCOMPARE(said->role(), QAccessible::Slider);
    QAccessibleValueInterface* value = said->valueInterface();
    QVERIFY(value);
    QCOMPARE(value->currentValue().toDouble(), 96.0);
    QCOMPARE(said->text(QAccessible::Value), QStringLiteral("96"));
    QVERIFY(value->minimumValue().toDouble() >= 1 && value->maximumValue().toDouble() >= 1e4);
    value->setCurrentValue(256);
    QCOMPARE(window.scenario().n, 256);
    window.main.model().setField("angle_unit", "degree");
    for (QSlider* slider : window.main.findChildren<QSlider*>()) {
        auto* control = qobject_cast<NumberControl*>(slider->parentWidget());
        const QString unit = translated(unit_of(control->field()));
        QAccessibleInterface* each = QAccessible::queryAccessibleInterface(slider);
        QVERIFY(each->text(QAccessible::Value).endsWith(unit));
        QVERIFY(!each->text(QAccessible::Value).isEmpty());
    }
}

void TestAccessible::aSliderSaysAsManyPlacesAsItsFieldShows() {
    Window window;
    window.settle();
    const auto step = [&](const char* key, const char* value) {
        window.main.model().setField(key, value);
        return QAccessible::queryAccessibleInterface(window.number(key).slider())
            ->valueInterface()
            ->minimumStepSize()
            .toDouble();
    };
    QCOMPARE(step("n", "64"), 1.0);
    QCOMPARE(step("lambda", "0.125"), 1e-3);
    QCOMPARE(step("lambda", "2.5"), 0.1);
    QCOMPARE(step("lambda", "1.25e-5"), 1e-7);
}

void TestAccessible::aListSaysWhatItChoosesAndWhatIsChosen() {
    Window window;
    window.settle();
    auto* rules =
        qobject_cast<QComboBox*>(window.main.findChild<QuickBar*>()->control("rule")->editor());
    QAccessibleInterface* said = QAccessible::queryAccessibleInterface(rules);
    QCOMPARE(labelOf(*said), QStringLiteral("Rule"));
    QCOMPARE(said->child(0), QAccessible::queryAccessibleInterface(rules->view()));
    window.main.model().setField("rule", "log-512");
    QCOMPARE(said->text(QAccessible::Name), rules->currentText());
    QAccessibleTextInterface* text = said->textInterface();
    QVERIFY(text);
    QCOMPARE(text->text(0, -1), rules->currentText());
    QCOMPARE(text->text(0, text->characterCount()), rules->currentText());
    said->actionInterface()->doAction(QAccessibleActionInterface::showMenuAction());
    QVERIFY(rules->view()->isVisible());
    said->actionInterface()->doAction(QAccessibleActionInterface::showMenuAction());
    QVERIFY(!rules->view()->isVisible());
}

void TestAccessible::bordersMoveByTheKeyboard() {
    Window window;
    window.main.resize(1600, 900);
    window.settle();
    Board* board = window.main.board();
    FigureView* first = board->view("entropy-vs-length");
    focus(window, first);
    const auto press = [](Qt::Key key) {
        QWidget* focused = QApplication::focusWidget();
        QTest::keyClick(focused, key, Qt::ControlModifier | Qt::ShiftModifier);
    };
    const QSize before = first->size();
    const BoardLayout was = board->boardLayout();
    press(Qt::Key_Right);
    QVERIFY(first->width() > before.width());
    QCOMPARE(first->height(), before.height());
    press(Qt::Key_Down);
    QVERIFY(first->height() > before.height());
    QVERIFY(board->boardLayout() != was);
    press(Qt::Key_Left);
    press(Qt::Key_Up);
    QCOMPARE(first->size(), before);
    QCOMPARE(QApplication::focusWidget(), first);
    HeatmapView* last = window.main.attention()->view();  // its border is on the left
    focus(window, last);
    const int wide = last->width();
    press(Qt::Key_Left);
    QVERIFY(last->width() > wide);
    const int panel = window.main.panel()->width();
    window.main.panel()->control("mask")->editor()->setFocus();
    press(Qt::Key_Right);
    QVERIFY(window.main.panel()->width() > panel);
}

void TestAccessible::tabReachesThePlotsFirst() {
    Window window;
    window.settle();
    window.main.activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&window.main));
    const QList<QWidget*> reached = tabbed(window.main, isPlot);
    QVERIFY(!reached.isEmpty() && isPlot(reached.last()));
    QVERIFY2(reached.size() <= 20, qPrintable(QString::number(reached.size())));
    // As well on another board.
    BoardLayout layout;
    layout.columns.push_back({.rows = {{.cells = {{.view = "attention"}}}}});
    window.main.board()->setBoardLayout(layout);
    if (QWidget* focused = QApplication::focusWidget())
        focused->clearFocus();
    QVERIFY(tabbed(window.main, isPlot).size() <= 20);
}

void TestAccessible::tabGoesThroughAllOfTheWindow() {
    Window window;
    window.settle();
    window.main.activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&window.main));
    const QList<QWidget*> reached = tabbed(window.main, [](QWidget*) { return false; });
    QStringList missed;
    for (QWidget* each : window.main.findChildren<QWidget*>())
        if (isControl(each) && each->isVisible() && each->isEnabled() &&
            (each->focusPolicy() & Qt::TabFocus) && !reached.contains(each))
            missed.append(pathOf(each) + u' ' + name(each));
    QVERIFY2(missed.isEmpty(), qPrintable(missed.join(u'\n')));
}

void TestAccessible::f6GoesFromPartToPart() {
    Window window;
    window.settle();
    window.main.activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&window.main));
    const auto press = [&](Qt::KeyboardModifiers held = {}) {
        QWidget* focused = QApplication::focusWidget();
        QTest::keyClick(focused ? focused : &window.main, Qt::Key_F6, held);
        return QApplication::focusWidget();
    };
    focus(window, window.number("d").entry());
    QVERIFY(window.main.board()->isAncestorOf(press()));
    FigureView* plot = window.main.board()->view("entropy-vs-length");
    focus(window, plot);
    QVERIFY(window.main.panel()->isAncestorOf(press()));
    QCOMPARE(press(Qt::ShiftModifier), plot);  // where it was
    QCOMPARE(press(Qt::ShiftModifier), window.number("d").entry());
}

void TestAccessible::aPlotIsZoomedAndPannedByTheKeyboard() {
    Window window;
    window.settle();
    FigureView* plot = window.main.board()->view("entropy-vs-length");
    focus(window, plot);
    const QRectF whole = plot->visibleRange();
    QTest::keyClick(plot, Qt::Key_Plus);
    const QRectF closer = plot->visibleRange();
    QVERIFY(whole.contains(closer) && closer.width() < whole.width());
    QTest::keyClick(plot, Qt::Key_Right, Qt::ControlModifier);
    const QRectF right = plot->visibleRange();
    QVERIFY(right.left() > closer.left() && right.right() > closer.right());
    QCOMPARE(right.top(), closer.top());
    QTest::keyClick(plot, Qt::Key_Up, Qt::ControlModifier);
    QVERIFY(plot->visibleRange().top() > right.top());
    QTest::keyClick(plot, Qt::Key_Home);
    QCOMPARE(plot->visibleRange(), whole);
    const double marker = plot->marker();
    QTest::keyClick(plot, Qt::Key_Right);
    QVERIFY(plot->marker() > marker);
}

void TestAccessible::theMatrixIsZoomedPannedAndPinnedByTheKeyboard() {
    Window window;
    window.settle();
    HeatmapView* matrix = window.main.attention()->view();
    focus(window, matrix);
    QTest::keyClick(matrix, Qt::Key_Plus);
    const Viewport before = matrix->viewport();
    QTest::keyClick(matrix, Qt::Key_Right, Qt::ControlModifier);
    QTest::keyClick(matrix, Qt::Key_Right, Qt::ControlModifier);
    QVERIFY(matrix->viewport() != before);
    QTest::keyClick(matrix, Qt::Key_Return);
    QVERIFY(matrix->selectedRow());
    const auto row = *matrix->selectedRow();
    QTest::keyClick(matrix, Qt::Key_Up);
    QCOMPARE(*matrix->selectedRow(), row - 1);
}

void TestAccessible::aCardIsChangedByTheKeyboard() {
    Window window;
    window.settle();
    const std::string first = viewsOf(window.main.board()->boardLayout()).front();
    ViewTitle* title = window.main.board()->card(first)->title();
    focus(window, title);
    QTest::keyClick(title, Qt::Key_Space);
    QTRY_VERIFY(title->menu()->isVisible());
    QTest::keyClick(title->menu(), Qt::Key_Down);
    QTest::keyClick(title->menu(), Qt::Key_Right);  // into the first group
    QWidget* const group = QApplication::activePopupWidget();
    QVERIFY(group && group != title->menu());
    QTest::keyClick(group, Qt::Key_Down);
    QTest::keyClick(group, Qt::Key_Return);
    QVERIFY(viewsOf(window.main.board()->boardLayout()).front() != first);
}

/// Nothing is animated but what a person plays: a settled window stays as it is.
void TestAccessible::nothingMovesByItself() {
    QVERIFY(!QApplication::isEffectEnabled(Qt::UI_AnimateMenu));
    QVERIFY(!QApplication::isEffectEnabled(Qt::UI_AnimateCombo));
    QVERIFY(!QApplication::isEffectEnabled(Qt::UI_FadeMenu));
    QCOMPARE(QApplication::style()->styleHint(QStyle::SH_Widget_Animation_Duration), 0);
    Window window;
    window.settle();
    window.main.setFocus();
    const QImage before = window.main.grab().toImage();
    QTest::qWait(1500);
    QVERIFY(window.main.grab().toImage() == before);
}
