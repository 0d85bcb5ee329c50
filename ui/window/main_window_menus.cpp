#include <QApplication>
#include <QLabel>
#include <QMenuBar>

#include "core/text/errors.h"
#include "ui/animation/animation_export.h"
#include "ui/board/board.h"
#include "ui/board/split_keys.h"
#include "ui/compare/family_actions.h"
#include "ui/compare/freezing.h"
#include "ui/controls/choice_actions.h"
#include "ui/lecturing/lecturing.h"
#include "ui/look/text_scale.h"
#include "ui/look/translated.h"
#include "ui/model/scenario_clipboard.h"
#include "ui/model/starting_layouts.h"
#include "ui/panel/panel_dock.h"
#include "ui/panel/reset_dialog.h"
#include "ui/play/player.h"
#include "ui/presentation/step_actions.h"
#include "ui/presets/preset_menu.h"
#include "ui/session/built_in_sessions.h"
#include "ui/session/session_files.h"
#include "ui/session/session_keeper.h"
#include "ui/session/undo_actions.h"
#include "ui/status/message_bar.h"
#include "ui/status/status_line.h"
#include "ui/views/view_card.h"
#include "ui/window/engine_picker.h"
#include "ui/window/file_opener.h"
#include "ui/window/language_choice.h"
#include "ui/window/main_window.h"
#include "ui/window/own_heads_board.h"
#include "ui/window/purpose_line.h"
#include "ui/window/start_window.h"

// What the menus of the window hold.

namespace attnscope {
void MainWindow::buildMenus() {
    buildFileMenu();
    buildEditMenu();
    buildViewMenu();
    buildLessonMenu();
    buildHelpMenu();
    QLabel* name = engines_->label();
    name->setMinimumHeight(menuBar()->sizeHint().height());
    menuBar()->setCornerWidget(name);
    new PurposeLine(menuBar());
}

void MainWindow::buildFileMenu() {
    QMenu* menu = menuBar()->addMenu(tr("&File"));
    files_->fill(menu);
    session_files_->fill(menu, this);
    QMenu* fresh = menu->addMenu(tr("Ne&w session"));
    for (const BuiltInSession& each : builtInSessions())
        fresh->addAction(each.name, session_files_,
                         [this, each] { session_files_->show(each.session); });
    menu->addAction(tr("&New window"), QKeySequence(QStringLiteral("Ctrl+N")), this,
                    &MainWindow::openWindowBeside);
    menu->addSeparator();
    menu->addAction(tr("&Export…"), QKeySequence(QStringLiteral("Ctrl+E")), this, [this] {
        if (exporter_->ask(viewToExport()))
            exported_ = active_;
    });
    QMenu* exports = menu->addMenu(tr("Export &view"));
    connect(exports, &QMenu::aboutToShow, this, [this, exports] { fillExportMenu(exports); });
    menu->addAction(tr("Export &board…"), QKeySequence(QStringLiteral("Ctrl+Shift+E")), this,
                    [this] { exporter_->ask(std::string(wholeBoard)); });
    menu->addAction(tr("Export &animation…"), QKeySequence(QStringLiteral("Ctrl+Shift+A")), this,
                    [this] { animations_->ask(shown(board_->boardLayout()), theme()); });
    menu->addAction(tr("&Copy board"), QKeySequence(QStringLiteral("Ctrl+Shift+C")), this,
                    [this] { exporter_->copy(std::string(wholeBoard)); });
    menu->addSeparator();
    menu->addAction(tr("&Quit"), QKeySequence(QStringLiteral("Ctrl+Q")), this, &QWidget::close);
}

void MainWindow::buildEditMenu() {
    QMenu* menu = menuBar()->addMenu(tr("&Edit"));
    addUndoActions(menu, *sessions_, *player_, model_);
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

void MainWindow::addPanelAction(QMenu* menu) {
    QAction* action =
        menu->addAction(tr("Pin Scenario &panel"), QKeySequence(QStringLiteral("Ctrl+B")), dock_,
                        &PanelDock::toggle);
    action->setCheckable(true);
    connect(menu, &QMenu::aboutToShow, action,
            [this, action] { action->setChecked(dock_->place() == PanelPlace::pinned); });
}

void MainWindow::buildViewMenu() {
    QMenu* menu = menuBar()->addMenu(tr("&View"));
    menu->setObjectName(QStringLiteral("view"));
    addPanelAction(menu);
    buildLayoutMenu(menu->addMenu(tr("&Layout")));
    menu->addAction(tr("Laborator&y"), QKeySequence(QStringLiteral("Ctrl+L")), this,
                    &MainWindow::showLaboratory);
    addBorderActions(*menu->addMenu(tr("&Borders of views")), [this] {
        QWidget* focused = focusWidget();
        return focused ? focused : static_cast<QWidget*>(board_->card(exportViews().front()));
    });
    menu->addAction(tr("&Maximise view"), QKeySequence(QStringLiteral("Ctrl+M")), board_,
                    &Board::toggleMaximised);
    menu->addSeparator();
    freezing_->fill(menu);
    addFamilyMenu(*menu, model_, this);
    menu->addSeparator();
    themes_->fill(menu->addMenu(tr("&Theme")));
    fillLanguages(*menu->addMenu(tr("Lan&guage")), settings_, [this] { Q_EMIT languageChosen(); });
    for (const std::string_view key : {"approximations", "pooling", "color_range", "color_map"})
        addChoiceMenu(menu, model_, key);
    engines_->fill(menu->addMenu(tr("&Engine")));
    menu->addSeparator();
    addTextScaleActions(menu);
    addFrameTimeAction(menu);
    step_actions_->fill(menu->addMenu(tr("&Presentation")));
    lecturing_->fill(menu);
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

void MainWindow::buildLayoutMenu(QMenu* menu) {
    int number = 0;
    for (const StartingLayout& start : startingLayouts())
        menu->addAction(start.name, QKeySequence(QStringLiteral("Ctrl+%1").arg(++number)), this,
                        [this, start] { board_->setBoardLayout(start.layout); });
    menu->addAction(tr("Own &heads"), QKeySequence(QStringLiteral("Ctrl+%1").arg(++number)),
                    own_heads_, &OwnHeadsBoard::show);
}

void MainWindow::openWindowBeside() {
    try {
        if (startWindow(QCoreApplication::applicationFilePath(), sessions_->session(),
                        languageWords(settings_)) == 0)
            messages_->say(tr("No other window could be opened."));
    } catch (const Error& error) {
        messages_->say(translated(error.message()));
    }
}

void MainWindow::toggleFullScreen() {
    setWindowState(windowState() ^ Qt::WindowFullScreen);
}

}  // namespace attnscope
