#include "tests/ui/test_lessons.h"

#include <QApplication>
#include <QSettings>
#include <QTemporaryDir>

#include "core/fields/assignments.h"
#include "core/figures/entries.h"
#include "core/latex/text_with_formulas.h"
#include "core/lessons/lesson_reader.h"
#include "core/lessons/lessons.h"
#include "tests/ui/lesson_window.h"
#include "tests/ui/shown_figure.h"
#include "ui/lessons/choice_button.h"
#include "ui/lessons/lesson_guide.h"
#include "ui/lessons/lesson_panel.h"
#include "ui/lessons/lesson_text.h"
#include "ui/lessons/question_box.h"
#include "ui/lessons/stage_session.h"
#include "ui/lessons/task_box.h"
#include "ui/look/text.h"
#include "ui/panel/panel_strip.h"
#include "ui/panel/scenario_panel.h"
#include "ui/presentation/presentation.h"
#include "ui/session/session_files.h"
#include "ui/session/session_json.h"
#include "ui/session/session_keeper.h"
#include "ui/status/message_bar.h"
#include "ui/status/status_line.h"
#include "ui/views/note_line.h"
#include "ui/views/view_card.h"
#include "ui/window/file_opener.h"

using namespace attnscope;
using namespace attnscope::testing;

namespace {

const LessonQuestion* questionOf(const LessonStep& step, std::size_t part) {
    return std::get_if<LessonQuestion>(&step.parts[part]);
}

/// The entries that are hidden in a figure, by their keys.
HiddenEntries keysOf(LessonWindow& window, const std::string& view, const HiddenEntries& words) {
    HiddenEntries keys;
    for (const std::string& word : words) {
        const std::string key = entry_meant(window.main.board()->view(view)->figure(), word);
        keys.insert(key.empty() ? word : key);
    }
    return keys;
}

void showsItsStage(LessonWindow& window) {
    const LessonStage& stage = window.step().stage;
    QCOMPARE(window.scenario(), stage.scenario);
    QCOMPARE(window.main.board()->boardLayout(), boardOf(stage));
    const Session wanted = sessionOf(window.step(), {}, {});
    for (const auto& [view, words] : wanted.hidden)
        if (isOn(window.main.board()->boardLayout(), view))
            QCOMPARE(window.main.board()->view(view)->hidden(), keysOf(window, view, words));
    for (const auto& [view, words] : wanted.hidden)
        if (isOn(window.main.board()->boardLayout(), view))
            for (const PlacedLabel& label :
                 plotOf(*window.main.board()->view(view)).currentLayout().labels)
                QVERIFY(!label.isHidden);
    for (const auto& [view, zoom] : wanted.zooms)
        QVERIFY(window.main.board()->view(view)->isZoomed());
}

/// The largest plot gets the room that a lesson promises, once the views are laid out.
void hasRoom(LessonWindow& window) {
    constexpr double least = 150'000;
    QTRY_VERIFY2_WITH_TIMEOUT(
        largestArea(window) >= least,
        qPrintable(window.panel().heading() + u' ' + QString::number(largestArea(window))), 10'000);
}

void hasItsNumbers(LessonWindow& window) {
    for (const LessonPart& part : window.step().parts)
        if (const auto* blocks = std::get_if<std::vector<ProseBlock>>(&part))
            for (const ProseBlock& block : *blocks)
                for (const ProseSpan& span : block.spans)
                    if (span.kind == ProseSpan::Kind::number)
                        QVERIFY2(window.guide().values().text(span).front().isDigit() ||
                                     window.guide().values().text(span).startsWith(u'−'),
                                 span.text.c_str());
}

/// The labels, buttons and texts of the column that have too little room.
QStringList cutTexts(const LessonPanel& panel) {
    QStringList cut;
    const auto judge = [&](const QWidget& widget, const QString& text, QSizeF needed, QSizeF room) {
        if (widget.isVisible() &&
            (needed.width() > room.width() + 1 || needed.height() > room.height() + 1))
            cut += QStringLiteral("“%1” needs %2 × %3 of %4 × %5")
                       .arg(text)
                       .arg(needed.width())
                       .arg(needed.height())
                       .arg(room.width())
                       .arg(room.height());
    };
    for (const QLabel* label : panel.findChildren<QLabel*>())
        if (label->wordWrap())
            judge(*label, label->text(), QSizeF(0, label->heightForWidth(label->width())),
                  label->size());
    for (const QPushButton* button : panel.findChildren<QPushButton*>())
        judge(*button, button->text(),
              QSizeF(button->fontMetrics().horizontalAdvance(button->text()) + 8, 0),
              button->size());
    for (const LessonText* text : panel.findChildren<LessonText*>())
        judge(*text, text->words(), text->document()->size(), text->viewport()->size());
    return cut;
}

void fitsItsColumn(LessonWindow& window) {
    QTRY_VERIFY2_WITH_TIMEOUT(cutTexts(window.panel()).isEmpty(),
                              qPrintable(cutTexts(window.panel()).join(u'\n')), 10'000);
}

void answers(LessonWindow& window, std::size_t part, QuestionBox& box) {
    const LessonQuestion& question = *questionOf(window.step(), part);
    const auto choose = [&](bool right) {
        for (std::size_t i = 0; i < question.choices.size(); ++i)
            if (question.choices[i].is_right == right)
                return box.choices()[i]->click();
    };
    QVERIFY(!box.answer()->isVisible());
    choose(false);
    QVERIFY(!box.isAnswered());
    QVERIFY(!box.answer()->isVisible());
    choose(true);
    QVERIFY(box.isAnswered());
    QVERIFY(box.answer()->isVisible());
    QVERIFY(!box.answer()->words().isEmpty());
    window.settle();
}

void solves(LessonWindow& window, std::size_t part, TaskBox& box) {
    const auto& task = std::get<LessonTask>(window.step().parts[part]);
    QVERIFY(!box.isDone());
    window.main.model().adopt(with_settings(window.scenario(), task.solution));
    QTRY_VERIFY_WITH_TIMEOUT(box.isDone(), patience);
    window.settle();
    window.main.sessions().undo();  // it stays done
    window.settle();
    QVERIFY(box.isDone());
}

}  // namespace

void TestLessons::init() {
    QSettings().clear();
    QApplication::setEffectEnabled(Qt::UI_General, false);
}

void TestLessons::everyLessonIsWalked_data() {
    QTest::addColumn<QString>("lesson");
    for (const std::string_view name : lesson_names())
        QTest::newRow(std::string(name).c_str()) << toQString(name);
}

void TestLessons::everyLessonIsWalked() {
    QFETCH(const QString, lesson);
    LessonWindow window;
    window.settle();
    const Session own = window.session();
    window.open(qPrintable(lesson));
    QVERIFY(window.guide().lesson());
    QVERIFY(!window.main.strip()->isVisible());
    const int count = static_cast<int>(window.guide().lesson()->steps.size());
    for (int step = 0; step < count; ++step) {
        QCOMPARE(window.guide().step(), step);
        QCOMPARE(window.panel().heading(), toQString(plain_pieces(window.step().title)));
        QVERIFY(!window.panel().heading().contains(u'$'));
        showsItsStage(window);
        hasRoom(window);
        keepPicture(window, QStringLiteral("%1-%2").arg(lesson).arg(step + 1));
        hasItsNumbers(window);
        fitsItsColumn(window);
        for (const auto& [part, box] : window.panel().tasks())
            solves(window, part, *box);
        for (const auto& [part, box] : window.panel().questions())
            answers(window, part, *box);
        fitsItsColumn(window);
        window.panel().next()->click();
        window.settle();
    }
    QVERIFY(!window.panel().next()->isEnabled());
    window.guide().leave();
    window.settle();
    QVERIFY(window.session() == own);
    QVERIFY(window.main.strip()->isVisible());
}

void TestLessons::leavingBringsBackOnesOwnState() {
    LessonWindow window;
    window.settle();
    window.main.model().setField("lambda", "0.3");
    window.main.dock()->pin();
    window.settle();
    const Session own = window.session();
    window.open("row");
    window.guide().next();
    window.settle();
    QVERIFY(window.panel().isVisible());
    QVERIFY(!window.main.panel()->isVisible());
    window.guide().leave();
    window.settle();
    QVERIFY(window.session() == own);
    QVERIFY(!window.panel().isVisible());
    QVERIFY(window.main.panel()->isVisible());
    window.main.sessions().undo();
    window.settle();
    QCOMPARE(window.guide().step(), 1);
    QVERIFY(window.panel().isVisible());
    showsItsStage(window);
}

void TestLessons::undoLeadsThroughTheSteps() {
    LessonWindow window;
    window.settle();
    const Session own = window.session();
    window.open("why-sqrt-d");
    window.guide().next();
    window.settle();
    window.main.sessions().undo();
    window.settle();
    QCOMPARE(window.guide().step(), 0);
    showsItsStage(window);
    window.main.sessions().undo();
    window.settle();
    QVERIFY(!window.guide().lesson());
    QVERIFY(window.session() == own);
    QCOMPARE(window.main.status()->message(),
             MainWindow::tr("The lesson is closed; redo opens it again"));
    window.main.sessions().redo();
    window.settle();
    QCOMPARE(window.guide().step(), 0);
}

void TestLessons::keysGoToTheNextStep() {
    LessonWindow window;
    window.settle();
    window.open("row");
    window.panel().next()->setFocus();
    QTest::keyClick(window.panel().next(), Qt::Key_PageDown);
    QCOMPARE(window.guide().step(), 1);
    QTest::keyClick(window.panel().next(), Qt::Key_Right);
    QCOMPARE(window.guide().step(), 2);
    QTest::keyClick(window.panel().next(), Qt::Key_Return);
    QCOMPARE(window.guide().step(), 3);
    QTest::keyClick(window.panel().next(), Qt::Key_Left);
    QTest::keyClick(window.panel().next(), Qt::Key_Left);
    QTest::keyClick(window.main.board(), Qt::Key_PageUp);
    QCOMPARE(window.guide().step(), 0);
    QTest::keyClick(window.main.attention()->view(), Qt::Key_PageDown);
    QCOMPARE(window.guide().step(), 0);  // there it pins a row
}

void TestLessons::aChoiceRevealsItsCurve() {
    LessonWindow window;
    window.settle();
    window.open("best-gradient");
    window.guide().goTo(2);
    window.settle();
    const FigureView* const view = window.main.board()->view("gradient-vs-scale");
    QVERIFY(view->hidden().contains("exact"));
    QuestionBox& box = *window.panel().questions().begin()->second;
    box.choices()[2]->click();
    window.settle();
    QVERIFY(!view->hidden().contains("exact"));
    QVERIFY(view->hidden().contains("annealed"));
    QVERIFY(box.verdict().contains(QStringLiteral("Right")));
    window.main.model().setField("d", "32");
    window.settle();
    window.main.sessions().undo();
    window.settle();
    QVERIFY(!view->hidden().contains("exact"));
    window.main.sessions().undo();
    window.settle();
    QVERIFY(window.guide().step() != 2);  // undo does not stop at the answer
    window.main.sessions().redo();
    window.settle();
    QCOMPARE(window.guide().step(), 2);
    QVERIFY(!view->hidden().contains("exact"));
    window.guide().previous();
    window.guide().next();
    window.settle();
    QVERIFY(!view->hidden().contains("exact"));  // it was answered before
    window.guide().leave();
    window.open("why-sqrt-d");  // a step that hides by name what its answer reveals
    window.guide().goTo(6);
    window.settle();
    const FigureView* const norms = window.main.board()->view("jacobian-norms");
    QVERIFY(norms->hidden().contains("deciles"));
    window.panel().openQuestion()->chooseRight();
    window.guide().next();
    window.guide().previous();
    window.settle();
    QVERIFY(!norms->hidden().contains("deciles"));
}

/// Neither sentence nor notes give away what a hidden exact curve shows.
void TestLessons::aHiddenCurveIsNotTold() {
    LessonWindow window;
    window.settle();
    window.open("why-sqrt-d");
    window.guide().goTo(5);
    window.settle();
    const FigureView* const view = window.main.board()->view("jacobian-norms");
    const NoteLine* const notes = window.main.board()->card("jacobian-norms")->notes();
    QVERIFY(view->hidesFirst());
    QCOMPARE(view->headline(), QString());
    QCOMPARE(notes->notes(), QStringList());
    window.panel().questions().begin()->second->choices()[1]->click();
    window.settle();
    QVERIFY(!view->hidesFirst());
    QVERIFY(!notes->notes().isEmpty());
}

void TestLessons::notesOnHiddenCurvesAreLeftOut() {
    LessonWindow window;
    window.settle();
    window.open("derivation");
    window.guide().goTo(9);
    window.settle();
    FigureDeck& deck = window.main.board()->deck();
    const NoteLine* const notes = window.main.board()->card("entropy-vs-scale")->notes();
    const auto speaksOf = [&](const char* curve) {
        return notes->notes().join(u' ').contains(QString::fromLatin1(curve));
    };
    QVERIFY(deck.hidden().at("entropy-vs-scale").contains("annealed"));
    QVERIFY(!notes->notes().isEmpty());
    QVERIFY(!speaksOf("Annealed averages"));
    QVERIFY(!speaksOf("0.24"));
    deck.setHidden({});
    window.settle();
    QVERIFY(speaksOf("Annealed averages"));
    QVERIFY(speaksOf("0.24"));
}

void TestLessons::numbersFollowTheScenario() {
    const QTemporaryDir folder;
    LessonWindow window;
    window.settle();
    window.drop({written(folder, three_steps)});
    window.settle();
    QVERIFY(window.guide().lesson());
    QCOMPARE(window.panel().texts().front()->words(), QStringLiteral("A sentence with λ and 64."));
    window.main.model().setField("n", "100");
    window.settle();
    QTRY_COMPARE(window.panel().texts().front()->words(),
                 QStringLiteral("A sentence with λ and 100."));
}

void TestLessons::progressIsKept() {
    {
        LessonWindow window;
        window.settle();
        window.open("best-gradient");
        window.panel().questions().begin()->second->choices()[0]->click();
        window.guide().goTo(3);
        window.settle();
    }
    LessonWindow other;
    other.settle();
    other.open("best-gradient");
    QCOMPARE(other.guide().step(), 3);
    other.guide().goTo(0);
    other.settle();
    QVERIFY(other.panel().questions().begin()->second->isAnswered());
}

void TestLessons::aSessionKeepsTheStep() {
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("s.attnscope"));
    Session own;
    {
        LessonWindow window;
        window.settle();
        window.main.model().setField("n", "77");
        window.settle();
        own = window.session();
        window.main.files().open({written(folder, three_steps)});
        window.guide().next();
        window.settle();
        const ReadSession read = sessionFromJson(toJson(window.session()));
        QCOMPARE(read.faults, QStringList());
        QVERIFY(read.session == window.session());
        window.main.sessionFiles().saveTo(path);
        QCOMPARE(window.main.messages()->text(), QString());
    }
    LessonWindow other;
    other.settle();
    other.main.files().open({path});
    other.settle();
    QCOMPARE(other.main.messages()->text(), QString());
    QCOMPARE(other.guide().step(), 1);
    QCOMPARE(other.panel().heading(), QStringLiteral("Two"));
    other.guide().leave();
    other.settle();
    QVERIFY(other.session() == own);
}

void TestLessons::aFaultIsSaidWithItsLine() {
    const QTemporaryDir folder;
    QByteArray text = three_steps;
    text.replace("--set n=128", "--set n=many");
    LessonWindow window;
    window.settle();
    window.main.files().open({written(folder, text)});
    window.settle();
    QVERIFY2(window.main.messages()->text().startsWith(QStringLiteral("mine.en.md, line 17: ")),
             qPrintable(window.main.messages()->text()));
    QVERIFY(window.guide().lesson());  // the rest is shown
    QCOMPARE(window.panel().progress(), QStringLiteral("1 of 3"));
}

void TestLessons::aFileThatIsNoLessonIsRefused() {
    const QTemporaryDir folder;
    LessonWindow window;
    window.settle();
    const Session own = window.session();
    for (const QByteArray& text :
         {QByteArray(), QByteArray("\0\1\2", 3), QByteArray("# Only a title\n"),
          QByteArray("![a](b.png)\n<script>\n"), QByteArray(200'000, 'a')}) {
        window.main.messages()->hide();
        window.main.files().open({written(folder, text)});
        window.settle();
        QVERIFY(!window.main.messages()->text().isEmpty());
        QVERIFY(!window.main.messages()->text().contains(u'\n'));
        QVERIFY(!window.guide().lesson());
        QVERIFY(window.session() == own);
    }
    window.main.files().open({folder.filePath(QStringLiteral("none.md"))});
    QVERIFY(!window.main.messages()->text().isEmpty());
}

void TestLessons::stepsGlideOnlyWhereAnimationsAreAllowed() {
    const QTemporaryDir folder;
    LessonWindow window;
    window.settle();
    window.main.files().open({written(folder, three_steps)});
    window.settle();
    window.guide().next();
    QCOMPARE(window.scenario().n, 128);
    window.guide().previous();
    window.settle();
    QApplication::setEffectEnabled(Qt::UI_General, true);
    bool was_between = false;
    connect(&window.main.model(), &ScenarioModel::changed, this, [&] {
        was_between = was_between || (window.scenario().n > 64 && window.scenario().n < 128);
    });
    window.guide().next();
    QVERIFY(window.main.model().isDragging());
    QTRY_VERIFY_WITH_TIMEOUT(!window.main.model().isDragging(), patience);
    QVERIFY(was_between);
    QCOMPARE(window.scenario().n, 128);
    window.settle();
    window.main.sessions().undo();
    QCOMPARE(window.scenario().n, 64);
    QCOMPARE(window.guide().step(), 0);
    window.guide().next();
    window.main.model().setField("n", "90");  // somebody else ends the glide
    QVERIFY(!window.main.model().isDragging());
    QCOMPARE(window.scenario().n, 90);
    QApplication::setEffectEnabled(Qt::UI_General, false);
}

void TestLessons::presentingHidesTheLessonAndBringsItBack() {
    LessonWindow window;
    window.settle();
    window.open("row");
    window.guide().next();
    window.settle();
    window.main.presentation().startSteps();
    window.settle();
    QVERIFY(!window.panel().isVisible());
    QVERIFY(!window.main.strip()->isVisible());
    window.main.presentation().leave();
    window.settle();
    QVERIFY(window.panel().isVisible());
    QVERIFY(!window.main.strip()->isVisible());
    QCOMPARE(window.guide().step(), 1);
}

void TestLessons::aWrongChoiceIsToldWhy() {
    LessonWindow window;
    window.settle();
    window.open("entropy-invariance");
    QuestionBox& box = *window.panel().questions().begin()->second;
    QVERIFY(!box.reason());
    box.choices()[0]->click();
    QVERIFY(box.reason()->isVisible());
    const QString first = box.reason()->words();
    box.choices()[1]->click();
    QVERIFY(box.reason()->isVisible());
    QVERIFY(box.reason()->words() != first);
    box.choices()[2]->click();
    QVERIFY(!box.reason());
    QVERIFY(box.answer()->isVisible());
}

void TestLessons::theLastStepLeadsToTheNextLesson() {
    LessonWindow window;
    window.settle();
    window.open("why-sqrt-d");
    QVERIFY(!window.panel().nextLesson());
    window.guide().goTo(static_cast<int>(window.guide().lesson()->steps.size()) - 1);
    window.settle();
    QVERIFY(window.panel().nextLesson()->isVisible());
    window.panel().nextLesson()->click();
    window.settle();
    QCOMPARE(window.guide().lesson()->title, std::string("Why 64 dimensions mean right angles"));
    QCOMPARE(window.guide().step(), 0);
}

/// While a question is open, no entropy is told; that of a matrix that is not seen is never told
/// for another Scenario.
void TestLessons::theStatusLineWaitsForTheAnswer() {
    LessonWindow window;
    window.settle();
    const StatusLine& status = *window.main.status();
    QVERIFY(status.text().contains(QStringLiteral("nat")));
    window.open("best-gradient");
    window.guide().goTo(2);
    window.settle();
    QVERIFY(window.panel().openQuestion());
    QVERIFY(!status.text().contains(QStringLiteral("nat")));
    QVERIFY(status.text().contains(u'?'));
    window.panel().openQuestion()->chooseRight();
    window.settle();
    QVERIFY(status.text().contains(QStringLiteral("nat")));
    QVERIFY(!window.main.attention()->isVisible());
    window.main.model().setField("d", "32");
    window.settle();
    QVERIFY2(status.text().count(QStringLiteral("nat")) == 1, qPrintable(status.text()));
    window.guide().leave();
    window.settle();
    QVERIFY(window.main.attention()->isVisible());
    QCOMPARE(status.text().count(QStringLiteral("nat")), 2);
}

/// A text whose width changed with the scroll bar could need the bar only while it has it.
void TestLessons::aTextHasItsWidthAtEveryHeight() {
    LessonWindow window;
    window.open("right-angles");
    window.guide().goTo(9);
    window.settle();
    const QScrollArea& area = *window.panel().scrolled();
    const int width = area.viewport()->width();
    int scrolled = 0, whole = 0;
    for (int height = 560; height < 800; height += 3) {
        window.main.resize(1366, height);
        QCoreApplication::processEvents();
        QCOMPARE(area.viewport()->width(), width);
        ++(area.verticalScrollBar()->maximum() > 0 ? scrolled : whole);
    }
    QVERIFY(scrolled > 0);
    QVERIFY(whole > 0);
}
