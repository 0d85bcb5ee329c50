#include "tests/ui/test_figure_editing.h"

#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QSettings>
#include <QTabWidget>
#include <QTemporaryDir>
#include <QTimer>

#include "tests/ui/exporting.h"
#include "ui/board/board.h"
#include "ui/board/figure_deck.h"
#include "ui/export/curves_tab.h"
#include "ui/export/export_dialog.h"
#include "ui/export/export_preview.h"
#include "ui/export/figure_editor.h"
#include "ui/export/look_controls.h"
#include "ui/export/preview_editing.h"
#include "ui/figure/figure_view.h"
#include "ui/figure/label_text.h"
#include "ui/session/session_keeper.h"

using namespace attnscope;
using namespace attnscope::testing;

namespace {

struct Editing {
    Window window;
    Settings settings;
    QTemporaryDir folder;
    std::unique_ptr<ExportDialog> dialog;

    explicit Editing(const std::string& view = "entropy-vs-scale", const char* ending = "png",
                     const FigureEdits& before = {}) {
        window.settle();
        settings.setExportFolder(folder.path());
        Exporter& exporter = window.main.exporter();
        dialog = std::make_unique<ExportDialog>(
            view, QString::fromLatin1(ending), window.main.exportViews(),
            [&exporter, view, before](const std::string& of) {
                ExportRequest request = exporter.requestOf(of);
                if (before != FigureEdits())
                    request.shown.edits[view] = before;
                return request;
            },
            settings, make_cpu_engine, &window.main);
        dialog->show();
        wait();
    }

    void wait() const { QTRY_VERIFY_WITH_TIMEOUT(!preview().isBusy(), patience); }

    ExportPreview& preview() const { return *dialog->preview(); }
    const DrawnFigure& drawn() const { return *preview().drawn(); }
    const FigureEdits& edits() const { return dialog->editor()->edits(); }

    /// The control of that name; one that is seen before others.
    template <typename Widget>
    Widget* named(const char* name) const {
        Widget* found = nullptr;
        for (auto* each : dialog->findChildren<Widget*>())
            if (each->accessibleName() == QString::fromLatin1(name) &&
                (!found || (each->isVisible() && !found->isVisible())))
                found = each;
        return found;
    }

    void showTab(const char* name) const {
        for (int i = 0; i < dialog->tabs()->count(); ++i)
            if (dialog->tabs()->tabText(i) == QString::fromLatin1(name))
                dialog->tabs()->setCurrentIndex(i);
    }

    void type(const char* name, const QString& text) const {
        auto* entry = named<QLineEdit>(name);
        QVERIFY2(entry, name);
        entry->setFocus();
        entry->selectAll();
        if (text.isEmpty())
            QTest::keyClick(entry, Qt::Key_Delete);
        else
            QTest::keyClicks(entry, text);
        wait();
    }

    void choose(const char* name, const QVariant& value) const {
        auto* box = named<QComboBox>(name);
        QVERIFY2(box, name);
        box->setCurrentIndex(box->findData(value));
        Q_EMIT box->activated(box->currentIndex());
        wait();
    }

    /// Chooses what is exported, without waiting for it.
    void chooseView(const char* view) const {
        QComboBox& box = *dialog->viewBox();
        box.setCurrentIndex(box.findData(QString::fromLatin1(view)));
        Q_EMIT box.activated(box.currentIndex());
    }

    /// Presses, moves or releases the left button.
    void send(QEvent::Type type, QPointF place) const {
        QMouseEvent event(type, at(place), preview().mapToGlobal(at(place)),
                          type == QEvent::MouseMove ? Qt::NoButton : Qt::LeftButton, Qt::LeftButton,
                          {});
        QApplication::sendEvent(&preview(), &event);
    }

    /// A place of the preview that shows that place of the figure.
    QPoint at(QPointF place) const {
        return preview().onPreview(QRectF(place, QSizeF(0, 0))).topLeft().toPoint();
    }

    void doubleClick(QPointF place) const {
        QTest::mouseDClick(&preview(), Qt::LeftButton, {}, at(place));
    }

    /// Drags with a step in the middle.
    void drag(QPointF from, QPointF to) const {
        send(QEvent::MouseButtonPress, from);
        send(QEvent::MouseMove, (from + to) / 2);
        send(QEvent::MouseMove, to);
        send(QEvent::MouseButtonRelease, to);
        wait();
    }
};

}  // namespace

void TestFigureEditing::init() {
    QSettings().clear();
}

