#include "tests/ui/test_messages.h"

#include <QAccessible>
#include <QComboBox>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QSettings>
#include <QTemporaryDir>
#include <QTest>

#include "core/io/npy.h"
#include "tests/ui/window_testing.h"
#include "ui/export/exporter.h"
#include "ui/session/session_files.h"
#include "ui/status/message_bar.h"
#include "ui/status/status_line.h"

using namespace attnscope;
using namespace attnscope::testing;

namespace {

QString matrix(const QTemporaryDir& folder, const char* name, std::int64_t rows,
               std::int64_t columns) {
    const QString path = folder.filePath(QLatin1String(name));
    write_npy(path.toStdString(), rows, columns, [&](const auto& write) {
        write(std::vector<float>(static_cast<std::size_t>(rows * columns), 0.5F));
    });
    return path;
}

std::vector<MessageBar::Answer> answers(const QStringList& labels) {
    std::vector<MessageBar::Answer> made;
    for (const QString& label : labels)
        made.emplace_back(label, [] {});
    return made;
}

/// The buttons that a person sees.
QStringList seenIn(const MessageBar& bar) {
    QStringList labels;
    for (const QPushButton* each : bar.findChildren<QPushButton*>())
        if (each->isVisible())
            labels.append(each->text());
    return labels;
}

}  // namespace

void TestMessages::init() {
    QSettings().clear();
}

void TestMessages::theFocusGoesBackToWhereItWas() {
    const QTemporaryDir folder;
    const QString keys = matrix(folder, "k.npy", 40, 8);
    Window window;
    window.settle();
    window.drop({keys, keys});
    QTRY_COMPARE_WITH_TIMEOUT(window.scenario().n, 40, patience);
    HeatmapView* view = window.main.attention()->view();
    view->setFocus();
    const std::string rule = window.scenario().rule;
    window.drop({matrix(folder, "other.npy", 30, 8)});
    MessageBar& bar = *window.main.messages();
    QTRY_COMPARE_WITH_TIMEOUT(bar.answers().size(), std::size_t{3}, patience);
    QCOMPARE(window.main.focusWidget(), bar.answers().front());
    QTest::mouseClick(bar.answers()[2], Qt::LeftButton);  // both: nothing more is to be asked
    QTRY_COMPARE_WITH_TIMEOUT(window.scenario().n, 30, patience);
    QCOMPARE(window.main.focusWidget(), view);
    QTest::keyClick(window.main.focusWidget(), Qt::Key_Down);
    QCOMPARE(window.scenario().rule, rule);

    bar.ask(QStringLiteral("first?"), answers({QStringLiteral("a")}));
    bar.ask(QStringLiteral("second?"), answers({QStringLiteral("b")}));
    QTest::keyClick(window.main.focusWidget(), Qt::Key_Escape);
    QVERIFY(bar.isHidden());
    QCOMPARE(window.main.focusWidget(), view);
}

void TestMessages::withoutAPlaceBeforeTheFocusGoesToTheViews() {
    Window window;
    window.settle();
    if (QWidget* focused = window.main.focusWidget())
        focused->clearFocus();
    MessageBar& bar = *window.main.messages();
    bar.ask(QStringLiteral("?"), answers({QStringLiteral("a")}));
    QTest::mouseClick(bar.answers().front(), Qt::LeftButton);
    QWidget* focused = window.main.focusWidget();
    QVERIFY(focused == window.main.board() || window.main.board()->isAncestorOf(focused));
}

void TestMessages::aSecondQuestionReplacesTheFirst() {
    Window window;
    MessageBar& bar = *window.main.messages();
    auto* list = new QComboBox(&bar);
    bar.ask(QStringLiteral("first?"), answers({QStringLiteral("a"), QStringLiteral("b")}), list);
    bar.ask(QStringLiteral("second?"), answers({QStringLiteral("c"), QStringLiteral("d")}));
    QVERIFY(!list->isVisible());  // it is deleted when the events are next looked at
    QCOMPARE(seenIn(bar), QStringList({QStringLiteral("c"), QStringLiteral("d")}));
    bar.say(QStringLiteral("no."));
    QCOMPARE(seenIn(bar), QStringList());
}

