#include "tests/ui/test_compare.h"

#include <QContextMenuEvent>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QMenuBar>
#include <QPointer>
#include <QTimer>
#include <algorithm>
#include <functional>

#include <QScrollBar>
#include "core/figures/family.h"
#include "core/figures/frozen_curves.h"
#include "core/scenario/scale.h"
#include "tests/core/figure_testing.h"
#include "tests/ui/sessions.h"
#include "tests/ui/window_testing.h"
#include "ui/compare/family_dialog.h"
#include "ui/compare/freezing.h"
#include "ui/compare/frozen_dialog.h"
#include "ui/figure/plot_layout.h"
#include "ui/look/elided_label.h"
#include "ui/model/starting_layouts.h"
#include "ui/session/session_keeper.h"
#include "ui/status/message_bar.h"
#include "ui/status/status_line.h"
#include "ui/views/caption.h"
#include "ui/views/layout_text.h"
#include "ui/views/note_line.h"
#include "ui/views/view_card.h"
#include "ui/views/view_title.h"

using namespace attnscope;
using namespace attnscope::testing;

namespace {

QAction* actionIn(const QMenu& menu, const QString& text) {
    for (QAction* each : menu.actions())
        if (each->text().contains(text))
            return each;
    return nullptr;
}

/// Right-clicks a widget, and triggers the action of the menu that opens.
void chooseAt(QWidget* widget, const QString& text) {
    bool chosen = false;
    QTimer::singleShot(0, widget, [&] {
        auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
        QAction* action = menu ? actionIn(*menu, text) : nullptr;
        chosen = action != nullptr;
        if (menu)
            menu->close();
        if (action)
            action->trigger();
    });
    const QPoint at = widget->rect().center();
    QContextMenuEvent event(QContextMenuEvent::Mouse, at, widget->mapToGlobal(at));
    QCoreApplication::sendEvent(widget, &event);
    QVERIFY2(chosen, qPrintable(text));
}

/// Does something with the dialog that opens next.
void withDialog(const QObject* context, const std::function<void(FamilyDialog&)>& act) {
    auto* timer = new QTimer;
    QObject::connect(timer, &QTimer::timeout, context, [timer, act] {
        auto* dialog = qobject_cast<FamilyDialog*>(QApplication::activeModalWidget());
        if (!dialog)
            return;
        timer->deleteLater();
        timer->stop();
        act(*dialog);
    });
    timer->start(10);
}

const Comparison& compared(Window& window) {
    return window.main.model().comparison();
}

std::vector<double> shownWidths(const Figure& figure) {
    std::vector<double> widths;
    for (const Curve& each : figure.curves)
        if (each.kind == CurveKind::family)
            widths.push_back(std::stod(each.key.substr(2)));
    return widths;
}

FrozenDialog& openList(Window& window) {
    window.main.freezing().edit();
    return *window.main.findChild<FrozenDialog*>();
}

}  // namespace

void TestCompare::freezingAddsWhatIsNotFrozenYet() {
    Window window;
    window.settle();
    QStringList said;
    connect(&window.main.freezing(), &Freezing::done, this,
            [&](const QString& sentence) { said.append(sentence); });
    QTest::keyClick(&window.main, Qt::Key_D, Qt::ControlModifier);
    QCOMPARE(compared(window).frozen.size(), std::size_t{1});
    window.main.model().setField("unit", "bit");
    QTest::keyClick(&window.main, Qt::Key_D, Qt::ControlModifier);
    QCOMPARE(compared(window).frozen.size(), std::size_t{1});
    QVERIFY(said.back().contains(QStringLiteral("already")));
    window.main.model().setField("d", "32");
    QTest::keyClick(&window.main, Qt::Key_D, Qt::ControlModifier);
    QCOMPARE(compared(window).frozen.size(), std::size_t{2});
    window.main.model().setField("d", "64");
    window.settle();
    const Figure& figure = window.main.board()->view("entropy-vs-length")->figure();
    QCOMPARE(std::ranges::count(figure.curves, CurveKind::reference, &Curve::kind), 2);
}

void TestCompare::noMoreIsFrozenThanCanBe() {
    Window window;
    for (std::size_t i = 0; i < most_frozen + 1; ++i) {
        window.main.model().setField("d", std::to_string(8 + i));
        window.main.freezing().freeze();
    }
    QCOMPARE(compared(window).frozen.size(), most_frozen);
    QVERIFY(window.main.messages()->text().contains(QString::number(most_frozen)));
}

