#include "tests/ui/test_edit_tabs.h"

#include <QCheckBox>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QSettings>
#include <QTimer>
#include <algorithm>

#include "tests/ui/editing.h"
#include "ui/board/board.h"
#include "ui/board/figure_deck.h"
#include "ui/export/curves_tab.h"
#include "ui/export/look_controls.h"
#include "ui/export/preview_editing.h"
#include "ui/figure/figure_view.h"
#include "ui/figure/label_text.h"
#include "ui/model/edit_fields.h"
#include "ui/session/session_keeper.h"

using namespace attnscope;
using namespace attnscope::testing;

namespace {

void chooseInset(const Editing& on) {
    on.showTab("Axes");
    for (auto* box : on.dialog->findChildren<QAbstractButton*>())
        if (box->text() == QStringLiteral("Inset"))
            box->setChecked(true);
    on.wait();
}

}  // namespace

void TestEditTabs::init() {
    QSettings().clear();
}

void TestEditTabs::aTypedTextIsSeenAtOnce() {
    const Editing on;
    QVERIFY(!on.dialog->controls()->look().title);  // as in a paper
    on.type("Title", QStringLiteral("Entropy $H$"));
    QCOMPARE(on.edits().title, std::optional<std::string>("Entropy $H$"));
    QVERIFY(on.dialog->controls()->look().title);  // what is typed is shown
    QCOMPARE(plainText(on.drawn().layout.title.text), QStringLiteral("Entropy H"));
    QCOMPARE(on.named<QLineEdit>("y axis")->placeholderText(),
             plainText(captionsOf(on.drawn().own, false).front()));
    on.type("x axis", QStringLiteral("scale"));
    QCOMPARE(plainText(on.drawn().layout.xCaption.text), QStringLiteral("scale"));
    on.type("Title", {});
    QVERIFY(!on.edits().title);
}

/// Without the option and what was typed, which are seen.
void TestEditTabs::aRefusedEditSaysWhatIsTaken() {
    const Editing on;
    on.showTab("Curves");
    const auto said = [&] {
        QStringList texts;
        for (const QLabel* label : on.dialog->findChildren<QLabel*>())
            if (label->isVisible() && label->text().contains(QStringLiteral("takes")))
                texts.append(label->text());
        return texts.join(u'|');
    };
    on.type("Colour", QStringLiteral("T"));
    QCOMPARE(said(), QStringLiteral("Colour takes #RRGGBB, such as #0072B2, or ink."));
    on.type("Colour", QStringLiteral("ink"));
    on.type("Width of the line in points", QStringLiteral("99"));
    QCOMPARE(said(), QStringLiteral("Width takes a number from 0.05 to 20."));
    on.dialog->editor()->undo();
    on.showTab("Axes");
    on.type("Choice of x ticks", QStringLiteral("1"));
    QCOMPARE(said(), QStringLiteral("Choice of x ticks takes a step, on a logarithmic axis a "
                                    "factor above 1, that makes at most 100 ticks."));
    on.doubleClick(on.drawn().layout.xCaption.box.center());
    on.dialog->editing()->entry()->setText(QString(400, u'a'));
    QTest::keyClick(on.dialog->editing()->entry(), Qt::Key_Return);
    QVERIFY(said().contains(QStringLiteral("The text takes one line of at most 300 letters.")));
}

void TestEditTabs::curvesAreNamedOrderedAndColoured() {
    const Editing on;
    on.showTab("Curves");
    QListWidget* curves = on.dialog->curves();
    QVERIFY(curves->count() > 3);
    curves->setCurrentRow(0);
    const std::string key = curves->currentItem()->data(Qt::UserRole).toString().toStdString();
    on.type("Name", QStringLiteral("Mine"));
    QCOMPARE(on.edits().names.at(key), "Mine");
    QCOMPARE(curves->currentItem()->text(), QStringLiteral("Mine"));
    on.type("Width of the line in points", QStringLiteral("2.5"));
    QCOMPARE(on.edits().lines.at(key).width, std::optional(2.5));
    on.choose("Dash", QStringLiteral("dot"));
    on.type("Colour", QStringLiteral("#0072B2"));
    QCOMPARE(on.edits().lines.at(key), (LineLook{"#0072B2", "dot", 2.5}));
    on.choose("Legend", static_cast<int>(LegendPlace::top_right));
    QVERIFY(on.drawn().layout.legendBox);
    QTest::mouseClick(on.named<QPushButton>("Later in the legend"), Qt::LeftButton);
    QCOMPARE(on.edits().plot.order.at(1), key);
    on.wait();
    QCOMPARE(plainText(on.drawn().layout.labels.at(1).text), QStringLiteral("Mine"));
    on.choose("Colours", QStringLiteral("okabe-ito"));
    QCOMPARE(on.edits().colors, "okabe-ito");
}

