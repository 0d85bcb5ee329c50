#include <QApplication>
#include <QFileInfo>
#include <QMenu>
#include <utility>

#include "core/fields/fields.h"
#include "core/fields/labels.h"
#include "core/scaling/rules/constant.h"
#include "core/scaling/rules/formula.h"
#include "ui/board/board.h"
#include "ui/compare/freezing.h"
#include "ui/controls/choice_control.h"
#include "ui/figure/figure_view.h"
#include "ui/heads/heads_pane.h"
#include "ui/heatmap/attention_pane.h"
#include "ui/lecturing/lecturing.h"
#include "ui/lecturing/stage_controls.h"
#include "ui/lessons/lesson_guide.h"
#include "ui/lessons/lesson_panel.h"
#include "ui/look/translated.h"
#include "ui/model/scenario_clipboard.h"
#include "ui/model/starting_layouts.h"
#include "ui/panel/panel_dock.h"
#include "ui/panel/panel_strip.h"
#include "ui/panel/quick_bar.h"
#include "ui/panel/scenario_panel.h"
#include "ui/play/player.h"
#include "ui/presentation/presentation.h"
#include "ui/presentation/step_actions.h"
#include "ui/presets/preset_menu.h"
#include "ui/session/session_files.h"
#include "ui/session/session_keeper.h"
#include "ui/status/frame_clock.h"
#include "ui/status/message_bar.h"
#include "ui/status/status_line.h"
#include "ui/views/compared_views.h"
#include "ui/views/view_card.h"
#include "ui/window/application.h"
#include "ui/window/engine_picker.h"
#include "ui/window/file_opener.h"
#include "ui/window/main_window.h"
#include "ui/window/own_heads_board.h"
#include "ui/window/window_parts.h"

// What the parts of the window tell one another.

