#include "tests/ui/test_reference.h"

#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSettings>
#include <QTextBrowser>
#include <QTreeWidget>
#include <QWindow>
#include <algorithm>
#include <cmath>
#include <map>
#include <set>

#include "core/fields/assignments.h"
#include "core/figures/figures.h"
#include "tests/ui/window_with_heads.h"
#include "ui/explain/explainer.h"
#include "ui/heatmap/heatmap_view.h"
#include "ui/look/text.h"
#include "ui/look/translated.h"
#include "ui/panel/scenario_panel.h"
#include "ui/reference/reference_window.h"
#include "ui/session/session_keeper.h"
#include "ui/status/message_bar.h"
#include "ui/status/status_line.h"

using namespace attnscope;
using namespace attnscope::testing;

namespace {

bool hasSomethingToSee(const Figure& figure) {
    const auto isSeen = [](const auto& part) {
        return std::ranges::any_of(part.y, [](double y) { return std::isfinite(y); });
    };
    return figure.table || figure.map || std::ranges::any_of(figure.curves, isSeen) ||
           !figure.points.empty() || !figure.bands.empty();
}

/// Tests that a window shows what an entry of the reference promises: the choices are made, the
/// view is on the board, and a figure has a curve, the one that is meant without others.
void isDemonstrated(MainWindow& window, const Demonstration& show, const QString& id) {
    const Scenario& scenario = window.model().scenario();
    QVERIFY2(with_settings(scenario, show.settings) == scenario, qPrintable(id));
    const std::string& view = show.view;
    if (view.empty())
        return;
    QVERIFY2(isOn(attnscope::shown(window.board()->boardLayout()), view), qPrintable(id));
    if (!is_figure(view))
        return;
    const Figure figure =
        compute_over(figure_entry(view), scenario, window.model().comparison(), Detail::curves, {});
    QVERIFY2(hasSomethingToSee(figure), qPrintable(id));
    const auto hidden = window.board()->deck().hidden();
    if (const auto of_view = hidden.find(view); !show.curve.empty() && of_view != hidden.end())
        QVERIFY2(!of_view->second.contains(show.curve), qPrintable(id));
}

}  // namespace

void TestReference::init() {
    QSettings().clear();
}

void TestReference::searchShowsTheBestHit() {
    Window window;
    window.settle();
    window.main.explainer().openReference(QString());
    ReferenceWindow* reference = window.main.explainer().referenceWindow();
    QVERIFY(reference->search()->hasFocus() || reference->focusWidget() == reference->search());
    QCOMPARE(reference->shown(), QStringLiteral("start"));
    QTest::keyClicks(reference->search(), QStringLiteral("anneal"));
    QCOMPARE(reference->shown(), QStringLiteral("words/annealed"));
    QVERIFY(
        reference->text()->toPlainText().contains(QStringLiteral("an average is taken too early")));
    QVERIFY(reference->list()->topLevelItemCount() > 3);
    QTest::keyClick(reference->search(), Qt::Key_Down);
    QVERIFY(reference->shown() != QStringLiteral("words/annealed"));
    reference->search()->clear();
    QCOMPARE(reference->list()->topLevelItemCount(),
             static_cast<int>(window.main.explainer().reference().sections.size()));
}

void TestReference::aSearchWithoutAHitSaysSo() {
    Window window;
    window.main.explainer().openReference(QStringLiteral("fields/row"));
    ReferenceWindow* reference = window.main.explainer().referenceWindow();
    QTest::keyClicks(reference->search(), QStringLiteral("xylophone"));
    QCOMPARE(reference->list()->topLevelItemCount(), 0);
    QCOMPARE(reference->text()->toPlainText(), QStringLiteral("Nothing found for “xylophone”"));
    QVERIFY(!reference->demonstrator()->isEnabled());
    reference->search()->clear();
    QCOMPARE(reference->shown(), QStringLiteral("fields/row"));
    QVERIFY(reference->text()->toPlainText().contains(QStringLiteral("causal")));
    QTest::keyClicks(reference->search(), QStringLiteral("xylophone"));
    reference->search()->setText(QStringLiteral("annealed"));
    QCOMPARE(reference->shown(), QStringLiteral("words/annealed"));
}

