#include "tests/ui/test_typing.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QCompleter>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSettings>
#include <QSignalSpy>
#include <QStyle>
#include <QTemporaryDir>
#include <QTest>
#include <algorithm>
#include <cmath>

#include "core/fields/fields.h"
#include "core/io/npy.h"
#include "core/scenario/scale.h"
#include "tests/ui/window_testing.h"
#include "ui/controls/check_list.h"
#include "ui/controls/handle_slider.h"
#include "ui/look/shortcut_guard.h"
#include "ui/look/typed_number.h"
#include "ui/panel/scenario_panel.h"
#include "ui/play/play_button.h"
#include "ui/session/session_json.h"
#include "ui/session/session_keeper.h"

using namespace attnscope;
using namespace attnscope::testing;

namespace {

/// The bar on a model.
struct Bar {
    ScenarioModel model;
    QuickBar bar{model, nullptr};

    Bar() {
        bar.resize(1200, 48);
        bar.show();
        bar.activateWindow();
        if (!QTest::qWaitForWindowExposed(&bar))
            qFatal("the bar is not shown");
    }

    NumberControl& number(std::string_view key) {
        return dynamic_cast<NumberControl&>(*bar.control(key));
    }
    QString text(std::string_view key) { return number(key).entry()->text(); }
    double lambda() const { return scale(model.scenario()); }
};

void type(NumberControl& control, const QString& text) {
    QLineEdit* entry = control.entry();
    entry->setFocus();
    entry->selectAll();
    entry->insert(text);
    QTest::keyClick(entry, Qt::Key_Return);
}

/// The language's marks, for as long as it lives.
struct InLocale {
    explicit InLocale(QLocale::Language language) { QLocale::setDefault(QLocale(language)); }
    ~InLocale() { QLocale::setDefault(QLocale::c()); }
};

/// Where the middle of the handle is.
double handleOf(const QSlider& slider) {
    constexpr int length = 14;
    return QStyle::sliderPositionFromValue(slider.minimum(), slider.maximum(),
                                           slider.sliderPosition(), slider.width() - length) +
           length / 2.0;
}

void press(QSlider& slider, double x) {
    QTest::mousePress(&slider, Qt::LeftButton, {},
                      {static_cast<int>(std::lround(x)), slider.height() / 2});
}

void moveTo(QSlider& slider, double x) {
    const QPointF at(x, slider.height() / 2.0);
    QMouseEvent move(QEvent::MouseMove, at, slider.mapToGlobal(at), Qt::NoButton, Qt::LeftButton,
                     {});
    QCoreApplication::sendEvent(&slider, &move);
}

void release(QSlider& slider, double x) {
    QTest::mouseRelease(&slider, Qt::LeftButton, {},
                        {static_cast<int>(std::lround(x)), slider.height() / 2});
}

}  // namespace

void TestTyping::aFormulaStaysAndGivesItsValue() {
    Bar bar;
    for (const auto& [text, value] : {std::pair{"1/3", 1.0 / 3},
                                      {"1/sqrt(64)", 0.125},
                                      {"2^-3", 0.125},
                                      {"1/√d", 0.125},
                                      {"log(512)/d", std::log(512.0) / 64}}) {
        type(bar.number("lambda"), QString::fromUtf8(text));
        QCOMPARE(bar.lambda(), value);
        QCOMPARE(bar.text("lambda"), QString::fromUtf8(text));
        QVERIFY(bar.number("lambda").entry()->toolTip().contains(u'='));
    }
    for (const auto& [text, value] :
         {std::pair{"4k", 4000}, {"2^12", 4096}, {"128Ki", 131072}, {"2*n", 262144}}) {
        type(bar.number("n"), QString::fromUtf8(text));
        QCOMPARE(bar.model.scenario().n, value);
    }
    QCOMPARE(bar.text("n"), QStringLiteral("262144"));  // 2 n is another number now
    type(bar.number("n"), QStringLiteral("1e6"));
    QCOMPARE(bar.text("n"), QStringLiteral("1000000"));
}

