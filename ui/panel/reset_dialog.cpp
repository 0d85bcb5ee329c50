#include "ui/panel/reset_dialog.h"

#include <QCoreApplication>
#include <QDialogButtonBox>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>
#include <algorithm>

#include "core/fields/fields.h"
#include "core/fields/labels.h"
#include "core/fields/reset.h"
#include "core/text/numbers.h"
#include "ui/look/text.h"
#include "ui/look/translated.h"
#include "ui/model/scenario_model.h"

namespace attnscope {
namespace {

QStringList labelsOf(const Scenario& scenario, const ChoicesField& field) {
    QStringList labels;
    for (const Choice* choice : all_chosen(scenario, field.member))
        labels.append(translated(label_of(field, *choice)));
    return labels;
}

/// Returns a field's value as a person reads it.
QString shown(const Scenario& scenario, const Field& field) {
    const std::string text = get(scenario, field);
    if (const auto* kind = std::get_if<ChoiceField>(&field.kind))
        return translated(label_of(*kind, kind->choices[chosen_index(scenario, *kind)]));
    if (const auto* kind = std::get_if<ChoicesField>(&field.kind); kind && !text.empty())
        return listed(labelsOf(scenario, *kind));
    if (const auto number = parse_real(text))
        return toQString(to_readable(*number));
    return text.empty() ? QCoreApplication::translate("attnscope::ResetDialog", "none")
                        : toQString(text);
}

bool isHeading(const QTreeWidgetItem* item) {
    return !item->data(0, Qt::UserRole).isValid();
}

}  // namespace

ResetDialog::ResetDialog(const Scenario& scenario, QWidget* parent)
    : QDialog(parent), list_(new QTreeWidget(this)) {
    setWindowTitle(tr("Reset the Scenario"));
    list_->setAccessibleName(windowTitle());
    list_->setHeaderLabels({tr("Field"), tr("Now"), tr("Default")});
    list_->setRootIsDecorated(false);
    list_->setFrameShape(QFrame::NoFrame);
    list_->setSelectionMode(QAbstractItemView::SingleSelection);
    list_->setTextElideMode(Qt::ElideMiddle);
    fill(scenario, false);
    addHeading(tr("Display"));
    fill(scenario, true);
    if (isHeading(list_->topLevelItem(list_->topLevelItemCount() - 1)))
        delete list_->topLevelItem(list_->topLevelItemCount() - 1);
    fitToContents();

    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
    QPushButton* reset = buttons->addButton(tr("Reset selected"), QDialogButtonBox::AcceptRole);
    reset->setDefault(true);
    connect(list_, &QTreeWidget::itemChanged, reset,
            [this, reset] { reset->setEnabled(!checked().empty()); });
    reset->setEnabled(!checked().empty());
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(24, 24, 24, 16);
    layout->setSpacing(16);
    layout->addWidget(list_);
    layout->addWidget(buttons);
}

void ResetDialog::fill(const Scenario& scenario, bool display) {
    for (const Field* field : changed_fields(scenario)) {
        if (is_display(*field) != display)
            continue;
        auto* item = new QTreeWidgetItem(
            list_, {translated(label_of(*field)), shown(scenario, *field), shown({}, *field)});
        item->setData(0, Qt::UserRole, toQString(field->key));
        item->setCheckState(0, display ? Qt::Unchecked : Qt::Checked);
        item->setToolTip(1, item->text(1));
    }
}

void ResetDialog::addHeading(const QString& text) {
    auto* item = new QTreeWidgetItem(list_, {text});
    item->setFlags(Qt::NoItemFlags);
    item->setFirstColumnSpanned(true);
}

/// Fits the dialog to its contents, so that all is seen if the screen has room.
void ResetDialog::fitToContents() {
    constexpr int most_rows = 16, widest_value = 200, narrowest = 320, row_height = 26;
    int width = 0;
    for (int column = 0; column < list_->columnCount(); ++column) {
        list_->resizeColumnToContents(column);
        list_->setColumnWidth(column, std::min(list_->columnWidth(column) + 16, widest_value));
        width += list_->columnWidth(column);
    }
    const int rows = std::clamp(list_->topLevelItemCount(), 1, most_rows);
    for (int row = 0; row < list_->topLevelItemCount(); ++row)
        list_->topLevelItem(row)->setSizeHint(0, {0, row_height});
    list_->setFixedSize(std::max(width + 16, narrowest),
                        list_->header()->sizeHint().height() + rows * row_height + 8);
}

std::vector<std::string_view> ResetDialog::checked() const {
    std::vector<std::string_view> keys;
    for (int i = 0; i < list_->topLevelItemCount(); ++i) {
        const QTreeWidgetItem* item = list_->topLevelItem(i);
        if (!isHeading(item) && item->checkState(0) == Qt::Checked)
            keys.push_back(field(item->data(0, Qt::UserRole).toString().toStdString()).key);
    }
    return keys;
}

void askForReset(ScenarioModel& model, QWidget* window) {
    if (changed_fields(model.scenario()).empty())
        return;
    auto* dialog = new ResetDialog(model.scenario(), window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    QObject::connect(dialog, &QDialog::accepted, &model, [dialog, &model] {
        model.adopt(with_defaults(model.scenario(), dialog->checked()));
    });
    dialog->open();
}

}  // namespace attnscope
