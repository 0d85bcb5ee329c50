#include "tests/ui/test_dialogs.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMenu>
#include <QPushButton>
#include <QSettings>
#include <QTabWidget>
#include <QTemporaryDir>
#include <QTimer>
#include <algorithm>

#include "tests/ui/exporting.h"
#include "tests/ui/sessions.h"
#include "ui/export/curves_tab.h"
#include "ui/export/export_dialog.h"
#include "ui/export/export_preview.h"
#include "ui/export/figure_editor.h"
#include "ui/look/flat_style.h"
#include "ui/look/limits_dialog.h"
#include "ui/look/text.h"
#include "ui/look/text_scale.h"
#include "ui/look/theme.h"
#include "ui/panel/reset_dialog.h"
#include "ui/presentation/steps_dialog.h"
#include "ui/presets/preset_dialog.h"
#include "ui/session/earlier_dialog.h"
#include "ui/session/session_json.h"
#include "ui/session/session_keeper.h"

using namespace attnscope;
using namespace attnscope::testing;

namespace {

Limits ofWeight() {
    Limits limits{QStringLiteral("Weight"), {}, {}};
    limits.least = 0;
    limits.most = 1;
    limits.takes = QStringLiteral("a number from 0 to 1");
    return limits;
}

struct LimitsShown {
    LimitsDialog dialog{QStringLiteral("Limits"), {ofWeight()}, nullptr};
    QLineEdit* from = dialog.findChildren<QLineEdit*>()[0];
    QLineEdit* to = dialog.findChildren<QLineEdit*>()[1];

    bool isTaken() {
        auto* buttons = dialog.findChild<QDialogButtonBox*>();
        return buttons->button(QDialogButtonBox::Ok)->isEnabled();
    }
};

/// The buttons and the labels on one line that have no room for their texts, and what an empty
/// entry says if it has none.
QStringList cutTextsOf(const QDialog& dialog) {
    QStringList cut;
    for (const QWidget* part : dialog.findChildren<QWidget*>()) {
        if (!part->isVisible())
            continue;
        const auto* label = qobject_cast<const QLabel*>(part);
        const auto* entry = qobject_cast<const QLineEdit*>(part);
        const bool isOneLine =
            label ? !label->wordWrap() : qobject_cast<const QAbstractButton*>(part) != nullptr;
        if (isOneLine && part->width() < part->sizeHint().width())
            cut.append(part->accessibleName() + (label ? label->text() : QString()));
        constexpr int frame = 8;
        if (entry && entry->text().isEmpty() &&
            entry->width() <
                entry->fontMetrics().horizontalAdvance(entry->placeholderText()) + frame)
            cut.append(entry->placeholderText());
    }
    return cut;
}

/// Keeps a picture of a dialog, to be looked at, if a folder is named for that.
void keepPicture(QDialog& dialog, const QString& name) {
    const QString folder = qEnvironmentVariable("ATTNSCOPE_SHOTS");
    if (!folder.isEmpty())
        dialog.grab().save(QStringLiteral("%1/%2-%3.png")
                               .arg(folder, QString::fromLatin1(QTest::currentDataTag()), name));
}

/// The themes as rows.
void addThemes() {
    QTest::addColumn<int>("theme");
    for (std::size_t i = 0; i < themes().size(); ++i)
        QTest::newRow(std::string(themes()[i].key).c_str()) << static_cast<int>(i);
}

}  // namespace

void TestDialogs::init() {
    QSettings().clear();
    QApplication::setPalette(paletteOf(lightTheme()));
}

void TestDialogs::limitsAreTypedAsNumbersAre() {
    LimitsShown shown;
    shown.from->setText(QStringLiteral("1e-3"));
    shown.to->setText(QStringLiteral("1/3"));
    QVERIFY(shown.isTaken());
    QCOMPARE(shown.dialog.limits()[0].from, 0.001);
    QCOMPARE(shown.dialog.limits()[0].to, 1 / 3.0);
    shown.from->clear();
    shown.to->setText(QStringLiteral("sqrt(0.25)"));
    QVERIFY(!shown.dialog.limits()[0].from);
    QCOMPARE(shown.dialog.limits()[0].to, 0.5);
    LimitsDialog axes(QStringLiteral("Limits"), {{QStringLiteral("length n"), {}, {}}}, nullptr);
    axes.findChildren<QLineEdit*>()[0]->setText(QStringLiteral("4k"));
    QCOMPARE(axes.limits()[0].from, 4000.0);
}

