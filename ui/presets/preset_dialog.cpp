#include "ui/presets/preset_dialog.h"

#include <QDialogButtonBox>
#include <QLabel>
#include <QPushButton>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include "core/text/errors.h"
#include "ui/look/fault_label.h"
#include "ui/look/renaming.h"
#include "ui/look/translated.h"

namespace attnscope {

PresetDialog::PresetDialog(const OwnPresets& own, std::vector<RemovedPreset>& removed,
                           QWidget* parent)
    : QDialog(parent),
      own_(own),
      removed_(removed),
      list_(new QListWidget(this)),
      fault_(new QLabel(this)) {
    setWindowTitle(tr("Your presets"));
    list_->setAccessibleName(windowTitle());
    list_->setEditTriggers(QAbstractItemView::EditKeyPressed | QAbstractItemView::DoubleClicked);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    renamer_ = buttons->addButton(tr("&Rename"), QDialogButtonBox::ActionRole);
    remover_ = buttons->addButton(tr("&Delete"), QDialogButtonBox::ActionRole);
    back_putter_ = buttons->addButton(tr("&Undo deletion"), QDialogButtonBox::ActionRole);
    back_putter_->setShortcut(QKeySequence::Undo);
    back_putter_->setToolTip(
        QStringLiteral("(%1)").arg(back_putter_->shortcut().toString(QKeySequence::NativeText)));
    connect(back_putter_, &QPushButton::clicked, this, &PresetDialog::putBack);
    connect(renamer_, &QPushButton::clicked, this,
            [this] { list_->editItem(list_->currentItem()); });
    connect(remover_, &QPushButton::clicked, this, &PresetDialog::deleteChosen);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    whenRenamed(*list_, [this](int row) { rename(row); });
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(24, 24, 24, 16);
    layout->setSpacing(16);
    layout->addWidget(list_);
    layout->addWidget(fault_);
    fault_->hide();
    layout->addWidget(buttons);
    fill({});
}

QString PresetDialog::fault() const {
    return fault_->text();
}

void PresetDialog::fill(const QString& chosen) {
    const QSignalBlocker quiet(list_);
    list_->clear();
    for (const QString& name : own_.names()) {
        auto* item = new QListWidgetItem(name, list_);
        item->setFlags(item->flags() | Qt::ItemIsEditable);
        item->setData(Qt::UserRole, name);
        if (name == chosen || list_->count() == 1)
            list_->setCurrentItem(item);
    }
    for (QPushButton* button : {renamer_, remover_})
        button->setEnabled(list_->count() > 0);
    back_putter_->setEnabled(!removed_.empty());
}

void PresetDialog::rename(int row) {
    const QListWidgetItem* const item = list_->item(row);
    if (!item)
        return;
    const QString from = item->data(Qt::UserRole).toString(), to = item->text().trimmed();
    fault_->clear();
    fault_->hide();
    try {
        if (to != from)
            own_.rename(from, to);
        fill(to);
    } catch (const Error& error) {
        showFault(*fault_, translated(error.message()));
        fill(from);
    }
}

void PresetDialog::deleteChosen() {
    fault_->clear();
    fault_->hide();
    try {
        if (const QListWidgetItem* const item = list_->currentItem())
            removed_.push_back(own_.remove(item->data(Qt::UserRole).toString()));
    } catch (const Error& error) {
        showFault(*fault_, translated(error.message()));
    }
    fill({});
}

void PresetDialog::putBack() {
    fault_->clear();
    fault_->hide();
    QString name;
    try {
        if (!removed_.empty()) {
            name = own_.putBack(removed_.back());
            removed_.pop_back();
        }
    } catch (const Error& error) {
        showFault(*fault_, translated(error.message()));
    }
    fill(name);
}

}  // namespace attnscope