void TestFigureEditing::aTypedTextIsSeenAtOnce() {
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

void TestFigureEditing::aDoubleClickEditsATextInThePreview() {
    const Editing on;
    on.doubleClick(on.drawn().layout.xCaption.box.center());
    QLineEdit* entry = on.dialog->editing()->entry();
    QVERIFY(entry);
    QVERIFY(entry->hasFocus());
    QCOMPARE(entry->text(), on.drawn().layout.xCaption.text);
    QTest::keyClicks(entry, QStringLiteral("scale $\\lambda$"));
    QTest::keyClick(entry, Qt::Key_Return);
    QVERIFY(!on.dialog->editing()->entry());
    QVERIFY(on.dialog->isVisible());
    QCOMPARE(on.edits().x_label, std::optional<std::string>("scale $\\lambda$"));
    on.wait();
    QCOMPARE(plainText(on.drawn().layout.xCaption.text), QStringLiteral("scale λ"));
    // Esc leaves it, and not the dialog.
    on.doubleClick(on.drawn().layout.labels.front().box.center());
    QTest::keyClicks(on.dialog->editing()->entry(), QStringLiteral("nothing"));
    QTest::keyClick(on.dialog->editing()->entry(), Qt::Key_Escape);
    QVERIFY(on.dialog->isVisible());
    QVERIFY(on.edits().names.empty());
}

void TestFigureEditing::aRefusedTextStays() {
    const Editing on;
    on.doubleClick(on.drawn().layout.xCaption.box.center());
    QLineEdit* entry = on.dialog->editing()->entry();
    entry->setText(QStringLiteral("$\\frac{1}$"));
    QTest::keyClick(entry, Qt::Key_Return);
    QCOMPARE(on.dialog->editing()->entry(), entry);
    QVERIFY(!on.edits().x_label);
    entry->setText(QStringLiteral("$\\frac{1}{2}$"));
    QTest::keyClick(entry, Qt::Key_Return);
    QVERIFY(on.edits().x_label);
}

/// Without the option and what was typed, which are seen.
void TestFigureEditing::aRefusedEditSaysWhatIsTaken() {
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
    on.showTab("Axes");
    on.type("Step of the x ticks", QStringLiteral("1"));
    QCOMPARE(said(), QStringLiteral("Step of the x ticks takes a step, on a logarithmic axis a "
                                    "factor above 1, that makes at most 100 ticks."));
    on.doubleClick(on.drawn().layout.xCaption.box.center());
    on.dialog->editing()->entry()->setText(QString(400, u'a'));
    QTest::keyClick(on.dialog->editing()->entry(), Qt::Key_Return);
    QVERIFY(said().contains(QStringLiteral("The text takes one line of at most 300 letters.")));
}

/// The entry also stays open while another window has the keyboard.
void TestFigureEditing::theEntryWaitsForItsMenu() {
    const Editing on;
    on.doubleClick(on.drawn().layout.xCaption.box.center());
    QLineEdit* entry = on.dialog->editing()->entry();
    for (const Qt::FocusReason reason : {Qt::PopupFocusReason, Qt::ActiveWindowFocusReason}) {
        QFocusEvent left(QEvent::FocusOut, reason);
        QApplication::sendEvent(entry, &left);
        QCOMPARE(on.dialog->editing()->entry(), entry);
    }
}

void TestFigureEditing::theKeyboardGoesWhereWasClicked() {
    const Editing on;
    on.showTab("Texts");
    on.named<QLineEdit>("Title")->setFocus();
    on.doubleClick(on.drawn().layout.xCaption.box.center());
    QTest::keyClicks(on.dialog->editing()->entry(), QStringLiteral("scale"));
    on.named<QLineEdit>("y axis")->setFocus(Qt::MouseFocusReason);
    QVERIFY(!on.dialog->editing()->entry());
    QCOMPARE(on.edits().x_label, std::optional<std::string>("scale"));
    QVERIFY(on.named<QLineEdit>("y axis")->hasFocus());
    on.wait();
    on.doubleClick(on.drawn().layout.xCaption.box.center());
    QTest::keyClick(on.dialog->editing()->entry(), Qt::Key_Return);
    QVERIFY(on.named<QLineEdit>("y axis")->hasFocus());
}

void TestFigureEditing::aTextThatIsOpenIsTakenAtTheEnd() {
    const Editing on;
    on.doubleClick(on.drawn().layout.xCaption.box.center());
    QTest::keyClicks(on.dialog->editing()->entry(), QStringLiteral("scale"));
    on.dialog->close();
    QCOMPARE(on.dialog->edits().at("entropy-vs-scale").x_label,
             std::optional<std::string>("scale"));
}

void TestFigureEditing::aDoubleClickOnACurveGoesToItsLook() {
    const Editing on;
    const QPolygonF line = on.drawn().layout.traces.front().pieces.front().points;
    on.doubleClick(line[line.size() / 2]);
    QCOMPARE(on.dialog->tabs()->tabText(on.dialog->tabs()->currentIndex()),
             QStringLiteral("Curves"));
    QVERIFY(on.dialog->curves()->currentItem());
    QVERIFY(on.named<QComboBox>("Colour")->lineEdit()->hasFocus());
}

void TestFigureEditing::curvesAreNamedOrderedAndColoured() {
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

void TestFigureEditing::marksAreAddedAndMovedInThePreview() {
    const Editing on;
    on.showTab("Marks");
    const QRectF plot = on.drawn().layout.plot;
    QTest::mouseClick(on.named<QPushButton>("Add an arrow"), Qt::LeftButton);
    on.wait();
    const QPointF from = plot.center(), to = plot.center() + QPointF(40, -30);
    on.drag(from, to);
    const Annotation& arrow = on.edits().plot.annotations.front();
    const auto near = [&](const DataPoint& point, QPointF place) {
        const QPointF is(on.drawn().layout.x.pixel(point.x), on.drawn().layout.y.pixel(point.y));
        return QLineF(is, place).length() < 2;
    };
    QVERIFY(near(arrow.from, from));
    QVERIFY(near(arrow.to, to));
    on.type("Text", QStringLiteral("the tip"));
    on.drag((from + to) / 2, (from + to) / 2 + QPointF(20, 10));
    QVERIFY(near(on.edits().plot.annotations.front().from, from + QPointF(20, 10)));
    QCOMPARE(on.edits().plot.annotations.front().text, "the tip");
    QTest::mouseClick(on.named<QPushButton>("Add a text"), Qt::LeftButton);
    on.wait();
    QTest::mouseClick(&on.preview(), Qt::LeftButton, {}, on.at(from));
    on.wait();
    QVERIFY(near(on.edits().plot.annotations.back().from, from));
    on.type("y", QStringLiteral("2.5"));  // for the keyboard
    QCOMPARE(on.edits().plot.annotations.back().from.y, 2.5);
    on.type("x", QStringLiteral("-1"));  // which a logarithmic axis has not
    QVERIFY(on.edits().plot.annotations.back().from.x > 0);
}

/// The part that was possible while the text was typed is not kept, either.
void TestFigureEditing::aRefusedTextIsNotExported() {
    const Editing on;
    on.showTab("Texts");
    on.type("Title", QStringLiteral("law $\\foo{x}$"));
    QVERIFY(!on.edits().title);
    QVERIFY(!on.dialog->saveButton()->isEnabled());
    QTest::keyClick(on.named<QLineEdit>("Title"), Qt::Key_Return);
    QVERIFY(on.dialog->isVisible());
    QCOMPARE(on.named<QLineEdit>("Title")->text(), QStringLiteral("law $\\foo{x}$"));
    on.named<QLineEdit>("x axis")->setFocus();
    QCOMPARE(on.named<QLineEdit>("Title")->text(), QString());
    QVERIFY(on.dialog->saveButton()->isEnabled());
}

void TestFigureEditing::theTextOfAnArrowStandsBesideIt() {
    const Editing on;
    on.showTab("Marks");
    QTest::mouseClick(on.named<QPushButton>("Add an arrow"), Qt::LeftButton);
    on.wait();
    const QRectF plot = on.drawn().layout.plot.adjusted(2, 2, -2, -2);
    on.drag(plot.bottomRight(), plot.center());
    on.type("Text", QStringLiteral("a remark"));
    const PlacedAnnotation& arrow = on.drawn().layout.annotations.front();
    QVERIFY(on.drawn().layout.plot.contains(arrow.text.box));
    for (int part = 0; part <= 100; ++part) {
        const QPointF at =
            QLineF(arrow.line.front(), arrow.line.back()).pointAt(static_cast<qreal>(part) / 100);
        QVERIFY(!arrow.text.box.contains(at));
    }
}

void TestFigureEditing::aMarkThatIsUndoneIsNotPlaced() {
    const Editing on;
    FigureEditor& editor = *on.dialog->editor();
    on.showTab("Marks");
    const QPointF middle = on.drawn().layout.plot.center();
    QTest::mouseClick(on.named<QPushButton>("Add a text"), Qt::LeftButton);
    on.drag(middle, middle);
    const FigureEdits one = on.edits();
    QTest::mouseClick(on.named<QPushButton>("Add a line"), Qt::LeftButton);
    QCOMPARE(on.preview().cursor().shape(), Qt::CrossCursor);
    editor.undo();
    QVERIFY(on.preview().cursor().shape() != Qt::CrossCursor);
    on.drag(middle + QPointF(60, 40), middle + QPointF(80, 40));
    QVERIFY(on.edits() == one);
    // While it is being drawn.
    QTest::mouseClick(on.named<QPushButton>("Add a line"), Qt::LeftButton);
    on.wait();
    on.send(QEvent::MouseButtonPress, middle);
    on.send(QEvent::MouseMove, middle + QPointF(20, 20));
    editor.undo();
    editor.undo();
    on.send(QEvent::MouseMove, middle + QPointF(30, 20));
    on.send(QEvent::MouseButtonRelease, middle + QPointF(30, 20));
    QVERIFY(on.edits() == one);
    // Another view has none to place.
    QTest::mouseClick(on.named<QPushButton>("Add a line"), Qt::LeftButton);
    on.chooseView("angles");
    QVERIFY(on.preview().cursor().shape() != Qt::CrossCursor);
}

void TestFigureEditing::anInsetBeginsWithTheMiddle() {
    const Editing on;
    on.showTab("Axes");
    for (auto* box : on.dialog->findChildren<QAbstractButton*>())
        if (box->text() == QStringLiteral("Inset"))
            box->setChecked(true);
    on.wait();
    QVERIFY(on.edits().plot.inset);
    QVERIFY(on.drawn().layout.inset);
    QVERIFY(on.drawn().layout.plot.contains(on.drawn().layout.inset->part));
    on.type("Inset, x from", QStringLiteral("0.1"));
    QCOMPARE(on.edits().plot.inset->x.min, 0.1);
    on.type("Step of the y ticks", QStringLiteral("1e-9"));
    QVERIFY(!on.edits().plot.y_ticks);  // nor the 1 that was possible
    on.type("Step of the y ticks", QStringLiteral("2"));
    QCOMPARE(on.edits().plot.y_ticks, std::optional(2.0));
}

void TestFigureEditing::everyStepIsUndone() {
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

void TestFigureEditing::eachCurveHasItsOwnSteps() {
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
void TestFigureEditing::anEntryShowsWhatWasUndone() {
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

void TestFigureEditing::aTitleOfBeforeIsNotShownAnew() {
    FigureEdits before;
    before.title = "Mine";
    const Editing on("entropy-vs-scale", "png", before);
    QVERIFY(!on.dialog->controls()->look().title);
    on.type("x axis", QStringLiteral("scale"));
    QCOMPARE(on.edits().title, before.title);
    QVERIFY(!on.dialog->controls()->look().title);
}

/// As the window opens the dialog.
void TestFigureEditing::theWindowKeepsWhatWasEdited() {
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

void TestFigureEditing::aTableHasNamesAlone() {
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

void TestFigureEditing::whatIsNotSeenIsNotEdited() {
    const Editing on;
    const QPoint title = on.at(on.drawn().layout.xCaption.box.center());
    const auto isEdited = [&] {
        QTest::mouseDClick(&on.preview(), Qt::LeftButton, {}, title);
        return on.dialog->editing()->entry() != nullptr;
    };
    on.chooseView("angles");
    QVERIFY(!isEdited());  // the picture of the view before is seen
    on.wait();
    on.chooseView("entropy-vs-scale");
    on.wait();
    QComboBox& format = *on.dialog->formatBox();
    format.setCurrentIndex(format.findText(QStringLiteral("CSV")));
    on.wait();
    QVERIFY(!isEdited());
    format.setCurrentIndex(format.findText(QStringLiteral("PNG")));
    on.wait();
    QVERIFY(isEdited());
}

void TestFigureEditing::anotherViewHasNoCurvesOfTheOneBefore() {
    const Editing on;
    QVERIFY(on.dialog->curves()->count() > 0);
    on.chooseView("angles");
    QCOMPARE(on.dialog->curves()->count(), 0);
    on.wait();
    QVERIFY(on.dialog->curves()->count() > 0);
}

void TestFigureEditing::theDialogFitsASmallScreen() {
    const Editing on;
    for (int i = 0; i < on.dialog->tabs()->count(); ++i) {
        on.dialog->tabs()->setCurrentIndex(i);
        QTest::qWait(20);
        QVERIFY2(on.dialog->minimumSizeHint().height() <= 700,
                 qPrintable(on.dialog->tabs()->tabText(i)));
        QVERIFY(on.dialog->minimumSizeHint().width() <= 1350);
    }
}
