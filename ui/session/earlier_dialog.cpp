#include "ui/session/earlier_dialog.h"

#include <QApplication>
#include <QDialogButtonBox>
#include <QHeaderView>
#include <QLocale>
#include <QPushButton>
#include <QTimer>
#include <QVBoxLayout>
#include <algorithm>

#include "core/text/errors.h"
#include "ui/look/fault_label.h"
#include "ui/look/translated.h"

namespace attnscope {
namespace {

QLabel* textAbove(QWidget* parent) {
    auto* label = new QLabel(parent);
    label->setTextFormat(Qt::PlainText);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    label->setWordWrap(true);
    return label;
}

}  // namespace

EarlierDialog::EarlierDialog(const QString& folder, QWidget* parent)
    : QDialog(parent),
      folder_(folder),
      heading_(textAbove(this)),
      fault_(textAbove(this)),
      list_(new QTreeWidget(this)) {
    setWindowTitle(tr("Earlier sessions"));
    buildList();
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    opener_ = buttons->addButton(tr("&Open"), QDialogButtonBox::ActionRole);
    forgetter_ = buttons->addButton(tr("&Forget"), QDialogButtonBox::ActionRole);
    forgetter_->setToolTip(tr("Delete the files permanently; folders go to the trash"));
    connect(opener_, &QPushButton::clicked, this, &EarlierDialog::openChosen);
    connect(forgetter_, &QPushButton::clicked, this, &EarlierDialog::forgetChosen);
    connect(list_, &QTreeWidget::itemActivated, this, &EarlierDialog::openChosen);
    connect(list_, &QTreeWidget::itemSelectionChanged, this, &EarlierDialog::follow);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(24, 24, 24, 16);
    layout->setSpacing(16);
    layout->addWidget(heading_);
    layout->addWidget(list_, 1);
    layout->addWidget(fault_);
    layout->addWidget(buttons);
    fault_->hide();
    refill();
}

void EarlierDialog::buildList() {
    list_->setAccessibleName(windowTitle());
    list_->setHeaderLabels({tr("Time"), tr("Size"), tr("What happened"), tr("File")});
    list_->setRootIsDecorated(false);
    list_->setUniformRowHeights(true);
    list_->setFrameShape(QFrame::NoFrame);
    list_->setSelectionMode(QAbstractItemView::ExtendedSelection);
    list_->setTextElideMode(Qt::ElideMiddle);
}

void EarlierDialog::refill() {
    const std::vector<EarlierSession> sessions = earlierSessions(folder_);
    const QLocale locale;
    list_->clear();
    for (const EarlierSession& each : sessions) {
        auto* item =
            new QTreeWidgetItem(list_, {locale.toString(each.written, QLocale::ShortFormat),
                                        locale.formattedDataSize(each.size), each.what, each.name});
        item->setTextAlignment(1, Qt::AlignRight | Qt::AlignVCenter);
        item->setData(0, Qt::UserRole, each.name);
        item->setToolTip(3, each.name);
    }
    const auto count = static_cast<int>(sessions.size());
    QString text = tr("Sessions in %1 that no window shows: %2.")
                       .arg(folder_, count == 0 ? tr("none") : QString::number(count));
    if (sessions.size() > manyEarlierSessions)
        text += u' ' + tr("Forget the sessions that nobody needs.");
    heading_->setText(text);
    if (count > 0)
        list_->setCurrentItem(list_->topLevelItem(0));
    fault_->hide();
    fault_->clear();
    list_->setFocus();
    fitToContents();
    follow();
}

void EarlierDialog::fitToContents() {
    constexpr int most_rows = 12, row_height = 26, widest_name = 320, margin = 16;
    int width = margin;
    const QAbstractItemView& items = *list_;  // QTreeView hides sizeHintForColumn()
    for (int column = 0; column < list_->columnCount(); ++column) {
        const int content =
            std::max(items.sizeHintForColumn(column), list_->header()->sectionSizeHint(column));
        const int needed = std::min(content + margin, widest_name);
        list_->setColumnWidth(column, needed);
        width += needed;
    }
    for (int row = 0; row < list_->topLevelItemCount(); ++row)
        list_->topLevelItem(row)->setSizeHint(0, {0, row_height});
    const int rows = std::clamp(list_->topLevelItemCount(), 4, most_rows);
    list_->setMinimumSize(width, list_->header()->sizeHint().height() + rows * row_height + 8);
}

void EarlierDialog::follow() {
    opener_->setEnabled(chosen().size() == 1);
    forgetter_->setEnabled(!chosen().isEmpty());
}

QStringList EarlierDialog::chosen() const {
    QStringList names;
    for (const QTreeWidgetItem* item : list_->selectedItems())
        names.append(item->data(0, Qt::UserRole).toString());
    return names;
}

void EarlierDialog::openChosen() {
    if (chosen().size() != 1)
        return;
    hide();
    Q_EMIT openRequested(folder_ + u'/' + chosen().front());
}

void EarlierDialog::forgetChosen() {
    QStringList faults, told;
    int row = list_->topLevelItemCount();
    for (QTreeWidgetItem* item : list_->selectedItems())
        row = std::min(row, list_->indexOfTopLevelItem(item));
    for (const QString& name : chosen())
        try {
            if (forgetSession(folder_, name) == Forgotten::to_trash)
                told.append(tr("%1 is a folder and was moved to the trash.").arg(name));
        } catch (const Error& error) {
            faults.append(translated(error.message()));
        }
    refill();
    if (const int count = list_->topLevelItemCount(); count > 0)
        list_->setCurrentItem(list_->topLevelItem(std::min(row, count - 1)));
    if (!told.isEmpty())
        heading_->setText((QStringList{heading_->text()} + told).join(u'\n'));
    if (!faults.isEmpty())
        showFault(*fault_, faults.join(u'\n'));
    forgetter_->setEnabled(false);  // so that a double click deletes nothing unasked
    QTimer::singleShot(QApplication::doubleClickInterval(), this, &EarlierDialog::follow);
}

}  // namespace attnscope
