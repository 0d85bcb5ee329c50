#include "ui/play/play_dialog.h"

#include <QDialogButtonBox>
#include <QFormLayout>
#include <QVBoxLayout>

#include "core/text/errors.h"
#include "ui/controls/number_box.h"
#include "ui/look/fault_label.h"
#include "ui/look/translated.h"

namespace attnscope {

PlayDialog::PlayDialog(const Play& play, const QString& name, const Scenario& scenario,
                       QWidget* parent)
    : QDialog(parent), play_(play), scenario_(scenario) {
    setWindowTitle(tr("Play %1").arg(name));
    auto* form = new QFormLayout;
    form->setSpacing(8);
    sweep_ = new SweepRows(form, this);
    sweep_->show(play.sweep);
    seconds_ = new QDoubleSpinBox(this);
    seconds_->setRange(0.5, 600);
    seconds_->setDecimals(1);
    seconds_->setSuffix(tr(" s"));
    seconds_->setValue(play.seconds);
    seconds_->setFixedWidth(exportControlWidth);
    repeat_ = new QComboBox(this);
    repeat_->addItem(tr("Back and forth"), static_cast<int>(Repeat::back_and_forth));
    repeat_->addItem(tr("Over and over"), static_cast<int>(Repeat::from_the_start));
    repeat_->addItem(tr("Once"), static_cast<int>(Repeat::never));
    repeat_->setCurrentIndex(repeat_->findData(static_cast<int>(play.repeat)));
    repeat_->setFixedWidth(exportControlWidth);
    form->addRow(tr("Duration"), seconds_);
    form->addRow(tr("Repeat"), repeat_);
    fault_ = new QLabel(this);
    fault_->setTextFormat(Qt::PlainText);
    fault_->setWordWrap(true);
    fault_->hide();
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(24, 24, 24, 16);
    layout->setSpacing(16);
    layout->addLayout(form);
    layout->addWidget(fault_);
    layout->addWidget(buttons);
    connect(buttons, &QDialogButtonBox::accepted, this, &PlayDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
}

void PlayDialog::accept() {
    try {
        const Sweep sweep = sweep_->sweep();
        check_sweep(scenario_, sweep);
        play_ = {sweep, seconds_->value(), static_cast<Repeat>(repeat_->currentData().toInt())};
        QDialog::accept();
    } catch (const Error& error) {
        showFault(*fault_, translated(error.message()));
    }
}

}  // namespace attnscope
