#include "tests/ui/test_presets.h"

#include <QClipboard>
#include <QDir>
#include <QFile>
#include <QPushButton>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QToolButton>

#include "core/fields/assignments.h"
#include "core/fields/fields.h"
#include "core/fields/labels.h"
#include "core/presets/presets.h"
#include "core/text/errors.h"
#include "tests/core/rights.h"
#include "tests/ui/window_testing.h"
#include "ui/look/translated.h"
#include "ui/model/scenario_clipboard.h"
#include "ui/panel/reset_dialog.h"
#include "ui/panel/scenario_panel.h"
#include "ui/presets/preset_dialog.h"
#include "ui/presets/preset_menu.h"
#include "ui/session/session_keeper.h"
#include "ui/status/message_bar.h"

using namespace attnscope;
using namespace attnscope::testing;

namespace {

/// Returns the action of that text, of the menu or of one that it opens.
QAction* actionOf(const QMenu& menu, const QString& text) {
    for (QAction* action : menu.actions()) {
        if (action->text() == text)
            return action;
        if (QAction* const within = action->menu() ? actionOf(*action->menu(), text) : nullptr)
            return within;
    }
    return nullptr;
}

/// Opens the dialog, which does not wait, and gives it.
ResetDialog* opened(ScenarioModel& model) {
    askForReset(model, nullptr);
    return qobject_cast<ResetDialog*>(QApplication::activeModalWidget());
}

}  // namespace

void TestPresets::aPresetOfTheLiteratureIsOneStep() {
    Window window;
    window.main.model().setField("color_map", "magma");
    const Scenario before = window.scenario();
    PresetMenu& menu = window.main.presets();
    Q_EMIT menu.aboutToShow();
    for (const Preset& preset : presets())
        QVERIFY2(actionOf(menu, QString::fromUtf8(preset.label.data())), preset.key.data());
    QAction* gau = actionOf(menu, QStringLiteral("GAU 128"));
    QVERIFY(gau->toolTip().contains(QStringLiteral("2202.10447")));
    gau->trigger();
    Scenario wanted = scenario_with(
        {"n=512", "d=128", "attention=gau-relu2", "gau_power=2", "lambda=1", "color_map=magma"});
    QCOMPARE(window.scenario(), wanted);
    window.main.sessions().undo();
    QCOMPARE(window.scenario(), before);
}

void TestPresets::aPublishedModelIsOneStep() {
    Window window;
    PresetMenu& menu = window.main.presets();
    for (int again = 0; again < 2; ++again) {
        Q_EMIT menu.aboutToShow();
        const auto families = menu.findChildren<QMenu*>(Qt::FindDirectChildrenOnly);
        QVERIFY(families.size() >= 5);
        for (const QMenu* family : families)
            QVERIFY2(family->actions().size() >= 2, qPrintable(family->title()));
    }
    QAction* const local = actionOf(menu, QStringLiteral("Gemma 3 27B, local layer"));
    QVERIFY(local && local->parent() != &menu);
    QVERIFY(local->toolTip().contains(QStringLiteral("config.json of gemma-3-27b-it, layer 0")));
    local->trigger();
    QCOMPARE(window.scenario(),
             scenario_with({"n=2048", "d=128", "attention=qk-rms-norm", "qk_norm_epsilon=1e-6",
                            "position=rope", "rule=gemma-3", "gemma_3_scalar=168",
                            "mask=causal-window", "window=1024", "rope_pairs=2"}));
}

void TestPresets::ownPresetsAreKeptRenamedAndDeleted() {
    const QTemporaryDir folder;
    const OwnPresets own(folder.filePath(QStringLiteral("presets")));
    ScenarioModel model(scenario_with({"n=4k", "mask=causal"}));
    PresetMenu menu(model, nullptr, own);
    QSignalSpy failed(&menu, &PresetMenu::failed);
    menu.save(QStringLiteral("mine & yours"));
    menu.save(QStringLiteral("another"));
    QCOMPARE(own.names(), QStringList({QStringLiteral("another"), QStringLiteral("mine & yours")}));
    model.replace({});
    Q_EMIT menu.aboutToShow();
    QAction* mine = actionOf(menu, QStringLiteral("mine && yours"));
    QVERIFY(mine);
    mine->trigger();
    QCOMPARE(model.scenario(), scenario_with({"n=4000", "mask=causal"}));
    QCOMPARE(failed.size(), 0);

    std::vector<RemovedPreset> removed;
    PresetDialog dialog(own, removed, nullptr);
    QCOMPARE(dialog.list()->count(), 2);
    const auto rename = [&](const QString& name) {  // by hand, in the editor of the list
        dialog.list()->editItem(dialog.list()->item(1));
        QLineEdit* const editor = dialog.list()->findChild<QLineEdit*>();
        editor->setText(name);
        QTest::keyClick(editor, Qt::Key_Return);
    };
    dialog.show();
    QTest::failOnWarning(QRegularExpression(QStringLiteral("editor")));
    rename(QStringLiteral("ours"));
    QTRY_COMPARE(own.names(), QStringList({QStringLiteral("another"), QStringLiteral("ours")}));
    rename(QStringLiteral("another"));
    QTRY_VERIFY2(dialog.fault().contains(QStringLiteral("already")), qPrintable(dialog.fault()));
    QCOMPARE(own.names().size(), 2);
    dialog.list()->setCurrentRow(0);
    dialog.deleteChosen();
    QCOMPARE(own.names(), QStringList({QStringLiteral("ours")}));
    QCOMPARE(own.read(QStringLiteral("ours")).trimmed(),
             QStringLiteral("attnscope --set n=4000 --set mask=causal"));
}

