#include "ui/presentation/steps_dialog.h"

#include <QDialogButtonBox>
#include <QFormLayout>
#include <QPushButton>
#include <QScopedValueRollback>
#include <QSignalBlocker>
#include <QVBoxLayout>
#include <algorithm>
#include <utility>

#include "ui/look/renaming.h"
#include "ui/look/text.h"
#include "ui/views/views.h"

namespace attnscope {

StepsDialog::StepsDialog(Steps& steps, std::function<Step()> present, QWidget* parent)
    : QDialog(parent), steps_(steps), present_(std::move(present)), list_(new QListWidget(this)) {
    setWindowTitle(tr("Steps of the presentation"));
    list_->setAccessibleName(tr("Steps"));
    list_->setMinimumSize(280, 200);
    auto* form = new QFormLayout;
    form->setSpacing(8);
    form->addRow(tr("View"), viewBox(tr("View"), false));
    form->addRow(tr("Beside it"), viewBox(tr("Beside it"), true));
    auto* left = new QVBoxLayout;
    left->addWidget(list_, 1);
    left->addLayout(form);

    auto* right = new QVBoxLayout;
    adder_ = addButton(right, tr("&Add what is shown"), [this] { add(); });
    on_chosen_ = {addButton(right, tr("&Replace with what is shown"), [this] { replace(); }),
                  addButton(right, tr("Move &up"), [this] { move(-1); }),
                  addButton(right, tr("Move &down"), [this] { move(1); }),
                  addButton(right, tr("Re&move"), [this] { remove(); })};
    right->addStretch(1);

    auto* parts = new QHBoxLayout;
    parts->setSpacing(16);
    parts->addLayout(left, 1);
    parts->addLayout(right);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    QPushButton* start = buttons->addButton(tr("&Start"), QDialogButtonBox::ActionRole);
    connect(start, &QPushButton::clicked, this, [this] {
        hide();  // nothing but the presentation is to be seen
        Q_EMIT startRequested();
    });
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(24, 24, 24, 16);
    layout->setSpacing(16);
    layout->addLayout(parts, 1);
    layout->addWidget(buttons);

    connect(list_, &QListWidget::currentRowChanged, this, &StepsDialog::showChosen);
    whenRenamed(*list_, [this](int row) { rename(row); });
    connect(&steps, &Steps::changed, this, &StepsDialog::refill);
    refill();
}

QString StepsDialog::limitText() {
    return tr("A presentation has at most %1 steps.").arg(most_steps);
}

QComboBox* StepsDialog::viewBox(const QString& name, bool optional) {
    auto* box = new QComboBox(this);
    box->setAccessibleName(name);
    if (optional)
        box->addItem(tr("none"), QString());
    for (const std::string_view view : allViews())
        box->addItem(titleOf(view), toQString(view));
    connect(box, &QComboBox::activated, this, &StepsDialog::takeViews);
    views_.push_back(box);
    return box;
}

QPushButton* StepsDialog::addButton(QVBoxLayout* layout, const QString& text,
                                    const std::function<void()>& act) {
    auto* button = new QPushButton(text, this);
    button->setAutoDefault(false);
    connect(button, &QPushButton::clicked, this, act);
    layout->addWidget(button);
    return button;
}

void StepsDialog::refill() {
    {
        const QSignalBlocker quiet(list_);
        const int before = chosen();
        list_->clear();
        for (const Step& step : steps_.all()) {
            auto* item = new QListWidgetItem(toQString(step.title), list_);
            item->setFlags(item->flags() | Qt::ItemIsEditable);
        }
        list_->setCurrentRow(std::clamp(before, 0, std::max(0, list_->count() - 1)));
    }
    showChosen();
}

void StepsDialog::showChosen() {
    const bool any = chosen() >= 0;
    adder_->setEnabled(!steps_.isFull());
    adder_->setToolTip(steps_.isFull() ? limitText() : QString());
    for (QPushButton* button : on_chosen_)
        button->setEnabled(any);
    for (QComboBox* box : views_)
        box->setEnabled(any);
    if (!any)
        return;
    const auto& views = steps_.all()[static_cast<std::size_t>(chosen())].views;
    for (std::size_t i = 0; i < views_.size(); ++i)
        views_[i]->setCurrentIndex(
            views_[i]->findData(i < views.size() ? toQString(views[i]) : QString()));
}

void StepsDialog::change(int chosen, const std::function<void(std::vector<Step>&)>& by) {
    std::vector<Step> steps = steps_.all();
    by(steps);
    steps_.set(std::move(steps));
    list_->setCurrentRow(chosen);
}

void StepsDialog::add() {
    const int at = chosen() + 1;
    change(at, [&](std::vector<Step>& steps) { steps.insert(steps.begin() + at, present_()); });
}

void StepsDialog::replace() {
    const int at = chosen();
    change(at, [&](std::vector<Step>& steps) {
        Step& old = steps.at(static_cast<std::size_t>(at));
        Step made = present_();
        made.title = old.title;
        old = std::move(made);
    });
}

void StepsDialog::remove() {
    const int at = chosen();
    change(std::max(0, at - 1), [&](std::vector<Step>& steps) { steps.erase(steps.begin() + at); });
}

void StepsDialog::move(int by) {
    const int from = chosen(), to = from + by;
    if (to < 0 || to >= list_->count())
        return;
    change(to, [&](std::vector<Step>& steps) {
        std::swap(steps[static_cast<std::size_t>(from)], steps[static_cast<std::size_t>(to)]);
    });
}

void StepsDialog::rename(int at) {
    const QListWidgetItem* const item = list_->item(at);
    if (!item)
        return;
    const std::string title = item->text().toStdString();
    change(at,
           [&](std::vector<Step>& steps) { steps.at(static_cast<std::size_t>(at)).title = title; });
}

void StepsDialog::takeViews() {
    const int at = chosen();
    std::vector<std::string> views;
    for (const QComboBox* box : views_)
        if (const QString view = box->currentData().toString();
            !view.isEmpty() && (views.empty() || views.front() != view.toStdString()))
            views.push_back(view.toStdString());
    change(at,
           [&](std::vector<Step>& steps) { steps.at(static_cast<std::size_t>(at)).views = views; });
    showChosen();
}

}  // namespace attnscope
