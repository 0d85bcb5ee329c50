#include <QActionGroup>
#include <QApplication>
#include <QFileInfo>
#include <QLabel>
#include <QMenuBar>

#include "core/fields/labels.h"
#include "core/text/errors.h"
#include "ui/animation/animation_export.h"
#include "ui/board/board.h"
#include "ui/board/split_keys.h"
#include "ui/board/views_seen.h"
#include "ui/look/action_text.h"
#include "ui/look/text_scale.h"
#include "ui/look/translated.h"
#include "ui/model/scenario_clipboard.h"
#include "ui/model/starting_layouts.h"
#include "ui/panel/reset_dialog.h"
#include "ui/panel/scenario_panel.h"
#include "ui/play/player.h"
#include "ui/presentation/presentation.h"
#include "ui/presentation/steps_dialog.h"
#include "ui/presets/preset_menu.h"
#include "ui/session/session_files.h"
#include "ui/session/session_keeper.h"
#include "ui/status/message_bar.h"
#include "ui/status/status_line.h"
#include "ui/views/view_card.h"
#include "ui/window/engine_picker.h"
#include "ui/window/file_opener.h"
#include "ui/window/help_dialog.h"
#include "ui/window/main_window.h"
#include "ui/window/start_window.h"

// What the menus of the window hold.