/// The part that was possible while the text was typed is not kept, either.
void TestEditTabs::aRefusedTextIsNotExported() {
    const Editing on;
    on.showTab("Texts");
    on.type("Title", QStringLiteral("law $\\foo{x}$"));
    QVERIFY(!on.edits().title);
    QVERIFY(!on.dialog->saveButton()->isEnabled());
    QTest::keyClick(on.named<QLineEdit>("Title"), Qt::Key_Return);
    QVERIFY(on.dialog->isVisible());
    QCOMPARE(on.named<QLineEdit>("Title")->text(), QStringLiteral("law $\\foo{x}$"));
    on.named<QLineEdit>("x axis")->setFocus();
    QCOMPARE(on.named<QLineEdit>("Title")->text(), QStringLiteral("law $\\foo{x}$"));
    QVERIFY(!on.dialog->saveButton()->isEnabled());
    on.named<QLineEdit>("Title")->setFocus();
    QTest::keyClick(on.named<QLineEdit>("Title"), Qt::Key_Escape);
    QVERIFY(on.dialog->isVisible());
    QCOMPARE(on.named<QLineEdit>("Title")->text(), QString());
    QVERIFY(on.dialog->saveButton()->isEnabled());
}

/// Another curve, a step back and another figure have texts of their own.
void TestEditTabs::aRefusedTextGoesWithItsSubject() {
    const Editing on;
    on.showTab("Curves");
    const auto refuse = [&] {
        on.dialog->curves()->setCurrentRow(0);
        on.type("Colour", QStringLiteral("reddish"));
        QVERIFY(!on.dialog->saveButton()->isEnabled());
    };
    refuse();
    on.dialog->curves()->setCurrentRow(1);
    QVERIFY(on.dialog->saveButton()->isEnabled());
    QCOMPARE(on.named<QComboBox>("Colour")->currentText(), QStringLiteral("usual"));
    refuse();
    on.dialog->editor()->undo();
    QVERIFY(on.dialog->saveButton()->isEnabled());
    QCOMPARE(on.named<QComboBox>("Colour")->currentText(), QStringLiteral("usual"));
    refuse();
    on.chooseView("angles");
    QVERIFY(on.dialog->saveButton()->isEnabled());
}

void TestEditTabs::everyTabSaysWhyNothingIsExported() {
    const Editing on;
    const auto isSaid = [&](const QString& sentence) {
        const auto labels = on.dialog->findChildren<QLabel*>();
        return std::ranges::any_of(labels, [&](const QLabel* label) {
            return label->isVisible() && label->text() == sentence;
        });
    };
    on.showTab("Curves");
    on.dialog->curves()->setCurrentRow(0);
    on.type("Colour", QStringLiteral("reddish"));
    const QString sentence = QStringLiteral("Colour takes #RRGGBB, such as #0072B2, or ink.");
    QVERIFY(isSaid(sentence));
    for (const char* tab : {"Page", "Texts", "Axes", "Marks"}) {
        on.showTab(tab);
        QVERIFY2(isSaid(QStringLiteral("Curves: ") + sentence), tab);
    }
    on.dialog->editor()->undo();
    QVERIFY(!isSaid(QStringLiteral("Curves: ") + sentence));
}

