#include "tests/ui/test_export_dialog.h"

#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QSettings>
#include <QTemporaryDir>
#include <QTimer>

#include "tests/ui/exporting.h"
#include "ui/board/board.h"
#include "ui/board/figure_deck.h"
#include "ui/export/export_dialog.h"
#include "ui/export/export_preview.h"
#include "ui/export/look_controls.h"
#include "ui/export/panel_list.h"
#include "ui/figure/figure_view.h"
#include "ui/look/text.h"
#include "ui/session/session_json.h"
#include "ui/session/session_keeper.h"
#include "ui/views/layout_text.h"
#include "ui/views/views.h"

using namespace attnscope;
using namespace attnscope::testing;

namespace {

/// The dialog as the window opens it.
struct Dialog {
    Window window;
    Settings settings;
    QTemporaryDir folder;
    std::unique_ptr<ExportDialog> dialog;

    Dialog() {
        window.settle();
        settings.setExportFolder(folder.path());
    }

    ExportDialog& open(const std::string& view, const QString& ending = {}) {
        Exporter& exporter = window.main.exporter();
        dialog = std::make_unique<ExportDialog>(
            view, ending, window.main.exportViews(),
            [&](const std::string& of) { return exporter.requestOf(of); }, settings,
            make_cpu_engine, &window.main);
        dialog->show();
        wait();
        return *dialog;
    }

    void wait() { QTRY_VERIFY_WITH_TIMEOUT(!dialog->preview()->isBusy(), patience); }

    /// Chooses what is exported, as a click on its item does.
    void choose(const char* view) const {
        QComboBox& box = *dialog->viewBox();
        const int index = box.findData(QString::fromLatin1(view));
        QVERIFY2(index >= 0, view);
        box.setCurrentIndex(index);
        Q_EMIT box.activated(index);
    }

    QLineEdit* entry(const char* key) const {
        return dialog->findChild<QLineEdit*>(QString::fromLatin1(key));
    }
    void type(const char* key, const QString& text) const {
        entry(key)->setFocus();
        entry(key)->selectAll();
        QTest::keyClicks(entry(key), text);
    }
};

}  // namespace

void TestExportDialog::init() {
    QSettings().clear();
}

/// After two rules were checked: Ctrl+E, Return.
void TestExportDialog::aPictureForAPaperTakesOneKeyAndReturn() {
    const QTemporaryDir folder;
    Settings().setExportFolder(folder.path());
    Window window;
    window.main.model().setField("compared_rules", "log-512,kappa-log-n");
    window.settle();
    QTimer::singleShot(0, &window.main,
                       [] { QTest::keyClick(QApplication::activeModalWidget(), Qt::Key_Return); });
    QTest::keyClick(&window.main, Qt::Key_E, Qt::ControlModifier);
    QFile file(folder.filePath(QStringLiteral("entropy-vs-length.pdf")));
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QByteArray pdf = file.readAll();
    QVERIFY(pdf.contains("/MediaBox [0 0 240.944882 170.078740]"));  // 85 × 60 mm
    QVERIFY(pdf.contains("--preset one-column -o entropy-vs-length.pdf"));
}

void TestExportDialog::whatIsChosenIsRememberedForEachKind() {
    Dialog on;
    on.open("angles", QStringLiteral("svg"));
    on.type("width", QStringLiteral("3,5 in"));
    on.type("text", QStringLiteral("9"));
    on.dialog->accept();
    const Look look = on.window.main.exporter().requestOf("entropy-vs-scale").look;
    QCOMPARE(look.width, (Length{3.5, "in"}));
    QCOMPARE(look.text, 9.0);
    QCOMPARE(on.window.main.exporter().requestOf("attention").look, usualLook("attention"));
    QCOMPARE(on.open("entropy-vs-scale").formatBox()->currentText(), QStringLiteral("SVG"));
    QCOMPARE(on.open("attention").formatBox()->currentText(), QStringLiteral("PDF"));
}