void TestDialogs::limitsBeginWithWhatIsSeen() {
    Limits weight = ofWeight();
    weight.to = 1.0 / 3;
    weight.fromNow = 0.0123456789;
    weight.toNow = 0.5;
    weight.names = {{"n", 512}};
    LimitsDialog dialog(QStringLiteral("Limits"), {weight}, nullptr);
    QLineEdit* from = dialog.findChildren<QLineEdit*>()[0];
    QLineEdit* to = dialog.findChildren<QLineEdit*>()[1];
    QCOMPARE(from->text(), QStringLiteral("0.0123457"));
    QCOMPARE(to->text(), QStringLiteral("0.333333333333"));
    const auto text = [](const QLineEdit* field) { return field->palette().color(QPalette::Text); };
    QVERIFY(text(from) != text(to));
    QVERIFY(!dialog.limits()[0].from);         // stays automatic
    QCOMPARE(dialog.limits()[0].to, 1.0 / 3);  // in full
    from->setText(QStringLiteral("4/n"));
    QCOMPARE(dialog.limits()[0].from, 4 / 512.0);
    QCOMPARE(text(from), text(to));
    to->clear();
    QVERIFY(!dialog.limits()[0].to);
    from->setText(QStringLiteral("0.6"));  // above what the other end is by itself
    QVERIFY(!dialog.findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Ok)->isEnabled());
}

void TestDialogs::theDialogsOfLimitsHaveTheNumbersThatAreShown() {
    Window window;
    window.settle();
    const auto textsIn = [](const std::function<void()>& open) {
        QStringList texts;
        QTimer::singleShot(0, qApp, [&] {
            auto* dialog = qobject_cast<LimitsDialog*>(QApplication::activeModalWidget());
            for (const QLineEdit* field : dialog->findChildren<QLineEdit*>())
                texts.append(field->text());
            dialog->accept();
        });
        open();
        return texts;
    };
    const auto number = [](double value) { return QString::number(value, 'g', 6); };
    FigureView* figure = window.main.board()->view("entropy-vs-length");
    const Figure shown = figure->shownFigure();
    const QByteArray before = toJson(window.main.sessions().session());
    QCOMPARE(textsIn([figure] { figure->askLimits(); }),
             (QStringList{number(shown.x.min), number(shown.x.max), number(shown.y.min),
                          number(shown.y.max)}));
    const ColorScale& colors = window.main.attention()->view()->colors();
    QMenu menu;
    window.main.attention()->fillMenu(menu);
    const QList<QAction*> actions = menu.actions();
    QAction* ask = *std::ranges::find(actions, QStringLiteral("Colour &range…"), &QAction::text);
    QCOMPARE(textsIn([ask] { ask->trigger(); }),
             (QStringList{number(colors.low()), number(colors.high())}));
    QCOMPARE(toJson(window.main.sessions().session()), before);  // nothing was chosen
}

void TestDialogs::limitsAreRefusedInTheirFieldsWords_data() {
    QTest::addColumn<QString>("from");
    QTest::addColumn<QString>("to");
    QTest::addColumn<QString>("sentence");
    QTest::newRow("beyond") << ""
                            << "2"
                            << "Weight takes a number from 0 to 1.";
    QTest::newRow("formula") << "4k"
                             << ""
                             << "Weight takes a number from 0 to 1; 4k is 4000.";
    QTest::newRow("word") << "much"
                          << ""
                          << "Weight takes a number from 0 to 1; 'much' is unknown.";
    QTest::newRow("order") << "0.5"
                           << "1/4"
                           << "Weight goes from the smaller number to the larger one.";
}

void TestDialogs::limitsAreRefusedInTheirFieldsWords() {
    QFETCH(QString, from);
    QFETCH(QString, to);
    QFETCH(QString, sentence);
    LimitsShown shown;
    shown.from->setText(from);
    shown.to->setText(to);
    QVERIFY(!shown.isTaken());
    QStringList said;
    for (const QLabel* label : shown.dialog.findChildren<QLabel*>())
        said.append(label->text());
    QVERIFY2(said.contains(sentence), qPrintable(said.join(u'|')));
    const auto isMarked = [](const QLineEdit* field) {
        return field->property("invalid").toBool();
    };
    QVERIFY(isMarked(shown.from) || isMarked(shown.to) || sentence.contains(u"smaller"));
    shown.from->clear();
    shown.to->clear();
    QVERIFY(shown.isTaken());
}