void TestEditTabs::aRangeIsTakenOnceItIsPossible() {
    const Editing on;
    chooseInset(on);
    on.type("Inset, y from", QStringLiteral("5"));
    QVERIFY(on.edits().plot.inset->y.min < 5);
    on.type("Inset, y to", QStringLiteral("6"));
    QCOMPARE(on.named<QLineEdit>("Inset, y from")->text(), QStringLiteral("5"));
    QVERIFY(on.edits().plot.inset->y == (Range{5, 6}));
    QVERIFY(on.dialog->saveButton()->isEnabled());
}

void TestEditTabs::theDialogUndoesWhatAnEntryCannot() {
    const Editing on;
    on.showTab("Curves");
    on.choose("Legend", static_cast<int>(LegendPlace::below));
    for (QWidget* entry : {static_cast<QWidget*>(on.named<QLineEdit>("Name")),
                           static_cast<QWidget*>(on.named<QComboBox>("Colour"))}) {
        entry->setFocus();
        QKeyEvent key(QEvent::ShortcutOverride, Qt::Key_Z, Qt::ControlModifier);
        key.ignore();
        QApplication::sendEvent(entry, &key);
        QVERIFY(!key.isAccepted());
    }
}

void TestEditTabs::ticksStandAtChosenValues() {
    const Editing on("entropy-vs-length");
    on.showTab("Axes");
    on.type("Choice of x ticks", QStringLiteral("8192, 2=two, 1024=$2^{10}$"));
    const auto& ticks = on.drawn().layout.xTicks;
    QVERIFY(ticks.major == (std::vector<double>{2, 1024, 8192}));
    QCOMPARE(plainText(ticks.labels.front()), QStringLiteral("two"));
    QVERIFY(isTyped(ticks.labels.at(1)));
    QCOMPARE(textsOf(on.edits()).back(), "x-ticks=2=two, 1024=$2^{10}$, 8192");
    QVERIFY(withEdit({}, textsOf(on.edits()).back()) == on.edits());
    on.type("Choice of x ticks", QStringLiteral("2, many"));
    QVERIFY(!on.edits().plot.x_ticks);
    QCOMPARE(on.named<QLineEdit>("Choice of x ticks")->text(), QStringLiteral("2, many"));
}

void TestEditTabs::aPanelIsEdited() {
    const Editing on("panels");
    auto* chosen = on.named<QComboBox>("Panel to edit");
    QVERIFY(chosen->isVisible());
    QVERIFY(chosen->count() > 1);
    const QString second = chosen->itemData(1).toString();
    on.type("x axis", QStringLiteral("first"));
    chosen->setCurrentIndex(1);
    Q_EMIT chosen->activated(1);
    QCOMPARE(on.named<QLineEdit>("x axis")->text(), QString());
    QVERIFY(on.dialog->curves()->count() > 0);
    on.doubleClick(on.drawn().layout.xCaption.box.center());
    QVERIFY(on.dialog->editing()->entry());
    QTest::keyClicks(on.dialog->editing()->entry(), QStringLiteral("second"));
    QTest::keyClick(on.dialog->editing()->entry(), Qt::Key_Return);
    on.wait();
    const auto& edits = on.dialog->changed().edits;
    QCOMPARE(edits.at(second.toStdString()).x_label, std::optional<std::string>("second"));
    QCOMPARE(edits.at(chosen->itemData(0).toString().toStdString()).x_label,
             std::optional<std::string>("first"));
    QCOMPARE(plainText(on.drawn().layout.xCaption.text), QStringLiteral("second"));
    // A click on another panel goes on there.
    const QPoint before = on.at(on.drawn().layout.plot.center());
    chosen->setCurrentIndex(0);
    Q_EMIT chosen->activated(0);
    QTest::mouseClick(&on.preview(), Qt::LeftButton, {}, before);
    QCOMPARE(chosen->currentData().toString(), second);
}

void TestEditTabs::anInsetBeginsWithTheMiddle() {
    const Editing on;
    chooseInset(on);
    QVERIFY(on.edits().plot.inset);
    QVERIFY(on.drawn().layout.inset);
    QVERIFY(on.drawn().layout.plot.contains(on.drawn().layout.inset->part));
    on.type("Inset, x from", QStringLiteral("0.1"));
    QCOMPARE(on.edits().plot.inset->x.min, 0.1);
    on.type("Choice of y ticks", QStringLiteral("1e-9"));
    QVERIFY(!on.edits().plot.y_ticks);  // nor the 1 that was possible
    on.type("Choice of y ticks", QStringLiteral("2"));
    QVERIFY(on.edits().plot.y_ticks == ChosenTicks(2.0));
}