void TestCompare::whatIsFrozenIsNamedAndRemoved() {
    Window window;
    for (const char* d : {"8", "24", "32"}) {
        window.main.model().setField("d", d);
        window.main.freezing().freeze();
    }
    FrozenDialog& dialog = openList(window);
    QCOMPARE(dialog.list()->count(), 3);
    QCOMPARE(dialog.list()->item(0)->text(), QStringLiteral("d = 8"));
    dialog.list()->item(1)->setText(QStringLiteral(" <b>wide</b> & \n"));
    QTRY_COMPARE(compared(window).frozen[1].name, std::string("<b>wide</b> &"));
    dialog.list()->setCurrentRow(0);
    dialog.remove();
    QCOMPARE(compared(window).frozen.size(), std::size_t{2});
    QCOMPARE(dialog.list()->item(0)->text(), QStringLiteral("<b>wide</b> &"));
    dialog.list()->item(0)->setText(QString());
    QTRY_COMPARE(dialog.list()->item(0)->text(), QStringLiteral("d = 24"));
    dialog.removeAll();
    QVERIFY(compared(window).frozen.empty());
}

void TestCompare::aNameThatIsTakenIsRefused() {
    Window window;
    window.main.model().setComparison(
        {.frozen = {{with({{"d", "8"}}), "one"}, {with({{"d", "9"}}), "two"}}});
    FrozenDialog& dialog = openList(window);
    dialog.list()->item(1)->setText(QStringLiteral("one"));
    QTRY_COMPARE(dialog.list()->item(1)->text(), QStringLiteral("two"));
    QCOMPARE(compared(window).frozen[1].name, std::string("two"));
    QVERIFY(std::ranges::any_of(dialog.findChildren<QLabel*>(), [](const QLabel* label) {
        return label->isVisible() && label->text().contains(QStringLiteral("have the name"));
    }));
}

/// While the Scenario changes, as it does while a field is played.
void TestCompare::aNameThatIsBeingTypedStays() {
    Window window;
    window.main.model().setComparison({.frozen = {{with({{"d", "8"}})}, {with({{"d", "9"}})}}});
    FrozenDialog& dialog = openList(window);
    dialog.list()->editItem(dialog.list()->item(0));
    const QString other = dialog.list()->item(1)->text();
    const QPointer<QLineEdit> editor = dialog.list()->findChild<QLineEdit*>();
    QVERIFY(editor);
    QCOMPARE(editor->accessibleName(), QStringLiteral("Name"));
    QTest::keyClicks(editor, QStringLiteral("nar"));
    window.main.model().setField("d", "9");
    QVERIFY(editor && editor->isVisible());
    QCOMPARE(editor->text(), QStringLiteral("nar"));
    QVERIFY(dialog.list()->item(1)->text() != other);
    QTest::keyClicks(editor, QStringLiteral("row"));
    QTest::keyClick(editor, Qt::Key_Return);
    QTRY_COMPARE(compared(window).frozen[0].name, std::string("narrow"));
    QVERIFY(dialog.isVisible());
}

void TestCompare::theListFollowsTheTheme() {
    Window window;
    window.main.setThemeChoice(ThemeChoice::light);
    window.main.model().setComparison({.frozen = {{with({{"d", "8"}})}}});
    FrozenDialog& dialog = openList(window);
    const auto line = [&] {
        return dialog.list()->item(0)->icon().pixmap(dialog.list()->iconSize()).toImage();
    };
    const QImage light = line();
    window.main.setThemeChoice(ThemeChoice::dark);
    QTRY_VERIFY(line() != light);
    dialog.hide();
    window.main.setThemeChoice(ThemeChoice::light);
    dialog.show();
    QCOMPARE(line(), light);
}

