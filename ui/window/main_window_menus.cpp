#include <QActionGroup>
#include <QApplication>
#include <QFileDialog>
#include <QFileInfo>
#include <QLabel>
#include <QMenuBar>

#include "core/attention/attention_csv.h"
#include "core/figures/figure_part.h"
#include "core/scaling/rules.h"
#include "core/scenario/fields.h"
#include "ui/figure/figure_view.h"
#include "ui/heatmap/attention_pane.h"
#include "ui/heatmap/heatmap_view.h"
#include "ui/look/text.h"
#include "ui/panel/scenario_panel.h"
#include "ui/window/board.h"
#include "ui/window/help_dialog.h"
#include "ui/window/main_window.h"
#include "ui/window/view_card.h"

// What the menus of the window hold, and what its views export.

namespace attnscope {
namespace {

Figure figureOf(const FigureView& view, Extent extent) {
    return extent == Extent::shown ? view.shownFigure() : view.figure();
}

QString partOf(const FigureView& view) {
    if (!view.isZoomed())
        return {};
    const auto [x, y] = view.shownAxes();
    return toQString(axes_text(x, y));
}

}  // namespace

void MainWindow::buildTargets() {
    for (int i = 0; i < board_->count(); ++i) {
        FigureView* view = board_->view(i);
        const FigureEntry& entry = figures()[static_cast<std::size_t>(i)];
        targets_.push_back(
            {toQString(entry.id),
             toQString(entry.title),
             [view] { return !view->figure().curves.empty(); },
             [view] { return partOf(*view); },
             [view](QPainter& painter, QSizeF size, const Theme& theme, Extent extent) {
                 paintFigure(painter, size, figureOf(*view, extent), theme);
             },
             {{QStringLiteral("CSV"), [this, view](Extent extent) {
                   const Figure figure = figureOf(*view, extent);
                   const bool part = extent == Extent::shown && view->isZoomed();
                   return [shown = part ? within_axes(figure) : figure,
                           scenario = model_.scenario()] { return to_csv(shown, scenario); };
               }}}});
        const ExportTarget target = targets_.back();
        exporter_->fill(board_->card(i)->menu(), target);
        connect(view, &FigureView::exportRequested, this,
                [this, target] { exporter_->askAndSavePicture(target, QStringLiteral("png")); });
        connect(view, &FigureView::copyRequested, this,
                [this, target] { exporter_->copy(target); });
    }
    AttentionPane* pane = attention_;
    targets_.push_back({QStringLiteral("attention"),
                        QStringLiteral("Attention matrix"),
                        [pane] { return pane->picture() != nullptr; },
                        [pane] { return pane->part(); },
                        [pane](QPainter& painter, QSizeF size, const Theme& theme, Extent extent) {
                            pane->paintPicture(painter, size, theme, extent,
                                               pane->view()->pinnedRow().has_value());
                        },
                        {{QStringLiteral("CSV of rows"),
                          [pane](Extent extent) {
                              return [picture = pane->whole(extent)] {
                                  return rows_csv(picture.frame, picture.scenario);
                              };
                          }},
                         {QStringLiteral("CSV of pixels"), [pane](Extent extent) {
                              return [picture = pane->whole(extent)] {
                                  return pixels_csv(picture.frame, picture.scenario);
                              };
                          }}}});
    exporter_->fill(attention_->menu(), targets_.back());
    targets_.push_back({QStringLiteral("attnscope"),
                        QStringLiteral("Board"),
                        [pane] { return pane->picture() != nullptr; },
                        [this] { return partsShown(); },
                        [this](QPainter& painter, QSizeF size, const Theme& theme, Extent extent) {
                            paintBoard(painter, size, theme, extent);
                        },
                        {}});
}

QString MainWindow::partsShown() const {
    QStringList parts;
    for (const ExportTarget& target : targets_)
        if (target.name != QStringLiteral("attnscope") && !target.part().isEmpty())
            parts.append(target.title + QStringLiteral(": ") + target.part());
    return parts.join(QStringLiteral("; "));
}

/// The figures on the left and the matrix on the right, as in the window, under one line that says
/// what they are of.
void MainWindow::paintBoard(QPainter& painter, QSizeF size, const Theme& theme,
                            Extent extent) const {
    constexpr double margin = 16, title = 40, gap = 12;
    const Scenario& scenario = model_.scenario();
    painter.setFont(uiFont(textsize::title, QFont::DemiBold));
    painter.setPen(theme.ink);
    painter.drawText(QRectF(margin, 0, size.width() - 2 * margin, title),
                     Qt::AlignLeft | Qt::AlignVCenter,
                     QStringLiteral("Attnscope   n = %1, d = %2, λ = %3")
                         .arg(scenario.n)
                         .arg(scenario.d)
                         .arg(shortNumber(scale(scenario))));
    const double width = (size.width() - 2 * margin - gap) * 0.52;
    const double height = (size.height() - title - margin - 2 * gap) / 3;
    const double half = (width - gap) / 2;
    const auto row = [&](int at) { return title + at * (height + gap); };
    const double right = margin + width + gap;
    const std::array<QRectF, 5> places = {
        QRectF(margin, row(0), width, height), QRectF(margin, row(1), width, height),
        QRectF(margin, row(2), half, height), QRectF(margin + half + gap, row(2), half, height),
        QRectF(right, title, size.width() - right - margin, size.height() - title - margin)};
    for (std::size_t i = 0; i < places.size() && i + 1 < targets_.size(); ++i) {
        painter.save();
        painter.translate(places[i].topLeft());
        if (i + 1 < places.size())
            targets_[i].paint(painter, places[i].size(), theme, extent);
        else
            attention_->paintPicture(painter, places[i].size(), theme, extent, true);
        painter.restore();
    }
}

void MainWindow::buildMenus() {
    buildFileMenu();
    buildViewMenu();
    buildHelpMenu();
    auto* name = new QLabel(engine_name_, menuBar());
    name->setForegroundRole(QPalette::PlaceholderText);
    name->setContentsMargins(0, 0, 16, 0);
    name->setAccessibleName(QStringLiteral("Engine"));
    name->setMinimumHeight(menuBar()->sizeHint().height());
    menuBar()->setCornerWidget(name);
}

void MainWindow::buildFileMenu() {
    QMenu* menu = menuBar()->addMenu(QStringLiteral("&File"));
    menu->addAction(QStringLiteral("Open &queries…"), QKeySequence(QStringLiteral("Ctrl+O")), this,
                    [this] { openDialog(true); });
    menu->addAction(QStringLiteral("Open &keys…"), QKeySequence(QStringLiteral("Ctrl+Shift+O")),
                    this, [this] { openDialog(false); });
    QMenu* recent = menu->addMenu(QStringLiteral("Open &recent"));
    connect(menu, &QMenu::aboutToShow, this, [this, recent] { fillRecentMenu(recent); });
    menu->addSeparator();
    QMenu* exports = menu->addMenu(QStringLiteral("&Export"));
    for (const ExportTarget& target : targets_)
        exporter_->fill(exports->addMenu(target.title), target);
    const ExportTarget board = targets_.back();
    menu->addAction(QStringLiteral("Export &board as PNG…"),
                    QKeySequence(QStringLiteral("Ctrl+Shift+E")), this,
                    [this, board] { exporter_->askAndSavePicture(board, QStringLiteral("png")); });
    menu->addAction(QStringLiteral("&Copy board"), QKeySequence(QStringLiteral("Ctrl+Shift+C")),
                    this, [this, board] { exporter_->copy(board); });
    menu->addSeparator();
    menu->addAction(QStringLiteral("&Quit"), QKeySequence(QStringLiteral("Ctrl+Q")), this,
                    &QWidget::close);
}

void MainWindow::fillRecentMenu(QMenu* menu) {
    menu->clear();
    for (const QString& path : settings_.recentFiles())
        menu->addAction(QFileInfo(path).fileName(), this, [this, path] { askRole(path); })
            ->setToolTip(path);
    menu->setEnabled(!menu->isEmpty());
}

void MainWindow::openDialog(bool queries) {
    const QStringList recent = settings_.recentFiles();
    const QString path = QFileDialog::getOpenFileName(
        this, queries ? QStringLiteral("Open queries") : QStringLiteral("Open keys"),
        recent.isEmpty() ? QString() : QFileInfo(recent.front()).absolutePath(),
        QStringLiteral("NumPy arrays (*.npy);;All files (*)"));
    if (!path.isEmpty())
        loader_.load(queries ? VectorFiles{path, {}} : VectorFiles{{}, path});
}

void MainWindow::addChoiceMenu(QMenu* menu, std::string_view key) {
    const Field& chosen = field(key);
    const auto& kind = std::get<ChoiceField>(chosen.kind);
    QMenu* choices = menu->addMenu(toQString(chosen.label));
    auto* group = new QActionGroup(choices);
    for (const Choice& choice : kind.choices) {
        QAction* action = choices->addAction(toQString(choice.label));
        action->setCheckable(true);
        group->addAction(action);
        connect(action, &QAction::triggered, this,
                [this, key, value = choice.key] { model_.setField(key, value); });
    }
    connect(choices, &QMenu::aboutToShow, this, [this, group, &kind] {
        group->actions().at(static_cast<qsizetype>(kind.get(model_.scenario())))->setChecked(true);
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
    QMenu* menu = menuBar()->addMenu(QStringLiteral("&View"));
    addPanelAction(menu, QStringLiteral("Scenario &panel"), QStringLiteral("Ctrl+B"), panel_);
    addPanelAction(menu, QStringLiteral("P&lots"), QStringLiteral("Ctrl+1"), board_);
    addPanelAction(menu, QStringLiteral("Attention &matrix"), QStringLiteral("Ctrl+2"), attention_);
    menu->addSeparator();
    QMenu* themes = menu->addMenu(QStringLiteral("&Theme"));
    themes_ = new QActionGroup(themes);
    for (const auto& [label, choice] :
         {std::pair{"As the &system", ThemeChoice::system}, std::pair{"&Light", ThemeChoice::light},
          std::pair{"&Dark", ThemeChoice::dark}}) {
        QAction* action = themes->addAction(QLatin1StringView(label));
        action->setCheckable(true);
        action->setChecked(settings_.theme() == choice);
        themes_->addAction(action);
        connect(action, &QAction::triggered, this,
                [this, choice = choice] { setThemeChoice(choice); });
    }
    for (const std::string_view key : {"pooling", "color_range", "color_map"})
        addChoiceMenu(menu, key);
    menu->addSeparator();
    menu->addAction(QStringLiteral("&Full screen"), QKeySequence(Qt::Key_F11), this,
                    &MainWindow::toggleFullScreen);
    menu->addAction(QStringLiteral("&Reset layout"), this, &MainWindow::resetLayout);
}

void MainWindow::buildHelpMenu() {
    QMenu* menu = menuBar()->addMenu(QStringLiteral("&Help"));
    menu->addAction(QStringLiteral("&Views and shortcuts"), QKeySequence(Qt::Key_F1), this,
                    &MainWindow::showHelp);
    menu->addAction(QStringLiteral("&About Attnscope"), this, &MainWindow::showHelp);
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