void TestExportDialog::aTypedEndingChoosesTheFormat() {
    Dialog on;
    ExportDialog& dialog = on.open("angles", QStringLiteral("pdf"));
    QLineEdit& file = *dialog.fileEdit();
    const auto type = [&](const QString& path) {
        file.setText(path);
        Q_EMIT file.editingFinished();
        return dialog.files().front().second;
    };
    QCOMPARE(type(QStringLiteral("a.svg")), std::string("a.svg"));
    QCOMPARE(dialog.formatBox()->currentText(), QStringLiteral("SVG"));
    QCOMPARE(type(QStringLiteral("a.b")), std::string("a.b.svg"));
}

void TestExportDialog::whatCannotBeIsRefusedInPlace() {
    Dialog on;
    on.open("angles");
    on.type("width", QStringLiteral("wide"));
    QVERIFY(on.dialog->controls()->refusal().startsWith(QStringLiteral("Width takes a length")));
    QVERIFY(!on.dialog->saveButton()->isEnabled());
    on.type("width", QStringLiteral("9 cm"));
    QVERIFY(!on.dialog->saveButton()->isEnabled());
    on.type("width", QStringLiteral("90 mm"));
    QVERIFY(on.dialog->saveButton()->isEnabled());
    QCOMPARE(on.dialog->controls()->look().width, (Length{90, "mm"}));
    on.type("width", QStringLiteral("80"));  // in the unit of before
    QCOMPARE(on.dialog->controls()->look().width, (Length{80, "mm"}));
    QVERIFY(on.dialog->saveButton()->isEnabled());
    on.type("height", QStringLiteral("3 mm"));
    QCOMPARE(on.dialog->controls()->refusal(),
             QStringLiteral("Height takes 16.42 mm to 693.6 mm with text of 8 pt and 600 dpi."));
    QVERIFY(!on.dialog->saveButton()->isEnabled());
    on.type("height", QStringLiteral("500000 mm"));
    QCOMPARE(on.dialog->controls()->refusal(),
             QStringLiteral("Height takes a length above 0 that has at most 16384 pixels."));
}

void TestExportDialog::whatWasChosenIsRememberedWithoutAnExport() {
    Dialog on;
    on.open("panels");
    on.dialog->panels()->list()->item(1)->setCheckState(
        on.dialog->panels()->list()->item(1)->checkState() == Qt::Checked ? Qt::Unchecked
                                                                          : Qt::Checked);
    const std::vector<std::string> panels = on.dialog->panels()->chosen();
    on.type("text", QStringLiteral("9"));
    on.dialog->reject();
    QCOMPARE(on.open("panels").panels()->chosen(), panels);
    QCOMPARE(on.dialog->controls()->look().text, 9.0);
}

/// A line may ask for the ring of the row without the marker: lines of before keep their pictures.
void TestExportDialog::theRingOfARowIsPartOfTheMarker() {
    Dialog on;
    on.window.main.choice().pin(5);
    on.window.settle();
    on.open("entropy-vs-length", QStringLiteral("png"));
    for (const bool marker : {true, false}) {
        Look look = on.dialog->controls()->look();
        look.marker = marker;
        on.dialog->controls()->setLook(look);
        const auto [request, path] = on.dialog->files().front();
        QCOMPARE(request.shown.is_row_pinned, marker);
        QCOMPARE(commandLine(reduced(request), path).find("row") != std::string::npos, marker);
    }
}

void TestExportDialog::curvesAreHiddenInThePreviewAndTheFile() {
    Dialog on;
    on.open("entropy-vs-scale", QStringLiteral("csv"));
    QListWidget* curves = on.dialog->curves();
    QVERIFY(curves->count() > 5);
    QVERIFY(on.dialog->preview()->text().contains(QStringLiteral("# figure")));
    for (int i = 0; i < curves->count(); ++i)
        if (curves->item(i)->text() == QStringLiteral("mean field"))
            curves->item(i)->setCheckState(Qt::Unchecked);
    on.wait();
    QVERIFY(on.dialog->preview()->text().contains(QStringLiteral("--hide mean-field")));
    const auto [request, path] = on.dialog->files().front();
    QCOMPARE(request.shown.hidden.at("entropy-vs-scale"), HiddenEntries{"mean-field"});
    QVERIFY(on.window.main.board()->deck().hidden().empty());  // the window's own stay
}

