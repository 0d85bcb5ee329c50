#include "ui/controls/choices_control.h"

#include <QAbstractItemView>
#include <QHBoxLayout>

#include "core/fields/labels.h"
#include "ui/controls/choice_families.h"
#include "ui/look/explained.h"
#include "ui/look/text.h"
#include "ui/look/translated.h"

namespace attnscope {

ChoicesControl::ChoicesControl(const Field& field, ScenarioModel& model, QWidget* parent)
    : FieldControl(field, model, parent), list_(new CheckList(this)) {
    const auto& kind = std::get<ChoicesField>(field.kind);
    addByFamily(*list_, kind, [&](const Choice& choice) {
        list_->add(translated(label_of(kind, choice)), toQString(choice.key));
    });
    constexpr int letters = 8, margins = 48;
    list_->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    list_->setMinimumContentsLength(letters);
    list_->setSizePolicy(QSizePolicy::Minimum, QSizePolicy::Fixed);
    list_->setMaxVisibleItems(24);
    list_->view()->setMinimumWidth(list_->view()->sizeHintForColumn(0) + margins);
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(list_);
    setExplainedItems(*list_->view(), std::string(kind.table));
    setEditor(list_);
    connect(list_, &CheckList::checkedByHand, this,
            [this] { commit(list_->checked().join(QLatin1Char(','))); });
    ChoicesControl::refresh();
}

void ChoicesControl::refresh() {
    list_->setTicked(
        toQString(get(model().scenario(), field())).split(QLatin1Char(','), Qt::SkipEmptyParts));
}

}  // namespace attnscope