void TestReference::aMisspeltSearchIsAskedAbout() {
    Window window;
    window.main.explainer().openReference(QString());
    ReferenceWindow* reference = window.main.explainer().referenceWindow();
    QLabel* suggestion = reference->suggestion();
    QVERIFY(!suggestion->isVisible());
    QTest::keyClicks(reference->search(), QStringLiteral("entrpy"));
    QVERIFY(suggestion->isVisible());
    QVERIFY2(suggestion->text().contains(QStringLiteral("entropy")),
             qPrintable(suggestion->text()));
    Q_EMIT suggestion->linkActivated(QStringLiteral("entropy"));
    QCOMPARE(reference->shown(), QStringLiteral("words/entropy"));
    QVERIFY(!suggestion->isVisible());
}

void TestReference::aClickedQuestionSetsTheWindow() {
    Window window;
    window.settle();
    const Session before = window.main.sessions().session();
    window.main.explainer().openReference(QString());
    ReferenceWindow* reference = window.main.explainer().referenceWindow();
    QCOMPARE(reference->shown(), QStringLiteral("start"));
    for (const char* const question : {"What is attention?", "How do I read the matrix?",
                                       "Why does λ matter?", "What is the best rule?"})
        QVERIFY2(reference->text()->toPlainText().contains(QString::fromUtf8(question)), question);
    Q_EMIT reference->text()->anchorClicked(QUrl(QStringLiteral("show:start/read-matrix")));
    QCOMPARE(window.scenario().queries, std::string("made-up"));
    QVERIFY(isOn(window.main.board()->boardLayout(), "attention"));
    window.main.sessions().undo();
    QVERIFY(window.main.sessions().session() == before);
    Q_EMIT reference->text()->anchorClicked(QUrl(QStringLiteral("show:start/best-rule")));
    QVERIFY(isOn(window.main.board()->boardLayout(), "rules-over-lengths"));
}

void TestReference::aDoubleClickOnAQuestionSetsTheWindow() {
    Window window;
    window.settle();
    window.main.explainer().openReference(QStringLiteral("start/best-rule"));
    auto& list = *window.main.explainer().referenceWindow()->findChild<QTreeWidget*>();
    Q_EMIT list.itemDoubleClicked(list.currentItem(), 0);
    QVERIFY(isOn(window.main.board()->boardLayout(), "rules-over-lengths"));
}

void TestReference::aDemonstrationOfACurveHidesTheOthers() {
    Window window;
    window.settle();
    const Session before = window.main.sessions().session();
    window.main.explainer().openReference(QStringLiteral("words/annealed"));
    window.main.explainer().referenceWindow()->demonstrator()->click();
    window.settle();
    const FigureView* view = window.main.board()->view("entropy-vs-scale");
    QVERIFY(!view->hidden().contains("annealed") && !view->hidden().contains("exact"));
    for (const char* const other : {"laplace", "linear", "mean-field", "simulation"})
        QVERIFY2(view->hidden().contains(other), other);
    window.main.sessions().undo();
    QVERIFY(window.main.sessions().session() == before);
}

void TestReference::linksLeadOnAndBack() {
    Window window;
    window.main.explainer().openReference(QStringLiteral("words/annealed"));
    ReferenceWindow* reference = window.main.explainer().referenceWindow();
    QVERIFY(QTest::qWaitForWindowActive(reference));
    QVERIFY(reference->text()->toHtml().contains(QStringLiteral("entry:words/quenched")));
    QVERIFY(reference->text()->toHtml().contains(QStringLiteral("https://doi.org/10.1103/")));
    Q_EMIT reference->text()->anchorClicked(QUrl(QStringLiteral("entry:words/quenched")));
    QCOMPARE(reference->shown(), QStringLiteral("words/quenched"));
    QTest::keyClick(reference->windowHandle(), Qt::Key_Left, Qt::AltModifier);
    QCOMPARE(reference->shown(), QStringLiteral("words/annealed"));
    reference->showEntry(QStringLiteral("shortcuts"));
    QVERIFY(reference->text()->toPlainText().contains(QStringLiteral("Ctrl+Z")));
    reference->showEntry(QStringLiteral("about"));
    QVERIFY(reference->text()->toPlainText().contains(QStringLiteral("GNU")));
}

void TestReference::backLeadsOutOfASearchAtOnce() {
    Window window;
    window.main.explainer().openReference(QStringLiteral("fields/row"));
    ReferenceWindow* reference = window.main.explainer().referenceWindow();
    QVERIFY(QTest::qWaitForWindowActive(reference));
    std::set<QString> hits;
    for (const QChar letter : QStringLiteral("anneal")) {
        QTest::keyClicks(reference->search(), letter);
        hits.insert(reference->shown());
    }
    QVERIFY(hits.size() > 1);
    QTest::keyClick(reference->windowHandle(), Qt::Key_Left, Qt::AltModifier);
    QCOMPARE(reference->shown(), QStringLiteral("fields/row"));
}

