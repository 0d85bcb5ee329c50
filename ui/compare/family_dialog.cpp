#include "ui/compare/family_dialog.h"

#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLabel>
#include <QVBoxLayout>
#include <algorithm>

#include "core/fields/fields.h"
#include "core/fields/labels.h"
#include "core/text/errors.h"
#include "ui/look/fault_label.h"
#include "ui/look/text.h"
#include "ui/look/translated.h"
#include "ui/model/scenario_model.h"

namespace attnscope {
namespace {

constexpr int least_width = 240;

QString listOf(const std::vector<std::string>& values) {
    QStringList texts;
    for (const std::string& value : values)
        texts.append(toQString(value));
    return texts.join(QStringLiteral(", "));
}

}  // namespace

FamilyDialog::FamilyDialog(const ScenarioModel& model, std::string_view key, QWidget* parent)
    : QDialog(parent),
      model_(model),
      form_(new QFormLayout),
      field_(new QComboBox(this)),
      numbers_(new QLineEdit(this)),
      choices_(new QListWidget(this)),
      fault_(new QLabel(this)) {
    setWindowTitle(tr("Compare over a field"));
    field_->setAccessibleName(tr("Field"));
    numbers_->setAccessibleName(tr("Values"));
    numbers_->setMinimumWidth(least_width);
    choices_->setMinimumWidth(least_width);
    numbers_->setToolTip(tr("%1 to %2 numbers or formulas, separated by commas, such as 64, 2^7")
                             .arg(fewest_values)
                             .arg(most_values));
    choices_->setAccessibleName(tr("Values"));
    fault_->setTextFormat(Qt::PlainText);
    fault_->setWordWrap(true);
    fault_->hide();
    form_->setSpacing(8);
    form_->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    form_->addRow(tr("Field"), field_);
    form_->addRow(tr("Values"), numbers_);
    form_->addRow(tr("Values"), choices_);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(24, 24, 24, 16);
    layout->setSpacing(16);
    layout->setSizeConstraint(QLayout::SetFixedSize);  // there is nothing to be stretched
    layout->addLayout(form_);
    layout->addWidget(fault_);
    layout->addWidget(buttons);
    connect(buttons, &QDialogButtonBox::accepted, this, &FamilyDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    fillFields(key);
    connect(field_, &QComboBox::activated, this, &FamilyDialog::showField);
    showField();
    numbers_->setFocus();
}

/// Offers the fields that the present Scenario makes use of, λ, and the field `key`.
void FamilyDialog::fillFields(std::string_view key) {
    const Scenario& now = model_.scenario();
    for (const Field& each : fields())
        if (has_family(each.key) && !is_given_by_files(now, each.key) && each.group != "Display" &&
            (each.applies(now) || each.key == "lambda" || each.key == key))
            field_->addItem(translated(label_of(each)), toQString(each.key));
    field_->setCurrentIndex(std::max(0, field_->findData(toQString(key))));
}

std::string FamilyDialog::key() const {
    return field_->currentData().toString().toStdString();
}

/// Shows the values of the chosen field: those that figures are compared over now, or usual ones.
void FamilyDialog::showField() {
    const Family& now = model_.comparison().over;
    const Family begun = now.field == key() ? now : usual_family(model_.scenario(), key());
    const Choices* const choices = choices_in(attnscope::field(key()));
    form_->setRowVisible(numbers_, !choices);
    form_->setRowVisible(choices_, choices);
    fault_->hide();
    numbers_->setText(listOf(begun.values));
    numbers_->selectAll();
    choices_->clear();
    if (!choices)
        return;
    for (const Choice& choice : choices->choices) {
        auto* item = new QListWidgetItem(translated(label_of(*choices, choice)), choices_);
        item->setData(Qt::UserRole, toQString(choice.key));
        item->setCheckState(std::ranges::count(begun.values, choice.key) > 0 ? Qt::Checked
                                                                             : Qt::Unchecked);
    }
    constexpr int most_rows = 12;
    choices_->setFixedHeight(std::min(choices_->count(), most_rows) * choices_->sizeHintForRow(0) +
                             2 * choices_->frameWidth());
}

std::string FamilyDialog::values() const {
    if (!choices_in(attnscope::field(key())))
        return numbers_->text().toStdString();
    QStringList keys;
    for (int i = 0; i < choices_->count(); ++i)
        if (choices_->item(i)->checkState() == Qt::Checked)
            keys.append(choices_->item(i)->data(Qt::UserRole).toString());
    return keys.join(QLatin1Char(',')).toStdString();
}

void FamilyDialog::accept() {
    try {
        family_ = family_from(key() + '=' + values());
        QDialog::accept();
    } catch (const Error& error) {
        showFault(*fault_, translated(error.message()));
    }
}

}  // namespace attnscope
