#include "ui/reference/reference_window.h"

#include <QCoreApplication>
#include <QDesktopServices>
#include <QDialogButtonBox>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QShortcut>
#include <QSplitter>
#include <QTextBrowser>
#include <QToolButton>
#include <QTreeWidget>
#include <QVBoxLayout>
#include <algorithm>

#include "core/reference/search.h"
#include "ui/formula/formula_in_text.h"
#include "ui/look/on_screen.h"
#include "ui/look/text.h"
#include "ui/look/text_scale.h"
#include "ui/look/theme.h"
#include "ui/look/translated.h"
#include "ui/reference/reference_text.h"

namespace attnscope {
namespace {

constexpr auto about = "about";
constexpr int idRole = Qt::UserRole;

QTreeWidgetItem* itemOf(const std::string& id, const QString& title) {
    auto* item = new QTreeWidgetItem({title});
    item->setData(0, idRole, toQString(id));
    item->setToolTip(0, title);
    return item;
}

}  // namespace

ReferenceWindow::ReferenceWindow(const Reference& reference, QWidget* parent)
    : QDialog(parent),
      reference_(reference),
      search_(new QLineEdit(this)),
      meant_(new QLabel(this)),
      back_(new QToolButton(this)),
      list_(new QTreeWidget(this)),
      text_(new QTextBrowser(this)),
      demonstrate_(new QPushButton(tr("&Show me"), this)) {
    setWindowTitle(tr("Reference"));
    setSizeGripEnabled(true);
    search_->setPlaceholderText(tr("Search: a word, a key, an author"));
    search_->setAccessibleName(tr("Search the reference"));
    search_->setClearButtonEnabled(true);
    search_->findChild<QToolButton*>()->setAccessibleName(tr("Clear the search"));
    search_->installEventFilter(this);
    connect(search_, &QLineEdit::textChanged, this, &ReferenceWindow::find);
    meant_->setTextFormat(Qt::RichText);
    meant_->setTextInteractionFlags(Qt::LinksAccessibleByMouse | Qt::LinksAccessibleByKeyboard);
    meant_->setContentsMargins(8, 0, 8, 0);
    meant_->setAccessibleName(tr("Another spelling of the search"));
    meant_->hide();
    connect(meant_, &QLabel::linkActivated, search_, &QLineEdit::setText);
    back_->setText(QStringLiteral("←"));
    back_->setAutoRaise(true);
    back_->setFocusPolicy(Qt::StrongFocus);
    back_->setAccessibleName(tr("Back"));
    back_->setToolTip(tr("Back to what was shown before  (Alt+←)"));
    connect(back_, &QToolButton::clicked, this, &ReferenceWindow::goBack);
    new QShortcut(QKeySequence(Qt::ALT | Qt::Key_Left), this, [this] { goBack(); });
    demonstrate_->setAutoDefault(false);
    demonstrate_->setToolTip(tr("Set the window so that it shows this; Ctrl+Z takes it back"));
    connect(demonstrate_, &QPushButton::clicked, this,
            [this] { Q_EMIT demonstrationWanted(shown_); });
    buildList();
    buildText();
    arrange();
    listAll();
    showEntry({});
    search_->setFocus();
}

void ReferenceWindow::buildList() {
    list_->setColumnCount(1);
    list_->setHeaderHidden(true);
    list_->setUniformRowHeights(true);
    list_->setFrameShape(QFrame::NoFrame);
    list_->setAccessibleName(tr("Contents"));
    list_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    connect(list_, &QTreeWidget::currentItemChanged, this, [this](QTreeWidgetItem* item) {
        if (item)
            go(item->data(0, idRole).toString());
    });
    connect(list_, &QTreeWidget::itemDoubleClicked, demonstrate_, [this] {
        if (!demonstrate_->isHidden())
            demonstrate_->click();
    });
}

void ReferenceWindow::buildText() {
    text_->setFrameShape(QFrame::NoFrame);
    text_->setOpenLinks(false);
    text_->document()->setDocumentMargin(16);
    text_->setAccessibleName(tr("Explanation"));
    connect(text_, &QTextBrowser::anchorClicked, this, &ReferenceWindow::follow);
}

/// Opens what a link in a text leads to. What is to be shown in the main window is explained here
/// instead while a dialog blocks that window.
void ReferenceWindow::follow(const QUrl& address) {
    if (address.scheme() == QStringLiteral("show") && !demonstrate_->isHidden())
        Q_EMIT demonstrationWanted(address.path());
    else if (address.scheme() == QStringLiteral("show") ||
             address.scheme() == QStringLiteral("entry"))
        showEntry(address.path());
    else
        QDesktopServices::openUrl(address);
}

void ReferenceWindow::arrange() {
    auto* top = new QHBoxLayout;
    top->addWidget(back_);
    top->addWidget(search_, 1);
    auto* right = new QWidget(this);
    auto* column = new QVBoxLayout(right);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(text_, 1);
    auto* below = new QHBoxLayout;
    below->addWidget(demonstrate_);
    below->addStretch(1);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    buttons->button(QDialogButtonBox::Close)->setAutoDefault(false);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    below->addWidget(buttons);
    column->addLayout(below);
    auto* parts = new QSplitter(Qt::Horizontal, this);
    parts->addWidget(list_);
    parts->addWidget(right);
    parts->setChildrenCollapsible(false);
    parts->setStretchFactor(1, 1);
    parts->setSizes({scaled(270), scaled(530)});
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(8, 8, 8, 8);
    layout->addLayout(top);
    layout->addWidget(meant_);
    layout->addWidget(parts, 1);
    setTabOrder(search_, meant_);
    setTabOrder(meant_, list_);
    setTabOrder(list_, text_);
    setTabOrder(text_, demonstrate_);
    resizeOnScreen(*this, {scaled(800), scaled(600)});
}

/// Lists all sections with their entries; those for a start and the glossary are open.
void ReferenceWindow::listAll() {
    const QSignalBlocker blocker(list_);
    list_->clear();
    for (const ReferenceSection& section : reference_.sections) {
        QTreeWidgetItem* item = itemOf(section.key, translated(section.title));
        QFont font = list_->font();
        font.setWeight(QFont::DemiBold);
        item->setFont(0, font);
        list_->addTopLevelItem(item);
        if (section.key == "shortcuts")
            continue;
        for (const ReferenceEntry& entry : section.entries)
            item->addChild(itemOf(entry.id(), translated(entry.title)));
    }
    list_->setRootIsDecorated(true);
    for (int i = 0; i < std::min(2, list_->topLevelItemCount()); ++i)
        list_->topLevelItem(i)->setExpanded(true);
}

/// Lists what was found, each with its section.
void ReferenceWindow::listFound(const QString& query) {
    const QSignalBlocker blocker(list_);
    list_->clear();
    list_->setRootIsDecorated(false);
    for (const ReferenceEntry* entry :
         found_in(reference_, query.toStdString(), windowTranslation()))
        list_->addTopLevelItem(itemOf(
            entry->id(), tr("%1 — %2").arg(translated(entry->title),
                                           translated(reference_.section(entry->section)->title))));
}

/// Asks whether another query was meant, if a word of it is in no entry but resembles one that is.
void ReferenceWindow::suggest(const QString& query) {
    const QString meant =
        toQString(meant_query(reference_, query.toStdString(), windowTranslation()));
    meant_->setVisible(!meant.isEmpty());
    meant_->setText(tr("Did you mean %1?")
                        .arg(QStringLiteral("<a href=\"%1\">%1</a>").arg(meant.toHtmlEscaped())));
}

void ReferenceWindow::find() {
    const QString query = search_->text().trimmed();
    suggest(query);
    if (query.isEmpty()) {
        listAll();
        if (shown_.isEmpty())
            return goBack();
        is_hit_ = false;
        select(shown_);
        return;
    }
    listFound(query);
    QTreeWidgetItem* first = list_->topLevelItem(0);
    {
        const QSignalBlocker blocker(list_);
        list_->setCurrentItem(first);
    }
    showHit(first ? first->data(0, idRole).toString() : QString());
}

/// Shows the first hit of a search, in place of the one that it was a letter before; with an empty
/// id, that nothing was found.
void ReferenceWindow::showHit(const QString& id) {
    if (id == shown_ && !id.isEmpty())
        return;
    if (is_hit_) {
        shown_ = id;
        render();
    } else {
        go(id);
    }
    is_hit_ = true;
}

void ReferenceWindow::showEntry(const QString& id) {
    search_->clear();
    search_->setFocus();
    const std::string wanted = id.toStdString();
    const bool known =
        id == QLatin1StringView(about) || reference_.entry(wanted) || reference_.section(wanted);
    go(known ? id : toQString(reference_.sections.front().key));
    select(shown_);
}

/// Shows the page with this id, and remembers the page that was shown before.
void ReferenceWindow::go(const QString& id) {
    if (id == shown_)
        return;
    if (!shown_.isEmpty())
        earlier_.append(shown_);
    is_hit_ = false;
    shown_ = id;
    render();
}

void ReferenceWindow::goBack() {
    if (earlier_.isEmpty())
        return;
    is_hit_ = false;
    shown_ = earlier_.takeLast();
    render();
    select(shown_);
}

/// Makes the item of the page that is shown the current item, if the list has it.
void ReferenceWindow::select(const QString& id) {
    const QSignalBlocker blocker(list_);
    for (QTreeWidgetItemIterator each(list_); *each; ++each)
        if ((*each)->data(0, idRole).toString() == id) {
            list_->setCurrentItem(*each);
            list_->scrollToItem(*each);
            return;
        }
    list_->setCurrentItem(nullptr);
}

QString ReferenceWindow::html() const {
    if (shown_.isEmpty())
        return QStringLiteral("<p class=\"source\">%1</p>")
            .arg(tr("Nothing found for “%1”").arg(search_->text().trimmed()).toHtmlEscaped());
    const std::string id = shown_.toStdString();
    if (const ReferenceEntry* entry = reference_.entry(id))
        return entryText(reference_, *entry);
    if (const ReferenceSection* section = reference_.section(id))
        return sectionText(reference_, *section);
    return aboutText();
}

void ReferenceWindow::render() {
    text_->document()->setDefaultStyleSheet(referenceStyle(palette()));
    text_->setHtml(html());
    typesetMarked(*text_->document());
    const ReferenceEntry* entry = reference_.entry(shown_.toStdString());
    demonstrate_->setEnabled(entry && !entry->show.empty());
    back_->setEnabled(!earlier_.isEmpty());
}

void ReferenceWindow::changeEvent(QEvent* event) {
    QDialog::changeEvent(event);
    const auto type = event->type();
    if ((type == QEvent::PaletteChange || type == QEvent::FontChange) &&
        (is_hit_ || !shown_.isEmpty()))
        render();
}

/// Lets the arrow keys move in the list while the search has the focus; Return goes on to the text.
bool ReferenceWindow::eventFilter(QObject* watched, QEvent* event) {
    if (watched != search_ || event->type() != QEvent::KeyPress)
        return QDialog::eventFilter(watched, event);
    const auto* key = static_cast<QKeyEvent*>(event);
    switch (key->key()) {
        case Qt::Key_Up:
        case Qt::Key_Down:
        case Qt::Key_PageUp:
        case Qt::Key_PageDown:
            QCoreApplication::sendEvent(list_, event);
            return true;
        case Qt::Key_Return:
        case Qt::Key_Enter:
            text_->setFocus(Qt::TabFocusReason);
            return true;
        default:
            return false;
    }
}

}  // namespace attnscope