void TestReference::aDemonstrationIsOneChangeThatCanBeUndone() {
    Window window;
    window.settle();
    const Session before = window.main.sessions().session();
    window.main.explainer().openReference(QStringLiteral("fields/ssmax_s"));
    ReferenceWindow* reference = window.main.explainer().referenceWindow();
    QVERIFY(reference->demonstrator()->isEnabled());
    reference->demonstrator()->click();
    QCOMPARE(window.scenario().rule, std::string("ssmax"));
    QCOMPARE(window.main.focusWidget(), window.main.panel()->control("ssmax_s")->editor());
    window.main.sessions().undo();
    QVERIFY(window.main.sessions().session() == before);
    reference->showEntry(QStringLiteral("shortcuts"));
    QVERIFY(!reference->demonstrator()->isEnabled());
}

void TestReference::whatIsShownAlreadyIsNotToBeTakenBack() {
    Window window;
    window.settle();
    window.main.explainer().openReference(QStringLiteral("fields/ssmax_s"));
    QPushButton* demonstrate = window.main.explainer().referenceWindow()->demonstrator();
    const auto said = [&](const char* part) {
        return std::ranges::any_of(
            window.main.status()->findChildren<QLabel*>(),
            [&](QLabel* label) { return label->text().contains(QLatin1StringView(part)); });
    };
    demonstrate->click();
    QVERIFY(said("Ctrl+Z"));
    demonstrate->click();
    QVERIFY(said("Shown: ") && !said("Ctrl+Z"));
}

void TestReference::aDemonstrationPutsItsViewOnTheBoard() {
    Window window;
    window.settle();
    const Session before = window.main.sessions().session();
    window.main.explainer().openReference(QStringLiteral("positions/alibi"));
    window.main.explainer().referenceWindow()->demonstrator()->click();
    QCOMPARE(window.scenario().position, std::string("alibi"));
    QVERIFY(isOn(window.main.board()->boardLayout(), "position-scheme"));
    window.main.sessions().undo();
    QVERIFY(window.main.sessions().session() == before);
    window.main.explainer().referenceWindow()->showEntry(QStringLiteral("presets/llama-2"));
    window.main.explainer().referenceWindow()->demonstrator()->click();
    QCOMPARE(window.scenario().d, 128);
    QCOMPARE(window.scenario().position, std::string("rope"));
}

void TestReference::everyEntryIsShownInAView() {
    Window window;
    window.settle();
    const Session before = window.main.sessions().session();
    window.main.explainer().openReference(QStringLiteral("words"));
    ReferenceWindow& reference = *window.main.explainer().referenceWindow();
    std::map<std::string, int> shown_of;
    for (const ReferenceSection& section : window.main.explainer().reference().sections)
        for (const ReferenceEntry& entry : section.entries) {
            if (entry.show.empty())
                continue;
            const QString id = toQString(entry.id());
            window.main.sessions().show(before);
            reference.showEntry(id);
            QVERIFY2(reference.demonstrator()->isEnabled(), qPrintable(id));
            reference.demonstrator()->click();
            const MessageBar& messages = *window.main.messages();
            QVERIFY2(!messages.isFault(), qPrintable(messages.text()));
            QVERIFY2(messages.text().contains(translated(entry.title)),
                     qPrintable(messages.text()));
            isDemonstrated(window.main, entry.show, id);
            if (QTest::currentTestFailed())
                return;
            ++shown_of[section.key];
        }
    QVERIFY(shown_of["words"] > 20);
    for (const char* section : {"rules", "variants", "positions", "masks", "normalizers"})
        QVERIFY2(shown_of[section] > 3, section);
}

void TestReference::aRefusedDemonstrationChangesNothing() {
    WindowWithHeads window;
    const Session before = window.main.sessions().session();
    // A made-up head has more dimensions than the file.
    window.main.explainer().openReference(QStringLiteral("key-sources/made-up"));
    window.main.explainer().referenceWindow()->demonstrator()->click();
    const bool taken = !(window.main.sessions().session() == before);
    QVERIFY(window.main.messages()->isVisible());
    QVERIFY(taken != window.main.messages()->isFault());
}