void TestExportDialog::aHiddenCurveIsUndoneAndSaved() {
    Window window;
    window.settle();
    FigureView& figure = *window.main.board()->view("entropy-vs-scale");
    hide(figure, "annealed");
    const std::map<std::string, HiddenEntries> hidden{{"entropy-vs-scale", {"annealed"}}};
    const Session session = window.main.sessions().session();
    QCOMPARE(session.hidden, hidden);
    QCOMPARE(sessionFromJson(toJson(session)).session.hidden, hidden);
    QVERIFY(sessionFromJson(toJson(session)).faults.isEmpty());
    window.main.sessions().undo();
    QVERIFY(figure.hidden().empty());
    window.main.sessions().redo();
    QCOMPARE(figure.hidden(), HiddenEntries{"annealed"});
}

void TestExportDialog::aFolderThatIsNotThereIsRefusedInTheDialog() {
    Dialog on;
    ExportDialog& dialog = on.open("angles");
    const QString gone = on.folder.filePath(QStringLiteral("gone"));
    dialog.fileEdit()->setText(gone + QStringLiteral("/a.pdf"));
    dialog.saveButton()->click();
    QVERIFY(dialog.isVisible());
    const auto said = [&] {
        for (const QLabel* each : dialog.findChildren<QLabel*>())
            if (each->isVisible() &&
                each->text() == QStringLiteral("There is no folder %1.").arg(gone))
                return true;
        return false;
    };
    QVERIFY(said());
    QCOMPARE(on.settings.exportFolder(), on.folder.path());
    dialog.fileEdit()->setText(on.folder.filePath(QStringLiteral("a.pdf")));
    QVERIFY(!said());
    dialog.saveButton()->click();
    QVERIFY(!dialog.isVisible());
}

/// The views of the board come first, then all others.
void TestExportDialog::everyViewIsOffered() {
    Dialog on;
    const QComboBox& box = *on.open("entropy-vs-length").viewBox();
    QStringList offered;
    for (int i = 0; i < box.count(); ++i)
        offered.append(box.itemData(i).toString());
    const std::vector<std::string> board = on.window.main.exportViews();
    for (std::size_t i = 0; i < board.size(); ++i)
        QCOMPARE(offered[static_cast<int>(i)], QString::fromStdString(board[i]));
    for (const std::string_view view : allViews())
        QCOMPARE(offered.count(QString::fromUtf8(view.data(), static_cast<int>(view.size()))), 1);
    QVERIFY(!isOn(on.window.main.board()->boardLayout(), "collision-vs-length"));
    on.choose("collision-vs-length");
    on.wait();
    const auto [request, path] = on.dialog->files().front();
    QCOMPARE(request.view, std::string("collision-vs-length"));
    QVERIFY(path.ends_with("/collision-vs-length.pdf"));
    QVERIFY(on.dialog->curves()->count() > 0);
    on.choose("all");
    QCOMPARE(on.dialog->files().size(), board.size() - 1);
}

void TestExportDialog::panelsAreChosenBesideTheBoard() {
    Dialog on;
    const BoardLayout board = on.window.main.board()->boardLayout();
    on.open("entropy-vs-length");
    on.choose("panels");
    on.wait();
    PanelList& panels = *on.dialog->panels();
    on.dialog->tabs()->setCurrentWidget(&panels);
    QVERIFY(panels.isVisible());
    const auto tick = [&](const char* view, Qt::CheckState state) {
        for (int i = 0; i < panels.list()->count(); ++i)
            if (panels.list()->item(i)->data(Qt::UserRole).toString() == QLatin1String(view))
                panels.list()->item(i)->setCheckState(state);
    };
    for (const std::string& view : viewsOf(panels.boardLayout()))
        tick(view.c_str(), Qt::Unchecked);
    QCOMPARE(viewsOf(panels.boardLayout()).size(), std::size_t{1});  // the last one stays
    const std::string last = viewsOf(panels.boardLayout()).front();
    tick("angles", Qt::Checked);
    tick(last.c_str(), Qt::Unchecked);
    tick("gradient-vs-scale", Qt::Checked);
    tick("attention", Qt::Checked);
    panels.arrangement()->setCurrentIndex(2);
    Q_EMIT panels.arrangement()->activated(2);
    on.wait();
    const auto [request, path] = on.dialog->files().front();
    QCOMPARE(request.view, std::string(wholeBoard));
    const BoardRow first{{{"angles"}, {"gradient-vs-scale"}}}, second{{{"attention"}}};
    QCOMPARE(request.shown.board, (BoardLayout{{{{first, second}}}, {}}));
    QVERIFY(path.ends_with("/panels.pdf"));
    QCOMPARE(request.look.letters, std::string("(a)"));
    for (int i = 0; i < panels.list()->count(); ++i)
        if (panels.list()->item(i)->checkState() == Qt::Checked)
            QVERIFY(panels.list()->item(i)->text().startsWith(u'('));
    QCOMPARE(on.window.main.board()->boardLayout(), board);
    on.choose("entropy-vs-length");
    QVERIFY(!panels.isVisible());
}

