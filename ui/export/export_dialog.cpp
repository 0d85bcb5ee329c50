#include "ui/export/export_dialog.h"

#include <QClipboard>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QDir>
#include <QFormLayout>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QShortcut>
#include <QSignalBlocker>
#include <QTabBar>
#include <QTabWidget>
#include <algorithm>

#include "core/figures/figures.h"
#include "ui/export/curves_tab.h"
#include "ui/export/export_preview.h"
#include "ui/export/exporter.h"
#include "ui/export/figure_editor.h"
#include "ui/export/look_controls.h"
#include "ui/export/panel_list.h"
#include "ui/export/preview_editing.h"
#include "ui/export/style_chooser.h"
#include "ui/look/choose_in.h"
#include "ui/look/fault_label.h"
#include "ui/look/on_screen.h"
#include "ui/look/text.h"
#include "ui/views/views.h"

namespace attnscope {
namespace {

constexpr auto allOfThem = "all";
const QString panelsKey = QStringLiteral("export/panels");

/// Returns all views, those on the board first; the board itself is left out.
std::vector<std::string> viewsOnOffer(const std::vector<std::string>& on_board) {
    std::vector<std::string> views = on_board;
    std::erase(views, wholeBoard);
    for (const std::string_view each : allViews())
        if (std::ranges::find(views, each) == views.end())
            views.emplace_back(each);
    return views;
}

}  // namespace

ExportDialog::ExportDialog(const std::string& view, const QString& ending,
                           const std::vector<std::string>& views, RequestOf request_of,
                           Settings& settings, EngineMaker make_engine, QWidget* parent)
    : QDialog(parent),
      request_of_(std::move(request_of)),
      on_board_(views),
      settings_(settings),
      preview_(new ExportPreview(std::move(make_engine), this)),
      view_(new QComboBox(this)),
      format_(new QComboBox(this)),
      content_(new QComboBox(this)),
      edited_(new QComboBox(this)),
      panels_(new PanelList(this)),
      tabs_(new QTabWidget(this)),
      size_(new QLabel(this)),
      file_(new QLineEdit(this)),
      refusal_(new QLabel(this)),
      fault_(new QLabel(this)),
      save_(new QPushButton(tr("&Export"), this)) {
    content_->addItems({tr("As shown"), tr("Everything")});
    fillViews(view, views);
    offerPanels();
    lay(tr("Export"));
    connect(view_, &QComboBox::activated, this, [this] { takeView({}); });
    connect(format_, &QComboBox::currentIndexChanged, this, &ExportDialog::takeFormat);
    connect(file_, &QLineEdit::editingFinished, this, &ExportDialog::takeTypedEnding);
    connect(content_, &QComboBox::activated, this, &ExportDialog::follow);
    connect(controls_, &LookControls::changed, this, &ExportDialog::follow);
    connect(controls_->styles(), &StyleChooser::failed, this, [this](const QString& sentence) {
        sentence.isEmpty() ? fault_->hide() : showFault(*fault_, sentence);
    });
    connect(controls_->styles(), &StyleChooser::chosen, this, [this] {
        if (editor_->edits().title)
            showTitle();  // which the style would hide
    });
    connect(panels_, &PanelList::changed, this, [this] {
        const std::string before = editedView();
        fillEdited();
        if (editedView() != before)
            takeEdited();
        settings_.setBytes(panelsKey, panels_->saved());
        follow();
    });
    connect(edited_, &QComboBox::activated, this, &ExportDialog::takeEdited);
    connect(preview_, &ExportPreview::panelChosen, this, [this](const std::string& view) {
        chooseIn(edited_, toQString(view));
        takeEdited();
    });
    connect(preview_, &ExportPreview::entriesKnown, editor_->curves(), &CurvesTab::setEntries);
    connect(preview_, &ExportPreview::figureDrawn, editor_, &FigureEditor::setDrawn);
    connect(editor_, &FigureEditor::changed, this, &ExportDialog::takeEdits);
    connect(editor_, &FigureEditor::refusalChanged, this, &ExportDialog::sayWhyNot);
    connect(tabs_, &QTabWidget::currentChanged, this, &ExportDialog::sayWhyNot);
    connect(editor_->curves(), &CurvesTab::hiddenChanged, this, &ExportDialog::takeHidden);
    connect(editing_, &PreviewEditing::refused, this,
            [this](const QString& sentence) { showFault(*fault_, sentence); });
    for (const auto& [keys, act] : {std::pair(QKeySequence::Undo, &FigureEditor::undo),
                                    std::pair(QKeySequence::Redo, &FigureEditor::redo)})
        connect(new QShortcut(keys, this), &QShortcut::activated, editor_, act);
    takeView(ending);
    // Room for a page beside its controls, and for all curves of most figures.
    resizeOnScreen(*this, {1080, 712});
}

void ExportDialog::lay(const QString& title) {
    auto* form = new QFormLayout;
    setWindowTitle(title);
    form->setSpacing(8);
    form->addRow(tr("View"), view_);
    form->addRow(tr("Format"), format_);
    form->addRow(tr("Content"), content_);
    controls_ = new LookControls({}, settings_, form, this);
    size_->setForegroundRole(QPalette::PlaceholderText);
    size_->setWordWrap(true);
    auto* page = new QWidget(this);
    auto* side = new QVBoxLayout(page);
    side->setContentsMargins(0, 12, 0, 0);
    side->addLayout(form);
    side->addStretch();
    side->addWidget(size_);
    auto* scrolled = new QScrollArea(this);  // the buttons below stay on a low screen, too
    scrolled->setWidget(page);
    scrolled->setWidgetResizable(true);
    scrolled->setFrameShape(QFrame::NoFrame);
    scrolled->setFocusPolicy(Qt::NoFocus);
    tabs_->addTab(scrolled, tr("Page"));
    tabs_->setDocumentMode(true);
    tabs_->setAccessibleName(tr("Parts of the export"));
    tabs_->setFocusPolicy(Qt::NoFocus);  // the tab bar takes the focus
    editor_ = new FigureEditor(tabs_, this);
    tabs_->addTab(panels_, tr("Panels"));
    const int page_width =
        page->minimumSizeHint().width() + scrolled->verticalScrollBar()->sizeHint().width();
    tabs_->setFixedWidth(std::max({340, page_width, tabs_->tabBar()->sizeHint().width()}));
    editing_ = new PreviewEditing(*preview_, *editor_);
    edited_->setAccessibleName(tr("Panel to edit"));
    edited_->setToolTip(tr("The panel that the tabs edit; a click on a panel chooses it"));
    auto* left = new QVBoxLayout;  // where there is room on a low screen, too
    left->addWidget(edited_, 0, Qt::AlignLeft);
    left->addWidget(preview_, 1);
    auto* top = new QHBoxLayout;
    top->setSpacing(16);
    top->addLayout(left, 1);
    top->addWidget(tabs_);

    auto* browse = new QPushButton(tr("&Choose…"), this);
    auto* command = new QPushButton(tr("Copy co&mmand line"), this);
    auto* cancel = new QPushButton(tr("Close"), this);
    file_->setAccessibleName(tr("File"));
    save_->setDefault(true);
    auto* bottom = new QHBoxLayout;
    bottom->setSpacing(8);
    bottom->addWidget(new QLabel(tr("File"), this));
    bottom->addWidget(file_, 1);
    bottom->addWidget(browse);
    bottom->addSpacing(16);
    bottom->addWidget(command);
    bottom->addWidget(cancel);
    bottom->addWidget(save_);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(16, 16, 16, 16);
    layout->setSpacing(12);
    layout->addLayout(top, 1);
    layout->addLayout(bottom);
    for (QLabel* each : {refusal_, fault_}) {
        layout->addWidget(each);
        each->setWordWrap(true);
        each->hide();
    }
    connect(file_, &QLineEdit::textChanged, fault_, &QWidget::hide);
    connect(browse, &QPushButton::clicked, this, &ExportDialog::browse);
    connect(cancel, &QPushButton::clicked, this, &QDialog::reject);
    connect(save_, &QPushButton::clicked, this, &ExportDialog::accept);
    connect(command, &QPushButton::clicked, this, [this] {
        QStringList lines;
        for (const auto& [each, path] : files())
            lines.append(QString::fromStdString(commandLine(reduced(each), path)));
        QGuiApplication::clipboard()->setText(lines.join(u'\n'));
    });
}

void ExportDialog::fillViews(const std::string& view, const std::vector<std::string>& views) {
    for (const std::string& each : views)
        view_->addItem(exportTitle(each), toQString(each));
    if (views.size() > 2)
        view_->addItem(tr("Each view in its own file"), QString::fromLatin1(allOfThem));
    view_->addItem(exportTitle(panelFigure), toQString(panelFigure));
    view_->insertSeparator(view_->count());
    for (const std::string& each : viewsOnOffer(views))
        if (view_->findData(toQString(each)) < 0)
            view_->addItem(titleOf(each), toQString(each));
    view_->setCurrentIndex(std::max(0, view_->findData(toQString(view))));
}

bool ExportDialog::isOfAll() const {
    return view_->currentData().toString() == QLatin1String(allOfThem);
}

bool ExportDialog::isOfPanels() const {
    return view_->currentData().toString() == toQString(panelFigure);
}

/// Offers all views as panels, with a tick at the figures on the board.
void ExportDialog::offerPanels() {
    std::vector<std::string> chosen;
    for (const std::string& each : on_board_)
        if (is_figure(each))
            chosen.push_back(each);
    const std::vector<std::string> views = viewsOnOffer(on_board_);
    panels_->setViews(views, chosen.empty() ? std::vector{views.front()} : chosen);
    panels_->restore(settings_.bytes(panelsKey));
}

std::vector<std::string> ExportDialog::chosenViews() const {
    if (!isOfAll())
        return {view_->currentData().toString().toStdString()};
    std::vector<std::string> views = on_board_;
    std::erase(views, wholeBoard);
    return views;
}

std::string ExportDialog::ending() const {
    return format_->currentText().toLower().toStdString();
}

/// Switches to the chosen view: shows it as the window does, with the choices made last for its
/// kind.
void ExportDialog::takeView(const QString& wanted) {
    const std::string view = chosenViews().front();
    shown_ = request_of_(view);
    fillEdited();
    takeEdited();
    const QString last =
        wanted.isEmpty() ? QString::fromUtf8(settings_.bytes(endingKey(view))) : wanted;
    {
        const QSignalBlocker blocked(format_);
        format_->clear();
        for (const std::string& each :
             endingsOf(isOfAll() ? std::string(wholeBoard) : viewAskedFor(view)))
            format_->addItem(toQString(each).toUpper());
        const QString usual = QStringLiteral("PDF");
        const int index = format_->findText(last.toUpper());
        format_->setCurrentIndex(index < 0 ? format_->findText(usual) : index);
    }
    const bool is_part = unzoomed(shown_) != shown_;
    content_->setEnabled(is_part);
    content_->setToolTip(is_part ? QString() : tr("Nothing is zoomed, so everything is shown"));
    const QSignalBlocker blocked(controls_);
    controls_->setLook(shown_.look);
    takeFormat();
}

void ExportDialog::takeFormat() {
    const bool is_board = shown_.view == wholeBoard && !isOfAll();
    controls_->setUse(isTable(ending()) ? LookUse::tables
                      : is_board        ? LookUse::boards
                                        : LookUse::pictures);
    tabs_->setTabVisible(tabs_->indexOf(panels_), isOfPanels());
    const QDir folder(settings_.exportFolder());
    file_->setText(isOfAll() ? folder.path()
                             : folder.filePath(exportName(chosenViews().front()) + u'.' +
                                               toQString(ending())));
    showUse();
    follow();
}

/// Shows the tabs that apply to the view and its format.
void ExportDialog::showUse() {
    editor_->setUse(is_figure(editedView()) && !isOfAll(), isTable(ending()));
}

/// Offers the panels that are figures to be edited. Goes on with the one that was edited before, if
/// it is among them.
void ExportDialog::fillEdited() {
    const std::string before = editedView();
    edited_->clear();
    if (isOfPanels())
        for (const std::string& view : panels_->chosen())
            if (is_figure(view))
                edited_->addItem(titleOf(view), toQString(view));
    edited_->setVisible(edited_->count() > 0);
    chooseIn(edited_, toQString(before));
    nameEdited();
}

/// Writes the letters of the panels before their names.
void ExportDialog::nameEdited() {
    const std::vector<std::string>& panels = panels_->chosen();
    for (int i = 0; i < edited_->count(); ++i) {
        const std::string view = edited_->itemData(i).toString().toStdString();
        const auto place = std::ranges::find(panels, view) - panels.begin();
        const QString letter = letterOf(controls_->look(), static_cast<std::size_t>(place));
        edited_->setItemText(i, letter.isEmpty() ? titleOf(view) : letter + u' ' + titleOf(view));
    }
}

/// Edits the chosen figure.
void ExportDialog::takeEdited() {
    const std::string view = editedView();
    Session now = with(shown_.shown, changed_);
    editor_->curves()->setEntries({});  // until the view is computed
    editor_->curves()->setHidden(now.hidden[view]);
    editor_->begin(now.edits[view]);
    preview_->setEdited(view);
    showUse();
}

/// Returns the figure that the tabs edit: the view, or a panel of it.
std::string ExportDialog::editedView() const {
    return edited_->count() > 0 ? edited_->currentData().toString().toStdString() : shown_.view;
}

/// Takes over the edits. If the title is new, the look is changed to show titles.
void ExportDialog::takeEdits() {
    const std::string view = editedView();
    FigureEdits& kept = changed_.edits.try_emplace(view, shown_.shown.edits[view]).first->second;
    const bool isTitleNew = editor_->edits().title && editor_->edits().title != kept.title;
    kept = editor_->edits();
    fault_->hide();
    if (isTitleNew)
        showTitle();
    follow();
}

void ExportDialog::showTitle() {
    if (Look look = controls_->look(); !look.title) {
        look.title = true;
        controls_->setLook(look);
    }
}

void ExportDialog::takeHidden() {
    changed_.hidden[editedView()] = editor_->curves()->hidden();
    follow();
}

ExportRequest ExportDialog::finished(ExportRequest request) const {
    request.shown = with(std::move(request.shown), changed_);
    request.look = controls_->look();
    if (content_->isEnabled() && content_->currentIndex() == 1)
        request = unzoomed(std::move(request));
    return request;
}

ExportRequest ExportDialog::request() const {
    ExportRequest request = finished(shown_);
    if (isOfPanels())
        request.shown.board = panels_->boardLayout();
    return markedAsSeen(std::move(request));
}

void ExportDialog::follow() {
    panels_->showLetters(controls_->look());
    nameEdited();
    preview_->show(request(), ending());
    describe();
}

void ExportDialog::describe() {
    const Look& look = controls_->look();
    constexpr double mmPerPoint = 25.4 / 72;
    const QSizeF mm = pointsOf(look) * mmPerPoint;
    const QSize pixels = pixelsOf(look);
    const QString size = tr("%1 × %2 mm, %3 × %4 pixels")
                             .arg(shortNumber(mm.width()), shortNumber(mm.height()))
                             .arg(pixels.width())
                             .arg(pixels.height());
    size_->setText(isTable(ending()) || !controls_->refusal().isEmpty() ? QString() : size);
    sayWhyNot();
}

void ExportDialog::sayWhyNot() {
    QStringList reasons{controls_->refusal(), editor_->refusalElsewhere()};
    reasons.removeAll(QString());
    if (reasons.isEmpty())
        refusal_->hide();
    else
        showFault(*refusal_, reasons.join(u'\n'));
    save_->setEnabled(controls_->refusal().isEmpty() && !editor_->hasRefusal());
}

QListWidget* ExportDialog::curves() const {
    return editor_->curves()->list();
}

}  // namespace attnscope