void TestCompare::everyChangeIsUndone() {
    Window window;
    SessionKeeper& sessions = window.main.sessions();
    std::vector<Comparison> states = {compared(window)};
    const auto change = [&](const std::function<void(Comparison&)>& by) {
        Comparison comparison = compared(window);
        by(comparison);
        window.main.model().setComparison(comparison);
        states.push_back(comparison);
    };
    change([](Comparison& each) { each.frozen.push_back({small()}); });
    change([](Comparison& each) { each.frozen.push_back({Scenario(), "other"}); });
    change([](Comparison& each) { each.chosen = 0; });
    change([](Comparison& each) { each.over = family_from("d=16,32"); });
    change([](Comparison& each) { each.frozen[0].name = "small"; });
    change([](Comparison& each) { each = without_frozen(each, 1); });
    change([](Comparison& each) { each = {}; });
    const QStringList names = {
        QStringLiteral("freezing"),  QStringLiteral("freezing"), QStringLiteral("frozen matrix"),
        QStringLiteral("comparing"), QStringLiteral("freezing"), QStringLiteral("freezing"),
    };
    for (std::size_t i = states.size() - 1; i-- > 0;) {
        if (i < 6)
            QCOMPARE(sessions.undoName(), names[static_cast<qsizetype>(i)]);
        sessions.undo();
        QVERIFY(compared(window) == states[i]);
    }
    for (std::size_t i = 1; i < states.size(); ++i) {
        sessions.redo();
        QVERIFY(compared(window) == states[i]);
    }
}

void TestCompare::theMatricesTakeTheOneThatIsChosenInTheirTitle() {
    Window window;
    window.main.board()->setBoardLayout(
        layoutFromText("attention,frozen-attention,attention-difference"));
    ScenarioModel& model = window.main.model();
    model.setComparison({.frozen = {{with_field(small(), "lambda", "0.1"), "low"},
                                    {with_field(small(), "lambda", "0.7")}}});
    window.settle();
    const auto* frozen = window.main.board()->pane("frozen-attention");
    const auto lambda = [&] {
        return scale(frozen->findChild<AttentionPane*>()->picture()->scenario);
    };
    QCOMPARE(lambda(), 0.7);
    for (const char* view : {"frozen-attention", "attention-difference"}) {
        QMenu* menu = window.main.board()->card(view)->title()->menu();
        Q_EMIT menu->aboutToShow();
        QAction* low = actionIn(*menu, QStringLiteral("Frozen: low"));
        QVERIFY(low && low->isCheckable() && !low->isChecked());
        low->trigger();
        window.settle();
        QCOMPARE(lambda(), 0.1);
        Q_EMIT menu->aboutToShow();
        QAction* last = actionIn(*menu, QStringLiteral("0.7"));
        QVERIFY(last);
        last->trigger();
        window.settle();
        QCOMPARE(lambda(), 0.7);
        QVERIFY(!compared(window).chosen);  // whatever is frozen last
    }
}

/// A right click on d, and the first entry of its menu.
void TestCompare::threeWidthsTakeTwoActions() {
    Window window;
    window.settle();
    chooseAt(window.number("d").slider(), QStringLiteral("Compare over d = 16, 32, 64"));
    window.settle();
    QCOMPARE(shownWidths(window.main.board()->view("entropy-vs-length")->figure()),
             (std::vector<double>{16, 32, 64}));
    QVERIFY(!window.main.board()->view("entropy-vs-length")->headline().isEmpty());
    window.main.sessions().undo();
    window.settle();
    QVERIFY(!has_family_curves(window.main.board()->view("entropy-vs-length")->figure()));
    window.main.sessions().redo();
    chooseAt(window.number("d").slider(), QStringLiteral("Stop comparing"));
    QVERIFY(compared(window).over.empty());
}

void TestCompare::theEntryAndTheCaptionHaveTheMenuOfTheField() {
    Window window;
    chooseAt(window.number("n").entry(), QStringLiteral("Compare over n = 96, 192, 384"));
    QCOMPARE(text_of(compared(window).over), std::string("n=96,192,384"));
    for (QLabel* label : window.main.quickBar()->findChildren<QLabel*>())
        if (label->buddy() == window.number("lambda").editor())
            chooseAt(label, QStringLiteral("Compare over Scale"));
    QCOMPARE(compared(window).over.field, std::string("lambda"));
}

void TestCompare::valuesAreTypedOrChecked() {
    Window window;
    withDialog(&window.main, [](FamilyDialog& dialog) {
        QCOMPARE(dialog.numbers()->text(), QStringLiteral("16, 32, 64"));
        QCOMPARE(dialog.numbers()->selectedText(), dialog.numbers()->text());
        QTest::keyClicks(dialog.numbers(), QStringLiteral("64, 2^7,256"));
        QTest::keyClick(dialog.numbers(), Qt::Key_Return);
    });
    chooseAt(window.number("d").slider(), QStringLiteral("over…"));
    QCOMPARE(text_of(compared(window).over), std::string("d=64,128,256"));
    withDialog(&window.main, [](FamilyDialog& dialog) {
        QListWidget& rules = *dialog.choices();
        for (const int row : {0, 2})
            rules.item(row)->setCheckState(Qt::Checked);
        dialog.accept();
    });
    chooseAt(window.main.quickBar()->control("rule"), QStringLiteral("over…"));
    QCOMPARE(compared(window).over.field, std::string("rule"));
    QCOMPARE(compared(window).over.values.size(), std::size_t{2});
}