/// From a fresh window: Ctrl+E, the view and the style, each a click on a list and on an item, and
/// Return.
void TestExportDialog::aPanelFigureTakesFewActions() {
    Dialog on;
    on.open("entropy-vs-length");
    int actions = 1;
    const auto choose = [&](QComboBox& box, const char* key) {
        const int index = box.findData(QLatin1String(key));
        QVERIFY(index > 0);
        box.setCurrentIndex(index);
        Q_EMIT box.activated(index);
        actions += 2;
    };
    choose(*on.dialog->viewBox(), "panels");
    choose(*on.dialog->findChild<QComboBox*>(QStringLiteral("preset")), "nature-2");
    const auto [request, path] = on.dialog->files().front();
    ++actions;
    QVERIFY(actions <= 7);
    QVERIFY(viewsOf(request.shown.board).size() >= 2);
    QCOMPARE(request.look.width, (Length{183, "mm"}));
    QCOMPARE(request.look.letters, std::string("a"));
    QVERIFY(request.look.aligned && request.look.oneLegend);
}

void TestExportDialog::itFitsLowScreens_data() {
    QTest::addColumn<QString>("view");
    for (const char* view : {"entropy-vs-length", "attention", "board", "panels"})
        QTest::newRow(view) << QString::fromLatin1(view);
}

/// On a screen of 1366 x 768 pixels at a scale factor of 1.5, of which a window gets 96 %.
void TestExportDialog::itFitsLowScreens() {
    QFETCH(const QString, view);
    Dialog on;
    on.open("entropy-vs-length");
    on.choose(view.toLatin1());
    on.wait();
    QCoreApplication::processEvents();
    QVERIFY2(on.dialog->minimumSizeHint().height() <= 491,
             qPrintable(QString::number(on.dialog->minimumSizeHint().height())));
    QVERIFY(on.dialog->minimumSizeHint().width() <= 873);
}

/// Not the small plot that somebody clicked, unless its own menu asks.
void TestExportDialog::theDialogOpensOnTheFocusedViewOrTheLastOne() {
    const QTemporaryDir folder;
    Settings().setExportFolder(folder.path());
    Window window;
    window.settle();
    QString offered;
    const auto askAnd = [&](void (ExportDialog::*act)()) {
        QTimer::singleShot(0, &window.main, [&offered, act] {
            auto* dialog = qobject_cast<ExportDialog*>(QApplication::activeModalWidget());
            offered = toQString(dialog->view());
            (dialog->*act)();
        });
    };
    const auto press = [&] {
        askAnd(&QDialog::reject);
        offered.clear();
        for (QAction* action : window.main.findChildren<QAction*>())
            if (action->shortcut() == QKeySequence(QStringLiteral("Ctrl+E")))
                action->trigger();
        return offered;
    };
    const std::string small = "entropy-vs-scale";
    window.main.board()->view(small)->setFocus();
    QCOMPARE(press(), toQString(small));
    askAnd(&ExportDialog::accept);
    window.main.exporter().ask(small);
    QCOMPARE(offered, toQString(small));
    QCOMPARE(press(), toQString(small));
    window.main.board()->setBoardLayout(layoutFromText("angles"));
    window.settle();
    QCOMPARE(press(), QStringLiteral("angles"));
}