void TestTyping::aFormulaGoesWhenTheValueChangesOtherwise() {
    Bar bar;
    type(bar.number("lambda"), QStringLiteral("1/4"));
    slide(bar.number("lambda").slider(), 500);
    QVERIFY(bar.lambda() != 0.25);
    QCOMPARE(bar.text("lambda").toDouble(), bar.lambda());
    type(bar.number("lambda"), QStringLiteral("1/sqrt(d)"));
    bar.model.setField("d", "16");
    QCOMPARE(bar.lambda(), 0.125);  // a number, once typed
    QCOMPARE(bar.text("lambda"), QStringLiteral("0.125"));
    type(bar.number("lambda"), QStringLiteral("1/4"));
    bar.model.setField("rule", "log-n-over-sqrt-d");
    QVERIFY(!bar.text("lambda").contains(u'/'));
    type(bar.number("lambda"), QStringLiteral("1/4"));
    type(bar.number("lambda"), QStringLiteral("0.25"));
    QCOMPARE(bar.text("lambda"), QStringLiteral("0.25"));
}

void TestTyping::formulasAreUndoneAndKeptInSessions() {
    Window window;
    type(window.number("lambda"), QStringLiteral("1/5"));
    type(window.number("lambda"), QStringLiteral("1/7"));
    QCOMPARE(window.number("lambda").entry()->text(), QStringLiteral("1/7"));
    const Session saved = window.main.sessions().session();
    const ReadSession read = sessionFromJson(toJson(saved));
    QVERIFY(read.faults.isEmpty() && read.session == saved);
    window.main.sessions().undo();
    QCOMPARE(window.number("lambda").entry()->text(), QStringLiteral("1/5"));
    window.main.sessions().undo();
    QVERIFY(!window.number("lambda").entry()->text().contains(u'/'));
    window.main.sessions().show(read.session);
    QCOMPARE(window.number("lambda").entry()->text(), QStringLiteral("1/7"));
}