void TestCompare::wrongValuesAreSaid() {
    Window window;
    withDialog(&window.main, [](FamilyDialog& dialog) {
        for (const char* text : {"", "64", "64, many", "1,2,3,4,5,6,7,8,9", "64, 64"}) {
            dialog.numbers()->setText(QString::fromLatin1(text));
            dialog.accept();
            QVERIFY2(dialog.isVisible(), text);
            const auto labels = dialog.findChildren<QLabel*>();
            QVERIFY(std::ranges::any_of(labels, [](const QLabel* label) {
                return label->isVisible() && label->text().size() > 20;
            }));
        }
        dialog.reject();
    });
    chooseAt(window.number("d").slider(), QStringLiteral("over…"));
    QVERIFY(compared(window).over.empty());
}

void TestCompare::aFamilyFollowsADrag() {
    Window window;
    window.main.model().setComparison({.frozen = {}, .over = family_from("d=8,16")});
    window.settle();
    const FigureView* view = window.main.board()->view("entropy-vs-scale");
    const std::vector<double> before = view->figure().curves.front().y;
    slide(window.number("n").slider(), 700, false);
    QTRY_VERIFY_WITH_TIMEOUT(view->figure().curves.front().y != before, patience);
    QVERIFY(has_family_curves(view->figure()));
    slide(window.number("n").slider(), 500);
    window.settle();
    QCOMPARE(view->figure().curves.front().y,
             compute_over(figure_entry("entropy-vs-scale"), window.scenario(), compared(window),
                          Detail::sampled, {})
                 .curves.front()
                 .y);
}

void TestCompare::aFieldThatNothingReadsIsSaid() {
    Window window;
    window.main.board()->setBoardLayout(layoutFromText("entropy-vs-length"));
    const auto isSaid = [&] {
        return std::ranges::any_of(window.main.status()->findChildren<QLabel*>(), [](QLabel* each) {
            return each->text().contains(QStringLiteral("No curve here depends on Mask"));
        });
    };
    const Family over = family_from("mask=none,causal");
    window.main.model().setComparison({.frozen = {}, .over = over});
    QVERIFY(isSaid());
    window.main.status()->tell(QStringLiteral("something else"));
    window.main.model().setComparison({.frozen = {{window.scenario()}}, .over = over});
    QVERIFY(!isSaid());
    const Session session = window.main.sessions().session();
    window.main.model().setComparison({});
    window.main.sessions().show(session);
    QVERIFY(compared(window).over == over && !isSaid());
}

void TestCompare::aSessionKeepsAllOfIt() {
    Session session = rich();
    session.comparison.frozen.push_back({with({{"d", "24"}}), "\"a\": <b>"});
    session.comparison.frozen.push_back({with({{"d", "25"}})});
    session.comparison.chosen = 1;
    session.comparison.over = family_from("lambda=1/3,0.5");
    session.steps.front().comparison = session.comparison;
    const ReadSession read = sessionAsWritten(toJson(session));
    QVERIFY(read.session.comparison == session.comparison);
    QVERIFY(read.session == session);
    QCOMPARE(read.faults, QStringList());
}

void TestCompare::oneFrozenScenarioIsWrittenAsBefore() {
    const QJsonObject object = QJsonDocument::fromJson(toJson(rich())).object();
    QCOMPARE(object[QStringLiteral("frozen")][QStringLiteral("d")].toString(),
             QStringLiteral("16"));
    QVERIFY(!object.contains(QStringLiteral("over")));
    QVERIFY(!object.contains(QStringLiteral("frozen-shown")));
}

