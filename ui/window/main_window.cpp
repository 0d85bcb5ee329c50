#include "ui/window/main_window.h"

#include <QApplication>
#include <QCloseEvent>
#include <QDragEnterEvent>
#include <QMenuBar>
#include <QMimeData>
#include <QScreen>
#include <QSplitter>
#include <QVBoxLayout>
#include <algorithm>
#include <cmath>
#include <utility>

#include "core/text/errors.h"
#include "core/vectors/inputs.h"
#include "ui/animation/animation_export.h"
#include "ui/board/board.h"
#include "ui/board/views_seen.h"
#include "ui/compare/freezing.h"
#include "ui/explain/explainer.h"
#include "ui/heatmap/attention_pane.h"
#include "ui/heatmap/heatmap_view.h"
#include "ui/lecturing/lecturing.h"
#include "ui/lessons/lesson_callouts.h"
#include "ui/lessons/lesson_guide.h"
#include "ui/lessons/lesson_panel.h"
#include "ui/look/flat_style.h"
#include "ui/look/list_sizes.h"
#include "ui/look/shortcut_guard.h"
#include "ui/look/text.h"
#include "ui/look/text_scale.h"
#include "ui/look/wheel_guard.h"
#include "ui/model/board_json.h"
#include "ui/model/file_versions.h"
#include "ui/model/scenario_clipboard.h"
#include "ui/model/starting_layouts.h"
#include "ui/panel/panel_dock.h"
#include "ui/panel/panel_strip.h"
#include "ui/panel/quick_bar.h"
#include "ui/panel/scenario_panel.h"
#include "ui/play/player.h"
#include "ui/presentation/presentation.h"
#include "ui/presentation/screens.h"
#include "ui/presentation/step_actions.h"
#include "ui/presets/preset_menu.h"
#include "ui/session/session_files.h"
#include "ui/session/session_keeper.h"
#include "ui/status/frame_clock.h"
#include "ui/status/message_bar.h"
#include "ui/status/status_line.h"
#include "ui/views/view_card.h"
#include "ui/views/views.h"
#include "ui/window/accessible.h"
#include "ui/window/engine_picker.h"
#include "ui/window/file_opener.h"
#include "ui/window/own_heads_board.h"
#include "ui/window/shown_entry.h"
#include "ui/window/window_title.h"