void TestTyping::ctrlZInAnEntryUndoesWhatWasTakenFromIt() {
    Window window;
    window.settle();
    window.main.activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&window.main));
    NumberControl& control = window.number("n");
    const auto before = window.scenario().n;
    type(control, QStringLiteral("90"));
    QCOMPARE(window.scenario().n, std::int64_t{90});
    window.settle();
    QTest::keyClick(control.entry(), Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(window.scenario().n, before);
    control.entry()->insert(QStringLiteral("7"));  // what is being typed is taken back itself
    QTest::keyClick(control.entry(), Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(window.scenario().n, before);
    QTest::keyClick(control.entry(), Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
    QCOMPARE(window.scenario().n, std::int64_t{90});
}

void TestTyping::shortcutsOfTheWindowReachItFromAnEntry() {
    Window window;
    QLineEdit* entry = window.number("n").entry();
    struct Guard : ShortcutGuard {
        using ShortcutGuard::eventFilter;
    } guard;
    const auto isKept = [&](int key) {
        QKeyEvent asked(QEvent::ShortcutOverride, key, Qt::ControlModifier);
        return !guard.eventFilter(entry, &asked);
    };
    for (const int key : {Qt::Key_E, Qt::Key_D, Qt::Key_B, Qt::Key_Z})
        QVERIFY2(!isKept(key), qPrintable(QKeySequence(key).toString()));
    for (const int key : {Qt::Key_C, Qt::Key_V, Qt::Key_X, Qt::Key_A, Qt::Key_Left})
        QVERIFY2(isKept(key), qPrintable(QKeySequence(key).toString()));
    entry->insert(QStringLiteral("7"));
    QVERIFY(isKept(Qt::Key_Z));
}

void TestTyping::aFormulaOfTheRuleIsCompletedAndItsFaultSelected() {
    Scenario scenario = small();
    scenario.rule = "formula";
    Window window(scenario);
    window.settle();
    FieldControl* control = window.main.panel()->control("scale_formula");
    QVERIFY(control && control->isVisible());
    auto* entry = qobject_cast<QLineEdit*>(control->editor());
    const auto type_formula = [&](const QString& text) {
        entry->setFocus();
        entry->selectAll();
        entry->insert(text);
        QTest::keyClick(entry, Qt::Key_Return);
    };
    type_formula(QStringLiteral("log(n)/√d; 2*log(m)"));
    QCOMPARE(entry->selectedText(), QStringLiteral("m"));
    QVERIFY(control->fault().contains(QStringLiteral("“m” is unknown")) ||
            control->fault().contains(QStringLiteral("'m' is unknown")));
    QCOMPARE(window.scenario().scale_formula, Scenario().scale_formula);
    type_formula(QStringLiteral("kappa/sqrt(d)"));
    QCOMPARE(control->fault(), QString());
    QCOMPARE(window.scenario().scale_formula, std::string("kappa/sqrt(d)"));
    QVERIFY(window.main.panel()->control("kappa")->isVisible());
    entry->selectAll();
    QTest::keyClicks(entry, QStringLiteral("2*kap"));
    QTest::keyClick(entry->completer()->popup(), Qt::Key_Down);
    QTest::keyClick(entry->completer()->popup(), Qt::Key_Return);
    QCOMPARE(entry->text(), QStringLiteral("2*kappa"));
    QTRY_VERIFY(entry->isModified());
    QTest::keyClick(entry, Qt::Key_Return);
    QCOMPARE(window.scenario().scale_formula, std::string("2*kappa"));
    entry->setText(QStringLiteral("2*/d"));
    entry->setCursorPosition(2);
    QTest::keyClicks(entry, QStringLiteral("kap"));
    QTest::keyClick(entry->completer()->popup(), Qt::Key_Down);
    QTest::keyClick(entry->completer()->popup(), Qt::Key_Return);
    QCOMPARE(entry->text(), QStringLiteral("2*kappa/d"));
    QTRY_COMPARE(entry->cursorPosition(), 7);
    entry->selectAll();
    QTest::keyClicks(entry, QStringLiteral("2*k"));
    QVERIFY(!entry->completer()->popup()->isVisible());  // one letter is no beginning
}

void TestTyping::aCompletedNameIsTyped() {
    Scenario scenario = small();
    scenario.rule = "formula";
    Window window(scenario);
    window.settle();
    window.main.activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&window.main));
    const std::string before = window.scenario().scale_formula;
    auto* entry = qobject_cast<QLineEdit*>(window.main.panel()->control("scale_formula")->editor());
    const auto complete = [&] {
        entry->setFocus();
        entry->selectAll();
        QTest::keyClicks(entry, QStringLiteral("2*kap"));
        QCompleter& names = *entry->completer();
        Q_EMIT names.activated(names.currentCompletion());
        QCoreApplication::processEvents();
        names.popup()->hide();
        QCOMPARE(entry->text(), QStringLiteral("2*kappa"));
    };
    complete();
    window.main.model().setField("n", "97");
    QCOMPARE(entry->text(), QStringLiteral("2*kappa"));
    QCOMPARE(window.scenario().scale_formula, before);
    QTest::keyClick(entry, Qt::Key_Escape);
    QCOMPARE(entry->text(), QString::fromStdString(before));
    complete();
    window.number("n").entry()->setFocus();
    QCOMPARE(window.scenario().scale_formula, std::string("2*kappa"));
}

namespace {

/// How many pixels of an entry's text line are red, the frame aside.
int redPixels(QLineEdit* entry) {
    const QImage shown = entry->grab().toImage().convertToFormat(QImage::Format_RGB32);
    int red = 0;
    for (int y = 4; y < shown.height() - 4; ++y)
        for (int x = 4; x < shown.width() - 4; ++x) {
            const QColor color = shown.pixelColor(x, y);
            red += color.red() > 140 && color.green() < 110 && color.blue() < 110 ? 1 : 0;
        }
    return red;
}

}  // namespace