void TestPresets::aDeletionIsUndone() {
    const QTemporaryDir folder;
    const OwnPresets own(folder.path());
    const QString mine = QStringLiteral("mine"), line = QStringLiteral("attnscope --set n=4000");
    own.save(mine, line);
    std::vector<RemovedPreset> removed;
    {
        PresetDialog dialog(own, removed, nullptr);
        QVERIFY(!dialog.backPutter()->isEnabled());
        dialog.deleteChosen();
        QVERIFY(own.names().isEmpty());
    }
    own.save(mine, QStringLiteral("attnscope"));  // another of that name
    PresetDialog dialog(own, removed, nullptr);   // a later one
    dialog.backPutter()->click();
    const QString back = dialog.list()->currentItem()->text();
    QVERIFY(back != mine);
    QCOMPARE(own.names(), QStringList({mine, back}));
    QCOMPARE(own.read(back).trimmed(), line);
    QVERIFY(!dialog.backPutter()->isEnabled());
}

void TestPresets::namesOfPresetsMayBeAnything() {
    const QTemporaryDir folder;
    const OwnPresets own(folder.path());
    for (const QString& name :
         {QStringLiteral("../../etc/passwd"), QStringLiteral("长度 128k"), QStringLiteral("."),
          QStringLiteral(".."), QStringLiteral("a/b"), QStringLiteral("100%"),
          QStringLiteral("%2F"), QStringLiteral("x\ny")}) {
        own.save(name, QStringLiteral("attnscope"));
        QVERIFY2(own.names().contains(name), qPrintable(name));
        own.remove(name);
        QVERIFY(own.names().isEmpty());
    }
    own.save(QStringLiteral("unreadable"), QStringLiteral("attnscope"));
    const QString file = QDir(folder.path()).entryInfoList(QDir::Files).front().filePath();
    QVERIFY(QFile::setPermissions(file, {}));
    if (AsNobody::owns(folder.path().toStdString())) {
        const AsNobody nobody;
        QVERIFY_EXCEPTION_THROWN(own.remove(QStringLiteral("unreadable")), FileError);
    }
    QVERIFY(QFile::remove(file));
    for (const QString& name : {QString(), QString(61, u'a'), QString(40, QChar(0x957f))})
        QVERIFY_EXCEPTION_THROWN(own.save(name, QStringLiteral("attnscope")), Error);
    QVERIFY(QDir(folder.path()).isEmpty());
}

void TestPresets::damagedPresetsChangeNothing_data() {
    QTest::addColumn<QByteArray>("content");
    QTest::newRow("empty") << QByteArray();
    QTest::newRow("zeros") << QByteArray(4096, '\0');
    QTest::newRow("bytes") << QByteArray("\xff\xfe\x80'\x01");
    QTest::newRow("an open quote") << QByteArray("attnscope --set 'n=4");
    QTest::newRow("large") << QByteArray(1 << 20, 'a');
    QTest::newRow("another program") << QByteArray("rm -rf /");
}

void TestPresets::damagedPresetsChangeNothing() {
    QFETCH(QByteArray, content);
    const QTemporaryDir folder;
    QFile file(folder.filePath(QStringLiteral("bad.preset")));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(content);
    file.close();
    ScenarioModel model;
    PresetMenu menu(model, nullptr, OwnPresets(folder.path()));
    QSignalSpy failed(&menu, &PresetMenu::failed);
    menu.applyOwn(QStringLiteral("bad"));
    menu.applyOwn(QStringLiteral("none"));
    QCOMPARE(failed.size(), 2);
    QVERIFY(failed[0][0].toString().size() < 400);
    QCOMPARE(model.scenario(), Scenario());
}

void TestPresets::theScenarioIsCopiedAndPasted() {
    Window window;
    ScenarioModel& model = window.main.model();
    model.replace(scenario_with({"n=4096", "mask=causal"}));
    model.setField("lambda", "1/sqrt(128)");
    const Scenario copied = window.scenario();
    window.main.clipboard().copy();
    QCOMPARE(QGuiApplication::clipboard()->text(),
             QStringLiteral("attnscope --set n=4096 --set 'lambda=1/sqrt(128)' --set mask=causal"));
    model.replace({});
    window.main.clipboard().paste();
    QCOMPARE(window.scenario(), copied);
    QCOMPARE(window.number("lambda").entry()->text(), QStringLiteral("1/sqrt(128)"));
    QVERIFY(window.main.messages()->text().isEmpty());
    window.main.sessions().undo();
    QCOMPARE(window.scenario(), Scenario());
}