void TestCompare::damagedPartsOfASessionAreSaid() {
    const QByteArray two =
        R"([{"name": "a", "scenario": {"d": "8"}}, {"name": "a", "scenario": {"x": "1"}}])";
    const auto faultsWith = [](const char* key, const QByteArray& json) {
        return sessionAsWritten(changed([&](QJsonObject& object) {
                   object[QLatin1String(key)] = QJsonDocument::fromJson(R"({"v": )" + json + "}")
                                                    .object()[QStringLiteral("v")];
               }))
            .faults;
    };
    QVERIFY(!faultsWith("frozen", two).isEmpty());
    QVERIFY(!faultsWith("frozen", R"([{"name": 5, "scenario": {}}, {}])").isEmpty());
    QVERIFY(!faultsWith("frozen", R"([{"name": "b", "scenario": {"x": "1"}}])").isEmpty());
    QVERIFY(!faultsWith("frozen", "[5]").isEmpty());
    QCOMPARE(faultsWith("frozen", R"([{"name": "", "scenario": {"d": "8"}}])"), QStringList());
    for (const char* over :
         {R"({"field": "d", "values": ["8"]})", R"({"field": "x", "values": ["8", "9"]})",
          R"({"field": "d", "values": ["8", "many"]})", "5", R"({"field": "d"})",
          R"({"field": "d", "values": ["8", "9"], "x": 1})"})
        QVERIFY2(!faultsWith("over", over).isEmpty(), over);
    for (const char* chosen : {"-1", "7", "\"a\"", "0.5"})
        QVERIFY2(!faultsWith("frozen-shown", chosen).isEmpty(), chosen);
}

void TestCompare::theLegendHasAHeading() {
    const Figure figure =
        compute_over(figure_entry("entropy-vs-length"), {},
                     {.frozen = {}, .over = family_from("d=16,64,256")}, Detail::curves, {});
    for (const QSizeF size : {QSizeF(900, 400), QSizeF(300, 300)}) {
        const PlotLayout layout = layOut(
            figure, {size, {figure.x.min, figure.x.max}, {figure.y.min, figure.y.max}, true});
        QRectF heading;
        QStringList texts;
        for (const PlacedLabel& label : layout.labels) {
            texts.append(label.text);
            if (!label.headingBox.isEmpty()) {
                QVERIFY(heading.isEmpty());
                heading = label.headingBox;
            }
        }
        for (const char* value : {"16", "64", "256"})
            QVERIFY(texts.contains(QString::fromLatin1(value)));
        QVERIFY(!heading.isEmpty());
        QVERIFY(QRectF(QPointF(0, 0), size).contains(heading));
        for (const PlacedLabel& label : layout.labels)
            QVERIFY(!label.box.united(label.sample).intersects(heading));
        QVERIFY(!layout.plot.intersects(heading));
    }
}

void TestCompare::theDialogIsAsHighAsItsContents() {
    Window window;
    withDialog(&window.main, [](FamilyDialog& dialog) {
        QCOMPARE(dialog.numbers()->height(), dialog.numbers()->sizeHint().height());
        QVERIFY(dialog.height() < 2 * dialog.numbers()->width());
        dialog.reject();
    });
    chooseAt(window.number("d").slider(), QStringLiteral("over…"));
    withDialog(&window.main, [](FamilyDialog& dialog) {
        QVERIFY(!dialog.numbers()->isVisible());
        const QListWidget& list = *dialog.choices();
        const QRect last = list.visualItemRect(list.item(std::min(list.count(), 12) - 1));
        QVERIFY(std::abs(list.viewport()->height() - last.bottom()) <= 2);
        dialog.reject();
    });
    chooseAt(window.main.quickBar()->control("rule"), QStringLiteral("over…"));
}

void TestCompare::freezingCanBeSeen() {
    Window window;
    window.main.dock()->fold();
    window.settle();
    window.main.freezing().freeze();
    QVERIFY2(window.main.status()->message().contains(QStringLiteral("Ctrl+5")),
             qPrintable(window.main.status()->message()));
    window.main.board()->setBoardLayout(startingLayouts()[4].layout);  // Ctrl+5
    window.main.model().setField("d", "32");
    window.settle();
    for (const char* const view : {"attention", "frozen-attention", "attention-difference"})
        QVERIFY2(isOn(window.main.board()->boardLayout(), view), view);
    QCOMPARE(window.main.board()->verticalScrollBar()->maximum(), 0);  // nothing is cut
    const auto* notes = window.main.board()->card("entropy-vs-length")->findChild<NoteLine*>();
    const QString first = notes->findChild<ElidedLabel*>()->text();
    QVERIFY2(first.contains(QStringLiteral("frozen")), qPrintable(first));
    QStringList captions;
    for (auto* each : window.main.board()->card("frozen-attention")->findChildren<Caption*>()) {
        each->grab();
        captions.append(each->shownCaption());
    }
    QVERIFY2(captions.contains(QStringLiteral("d = 16")), qPrintable(captions.join(u'|')));
}