void TestTyping::aCurveOfOnesOwnIsDrawnAndItsFaultMarked() {
    Window window;
    window.settle();
    FieldControl* control = window.main.panel()->control("entropy_curves");
    QVERIFY(control && control->isVisible());
    auto* entry = qobject_cast<QLineEdit*>(control->editor());
    const auto typeCurve = [&](const QString& text) {
        entry->setFocus();
        entry->selectAll();
        entry->insert(text);
        QTest::keyClick(entry, Qt::Key_Return);
    };
    typeCurve(QStringLiteral("<b>law</b> = log(n) − 0.3·λ·e1"));
    QCOMPARE(entry->selectedText(), QStringLiteral("e1"));
    QVERIFY2(control->fault().endsWith(QStringLiteral("is unknown (character 29).")),
             qPrintable(control->fault()));
    QVERIFY(window.scenario() == small());
    entry->clearFocus();
    entry->deselect();
    QVERIFY(redPixels(entry) > 0);
    typeCurve(QStringLiteral("<b>law</b> = log(n) − 0.3·λ·d"));
    QCOMPARE(control->fault(), QString());
    entry->clearFocus();
    QCOMPARE(redPixels(entry), 0);
    window.settle();
    const auto ofOnesOwn = [&] {
        const Figure& figure = window.main.board()->view("entropy-vs-length")->figure();
        return std::ranges::count(figure.curves, CurveKind::own, &Curve::kind);
    };
    QCOMPARE(ofOnesOwn(), 1);
    window.main.sessions().undo();
    window.settle();
    QCOMPARE(ofOnesOwn(), 0);
}

void TestTyping::aRuleOfOnesOwnStandsBesideTwoOthersInFourActions() {
    Window window;
    window.main.dock()->fold();
    window.settle();
    window.main.activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&window.main));
    auto* rules = qobject_cast<QComboBox*>(window.main.quickBar()->control("rule")->editor());
    rules->showPopup();
    rules->view()->setCurrentIndex(
        rules->model()->index(rules->findData(QStringLiteral("formula")), 0));
    QTest::keyClick(rules->view(), Qt::Key_Return);  // 1: chooses the rule
    auto* entry = qobject_cast<QLineEdit*>(window.main.panel()->control("scale_formula")->editor());
    QVERIFY(QApplication::focusWidget() == entry);
    entry->selectAll();
    QTest::keyClicks(entry, QStringLiteral("log(n)/d"));
    QTest::keyClick(entry, Qt::Key_Return);  // 2: types the formula
    auto* compared = window.main.findChild<CheckList*>();
    for (const char* rule : {"kappa-log-n", "log-512"}) {  // 3, 4: ticks another rule
        compared->showPopup();
        QAbstractItemView* const list = compared->view();
        const QModelIndex line =
            list->model()->index(compared->findData(QLatin1StringView(rule)), 0);
        list->scrollTo(line);
        QTest::mouseClick(list->viewport(), Qt::LeftButton, {}, list->visualRect(line).center());
    }
    compared->hidePopup();
    window.settle();
    const Figure& figure = window.main.board()->view("entropy-vs-length")->figure();
    QCOMPARE(text_of(figure.curves[0].label), std::string("log(n)/d"));
    QCOMPARE(std::ranges::count(figure.curves, CurveKind::compared, &Curve::kind), 2);
}

void TestTyping::keysGoThroughTheClosedListOfRules() {
    Window window;
    window.main.activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&window.main));
    auto* rules = qobject_cast<QComboBox*>(window.main.quickBar()->control("rule")->editor());
    rules->setFocus();
    const int formula = rules->findData(QStringLiteral("formula"));
    const int step = formula + 1 < rules->count() ? 1 : -1;
    const std::string beyond = rules->itemData(formula + step).toString().toStdString();
    int before = formula - step;
    while (rules->itemData(before).isNull())  // a heading
        before -= step;
    window.main.model().setField("rule", rules->itemData(before).toString().toStdString());
    for (const std::string& wanted : {std::string("formula"), beyond}) {
        QTest::keyClick(QApplication::focusWidget(), step > 0 ? Qt::Key_Down : Qt::Key_Up);
        QCOMPARE(window.scenario().rule, wanted);
    }
    QCOMPARE(QApplication::focusWidget(), rules);
}

