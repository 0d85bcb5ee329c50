#include "tests/ui/test_names.h"

#include <QApplication>
#include <QLabel>
#include <QMenu>
#include <QMenuBar>
#include <QMessageBox>
#include <QSettings>
#include <QTemporaryDir>
#include <QToolTip>
#include <algorithm>

#include "tests/ui/window_testing.h"
#include "ui/look/action_text.h"
#include "ui/presets/own_presets.h"

using namespace attnscope;
using namespace attnscope::testing;

// tests/attack/test_actions.cpp walks all that shows names.

namespace {

const QString hostile = QStringLiteral("<img src=\"file:/none.png\"> R&D");

/// The label that tooltips are shown on; none where none is.
const QLabel* tooltip() {
    for (const QWidget* each : QApplication::topLevelWidgets())
        if (each->inherits("QTipLabel") && each->isVisible())
            return qobject_cast<const QLabel*>(each);
    return nullptr;
}

}  // namespace

void TestNames::init() {
    QSettings().clear();
}

void TestNames::labelsAreAlwaysPlain() {
    QLabel label(hostile);
    label.ensurePolished();
    QCOMPARE(label.textFormat(), Qt::PlainText);
    QCOMPARE(label.text(), hostile);
    QMessageBox box(QMessageBox::Question, QString(), hostile);
    box.show();
    for (const QLabel* part : box.findChildren<QLabel*>())
        QCOMPARE(part->textFormat(), Qt::PlainText);
    QLabel rich(QStringLiteral("<b>one of ours</b>"));
    rich.setTextFormat(Qt::RichText);
    rich.ensurePolished();
    QCOMPARE(rich.textFormat(), Qt::RichText);
}

void TestNames::tooltipsAreAlwaysPlain() {
    QWidget widget;
    widget.resize(80, 80);
    widget.show();
    QToolTip::showText(widget.mapToGlobal(QPoint(4, 4)), hostile, &widget);
    QVERIFY(tooltip());
    QCOMPARE(tooltip()->text(), hostile);
    QCOMPARE(tooltip()->textFormat(), Qt::PlainText);
    QToolTip::hideText();
}

void TestNames::actionsShowAmpersandsOfNames() {
    QCOMPARE(asActionText(QStringLiteral("a & b\tc\n")), QStringLiteral("a && b\uFFFDc\uFFFD"));
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("Q & K.npy"));
    Settings().addRecentFile(path);
    Window window;
    QMenu* file = window.main.menuBar()->actions().front()->menu();
    Q_EMIT file->aboutToShow();
    const QList<QMenu*> menus = file->findChildren<QMenu*>();
    const auto recent = std::ranges::find(menus, QStringLiteral("Open &recent"), &QMenu::title);
    QVERIFY(recent != menus.end());
    QCOMPARE((*recent)->actions().front()->text(), QStringLiteral("Q && K.npy"));
    QCOMPARE((*recent)->actions().front()->toolTip(), path);
    QVERIFY((*recent)->toolTipsVisible());
}

void TestNames::aNameWithPlacesForNumbersStays() {
    const QTemporaryDir folder;
    const OwnPresets own(folder.path());
    const QString name = QStringLiteral("50%1 of %2");
    own.save(name, QStringLiteral("attnscope --set n=64"));
    const RemovedPreset removed = own.remove(name);
    own.save(name, QStringLiteral("attnscope --set n=65"));
    QCOMPARE(own.putBack(removed), name + QStringLiteral(" (2)"));
}