void TestEditTabs::everyStepIsUndone() {
    const Editing on;
    const FigureEdits before = on.edits();
    on.type("Title", QStringLiteral("A title"));
    on.choose("Legend", static_cast<int>(LegendPlace::below));
    const FigureEdits after = on.edits();
    on.dialog->editor()->undo();
    QVERIFY(on.edits().plot.legend == LegendPlace::automatic);
    on.dialog->editor()->undo();
    QVERIFY(on.edits() == before);  // all letters at once
    on.dialog->editor()->redo();
    on.dialog->editor()->redo();
    QVERIFY(on.edits() == after);
}

void TestEditTabs::eachCurveHasItsOwnSteps() {
    const Editing on;
    on.showTab("Curves");
    for (const int row : {0, 1}) {
        on.dialog->curves()->setCurrentRow(row);
        on.type("Name", QStringLiteral("Mine"));
    }
    QCOMPARE(on.edits().names.size(), std::size_t{2});
    on.dialog->editor()->undo();
    QCOMPARE(on.edits().names.size(), std::size_t{1});
    on.dialog->editor()->undo();
    QVERIFY(on.edits().names.empty());
}

/// What is typed on goes there.
void TestEditTabs::anEntryShowsWhatWasUndone() {
    const Editing on;
    on.showTab("Marks");
    QTest::mouseClick(on.named<QPushButton>("Add a text"), Qt::LeftButton);
    on.type("Text", QStringLiteral("first"));
    QTest::mouseClick(on.named<QPushButton>("Add a text"), Qt::LeftButton);
    auto* entry = on.named<QLineEdit>("Text");
    QVERIFY(entry->hasFocus());
    QCOMPARE(entry->text(), QStringLiteral("Text"));
    on.dialog->editor()->undo();
    QCOMPARE(entry->text(), QStringLiteral("first"));
    on.dialog->editor()->undo();
    QCOMPARE(entry->text(), QStringLiteral("Text"));
    // Of another curve, too.
    on.showTab("Curves");
    on.dialog->curves()->setCurrentRow(0);
    on.type("Name", QStringLiteral("Mine"));
    on.dialog->curves()->setCurrentRow(1);
    QCOMPARE(on.named<QLineEdit>("Name")->text(), QString());
    on.type("Colour", QStringLiteral("ink"));
    on.dialog->editor()->undo();
    QCOMPARE(on.named<QComboBox>("Colour")->currentText(), QStringLiteral("usual"));
}

void TestEditTabs::aTitleOfBeforeIsNotShownAnew() {
    FigureEdits before;
    before.title = "Mine";
    const Editing on("entropy-vs-scale", "png", before);
    QVERIFY(!on.dialog->controls()->look().title);
    on.type("x axis", QStringLiteral("scale"));
    QCOMPARE(on.edits().title, before.title);
    QVERIFY(!on.dialog->controls()->look().title);
}

/// As the window opens the dialog.
void TestEditTabs::theWindowKeepsWhatWasEdited() {
    const QTemporaryDir folder;
    Settings().setExportFolder(folder.path());
    Window window;
    window.settle();
    QTimer::singleShot(0, &window.main, [] {
        auto* dialog = qobject_cast<ExportDialog*>(QApplication::activeModalWidget());
        QTRY_VERIFY_WITH_TIMEOUT(!dialog->preview()->isBusy(), patience);
        for (auto* entry : dialog->findChildren<QLineEdit*>())
            if (entry->accessibleName() == QStringLiteral("x axis"))
                QTest::keyClicks(entry, QStringLiteral("length"));
        dialog->reject();
    });
    QTest::keyClick(&window.main, Qt::Key_E, Qt::ControlModifier);
    SessionKeeper& sessions = window.main.sessions();
    QCOMPARE(sessions.session().edits.at("entropy-vs-length").x_label,
             std::optional<std::string>("length"));
    const FigureView& figure = *window.main.board()->view("entropy-vs-length");
    QVERIFY(figure.figure().x.caption);
    QCOMPARE(sessions.undoName(), QStringLiteral("figure"));
    sessions.undo();
    QVERIFY(sessions.session().edits.empty());
    QVERIFY(!figure.figure().x.caption);
    sessions.redo();
    QVERIFY(figure.figure().x.caption);
    QCOMPARE(window.main.exporter().requestOf("entropy-vs-length").shown.edits.size(), 1u);
}