namespace attnscope {
void MainWindow::buildMenus() {
    buildFileMenu();
    buildEditMenu();
    buildViewMenu();
    buildHelpMenu();
    QLabel* name = engines_->label();
    name->setMinimumHeight(menuBar()->sizeHint().height());
    menuBar()->setCornerWidget(name);
}

void MainWindow::buildFileMenu() {
    QMenu* menu = menuBar()->addMenu(tr("&File"));
    menu->addAction(tr("&Open…"), QKeySequence(QStringLiteral("Ctrl+O")), this,
                    [this] { files_->askForFiles(this); });
    menu->addAction(tr("Open &queries…"), this, [this] { files_->askForFile(true, this); });
    menu->addAction(tr("Open &keys…"), this, [this] { files_->askForFile(false, this); });
    QMenu* recent = menu->addMenu(tr("Open &recent"));
    recent->setToolTipsVisible(true);  // two files may have one name
    connect(menu, &QMenu::aboutToShow, this, [this, recent] { fillRecentMenu(recent); });
    menu->addAction(tr("&Save the session"), QKeySequence(QStringLiteral("Ctrl+S")), this,
                    [this] { session_files_->save(this); });
    menu->addAction(tr("Save the session &as…"), QKeySequence(QStringLiteral("Ctrl+Shift+S")), this,
                    [this] { session_files_->saveAs(this); });
    menu->addAction(tr("Ear&lier sessions…"), session_files_, &SessionFiles::earlierAsked);
    menu->addAction(tr("&New window"), QKeySequence(QStringLiteral("Ctrl+N")), this,
                    &MainWindow::openWindowBeside);
    menu->addSeparator();
    menu->addAction(tr("&Export…"), QKeySequence(QStringLiteral("Ctrl+E")), this,
                    [this] { exporter_->ask(viewWithFocus()); });
    QMenu* exports = menu->addMenu(tr("Export &view"));
    connect(exports, &QMenu::aboutToShow, this, [this, exports] { fillExportMenu(exports); });
    menu->addAction(tr("Export &board…"), QKeySequence(QStringLiteral("Ctrl+Shift+E")), this,
                    [this] { exporter_->ask(std::string(wholeBoard)); });
    menu->addAction(tr("Export &animation…"), QKeySequence(QStringLiteral("Ctrl+Shift+A")), this,
                    [this] { animations_->ask(shown(board_->boardLayout()), theme_); });
    menu->addAction(tr("&Copy board"), QKeySequence(QStringLiteral("Ctrl+Shift+C")), this,
                    [this] { exporter_->copy(std::string(wholeBoard)); });
    menu->addSeparator();
    menu->addAction(tr("&Quit"), QKeySequence(QStringLiteral("Ctrl+Q")), this, &QWidget::close);
}

void MainWindow::buildEditMenu() {
    QMenu* menu = menuBar()->addMenu(tr("&Edit"));
    QAction* undo =
        menu->addAction(tr("&Undo"), QKeySequence(QStringLiteral("Ctrl+Z")), this, [this] {
            player_->stop();  // a play is the last change, and ends with it
            sessions_->undo();
        });
    QAction* redo = menu->addAction(tr("&Redo"), sessions_, &SessionKeeper::redo);
    redo->setShortcuts(
        {QKeySequence(QStringLiteral("Ctrl+Shift+Z")), QKeySequence(QStringLiteral("Ctrl+Y"))});
    const auto follow = [this, undo, redo] {
        undo->setEnabled(sessions_->canUndo() || !model_.playing().empty());
        redo->setEnabled(sessions_->canRedo());
        undo->setText(tr("&Undo %1").arg(sessions_->undoName()).trimmed());
        redo->setText(tr("&Redo %1").arg(sessions_->redoName()).trimmed());
    };
    connect(sessions_, &SessionKeeper::changed, this, follow);
    connect(&model_, &ScenarioModel::playingChanged, this, follow);
    follow();
    menu->addSeparator();
    menu->addAction(tr("&Copy the Scenario as a command line"),
                    QKeySequence(QStringLiteral("Ctrl+Alt+C")), clipboard_,
                    &ScenarioClipboard::copy);
    menu->addAction(tr("&Paste a command line"), QKeySequence(QStringLiteral("Ctrl+Alt+V")),
                    clipboard_, &ScenarioClipboard::paste);
    menu->addMenu(presets_);
    menu->addAction(tr("R&eset the Scenario…"), QKeySequence(QStringLiteral("Ctrl+R")), this,
                    [this] { askForReset(model_, this); });
}

void MainWindow::fillExportMenu(QMenu* menu) {
    menu->clear();
    qDeleteAll(menu->findChildren<QMenu*>(QString(), Qt::FindDirectChildrenOnly));
    for (const std::string& view : exportViews())
        exporter_->fill(menu->addMenu(exportTitle(view)), view);
}

void MainWindow::fillRecentMenu(QMenu* menu) {
    menu->clear();
    for (const QString& path : settings_.recentFiles())
        menu->addAction(asActionText(QFileInfo(path).fileName()), this,
                        [this, path] { files_->open({path}); })
            ->setToolTip(path);
    menu->setEnabled(!menu->isEmpty());
}

void MainWindow::addChoiceMenu(QMenu* menu, std::string_view key) {
    const Field& chosen = field(key);
    const auto& kind = std::get<ChoiceField>(chosen.kind);
    QMenu* choices = menu->addMenu(translated(label_of(chosen)));
    auto* group = new QActionGroup(choices);
    for (const Choice& choice : kind.choices) {
        QAction* action = choices->addAction(translated(label_of(kind, choice)));
        action->setCheckable(true);
        group->addAction(action);
        connect(action, &QAction::triggered, this,
                [this, key, value = choice.key] { model_.setField(key, value); });
    }
    connect(choices, &QMenu::aboutToShow, this, [this, group, &kind] {
        group->actions()
            .at(static_cast<qsizetype>(chosen_index(model_.scenario(), kind)))
            ->setChecked(true);
    });
}

void MainWindow::addPanelAction(QMenu* menu, const QString& name, const QString& shortcut,
                                QWidget* part) {
    QAction* action = menu->addAction(name, QKeySequence(shortcut), part,
                                      [part] { part->setVisible(part->isHidden()); });
    action->setCheckable(true);
    action->setChecked(true);
    connect(menu, &QMenu::aboutToShow, action,
            [action, part] { action->setChecked(!part->isHidden()); });
}

void MainWindow::buildViewMenu() {
    QMenu* menu = menuBar()->addMenu(tr("&View"));
    menu->setObjectName(QStringLiteral("view"));
    addPanelAction(menu, tr("Scenario &panel"), QStringLiteral("Ctrl+B"), panel_);
    buildLayoutMenu(menu->addMenu(tr("&Layout")));
    addBorderActions(*menu->addMenu(tr("&Borders of views")), [this] {
        QWidget* focused = focusWidget();
        return focused ? focused : static_cast<QWidget*>(board_->card(exportViews().front()));
    });
    menu->addAction(tr("&Maximise view"), QKeySequence(QStringLiteral("Ctrl+M")), board_,
                    &Board::toggleMaximised);
    menu->addSeparator();
    QAction* freeze = menu->addAction(
        tr("Free&ze what is shown"), QKeySequence(QStringLiteral("Ctrl+D")), this, [this] {
            const auto& now = model_.scenario();
            model_.setReference(model_.reference() ? std::nullopt : std::optional(now));
        });
    freeze->setCheckable(true);
    connect(&model_, &ScenarioModel::referenceChanged, freeze,
            [this, freeze] { freeze->setChecked(model_.reference().has_value()); });
    menu->addSeparator();
    QMenu* themes = menu->addMenu(tr("&Theme"));
    themes_ = new QActionGroup(themes);
    const auto add = [&](const QString& label, ThemeChoice choice) {
        QAction* action = themes->addAction(label);
        action->setCheckable(true);
        action->setChecked(settings_.theme() == choice);
        themes_->addAction(action);
        connect(action, &QAction::triggered, this, [this, choice] { setThemeChoice(choice); });
    };
    add(tr("System"), ThemeChoice::system);
    for (const NamedTheme& theme : attnscope::themes())
        add(labelOf(theme), theme.choice);
    for (const std::string_view key : {"pooling", "color_range", "color_map"})
        addChoiceMenu(menu, key);
    engines_->fill(menu->addMenu(tr("&Engine")));
    menu->addSeparator();
    addTextScaleActions(menu);
    addFrameTimeAction(menu);
    buildPresentationMenu(menu->addMenu(tr("&Presentation")));
    menu->addAction(tr("&Full screen"), QKeySequence(Qt::Key_F11), this,
                    &MainWindow::toggleFullScreen);
    menu->addAction(tr("&Reset layout"), this, &MainWindow::resetLayout);
}

void MainWindow::addTextScaleActions(QMenu* menu) {
    QAction* larger = menu->addAction(tr("&Larger text"), this,
                                      [this] { setTextScale(largerTextScale(textScale())); });
    larger->setShortcuts(
        {QKeySequence(QStringLiteral("Ctrl++")), QKeySequence(QStringLiteral("Ctrl+="))});
    menu->addAction(tr("S&maller text"), QKeySequence(QStringLiteral("Ctrl+-")), this,
                    [this] { setTextScale(smallerTextScale(textScale())); });
    menu->addAction(tr("&Usual text"), QKeySequence(QStringLiteral("Ctrl+0")), this,
                    [this] { setTextScale(1); });
}

void MainWindow::addFrameTimeAction(QMenu* menu) {
    const auto flag = QStringLiteral("window/frame-time");
    QAction* action = menu->addAction(tr("Show f&rame time"));
    action->setObjectName(QStringLiteral("frame time"));
    action->setCheckable(true);
    action->setChecked(settings_.flag(flag, false));
    connect(action, &QAction::toggled, this, [this, flag](bool on) {
        settings_.setFlag(flag, on);
        if (!on)
            status_->clearFrameTime();
    });
}

void MainWindow::buildPresentationMenu(QMenu* menu) {
    menu->addAction(tr("&Start"), QKeySequence(Qt::Key_F5), presentation_, &Presentation::start);
    menu->addSeparator();
    menu->addAction(tr("&Add what is shown as a step"),
                    QKeySequence(QStringLiteral("Ctrl+Shift+D")), this, &MainWindow::addStep);
    menu->addAction(tr("S&teps…"), this, &MainWindow::editSteps);
}

Step MainWindow::presentStep() const {
    return {tr("Step %1").arg(steps_->all().size() + 1).toStdString(),
            viewsSeen(*board_, most_views_of_step), model_.scenario(), model_.reference()};
}

void MainWindow::addStep() {
    if (steps_->isFull())
        return messages_->say(tr("A presentation has %1 steps at most.").arg(most_steps));
    std::vector<Step> steps = steps_->all();
    steps.push_back(presentStep());
    steps_->set(std::move(steps));
    status_->tell(tr("Step %1 of the presentation added").arg(steps_->all().size()));
}

void MainWindow::editSteps() {
    if (!steps_dialog_) {
        steps_dialog_ = new StepsDialog(
            *steps_, [this] { return presentStep(); }, this);
        connect(steps_dialog_, &StepsDialog::startRequested, presentation_, &Presentation::start);
    }
    steps_dialog_->show();
    steps_dialog_->raise();
}

void MainWindow::buildLayoutMenu(QMenu* menu) {
    int number = 0;
    for (const StartingLayout& start : startingLayouts())
        menu->addAction(start.name, QKeySequence(QStringLiteral("Ctrl+%1").arg(++number)), this,
                        [this, start] { board_->setBoardLayout(start.layout); });
}

void MainWindow::buildHelpMenu() {
    QMenu* menu = menuBar()->addMenu(tr("&Help"));
    menu->addAction(tr("&Views and shortcuts"), QKeySequence(Qt::Key_F1), this,
                    &MainWindow::showHelp);
    menu->addAction(tr("&About Attnscope"), this, &MainWindow::showHelp);
}

void MainWindow::openWindowBeside() {
    try {
        if (startWindow(QCoreApplication::applicationFilePath(), sessions_->session()) == 0)
            messages_->say(tr("No other window could be opened."));
    } catch (const Error& error) {
        messages_->say(translated(error.message()));
    }
}

void MainWindow::toggleFullScreen() {
    setWindowState(windowState() ^ Qt::WindowFullScreen);
}

void MainWindow::showHelp() {
    if (!help_)
        help_ = new HelpDialog(this);
    help_->show();
    help_->raise();
}

}  // namespace attnscope
