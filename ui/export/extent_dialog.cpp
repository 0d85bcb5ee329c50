#include "ui/export/extent_dialog.h"

#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace attnscope {

ExtentDialog::ExtentDialog(const QString& title, const QString& part, QWidget* parent)
    : QDialog(parent), extent_(new QComboBox(this)), form_(new QFormLayout) {
    setWindowTitle(tr("Export %1").arg(title));
    extent_->addItem(tr("As shown"), static_cast<int>(Extent::shown));
    extent_->addItem(tr("Everything"), static_cast<int>(Extent::everything));
    extent_->setFixedWidth(exportControlWidth);
    auto* what = new QLabel(this);
    what->setTextFormat(Qt::PlainText);
    what->setWordWrap(true);
    what->setFixedWidth(2 * exportControlWidth);
    what->setForegroundRole(QPalette::PlaceholderText);
    const auto describe = [this, what, part] {
        what->setText(part.isEmpty()              ? tr("Nothing is zoomed: all is shown")
                      : extent() == Extent::shown ? part
                                                  : tr("The whole view, not zoomed"));
    };
    if (part.isEmpty()) {
        extent_->setCurrentIndex(1);
        extent_->setEnabled(false);
    }
    describe();
    connect(extent_, &QComboBox::currentIndexChanged, this, describe);

    form_->setSpacing(8);
    form_->addRow(tr("Content"), extent_);
    form_->addRow(QString(), what);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
    QPushButton* save = buttons->addButton(tr("Choose file…"), QDialogButtonBox::AcceptRole);
    save->setDefault(true);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(24, 24, 24, 16);
    layout->setSpacing(16);
    layout->addLayout(form_);
    layout->addWidget(buttons);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
}

Extent ExtentDialog::extent() const {
    return static_cast<Extent>(extent_->currentData().toInt());
}

}  // namespace attnscope