namespace attnscope {
namespace {

QStringList localFiles(const QMimeData* data) {
    QStringList paths;
    for (const QUrl& url : data->urls())
        if (url.isLocalFile())
            paths.append(url.toLocalFile());
    return paths;
}

/// Returns the row of a session, or the last one if the matrices have fewer rows: a command line
/// names a row that exists.
std::int64_t rowIn(const Session& session) {
    try {
        return std::min(session.scenario.row, largestMatrix(session).rows - 1);
    } catch (const Error&) {
        return session.scenario.row;
    }
}

}  // namespace

MainWindow::MainWindow(const Scenario& scenario, const EngineMaker& make_engine, QWidget* parent)
    : QMainWindow(parent), model_(scenario) {
    setAcceptDrops(true);
    if (!windowsArePlaced())
        setMinimumSize(1, 1);  // from now on limitMinimum() sets it, and not the layout
    themes_ = new ThemeSwitch(settings_, this);
    player_ = new Player(model_, works_, this);
    clock_ = new FrameClock(model_, works_, this);
    build(make_engine);
    exporter_ = new Exporter(
        settings_, engines_->following(), [this](const auto& view) { return shownOf(view); },
        [this] { return exportViews(); }, this);
    animations_ = new AnimationExport(model_, *exporter_, engines_->following(), this);
    steps_ = new Steps(this);
    open_lesson_ = new OpenLesson(this);
    sessions_ = new SessionKeeper(model_, choice_, *board_, *steps_, *open_lesson_, this);
    makeLessons();
    exporter_->setKeeper([this](const ChangedFigures& changed) {
        sessions_->show(with(sessions_->session(), changed));
    });
    session_files_ = new SessionFiles(*sessions_, settings_, this);
    presentation_ = new Presentation(
        {*this,
         *board_,
         *sessions_,
         *steps_,
         {menuBar(), quick_bar_, strip_, panel_, lesson_panel_, status_, messages_}});
    lecturing_ = new Lecturing(*presentation_, *lessons_, *lesson_panel_, model_, settings_, this);
    step_actions_ = new StepActions(*steps_, *presentation_, model_, *board_, this);
    clipboard_ = new ScenarioClipboard(model_, this);
    freezing_ = new Freezing(
        model_, [this] { return theme(); }, this);
    presets_ = new PresetMenu(model_, this);
    panel_->setPresets(presets_);
    own_heads_ = new OwnHeadsBoard(model_, *board_, *sessions_, *messages_, this);
    titleByFiles(*this, *session_files_, model_);
    explainer_ = new Explainer(this);
    shown_entry_ = new ShownEntry(*messages_, *attention_, *sessions_, this);
    connectParts();
    buildMenus();
    board_->setTheme(theme());
    restoreLayout();
    own_heads_->begin();
    addExports();
    sessions_->startAnew();
    board_->deck().feed().update();
}

MainWindow::~MainWindow() {
    disconnect(qApp, nullptr, this, nullptr);  // the focus leaves widgets that are destroyed
    delete takeCentralWidget();  // the views refer to the model, which is destroyed before
                                 // QMainWindow's children
}

void MainWindow::build(const EngineMaker& make_engine) {
    engines_ = new EnginePicker(make_engine, settings_, this);
    auto* content = new QWidget(this);
    quick_bar_ = new QuickBar(model_, content);
    status_ = new StatusLine(content);
    messages_ = new MessageBar(content);
    files_ = std::make_unique<FileOpener>(model_, settings_, *messages_, *status_);
    columns_ = new QSplitter(Qt::Horizontal, content);
    panel_ = new ScenarioPanel(model_, columns_);
    board_ = new Board(model_, choice_, engines_->following(), columns_);
    attention_ = board_->matrix();
    messages_->setHome(board_);
    columns_->setChildrenCollapsible(false);
    columns_->setStretchFactor(1, 1);
    strip_ = new PanelStrip(panel_->groups(), content);

    middle_ = new QHBoxLayout;
    middle_->setContentsMargins(8, 0, 8, 0);
    middle_->setSpacing(0);
    middle_->addWidget(strip_);
    middle_->addWidget(columns_, 1);
    auto* layout = new QVBoxLayout(content);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(quick_bar_);
    layout->addLayout(middle_, 1);
    auto* below = new QHBoxLayout;  // as far from the borders as the views
    below->setContentsMargins(8, 0, 8, 0);
    below->addWidget(messages_);
    layout->addLayout(below);
    layout->addWidget(status_);
    setCentralWidget(content);
    dock_ = new PanelDock(*panel_, *strip_, *columns_);
}

bool MainWindow::isSettled() const {
    return works_.isSettled() && !model_.files()->isLooking() && board_->deck().isPainted();
}

std::vector<std::string> MainWindow::exportViews() const {
    std::vector<std::string> views = viewsOf(shown(board_->boardLayout()));
    views.emplace_back(wholeBoard);
    return views;
}

ExportRequest MainWindow::shownOf(const std::string& view) const {
    const BoardLayout layout = shown(board_->boardLayout());
    const auto engine = engines_->following()();
    ExportRequest request{
        .view = view,
        .shown = sessions_->session(),
        .shares_scale = isOn(layout, "attention") && isOn(layout, "frozen-attention"),
        .backend = engine->backend()};
    request.shown.scenario.row = choice_.row();  // also if it is only pointed at
    if (request.shown.is_row_pinned)
        request.shown.scenario.row = rowIn(request.shown);
    if (request.backend != ExportRequest().backend)
        request.device = engine->device();
    request.look.theme = theme().key;
    return request;
}

/// Returns the view that Export… begins with: the one that had the focus last, if this changed
/// since the last export; else the one that was exported last; else the largest figure. Views that
/// are not on the board do not count.
std::string MainWindow::viewToExport() const {
    const std::vector<std::string> views = exportViews();
    const auto isThere = [&](const std::string& view) {
        return std::ranges::find(views, view) != views.end();
    };
    if (exported_ != active_ && isThere(active_))
        return active_;
    const std::string& last = exporter_->lastView();
    return last == panelFigure || isThere(last) ? last : largestFigure(*board_);
}

void MainWindow::noteActive(const QWidget* focused) {
    const ViewCard* const card = ViewCard::of(focused);
    if (card && board_->isAncestorOf(card))
        active_ = card->view();
}

void MainWindow::dragEnterEvent(QDragEnterEvent* event) {
    if (!presentation_->isOn() && !localFiles(event->mimeData()).isEmpty())
        event->acceptProposedAction();
}

void MainWindow::dropEvent(QDropEvent* event) {
    if (presentation_->isOn())
        return;
    files_->open(localFiles(event->mimeData()));
    event->acceptProposedAction();
}

void MainWindow::setTextScale(double scale) {
    attnscope::setTextScale(scale);
    settings_.setTextScale(textScale());
    for (QWidget* each : QApplication::topLevelWidgets())
        if (auto* window = qobject_cast<MainWindow*>(each))
            window->magnifyViews();
    status_->tell(tr("Text at %1 %").arg(std::lround(100 * textScale())));
}

void MainWindow::magnifyViews() {
    const bool presents = presentation_ && presentation_->isOn();
    board_->setMagnification(textScale() * (presents ? 1 : magnificationIn(size())));
}

void MainWindow::resizeEvent(QResizeEvent* event) {
    QMainWindow::resizeEvent(event);
    magnifyViews();
}

void MainWindow::changeEvent(QEvent* event) {
    if (event->type() == QEvent::ThemeChange && themes_)
        themes_->followDesktop();
    QMainWindow::changeEvent(event);
}

bool MainWindow::event(QEvent* event) {
    const bool taken = QMainWindow::event(event);
    if (event->type() == QEvent::UpdateRequest && clock_)
        clock_->painted();
    if (event->type() == QEvent::UpdateRequest && callouts_)
        callouts_->follow();
    if (event->type() == QEvent::LayoutRequest || event->type() == QEvent::Show)
        limitMinimum();
    return taken;
}

/// Limits the minimum size on Wayland, where the compositor ends a client whose maximised window is
/// larger than it was told to be. On a screen smaller than the parts need, for example with large
/// texts, the parts get less room.
void MainWindow::limitMinimum() {
    constexpr QSize around(16, 96);  // frame and the desktop's bars, of which a client is not told
    if (!windowsArePlaced())
        setMinimumSize(minimumSizeHint().boundedTo(screen()->size() - around));
}

void MainWindow::keyPressEvent(QKeyEvent* event) {
    if (event->key() != Qt::Key_Escape) {
        QMainWindow::keyPressEvent(event);
        return;
    }
    if (player_->giveUp())
        return;
    if (dock_->closeDrawer())
        return;
    if (messages_->isVisible())
        messages_->hide();
    else if (!board_->boardLayout().maximised.empty())
        board_->toggleMaximised();
    else if (choice_.isLookedAt())
        choice_.letGo();
    else if (isFullScreen())
        toggleFullScreen();
}

void MainWindow::closeEvent(QCloseEvent* event) {
    leave();
    event->accept();
}

void MainWindow::leave() {
    presentation_->leave();
    lessons_->settle();
    settings_.setBytes(QStringLiteral("window/geometry"), saveGeometry());
    settings_.setBytes(QStringLiteral("window/parts"), columns_->saveState());
    keepLayout();
    player_->stop();
    works_.cancel();
}

/// Keeps the board for the next window: during a lesson, that from before it.
void MainWindow::keepLayout() {
    const Session now = sessions_->session();
    const Session& own = now.lesson && now.lesson->before ? *now.lesson->before : now;
    const bool isForFiles = has_own_vectors(own.scenario) && isOwnHeadsLayout(own.board);
    if (!isForFiles)  // a board for files would be empty without them
        settings_.setBytes(QStringLiteral("window/layout"), toJson(own.board));
    settings_.setFlag(QStringLiteral("window/panel"), dock_->isPinned());
}

void MainWindow::restoreLayout() {
    resetLayout();
    const QByteArray geometry = settings_.bytes(QStringLiteral("window/geometry"));
    if (geometry.isEmpty())
        return;
    restoreGeometry(geometry);
    if (const auto layout =
            layoutFromJson(settings_.bytes(QStringLiteral("window/layout")), allViews()))
        board_->setBoardLayout(*layout);
    if (settings_.flag(QStringLiteral("window/panel"), false)) {
        dock_->pin();
        columns_->restoreState(settings_.bytes(QStringLiteral("window/parts")));
    }
}

bool MainWindow::isNew() const {
    return settings_.bytes(QStringLiteral("window/geometry")).isEmpty();
}

void MainWindow::resetLayout() {
    constexpr QSize around(64, 112);  // the desktop's bars and the frame, once it is not maximised
    resize(screen()->availableSize() - around);
    setWindowState(windowState() | Qt::WindowMaximized);
    board_->setBoardLayout(startingLayouts().front().layout);
    dock_->fold();
}

void prepareApplication(QApplication& application) {
    QApplication::setOrganizationName(QStringLiteral("Attnscope"));
    QApplication::setApplicationName(QStringLiteral("attnscope"));
    QApplication::setStyle(new FlatStyle);
    application.setFont(uiFont());
    application.installEventFilter(new ListSizes(&application));
    application.installEventFilter(new WheelGuard(&application));
    application.installEventFilter(new ShortcutGuard(&application));
    installAccessibility();
    for (const auto effect : {Qt::UI_AnimateMenu, Qt::UI_FadeMenu, Qt::UI_AnimateCombo,
                              Qt::UI_AnimateTooltip, Qt::UI_FadeTooltip, Qt::UI_AnimateToolBox})
        QApplication::setEffectEnabled(effect, false);  // nothing moves unless it is played
}

}  // namespace attnscope