void TestEditTabs::aTableHasNamesAlone() {
    const Editing on("entropy-vs-scale", "csv");
    QVERIFY(!on.named<QLineEdit>("Title")->isVisible());
    on.showTab("Curves");
    QVERIFY(on.named<QLineEdit>("Name")->isVisible());
    QVERIFY(!on.named<QLineEdit>("Width of the line in points")->isVisible());
    QVERIFY(!on.named<QPushButton>("Earlier in the legend")->isVisible());
    on.dialog->curves()->setCurrentRow(0);
    on.type("Name", QStringLiteral("my curve"));
    QVERIFY(on.preview().text().contains(QStringLiteral("my curve,")));
}

void TestEditTabs::anotherViewHasNoCurvesOfTheOneBefore() {
    const Editing on;
    QVERIFY(on.dialog->curves()->count() > 0);
    on.chooseView("angles");
    QCOMPARE(on.dialog->curves()->count(), 0);
    on.wait();
    QVERIFY(on.dialog->curves()->count() > 0);
}

void TestEditTabs::theDialogFitsASmallScreen() {
    const Editing on;
    for (int i = 0; i < on.dialog->tabs()->count(); ++i) {
        on.dialog->tabs()->setCurrentIndex(i);
        QTest::qWait(20);
        QVERIFY2(on.dialog->minimumSizeHint().height() <= 700,
                 qPrintable(on.dialog->tabs()->tabText(i)));
        QVERIFY(on.dialog->minimumSizeHint().width() <= 1350);
    }
}

void TestEditTabs::aHiddenCurveStaysHidden() {
    Editing on;
    const auto first = [&] { return on.dialog->curves()->item(0); };
    first()->setCheckState(Qt::Unchecked);
    on.wait();
    const std::string key = first()->data(Qt::UserRole).toString().toStdString();
    for (const char* view : {"angles", "entropy-vs-scale"}) {
        on.chooseView(view);
        on.wait();
    }
    QCOMPARE(first()->checkState(), Qt::Unchecked);
    on.dialog->reject();
    const Session before = on.window.main.sessions().session();
    const Session after = with(before, on.dialog->changed());
    QCOMPARE(after.hidden.at("entropy-vs-scale"), HiddenEntries{key});
    first()->setCheckState(Qt::Checked);
    QCOMPARE(with(after, on.dialog->changed()), before);
}

void TestEditTabs::aTitleIsNoPartOfAStyle() {
    const Editing on;
    auto* style = on.named<QComboBox>("For");
    on.choose("For", QStringLiteral("neurips"));
    on.type("Title", QStringLiteral("A title"));
    QVERIFY(on.dialog->controls()->look().title);
    QCOMPARE(style->currentData().toString(), QStringLiteral("neurips"));
    on.choose("For", QStringLiteral("one-column"));
    QVERIFY(on.dialog->controls()->look().title);
    on.dialog->findChild<QCheckBox*>(QStringLiteral("title"))->setChecked(false);
    QVERIFY(!on.dialog->controls()->look().title);
    QCOMPARE(style->currentData().toString(), QStringLiteral("one-column"));
}

void TestEditTabs::anInsetHasASize() {
    const Editing on;
    chooseInset(on);
    QVERIFY(on.edits().plot.inset->corner == LegendPlace::automatic);
    on.type("Size of the inset", QStringLiteral("0.6"));
    QCOMPARE(on.edits().plot.inset->size, 0.6);
    QVERIFY(on.edits().plot.inset->corner == LegendPlace::automatic);
    on.type("Size of the inset", QStringLiteral("2"));
    QVERIFY(on.edits().plot.inset->size != 2);
}
