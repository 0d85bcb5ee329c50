#include "tests/ui/test_preview_editing.h"

#include <QListWidget>
#include <QPushButton>
#include <QSettings>

#include "tests/ui/editing.h"
#include "ui/export/preview_editing.h"
#include "ui/figure/label_text.h"

using namespace attnscope;
using namespace attnscope::testing;

void TestPreviewEditing::init() {
    QSettings().clear();
}

void TestPreviewEditing::aDoubleClickEditsATextInThePreview() {
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

void TestPreviewEditing::aRefusedTextStays() {
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

/// The entry also stays open while another window has the keyboard.
void TestPreviewEditing::theEntryWaitsForItsMenu() {
    const Editing on;
    on.doubleClick(on.drawn().layout.xCaption.box.center());
    QLineEdit* entry = on.dialog->editing()->entry();
    for (const Qt::FocusReason reason : {Qt::PopupFocusReason, Qt::ActiveWindowFocusReason}) {
        QFocusEvent left(QEvent::FocusOut, reason);
        QApplication::sendEvent(entry, &left);
        QCOMPARE(on.dialog->editing()->entry(), entry);
    }
}

void TestPreviewEditing::theKeyboardGoesWhereWasClicked() {
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
    QVERIFY(on.preview().hasFocus());  // which was clicked
}

void TestPreviewEditing::aTextThatIsOpenIsTakenAtTheEnd() {
    const Editing on;
    on.doubleClick(on.drawn().layout.xCaption.box.center());
    QTest::keyClicks(on.dialog->editing()->entry(), QStringLiteral("scale"));
    on.dialog->close();
    QCOMPARE(on.dialog->changed().edits.at("entropy-vs-scale").x_label,
             std::optional<std::string>("scale"));
}

void TestPreviewEditing::aDoubleClickOnACurveGoesToItsLook() {
    const Editing on;
    const QPolygonF line = on.drawn().layout.traces.front().pieces.front().points;
    on.doubleClick(line[line.size() / 2]);
    QCOMPARE(on.dialog->tabs()->tabText(on.dialog->tabs()->currentIndex()),
             QStringLiteral("Curves"));
    QVERIFY(on.dialog->curves()->currentItem());
    QVERIFY(on.named<QComboBox>("Colour")->lineEdit()->hasFocus());
}

void TestPreviewEditing::marksAreAddedAndMovedInThePreview() {
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
    const DataPoint begin = on.edits().plot.annotations.front().from;
    on.drag(to + QPointF(20, 10), to + QPointF(30, 40));  // the tip alone
    QVERIFY(on.edits().plot.annotations.front().from == begin);
    QVERIFY(near(on.edits().plot.annotations.front().to, to + QPointF(30, 40)));
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

void TestPreviewEditing::theTextOfAnArrowStandsBesideIt() {
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

void TestPreviewEditing::aMarkThatIsUndoneIsNotPlaced() {
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

void TestPreviewEditing::whatIsNotSeenIsNotEdited() {
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
