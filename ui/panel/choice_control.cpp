#include "ui/panel/choice_control.h"

#include <QHBoxLayout>
#include <QLabel>

#include "core/scenario/labels.h"
#include "ui/look/text.h"
#include "ui/look/translated.h"

namespace attnscope {

ChoiceControl::ChoiceControl(const Field& field, ScenarioModel& model, QWidget* parent,
                             Naming naming)
    : FieldControl(field, model, parent),
      kind_(std::get<ChoiceField>(field.kind)),
      list_(new QComboBox(this)) {
    for (const Choice& choice : kind_.choices)
        list_->addItem(
            naming == Naming::key ? toQString(choice.key) : translated(label_of(kind_, choice)),
            toQString(choice.key));
    list_->setFocusPolicy(Qt::StrongFocus);
    list_->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    list_->setSizePolicy(QSizePolicy::Minimum, QSizePolicy::Fixed);  // never cut a choice
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    if (kind_.choices.size() == 1) {
        list_->hide();
        layout->addWidget(new QLabel(list_->itemText(0), this));
        return;
    }
    layout->addWidget(list_);
    setEditor(list_);
    connect(list_, &QComboBox::activated, this,
            [this](int index) { commit(list_->itemData(index).toString()); });
    ChoiceControl::refresh();
}

void ChoiceControl::refresh() {
    list_->setCurrentIndex(static_cast<int>(chosen_index(model().scenario(), kind_)));
}

}  // namespace attnscope