void TestTyping::aDamagedFormulaIsTold() {
    Session session;
    session.scenario.parameters = {};
    QJsonObject object = QJsonDocument::fromJson(toJson(session)).object();
    object[QStringLiteral("formulas")] = QJsonObject{{QStringLiteral("n"), QStringLiteral("2^9")},
                                                     {QStringLiteral("d"), QStringLiteral("1/0")},
                                                     {QStringLiteral("none"), 5}};
    const ReadSession read = sessionFromJson(QJsonDocument(object).toJson());
    QCOMPARE(read.session.formulas, (Formulas{{"n", "2^9"}}));
    QVERIFY2(read.faults.join(u' ').contains(QStringLiteral(" d: the formula")) &&
                 read.faults.join(u' ').contains(QStringLiteral("'none'")),
             qPrintable(read.faults.join(u'\n')));
}

void TestTyping::decimalCommasAreReadWhereTheLocaleHasThem() {
    Bar bar;
    type(bar.number("lambda"), QStringLiteral("0,25"));
    QVERIFY(!bar.number("lambda").fault().isEmpty());
    const InLocale german(QLocale::German);
    type(bar.number("lambda"), QStringLiteral("0,25"));
    QCOMPARE(bar.lambda(), 0.25);
    type(bar.number("lambda"), QStringLiteral("0.5"));
    QCOMPARE(bar.lambda(), 0.5);
    type(bar.number("lambda"), QStringLiteral("max(0,25; 1/8)"));
    QCOMPARE(bar.lambda(), 0.25);
    QCOMPARE(bar.text("lambda"), QStringLiteral("max(0,25; 1/8)"));
    type(bar.number("n"), QStringLiteral("4.096"));
    QCOMPARE(bar.model.scenario().n, 4096);
}

void TestTyping::thousandsMayBeMarked() {
    const QLocale english(QLocale::English), german(QLocale::German);
    QCOMPARE(asNumber(QStringLiteral("32,768"), true, english), QStringLiteral("32768"));
    QCOMPARE(asNumber(QStringLiteral(" 1 000 000 "), true, english), QStringLiteral("1000000"));
    QCOMPARE(asNumber(QStringLiteral("32.768"), true, german), QStringLiteral("32768"));
    QCOMPARE(asNumber(QStringLiteral("32.768"), false, german), QStringLiteral("32.768"));
    QCOMPARE(asNumber(QStringLiteral("32,768"), false, german), QStringLiteral("32.768"));
    QCOMPARE(asNumber(QStringLiteral("2 3"), true, english), QStringLiteral("2 3"));
    QCOMPARE(asNumber(QStringLiteral("max(1, 200)"), true, english), QStringLiteral("max(1, 200)"));
    for (const char* formula : {"max(0.25, 3)", "1/sqrt(64)", "1.5k"})
        QCOMPARE(asNumber(asTyped(QLatin1StringView(formula), german), false, german),
                 QLatin1StringView(formula));
}

void TestTyping::refusalsAreInTheFieldsOwnWords_data() {
    QTest::addColumn<QString>("key");
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QString>("sentence");
    const auto row = [](const char* key, const char* typed, const char* sentence) {
        QTest::newRow(typed) << key << typed << sentence;
    };
    row("n", "1/3", "Length n takes a whole number from 1 to 10^12; 1/3 is 0.333333.");
    row("n", "0", "Length n takes a whole number from 1 to 10^12.");
    row("d", "many", "Head dimension d takes a whole number from 2 to 10^6; 'many' is unknown.");
    row("d", "2^40", "Head dimension d takes a whole number from 2 to 10^6.");
}

void TestTyping::refusalsAreInTheFieldsOwnWords() {
    QFETCH(QString, key);
    QFETCH(QString, typed);
    QFETCH(QString, sentence);
    Bar bar;
    NumberControl& control = bar.number(key.toStdString());
    type(control, typed);
    QCOMPARE(control.fault(), sentence);
    QCOMPARE(bar.model.scenario(), Scenario());
}