void TestDialogs::aBoxIsSeenTickedAndNot_data() {
    addThemes();
}

/// The box differs from what it stands on by 3 : 1, in its frame or as a whole, and its tick from
/// the box.
void TestDialogs::aBoxIsSeenTickedAndNot() {
    QFETCH(int, theme);
    const Theme now = themes()[static_cast<std::size_t>(theme)].make();
    QApplication::setPalette(paletteOf(now));
    QWidget page;
    page.resize(80, 40);
    QCheckBox box(&page);
    box.setGeometry(10, 10, 40, 20);
    const auto strongest = [&](const QColor& against) {
        const QImage image = page.grab().toImage();
        double most = 1;
        for (int y = 10; y < 30; ++y)
            for (int x = 10; x < 30; ++x)
                most = std::max(most, contrastRatio(image.pixelColor(x, y), against));
        return most;
    };
    QVERIFY2(strongest(now.background) >= 3,
             qPrintable(QString::number(strongest(now.background))));
    box.setChecked(true);
    QVERIFY(strongest(now.background) >= 3);
    QVERIFY(strongest(now.accent) >= 3);
}

void TestDialogs::anEntrysTextStandsInFromItsEdge() {
    QLineEdit entry;
    entry.setText(QStringLiteral("HHHH"));
    entry.resize(120, 28);
    const QImage image = entry.grab().toImage();
    const QColor under = image.pixelColor(60, 4);
    int first = 3;  // beyond the frame
    const auto isEmpty = [&](int x) {
        for (int y = 6; y < 22; ++y)
            if (contrastRatio(image.pixelColor(x, y), under) > 1.5)
                return false;
        return true;
    };
    while (first < 60 && isEmpty(first))
        ++first;
    QVERIFY2(first >= 8 && first <= 12, qPrintable(QString::number(first)));
}

void TestDialogs::aListThatIsTypedInLooksAsOthers() {
    QComboBox usual, typed;
    typed.setEditable(true);
    for (QComboBox* each : {&usual, &typed}) {
        each->addItem(QString());
        each->resize(120, 28);
    }
    QCOMPARE(typed.grab().toImage(), usual.grab().toImage());
}

namespace {

struct ExportShown {
    Window window;
    Settings settings;
    QTemporaryDir folder;
    std::unique_ptr<ExportDialog> dialog;

    explicit ExportShown(const std::string& view) {
        window.settle();
        settings.setExportFolder(folder.path());
        Exporter& exporter = window.main.exporter();
        dialog = std::make_unique<ExportDialog>(
            view, QStringLiteral("pdf"), window.main.exportViews(),
            [&](const std::string& of) { return exporter.requestOf(of); }, settings,
            make_cpu_engine, &window.main);
        dialog->show();
        QTRY_VERIFY_WITH_TIMEOUT(!dialog->preview()->isBusy(), patience);
    }
};

}  // namespace

/// The curves of the figure that the window opens with are seen at once.
void TestDialogs::theListOfCurvesHasRoom() {
    ExportShown shown("entropy-vs-length");
    const QListWidget* curves = shown.dialog->curves();
    shown.dialog->tabs()->setCurrentWidget(shown.dialog->editor()->curves());
    QTest::qWait(20);
    QVERIFY(curves->count() >= 5);
    const QRect last = curves->visualItemRect(curves->item(curves->count() - 1));
    QVERIFY2(curves->viewport()->rect().contains(last),
             qPrintable(
                 QStringLiteral("%1 of %2").arg(last.bottom()).arg(curves->viewport()->height())));
}

/// Be the folder of the last time, or that of pictures, gone.
void TestDialogs::aFileIsProposedWhereThereIsAFolder() {
    const QTemporaryDir home;
    const QByteArray before = qgetenv("HOME");
    qputenv("HOME", home.path().toUtf8());
    Settings settings;
    QCOMPARE(settings.exportFolder(), home.path());
    settings.setExportFolder(home.filePath(QStringLiteral("gone")));
    QCOMPARE(settings.exportFolder(), home.path());
    QVERIFY(QDir(home.path()).mkdir(QStringLiteral("gone")));
    QCOMPARE(settings.exportFolder(), home.filePath(QStringLiteral("gone")));
    qputenv("HOME", before);
}

