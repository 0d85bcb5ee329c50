#include "ui/compare/frozen_dialog.h"

#include <QDialogButtonBox>
#include <QEvent>
#include <QLabel>
#include <QPainter>
#include <QPushButton>
#include <QSignalBlocker>
#include <QVBoxLayout>
#include <algorithm>
#include <utility>

#include "core/text/errors.h"
#include "ui/compare/frozen_names.h"
#include "ui/look/fault_label.h"
#include "ui/look/renaming.h"
#include "ui/look/text.h"
#include "ui/look/translated.h"
#include "ui/model/scenario_model.h"

namespace attnscope {
namespace {

constexpr QSize sampleSize(32, 16);

}  // namespace

FrozenDialog::FrozenDialog(ScenarioModel& model, std::function<Theme()> theme, QWidget* parent)
    : QDialog(parent),
      model_(model),
      theme_(std::move(theme)),
      list_(new QListWidget(this)),
      fault_(new QLabel(this)) {
    setWindowTitle(tr("Frozen Scenarios"));
    list_->setAccessibleName(tr("Frozen Scenarios"));
    list_->setMinimumSize(320, 200);
    list_->setIconSize(sampleSize);
    fault_->setTextFormat(Qt::PlainText);
    fault_->setWordWrap(true);
    fault_->hide();
    auto* right = new QVBoxLayout;
    addButton(right, tr("&Freeze what is shown"), [this] { Q_EMIT freezeRequested(); });
    on_chosen_ = {
        addButton(right, tr("Re&name"), [this] { list_->editItem(list_->currentItem()); }),
        addButton(right, tr("Re&move"), [this] { remove(); }),
        addButton(right, tr("Remove &all"), [this] { removeAll(); })};
    right->addStretch(1);
    auto* parts = new QHBoxLayout;
    parts->setSpacing(16);
    parts->addWidget(list_, 1);
    parts->addLayout(right);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(24, 24, 24, 16);
    layout->setSpacing(16);
    layout->addLayout(parts, 1);
    layout->addWidget(fault_);
    layout->addWidget(buttons);
    connect(list_, &QListWidget::currentRowChanged, this, &FrozenDialog::enable);
    whenRenamed(*list_, [this](int row) { rename(row); });
    connect(&model, &ScenarioModel::comparisonChanged, fault_, &QWidget::hide);
    connect(&model, &ScenarioModel::comparisonChanged, this, &FrozenDialog::fill);
    connect(&model, &ScenarioModel::changed, this, &FrozenDialog::fill);
}

void FrozenDialog::showEvent(QShowEvent* event) {
    QDialog::showEvent(event);
    fault_->hide();
    fill();
}

void FrozenDialog::changeEvent(QEvent* event) {
    QDialog::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        fill();
}

QPushButton* FrozenDialog::addButton(QVBoxLayout* layout, const QString& text,
                                     const std::function<void()>& act) {
    auto* button = new QPushButton(text, this);
    button->setAutoDefault(false);
    connect(button, &QPushButton::clicked, this, act);
    layout->addWidget(button);
    return button;
}

/// Returns a piece of the line that represents a frozen Scenario in figures.
QIcon FrozenDialog::iconOf(std::size_t place) const {
    QPixmap sample(sampleSize * devicePixelRatioF());
    sample.setDevicePixelRatio(devicePixelRatioF());
    sample.fill(Qt::transparent);
    QPainter painter(&sample);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(curvePen(CurveKind::reference, theme_(), static_cast<int>(2 * place)));
    const double middle = sampleSize.height() / 2.0;
    painter.drawLine(QPointF(0, middle), QPointF(sampleSize.width(), middle));
    return sample;
}

/// Lists what is frozen now. A name that is being typed stays, while as much is frozen.
void FrozenDialog::fill() {
    if (!isVisible())
        return;
    const std::vector<Frozen>& frozen = model_.comparison().frozen;
    const QSignalBlocker quiet(list_);
    if (list_->count() != static_cast<int>(frozen.size())) {
        const int before = list_->currentRow();
        list_->clear();
        for (std::size_t i = 0; i < frozen.size(); ++i) {
            auto* item = new QListWidgetItem(list_);
            item->setFlags(item->flags() | Qt::ItemIsEditable);
        }
        list_->setCurrentRow(std::clamp(before, 0, std::max(0, list_->count() - 1)));
    }
    for (std::size_t i = 0; i < frozen.size(); ++i) {
        QListWidgetItem* item = list_->item(static_cast<int>(i));
        if (list_->isPersistentEditorOpen(item))  // or any other
            continue;
        item->setIcon(iconOf(i));
        item->setText(frozenName(frozen[i], model_.scenario()));
    }
    enable();
}

void FrozenDialog::enable() {
    for (QPushButton* button : on_chosen_)
        button->setEnabled(list_->currentRow() >= 0);
}

void FrozenDialog::remove() {
    if (list_->currentRow() >= 0)
        model_.setComparison(
            without_frozen(model_.comparison(), static_cast<std::size_t>(list_->currentRow())));
}

void FrozenDialog::removeAll() {
    model_.setComparison(without_frozen(model_.comparison()));
}

/// Takes over the typed name. If it is empty, the list shows the differences in its place.
void FrozenDialog::rename(int at) {
    Comparison comparison = model_.comparison();
    if (at < 0 || at >= static_cast<int>(comparison.frozen.size()))
        return;
    Frozen& named = comparison.frozen[static_cast<std::size_t>(at)];
    named.name = as_frozen_name(list_->item(at)->text().toStdString());
    try {
        check_frozen(comparison.frozen);
        fault_->hide();
        model_.setComparison(comparison);
    } catch (const Error& error) {
        showFault(*fault_, translated(error.message()));
    }
    fill();
}

}  // namespace attnscope
