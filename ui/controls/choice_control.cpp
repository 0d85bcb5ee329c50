#include "ui/controls/choice_control.h"

#include <QAbstractItemView>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <algorithm>

#include "core/fields/labels.h"
#include "ui/controls/choice_families.h"
#include "ui/look/explained.h"
#include "ui/look/text.h"
#include "ui/look/translated.h"

namespace attnscope {
namespace {

constexpr int shortest = 56;  ///< pixels of a list that gives way

/// Shortens long names. The opened list and the tooltip show them in full.
void limitWidth(QComboBox& list) {
    constexpr int longest = 12;  // letters
    qsizetype length = 0;
    for (int i = 0; i < list.count(); ++i)
        length = std::max(length, list.itemText(i).size());
    if (length <= longest)
        return;
    list.setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    list.setMinimumContentsLength(longest);
    constexpr int margins = 32;
    list.view()->setMinimumWidth(list.view()->sizeHintForColumn(0) + margins);
}

}  // namespace

void ChoiceList::showPopup() {
    was_opened_ = true;
    QComboBox::showPopup();
}

bool ChoiceList::event(QEvent* event) {
    if (event->type() == QEvent::KeyPress || event->type() == QEvent::Wheel)
        was_opened_ = false;
    return QComboBox::event(event);
}

ChoiceControl::ChoiceControl(const Field& field, ScenarioModel& model, QWidget* parent,
                             Naming naming)
    : FieldControl(field, model, parent),
      kind_(std::get<ChoiceField>(field.kind)),
      list_(new ChoiceList(this)) {
    addByFamily(*list_, kind_, [&](const Choice& choice) {
        list_->addItem(
            naming == Naming::key ? toQString(choice.key) : translated(label_of(kind_, choice)),
            toQString(choice.key));
    });
    constexpr int most_lines = 24;
    list_->setMaxVisibleItems(most_lines);
    list_->setFocusPolicy(Qt::StrongFocus);
    list_->setSizePolicy(naming == Naming::label ? QSizePolicy::Minimum : QSizePolicy::Preferred,
                         QSizePolicy::Fixed);
    list_->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    if (naming == Naming::label)
        limitWidth(*list_);
    else  // gives way if room is scarce
        list_->setMinimumWidth(shortest);
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    if (kind_.choices.size() == 1) {
        list_->hide();
        layout->addWidget(new QLabel(list_->itemText(0), this));
        return;
    }
    layout->addWidget(list_);
    setExplainedItems(*list_->view(), std::string(kind_.table));
    setEditor(list_);
    connect(list_, &QComboBox::currentTextChanged, this, &ChoiceControl::tell);
    tell();
    connect(list_, &QComboBox::activated, this, [this](int index) {
        if (commit(list_->itemData(index).toString()) && list_->wasOpened())
            Q_EMIT chosenInList();
    });
    ChoiceControl::refresh();
}

bool ChoiceControl::event(QEvent* event) {
    if (event->type() == QEvent::ToolTipChange)
        tell();
    return FieldControl::event(event);
}

/// Sets the tooltip of the list, which gives the whole name of the choice.
void ChoiceControl::tell() {
    list_->setToolTip(list_->currentText() + QLatin1Char('\n') + toolTip());
}

void ChoiceControl::refresh() {
    list_->setCurrentIndex(list_->findData(toQString(model().scenario().*kind_.member)));
}

}  // namespace attnscope