void TestMessages::aQuestionAfterAFaultIsNoFault() {
    Window window;
    MessageBar& bar = *window.main.messages();
    const auto edge = [&] { return bar.grab().toImage().pixelColor(3, bar.height() / 2); };
    bar.ask(QStringLiteral("first?"), answers({QStringLiteral("a")}));
    const QColor asked = edge();
    bar.say(QStringLiteral("no."));
    const QColor fault = edge();
    QVERIFY(asked != fault);
    QTest::qWait(50);  // painted
    bar.ask(QStringLiteral("second?"), answers({QStringLiteral("a")}));
    QCOMPARE(edge(), asked);
    QVERIFY(!bar.isFault());
}

void TestMessages::theFirstAnswerHasTheFocusAndReturnTakesIt() {
    Window window;
    MessageBar& bar = *window.main.messages();
    bar.say(QStringLiteral("a fault stands there"));
    for (int i = 1; i <= 3; ++i) {
        int taken = 0;
        bar.ask(QStringLiteral("?"), {{QStringLiteral("yes"), [&] { ++taken; }},
                                      {QStringLiteral("no"), [&] { taken = -1; }}});
        QCOMPARE(window.main.focusWidget(), bar.answers().front());
        QVERIFY(bar.answers().front()->isVisible());
        QTest::keyClick(window.main.focusWidget(), Qt::Key_Return);
        QCOMPARE(taken, 1);
        bar.say(QStringLiteral("a fault stands there"));
    }
}

void TestMessages::aLaterSuccessTakesTheFaultAway() {
    const QTemporaryDir folder;
    Window window;
    window.settle();
    MessageBar& bar = *window.main.messages();
    const std::string view = "angles";
    const auto save = [&](const QString& path) {
        window.main.exporter().save(window.main.exporter().requestOf(view), path.toStdString());
    };
    const auto saveSession = [&](const QString& path) { window.main.sessionFiles().saveTo(path); };
    save(QStringLiteral("/nowhere/a.csv"));
    QVERIFY(bar.isVisible());
    saveSession(folder.filePath(QStringLiteral("s.attnscope")));
    QVERIFY2(bar.isVisible(), "another kind of success");
    save(folder.filePath(QStringLiteral("a.csv")));
    QVERIFY(!bar.isVisible());
    saveSession(QStringLiteral("/nowhere/s.attnscope"));
    QVERIFY(bar.isVisible());
    saveSession(folder.filePath(QStringLiteral("s.attnscope")));
    QVERIFY(!bar.isVisible());
}

void TestMessages::eachOfManyFaultsHasALine() {
    Window window;
    MessageBar& bar = *window.main.messages();
    auto* label = bar.findChild<QLabel*>();
    QStringList lines{QStringLiteral("s.attnscope was not read in full:")};
    for (int i = 0; i < 3; ++i)
        lines.append(QStringLiteral("fault %1").arg(i));
    bar.say(lines.join(u'\n'));
    QVERIFY(label->height() >= 4 * label->fontMetrics().height());
    const QString wrapped = QStringLiteral("a fault that takes more than one line ").repeated(9);
    for (int i = 3; i < 90; ++i)
        lines.append(wrapped + QString::number(i));
    bar.say(lines.join(u'\n'));
    QVERIFY(bar.height() < window.main.height() / 3);
    QCOMPARE(label->text(), lines.join(u'\n'));
    QTRY_COMPARE(label->focusPolicy(), Qt::StrongFocus);
    QCOMPARE(QAccessible::queryAccessibleInterface(label)->role(), QAccessible::StaticText);
    QTest::keyClick(label, Qt::Key_PageDown);
    QVERIFY(bar.findChild<QScrollArea*>()->verticalScrollBar()->value() > 0);
}

void TestMessages::theHintGoesWithWhatItIsAbout() {
    Window window;
    window.settle();
    window.main.board()->toggleMaximised();
    QVERIFY(window.main.status()->message().contains(QStringLiteral("Esc")));
    QTest::keyClick(&window.main, Qt::Key_Escape);
    QVERIFY(window.main.board()->boardLayout().maximised.empty());
    QCOMPARE(window.main.status()->message(), QString());
}
