#include "ui/export/export_dialog.h"

#include <QFormLayout>
#include <QLabel>

#include "ui/export/number_box.h"

namespace attnscope {
ExportDialog::ExportDialog(const QString& title, const QString& part, const ExportOptions& options,
                           QWidget* parent)
    : ExtentDialog(title, part, parent),
      width_(numberBox(16, 16384, options.size.width(), tr(" px"), this)),
      height_(numberBox(16, 16384, options.size.height(), tr(" px"), this)),
      dpi_(numberBox(36, 1200, qRound(options.dpi), tr(" dpi"), this)),
      transparent_(new QCheckBox(tr("Transparent background"), this)),
      theme_(new QComboBox(this)),
      printed_(new QLabel(this)) {
    transparent_->setChecked(options.transparent);
    theme_->addItems({tr("Light"), tr("Dark")});
    theme_->setCurrentIndex(options.theme.dark ? 1 : 0);
    theme_->setFixedWidth(exportControlWidth);
    printed_->setForegroundRole(QPalette::PlaceholderText);

    form()->addRow(tr("Width"), width_);
    form()->addRow(tr("Height"), height_);
    form()->addRow(tr("Resolution"), dpi_);
    form()->addRow(QString(), printed_);
    form()->addRow(tr("Theme"), theme_);
    form()->addRow(QString(), transparent_);
    for (QSpinBox* box : {width_, height_, dpi_})
        connect(box, &QSpinBox::valueChanged, this, &ExportDialog::describe);
    describe();
}

void ExportDialog::describe() {
    constexpr double mm_per_inch = 25.4;
    const auto mm = [this](int pixels) { return qRound(mm_per_inch * pixels / dpi_->value()); };
    printed_->setText(tr("%1 × %2 mm in print").arg(mm(width_->value())).arg(mm(height_->value())));
}

ExportOptions ExportDialog::options() const {
    ExportOptions options;
    options.size = {width_->value(), height_->value()};
    options.dpi = dpi_->value();
    options.transparent = transparent_->isChecked();
    options.theme = theme_->currentIndex() == 1 ? darkTheme() : lightTheme();
    return options;
}

}  // namespace attnscope