void TestTyping::hostileFormulasChangeNothing() {
    Bar bar;
    for (const QString& text :
         {QString(5000, u'('), QString(5000, u'9'), QString(150, u'('), QStringLiteral("n=5"),
          QStringLiteral("1/0"), QStringLiteral("0/0"), QStringLiteral("nan"),
          QStringLiteral("inf"), QStringLiteral("d;d"), QStringLiteral("__import__"),
          QStringLiteral("9^9^9^9"), QStringLiteral("\u202e1"), QStringLiteral("n?1:2")}) {
        NumberControl& control = bar.number("n");
        control.entry()->setFocus();
        control.entry()->setText(text);
        control.entry()->setModified(true);
        QTest::keyClick(control.entry(), Qt::Key_Return);
        QVERIFY2(!control.fault().isEmpty() && control.fault().size() < 400,
                 qPrintable(control.fault()));
        QCOMPARE(bar.model.scenario(), Scenario());
        QVERIFY(bar.model.formulas().empty());
        QTest::keyClick(control.entry(), Qt::Key_Escape);
    }
}

void TestTyping::pressingAHandleMovesNothing() {
    Bar bar;
    for (const char* n : {"500", "513", "1000000000000", "1", "99991"})
        for (const double offset : {-6.0, -3.0, 0.0, 2.0, 5.0}) {
            bar.model.setField("n", n);
            QSlider& slider = *bar.number("n").slider();
            QSignalSpy changes(&bar.model, &ScenarioModel::changed);
            const double x = handleOf(slider) + offset;
            press(slider, x);
            QVERIFY(bar.model.isDragging());
            moveTo(slider, std::round(x));  // as a hand trembles
            release(slider, x);
            QVERIFY(!bar.model.isDragging());
            QCOMPARE(changes.size(), 0);
        }
}

void TestTyping::aHandleKeepsItsOffsetUnderThePointer() {
    for (const double offset : {-6.0, -2.0, 0.0, 3.0, 5.0}) {
        Bar bar;
        bar.model.setField("lambda", "0.3");
        QSlider& slider = *bar.number("lambda").slider();
        const double before = handleOf(slider), taken = std::round(before + offset);
        press(slider, taken);
        for (const int moved : {10, 25, -18}) {
            moveTo(slider, taken + moved);
            QVERIFY2(std::abs(handleOf(slider) - (before + moved)) <= 1.5,
                     qPrintable(QString::number(handleOf(slider))));
        }
        moveTo(slider, taken);  // back to where it was taken
        QVERIFY(std::abs(handleOf(slider) - before) <= 1);
        release(slider, taken);
    }
}

void TestTyping::aPressBesideTheHandleBringsItThere() {
    Bar bar;
    QSlider& slider = *bar.number("lambda").slider();
    const double x = handleOf(slider) + 40;
    press(slider, x);
    QVERIFY(std::abs(handleOf(slider) - x) <= 1.5);
    release(slider, x);
}

void TestTyping::whatFilesDecideLooksSoAndSaysWhy() {
    QTemporaryDir folder;
    const QString keys = folder.filePath(QStringLiteral("keys.npy"));
    write_npy(keys.toStdString(), 40, 8,
              [&](const auto& write) { write(std::vector<float>(320, 0.5F)); });
    Window window;
    Q_EMIT window.main.model().fileRequested(QStringLiteral("key_file"), keys);
    QTRY_COMPARE_WITH_TIMEOUT(window.scenario().n, 40, patience);
    for (const char* key : {"n", "d"}) {
        NumberControl& control = window.number(key);
        QVERIFY(!control.isEnabled() && !control.entry()->isEnabled());
        QVERIFY(!control.player()->isEnabled() && control.player()->toolTip().isEmpty());
        QVERIFY2(control.toolTip().contains(QStringLiteral("keys.npy")),
                 qPrintable(control.toolTip()));
        const QImage picture = control.entry()->grab().toImage();
        const QColor fill = picture.pixelColor(picture.width() / 8, picture.height() / 5);
        QVERIFY2(fill != window.main.palette().color(QPalette::Base), qPrintable(fill.name()));
    }
    const auto sign = [&] {
        const QImage picture = window.number("n").player()->grab().toImage();
        return picture.pixelColor(picture.rect().center());
    };
    const QColor disabled = sign();
    window.main.model().setField("key_file", "");
    QVERIFY(sign() != disabled);
    QVERIFY(window.number("n").isEnabled());
    QVERIFY(!window.number("n").toolTip().contains(QStringLiteral("keys.npy")));
}