void TestReference::f1OpensTheReferenceAtTheFocus() {
    Window window;
    window.settle();
    window.number("d").editor()->setFocus();
    QTest::keyClick(&window.main, Qt::Key_F1);
    ReferenceWindow* reference = window.main.explainer().referenceWindow();
    QVERIFY(reference && reference->isVisible());
    QCOMPARE(reference->shown(), QStringLiteral("fields/d"));
    window.main.board()->view("entropy-vs-length")->setFocus();
    QTest::keyClick(&window.main, Qt::Key_F1);
    QCOMPARE(reference->shown(), QStringLiteral("figures/entropy-vs-length"));
}

void TestReference::f1OpensTheReferenceAtWhatTheMouseIsOver() {
    Window window;
    window.settle();
    const auto f1 = [&] {
        QTest::keyClick(&window.main, Qt::Key_F1);
        ReferenceWindow* reference = window.main.explainer().referenceWindow();
        const QString shown = reference->shown();
        reference->close();
        return shown;
    };
    QWidget* plot = window.main.board()->view("entropy-vs-length");
    window.number("d").editor()->setFocus();
    QCursor::setPos(plot->mapToGlobal(QPoint(plot->width() / 2, plot->height() / 2)));
    QVERIFY(f1().startsWith(QStringLiteral("figures/entropy-vs-length")));
    QTest::keyClick(window.number("d").editor(), Qt::Key_End);  // the keyboard is used again
    QCOMPARE(f1(), QStringLiteral("fields/d"));
}

void TestReference::theSentenceSpeaksOfTheCurveThatIsShown() {
    Window window;
    window.settle();
    const FigureView* view = window.main.board()->view("entropy-vs-scale");
    QVERIFY2(view->headline().contains(QStringLiteral("Laplace")), qPrintable(view->headline()));
    window.main.explainer().openReference(QStringLiteral("words/annealed"));
    window.main.explainer().referenceWindow()->demonstrator()->click();
    window.settle();
    QVERIFY2(view->headline().contains(QStringLiteral("annealed is right up to")),
             qPrintable(view->headline()));
    window.main.board()->view("entropy-vs-scale")->setHidden({"exact"});
    QVERIFY(view->headline().isEmpty());  // it would tell what the hidden curve does
}

void TestReference::whatIsShownStaysToBeRead() {
    Window window;
    window.settle();
    window.main.explainer().openReference(QStringLiteral("words/annealed"));
    window.main.explainer().referenceWindow()->demonstrator()->click();
    const MessageBar& messages = *window.main.messages();
    QVERIFY2(
        messages.text().startsWith(QStringLiteral("“annealed”: An estimate of the mean entropy")),
        qPrintable(messages.text()));
    QVERIFY(!messages.isFault());
    window.settle();
    window.main.model().setField("n", "64");
    window.settle();
    QVERIFY(messages.text().startsWith(QStringLiteral("“annealed”")));
    window.main.sessions().undo();
    window.main.sessions().undo();
    QCOMPARE(messages.text(), QString());  // what it speaks of is no longer shown
    window.main.explainer().openReference(QStringLiteral("words/annealed"));
    window.main.explainer().referenceWindow()->demonstrator()->click();
    QTest::keyClick(&window.main, Qt::Key_Escape);
    QCOMPARE(messages.text(), QString());
}

void TestReference::whatIsMeantIsMarkedInTheMatrix() {
    Window window;
    window.settle();
    const HeatmapView& matrix = *window.main.attention()->view();
    const auto show = [&](const char* entry) {
        window.main.explainer().openReference(QLatin1StringView(entry));
        window.main.explainer().referenceWindow()->demonstrator()->click();
        window.settle();
    };
    show("words/sink");
    QTRY_VERIFY_WITH_TIMEOUT(matrix.mark() == (CellMark{std::nullopt, 0}), patience);
    show("words/induction");
    QTRY_VERIFY_WITH_TIMEOUT(matrix.mark() == (CellMark{256, 65}), patience);
    QCOMPARE(matrix.pinnedRow(), std::optional<std::int64_t>(256));
    window.main.messages()->hide();
    QVERIFY(!matrix.mark());
    show("words/sink");
    QTRY_VERIFY_WITH_TIMEOUT(matrix.mark().has_value(), patience);
    const QImage with = window.matrix();
    window.main.messages()->hide();
    window.settle();
    QVERIFY(window.matrix() != with);
    show("words/scale");
    QVERIFY(!matrix.mark());
}