namespace attnscope {
namespace {

/// Shows the faults that Application caught, but does not repeat a sentence that is still shown:
/// painting may fail each time.
void tellCaught(MessageBar* messages) {
    if (const auto* application = qobject_cast<const Application*>(qApp))
        QObject::connect(application, &Application::caught, messages,
                         [messages](const QString& sentence) {
                             if (messages->text() != sentence)
                                 messages->say(sentence);
                         });
}

}  // namespace

void MainWindow::connectParts() {
    connectBoard();
    connectRule();
    connectMatrix();
    connectHeads();
    connectLaboratory();
    connectEngine();
    connectFiles();
    connectTelling();
    connectComparison();
    connectWorks();
    connectLessons();
}

void MainWindow::connectBoard() {
    auto* parts = new WindowParts(
        {quick_bar_, messages_, lesson_panel_, board_, strip_, panel_, status_}, this);
    connect(dock_, &PanelDock::moved, parts, &WindowParts::chain);
    connect(lessons_, &LessonGuide::stepShown, parts, &WindowParts::chain);
    connect(board_, &Board::layoutChanged, parts, &WindowParts::chain);
    connect(board_, &Board::layoutChanged, this, [this] {
        addExports();
        const QString hint = tr("Press Esc or double-click the title to show all views");
        if (board_->boardLayout().maximised.empty())
            status_->retract(hint);
        else
            status_->tell(hint);
    });
    connect(&board_->deck().feed(), &FigureFeed::readoutReady, status_, &StatusLine::setReadout);
    connect(&board_->deck().feed(), &FigureFeed::readoutReady, &lecturing_->controls(),
            &StageControls::setReadout);
    connect(&board_->deck().feed(), &FigureFeed::failed, this,
            [this](int index, const QString& sentence) {
                if (index < 0)
                    messages_->say(sentence);
            });
    connect(presentation_, &Presentation::toggled, this, &MainWindow::magnifyViews);
    connect(themes_, &ThemeSwitch::changed, board_, &Board::setTheme);
    connect(qApp, &QApplication::focusChanged, this,
            [this](const QWidget*, const QWidget* now) { noteActive(now); });
}

/// Moves the focus to the formula when a person chooses the rule “own formula” in the open list.
/// Keys that go through the closed list keep the focus there. Says so when λ that is set by hand
/// has replaced another rule.
void MainWindow::connectRule() {
    const auto* rules = qobject_cast<ChoiceControl*>(quick_bar_->control("rule"));
    connect(rules, &ChoiceControl::chosenInList, this, [this] {
        if (model_.scenario().rule == formula_rule.key)
            focusField("scale_formula");
    });
    connect(&model_, &ScenarioModel::ruleReplaced, this,
            [this] { status_->tell(tr("λ is now constant")); });
}

void MainWindow::connectMatrix() {
    AttentionFeed& feed = attention_->feed();
    const auto measure = [this](const AttentionFrame& rows, const Scenario& of) {
        status_->setMeasured(summarize(rows).mean_entropy, of);
    };
    connect(attention_, &AttentionPane::pictureShown, this,
            [this, measure](const AttentionPicture& shown) {
                engines_->tellOf(shown.frame);
                status_->setWork(shown.frame.seconds, shown.frame.scores, shown.frame.coarse);
                measure(shown.frame, shown.scenario);
                clock_->takeEngine(shown.frame.seconds);
            });
    connect(attention_, &AttentionPane::outdatedChanged, status_, &StatusLine::setOutdated);
    // A matrix that is not seen is not computed anew.
    const auto forget = [this] {
        const AttentionPicture* shown = attention_->picture();
        if (!attention_->isVisible() && (!shown || shown->scenario != model_.scenario()))
            status_->clearMeasured();
    };
    connect(&model_, &ScenarioModel::changed, status_, forget);
    connect(board_, &Board::layoutChanged, status_, forget);
    connect(board_, &Board::layoutChanged, status_, [this, measure] {
        if (const AttentionPicture* shown = attention_->picture(); shown && attention_->isVisible())
            measure(shown->frame, shown->scenario);
    });
    connect(&feed, &AttentionFeed::rowsReady, this, [this, measure](const AttentionFrame& rows) {
        const AttentionPicture* shown = attention_->picture();
        measure(rows, shown ? shown->scenario : model_.scenario());
    });
    connect(&feed, &AttentionFeed::rowsProgressed, status_, &StatusLine::setRowsDone);
    connect(&feed, &AttentionFeed::failed, this, [this] {
        status_->clearWork();
        status_->clearMeasured();
    });
    connect(attention_, &AttentionPane::allHeadsRequested, this, &MainWindow::showHeads);
    connect(attention_, &AttentionPane::openingRequested, files_.get(), &FileOpener::askForFiles);
    connect(attention_, &AttentionPane::rowMarked, &board_->deck(), &FigureDeck::setRowMark);
    connect(attention_, &AttentionPane::captionsChanged, this, &MainWindow::tellFault);
}

void MainWindow::connectEngine() {
    connect(engines_, &EnginePicker::changed, this, [this] {
        for (const auto& [view, pane] : board_->panes())
            pane->computeAnew();
    });
    connect(engines_, &EnginePicker::substituted, this,
            [this](const QString& sentence) { status_->tell(sentence, sentence); });
    connect(clock_, &FrameClock::measured, this,
            [this](double whole, std::optional<double> engine) {
                if (settings_.flag(QStringLiteral("window/frame-time"), false))
                    status_->setFrameTime(whole, engine);
            });
}

void MainWindow::connectFiles() {
    const auto saved = [this](const QObject* by) {
        return [this, by](const QString& path) {
            messages_->settle(by);
            status_->tell(tr("Saved %1").arg(QFileInfo(path).fileName()), path);
        };
    };
    connect(&files_->tokens(), &TokenFeed::read, board_, &Board::setPlaces);
    connect(files_.get(), &FileOpener::sessionChosen, session_files_, &SessionFiles::open);
    connect(session_files_, &SessionFiles::opened, this, [this](const QString& path) {
        messages_->hide();
        status_->tell(tr("Opened %1").arg(QFileInfo(path).fileName()), path);
    });
    connect(session_files_, &SessionFiles::saved, this, saved(session_files_));
    connect(exporter_, &Exporter::written, this, saved(exporter_));
}

void MainWindow::connectHeads() {
    const auto* heads = qobject_cast<HeadsPane*>(board_->pane("heads"));
    connect(heads, &HeadsPane::comparisonRequested, this, &MainWindow::compareHeads);
    connect(&files_->loader(), &VectorLoader::loaded, own_heads_, &OwnHeadsBoard::takeFiles);
}

/// Freezes the head that is shown and shows another one, with the matrices of both on the board.
void MainWindow::compareHeads(const QString& shown, const Scenario& other) {
    sessions_->asOneStep([&] {
        if (!freezing_->freezeAs(shown))
            return;
        model_.adopt(other);
        BoardLayout layout = board_->boardLayout();
        layout.maximised.clear();
        for (const auto& [view, at] :
             {std::pair{"attention", "heads"}, {"frozen-attention", "attention"}})
            if (!isOn(layout, view))
                layout = added(layout, at, view, Placing::below);
        board_->setBoardLayout(layout);
    });
}

/// Adds the view of all heads below the matrix, unless the board has it.
void MainWindow::showHeads() {
    const std::string view = "heads", matrix = "attention";
    BoardLayout layout = board_->boardLayout();
    if (isOn(layout, view))
        layout.maximised.clear();
    else
        layout = added(layout, matrix, view, Placing::below);
    board_->setBoardLayout(layout);
    board_->pane(view)->setFocus();
}

/// Shows what a part failed to do in the bar of messages, until the part succeeds.
template <typename Part>
void MainWindow::tellFaults(Part* part) {
    connect(part, &Part::failed, this,
            [this, part](const QString& sentence) { messages_->say(sentence, part); });
}

/// Says in the status line what was done.
void MainWindow::connectTelling() {
    const auto done = [this](const QObject* by, const QString& sentence) {
        messages_->settle(by);
        status_->tell(sentence);
    };
    connect(clipboard_, &ScenarioClipboard::done, this,
            [this, done](const QString& sentence) { done(clipboard_, sentence); });
    connect(presets_, &PresetMenu::done, this,
            [this, done](const QString& sentence) { done(presets_, sentence); });
    connect(exporter_, &Exporter::copied, this,
            [this, done](const QString& title) { done(exporter_, tr("Copied: %1").arg(title)); });
    connect(step_actions_, &StepActions::done, status_,
            [this](const QString& sentence) { status_->tell(sentence); });
    connect(step_actions_, &StepActions::failed, messages_,
            [this](const QString& sentence) { messages_->say(sentence); });
    tellCaught(messages_);
    tellFaults(session_files_);
    tellFaults(engines_);
    tellFaults(clipboard_);
    tellFaults(presets_);
    tellFaults(player_);
    tellFaults(exporter_);
}

/// Reports what freezing has done, and that no curve on the board depends on the field that a
/// person compares figures over.
void MainWindow::connectComparison() {
    connect(panel_, &ScenarioPanel::freezeRequested, freezing_, &Freezing::freeze);
    connect(freezing_, &Freezing::done, this, [this](const QString& sentence) {
        messages_->settle(freezing_);
        status_->tell(sentence);
    });
    tellFaults(freezing_);
    connect(&model_, &ScenarioModel::comparisonChanged, this, [this, known = Family()]() mutable {
        const Family& over = model_.comparison().over;
        const bool is_chosen = std::exchange(known, over) != over && !sessions_->isApplying();
        if (is_chosen && !over.empty() &&
            !isDrawnOver(over, model_.scenario(), viewsOf(shown(board_->boardLayout()))))
            status_->tell(tr("No curve here depends on %1; it is compared in figures that do")
                              .arg(translated(label_of(field(over.field)))));
    });
}

void MainWindow::connectWorks() {
    works_.add(board_->deck().feed());
    works_.add(board_->deck().preview());
    works_.add(files_->loader());
    works_.add(files_->tokens());
    for (const auto& [view, pane] : board_->panes())
        works_.add(*pane);
    connect(&works_, &Works::busyChanged, status_, &StatusLine::setBusy);
    connect(&works_, &Works::progressed, this, [this](double part) {
        status_->setProgress(part);
        status_->setTimeLeft(works_.secondsLeft());
    });
    connect(status_, &StatusLine::cancelRequested, player_, &Player::stop);
    connect(status_, &StatusLine::cancelRequested, &works_, &Works::cancel);
}

/// Fills the export menu of each view on the board, unless it has been filled.
void MainWindow::addExports() {
    for (const std::string& view : viewsOf(board_->boardLayout())) {
        QMenu* menu = board_->card(view)->exports();
        if (!menu->isEmpty())
            continue;
        exporter_->fill(menu, view);
        const FigureView* figure = board_->figureView(view);
        if (!figure)
            continue;
        connect(figure, &FigureView::exportRequested, this, [this, view] { exporter_->ask(view); });
        connect(figure, &FigureView::copyRequested, this, [this, view] { exporter_->copy(view); });
    }
}

/// Tells once in the status line that labels do not fit, because there may be no room for this
/// beside the matrix's title.
void MainWindow::tellFault() {
    const QString fault = attention_->labelsFault();
    if (fault != labels_fault_)
        status_->tell(labels_fault_ = fault);
}

}  // namespace attnscope