void TestDialogs::everyTabOfTheExportShowsItsTexts_data() {
    addThemes();
}

void TestDialogs::everyTabOfTheExportShowsItsTexts() {
    QFETCH(int, theme);
    ExportShown shown("entropy-vs-length");
    shown.window.main.setThemeChoice(themes()[static_cast<std::size_t>(theme)].choice);
    ExportDialog& dialog = *shown.dialog;
    const auto settle = [&] { QTRY_VERIFY_WITH_TIMEOUT(!dialog.preview()->isBusy(), patience); };
    for (auto* button : dialog.findChildren<QAbstractButton*>())
        if (button->text() == QStringLiteral("Inset") ||
            button->text() == QStringLiteral("+ Arrow"))
            button->click();
    const auto show = [&](const QString& of) {
        for (int i = 0; i < dialog.tabs()->count(); ++i) {
            if (!dialog.tabs()->isTabVisible(i))
                continue;
            dialog.tabs()->setCurrentIndex(i);
            settle();
            QTest::qWait(20);
            const QString name = of + u'-' + dialog.tabs()->tabText(i);
            keepPicture(dialog, name);
            for (const QString& fault : cutTextsOf(dialog))
                QVERIFY2(false, qPrintable(name + u' ' + fault));
        }
    };
    show(QStringLiteral("figure"));
    dialog.formatBox()->setCurrentIndex(dialog.formatBox()->findText(QStringLiteral("CSV")));
    show(QStringLiteral("table"));
    dialog.viewBox()->setCurrentIndex(dialog.viewBox()->findData(toQString(panelFigure)));
    Q_EMIT dialog.viewBox()->activated(dialog.viewBox()->currentIndex());
    show(QStringLiteral("panels"));
}

void TestDialogs::everyDialogFitsAndShowsItsTexts_data() {
    addThemes();
}

void TestDialogs::everyDialogFitsAndShowsItsTexts() {
    QFETCH(int, theme);
    ExportShown shown("entropy-vs-length");
    shown.window.main.setThemeChoice(themes()[static_cast<std::size_t>(theme)].choice);
    Scenario changed = small();
    changed.mask = "causal";
    changed.color_map = "magma";
    ResetDialog reset(changed, &shown.window.main);
    const QTemporaryDir folder;
    const OwnPresets own(folder.path());
    own.save(QStringLiteral("Mine"), QStringLiteral("attnscope --set n=64"));
    std::vector<RemovedPreset> removed;
    PresetDialog presets(own, removed, &shown.window.main);
    LimitsDialog limits(QStringLiteral("Limits of the axes"),
                        {{QStringLiteral("length n"), 10.0, {}, 1, 1e6, {}, 10.0, 4096.0},
                         {QStringLiteral("entropy H, nat"), {}, {}}},
                        &shown.window.main);
    limits.findChildren<QLineEdit*>()[1]->setText(QStringLiteral("much"));
    Steps steps;
    Step step{"A long context", {"entropy-vs-length", "attention"}, {}, {}};
    step.scenario = changed;
    steps.set({step, step});
    StepsDialog list(
        steps, [step] { return step; }, &shown.window.main);
    for (const char* name :
         {"window-52b1c0aa13fe", "closed-9c7a3e5d0b12", "set-aside-0a1b2c3d4e5f"})
        writeBytes(folder.filePath(QLatin1String(name) + QStringLiteral(".attnscope")),
                   QByteArray(7000, ' '));
    EarlierDialog earlier(folder.path(), &shown.window.main);
    int count = 0;
    for (QDialog* dialog : std::initializer_list<QDialog*>{shown.dialog.get(), &reset, &presets,
                                                           &limits, &list, &earlier}) {
        dialog->show();
        QTest::qWait(200);
        keepPicture(*dialog, QString::number(count++));
        const QString title = dialog->windowTitle();
        QVERIFY2(dialog->width() <= 1350 && dialog->height() <= 720, qPrintable(title));
        for (const QString& fault : cutTextsOf(*dialog))
            QVERIFY2(false, qPrintable(title + u' ' + fault));
    }
}
