#include "ui/tensors/tensor_chooser.h"

#include <QAbstractItemView>
#include <QHBoxLayout>
#include <QLabel>

#include "ui/look/text.h"
#include "ui/tensors/tensor_items.h"

namespace attnscope {
namespace {

QString chosenIn(const QComboBox* list) {
    return list ? list->currentData(tensorName).toString() : QString();
}

void choose(QComboBox* list, const std::string& name) {
    const int index = list ? list->findData(toQString(name), tensorName) : -1;
    if (index >= 0)
        list->setCurrentIndex(index);
}

/// Chooses the first tensor that can be chosen.
void chooseFirst(QComboBox* list) {
    const auto* const items = qobject_cast<QStandardItemModel*>(list->model());
    for (int i = 0; i < items->rowCount(); ++i)
        if (items->item(i)->isEnabled())
            return list->setCurrentIndex(i);
}

}  // namespace

TensorChooser::TensorChooser(const TensorQuestion& question, QWidget* parent)
    : QWidget(parent),
      files_(question.files),
      pairs_(question.pairs),
      is_role_open_(question.isRoleOpen) {
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(8);
    if (!question.queries.empty())
        queries_ = addList(tr("Queries"), itemsOf(question.queries));
    const bool is_one_file = queries_ && question.files.queries == question.files.keys;
    if (!question.keys.empty())
        keys_ = addList(tr("Keys"), is_one_file ? queries_->model() : itemsOf(question.keys));
    choose(queries_, question.proposed.queries);
    choose(keys_, question.proposed.keys);
    for (QComboBox* list : {queries_, keys_})
        if (list)
            connect(list, &QComboBox::activated, this, [this, list] { follow(list); });
}

QAbstractItemModel* TensorChooser::itemsOf(const std::vector<TensorOffer>& offers) {
    auto* items = tensorItems(offers, this);
    if (is_role_open_) {
        items->appendRow(new QStandardItem(tr("not in this file")));
        items->item(items->rowCount() - 1)->setData(QString(), tensorName);
    }
    return items;
}

QComboBox* TensorChooser::addList(const QString& name, QAbstractItemModel* items) {
    constexpr int letters = 34;
    auto* label = new QLabel(name, this);
    auto* list = new QComboBox(this);
    list->setModel(items);
    list->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    list->setMinimumContentsLength(letters);
    list->setMaxVisibleItems(16);
    list->setAccessibleName(name);
    fitTensors(*list->view());
    label->setBuddy(list);
    layout()->addWidget(label);
    layout()->addWidget(list);
    // The list shows a long name in part, its tooltip the whole name.
    connect(list, &QComboBox::currentTextChanged, list, &QWidget::setToolTip);
    list->setToolTip(list->currentText());
    chooseFirst(list);
    return list;
}

/// Chooses the partner of the tensor that was chosen in this list.
void TensorChooser::follow(const QComboBox* chosen) {
    const std::string name = chosenIn(chosen).toStdString();
    for (const TensorPair& pair : pairs_)
        if (chosen == queries_ && pair.queries == name)
            return choose(keys_, pair.keys);
        else if (chosen == keys_ && pair.keys == name)
            return choose(queries_, pair.queries);
}

VectorFiles TensorChooser::answer() const {
    VectorFiles files = files_;
    if (queries_)
        files.queryTensor = chosenIn(queries_);
    if (keys_)
        files.keyTensor = chosenIn(keys_);
    if (queries_ && files.queryTensor.isEmpty())
        files.queries.clear();
    if (keys_ && files.keyTensor.isEmpty())
        files.keys.clear();
    return files;
}

}  // namespace attnscope