void TestPresets::whatCannotBePastedIsSaid() {
    Window window;
    const Scenario before = window.scenario();
    QGuiApplication::clipboard()->setText(QStringLiteral("dear all,"));
    window.main.clipboard().paste();
    QVERIFY(window.main.messages()->text().contains(QStringLiteral("not a command line")));
    QCOMPARE(window.scenario(), before);
    QGuiApplication::clipboard()->setText(
        QStringLiteral("attnscope --set d=16 --set n=potato --set rm=causal; rm -rf /"));
    window.main.clipboard().paste();
    QCOMPARE(window.scenario(), before);
    const QString said = window.main.messages()->text();
    QVERIFY2(said.contains(QStringLiteral("potato")) && !said.contains(QStringLiteral("rm")),
             qPrintable(said));
    QGuiApplication::clipboard()->setText(
        QStringLiteral("plot entropy-vs-length --set d=16 -o x.pdf"));
    window.main.clipboard().paste();
    QCOMPARE(window.scenario(), scenario_with({"d=16"}));
    QGuiApplication::clipboard()->setText(QStringLiteral("attention --q nowhere.npy --k no.npy"));
    window.main.clipboard().paste();
    QVERIFY(window.main.messages()->text().contains(QStringLiteral("nowhere.npy")));
    QCOMPARE(window.scenario(), scenario_with({"d=16"}));
}

void TestPresets::resetOffersWhatDiffers() {
    ScenarioModel model(scenario_with({"n=4096", "lambda=0.5", "unit=bit"}));
    ResetDialog* dialog = opened(model);
    QVERIFY(dialog);
    QStringList rows;
    for (int i = 0; i < dialog->list()->topLevelItemCount(); ++i) {
        const QTreeWidgetItem* item = dialog->list()->topLevelItem(i);
        rows.append(QStringLiteral("%1|%2|%3|%4")
                        .arg(item->text(0), item->text(1), item->text(2))
                        .arg(item->checkState(0) == Qt::Checked));
    }
    QCOMPARE(rows,
             QStringList({QStringLiteral("Length n|4096|512|1"),
                          QStringLiteral("Rule|constant λ|1/√d|1"),
                          QStringLiteral("Scale λ|0.5|0.125|1"), QStringLiteral("Display|||0"),
                          QStringLiteral("Entropy in|bit|nat|0")}));
    dialog->accept();
    QCOMPARE(model.scenario(), scenario_with({"unit=bit"}));
}

void TestPresets::resetLeavesWhatIsNotTicked() {
    ScenarioModel model(scenario_with({"n=4096", "d=16", "unit=bit"}));
    QSignalSpy changes(&model, &ScenarioModel::changed);
    ResetDialog* dialog = opened(model);
    dialog->list()->topLevelItem(0)->setCheckState(0, Qt::Unchecked);
    dialog->list()->topLevelItem(3)->setCheckState(0, Qt::Checked);
    dialog->accept();
    QCOMPARE(model.scenario(), scenario_with({"n=4096"}));
    QCOMPARE(changes.size(), 1);
    model.replace({});
    askForReset(model, nullptr);
    QTRY_VERIFY(!QApplication::activeModalWidget());
}

void TestPresets::resetShowsLabelsNotKeys() {
    Scenario changed;
    QStringList labels;
    for (const Field& each : fields()) {
        const Choices* kind = choices_in(each);
        if (!kind || kind->choices.size() < 3)
            continue;
        std::vector<Choice> others(kind->choices.begin(), kind->choices.end());
        std::erase_if(others, [&](const Choice& choice) { return choice.key == get({}, each); });
        const Choice &one = others[0], &two = others[1];
        const bool several = std::holds_alternative<ChoicesField>(each.kind);
        set(changed, each,
            several ? std::string(one.key) + ',' + std::string(two.key) : std::string(one.key));
        labels.append(translated(label_of(*kind, one)));
        if (several)
            labels.append(translated(label_of(*kind, two)));
    }
    const ResetDialog dialog(changed, nullptr);
    QStringList shown;
    for (int i = 0; i < dialog.list()->topLevelItemCount(); ++i)
        for (const QString& value : dialog.list()->topLevelItem(i)->text(1).split(
                 QStringLiteral(", "), Qt::SkipEmptyParts))
            shown.append(value);
    QVERIFY(labels.size() > 8);
    for (const QString& label : labels)
        QVERIFY2(shown.contains(label), qPrintable(label + u'\n' + shown.join(u'\n')));
    for (const QString& value : shown)
        QVERIFY2(
            labels.contains(value) || value.front().isDigit() || value == QStringLiteral("none"),
            qPrintable(value));
}
