#include "ui/lab/lab_bar.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QSignalBlocker>
#include <QVBoxLayout>
#include <algorithm>
#include <cmath>

#include "core/fields/fields.h"
#include "core/fields/follow.h"
#include "core/fields/labels.h"
#include "ui/controls/choice_control.h"
#include "ui/look/explained.h"
#include "ui/look/text.h"
#include "ui/look/text_scale.h"
#include "ui/look/theme.h"
#include "ui/look/translated.h"

namespace attnscope {
namespace {

constexpr int bar_spacing = 6;  ///< controls, in pixels

/// A number that keeps the width of the longest one. What has been entered is undone as a change of
/// the Scenario.
class LabNumber : public QSpinBox {
public:
    explicit LabNumber(QWidget* parent) : QSpinBox(parent) {
        connect(this, &QSpinBox::editingFinished, this, [this] { lineEdit()->setModified(false); });
    }

    QSize minimumSizeHint() const override { return sizeHint(); }
};

/// A button that is as wide as the widest of its texts, so that another one moves nothing.
class LabButton : public QPushButton {
public:
    LabButton(const QStringList& texts, QWidget* parent)
        : QPushButton(texts.front(), parent), texts_(texts) {
        setFocusPolicy(Qt::StrongFocus);
        setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    }

    QSize sizeHint() const override {
        constexpr int around = 12;
        int widest = 0;
        for (const QString& each : texts_)
            widest = std::max(widest, fontMetrics().horizontalAdvance(each));
        return {widest + 2 * scaled(around), QPushButton::sizeHint().height()};
    }
    QSize minimumSizeHint() const override { return sizeHint(); }

private:
    QStringList texts_;
};

}  // namespace

LabBar::LabBar(ScenarioModel& model, LabFeed& feed, QWidget* parent)
    : QWidget(parent),
      model_(model),
      feed_(feed),
      button_(new LabButton({tr("Train"), tr("Stop"), tr("Go on"), tr("More steps")}, this)),
      user_(makeUser()),
      line_(new ElidedLabel(this)) {
    auto* row = new QHBoxLayout;
    row->setSpacing(bar_spacing);
    for (const std::string_view key : {"lab_task", "attention", "position"}) {
        auto* choice = new ChoiceControl(field(key), model, this);
        constexpr int shortest = 72, of_task = 112;
        choice->list()->setMinimumWidth(key == "lab_task" ? of_task : shortest);
        choice->list()->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
        row->addWidget(choice);
        folding_.push_back(choice);
    }
    for (const std::string_view key : {"lab_steps", "lab_seeds"})
        row->addWidget(folding_.emplace_back(makeNumber(key, this)));
    row->addWidget(button_);
    row->addStretch(1);
    setTextSize(*line_, textsize::small);
    setTextSize(*user_, textsize::small);
    line_->setForegroundRole(QPalette::PlaceholderText);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(12, 2, 8, 2);
    layout->setSpacing(2);
    layout->addLayout(row);
    auto* below = new QHBoxLayout;
    below->setSpacing(bar_spacing);
    below->addWidget(line_, 1);
    below->addWidget(user_);
    layout->addLayout(below);
    connect(button_, &QPushButton::clicked, this, &LabBar::press);
    connect(&feed_, &LabFeed::stateChanged, this, &LabBar::showState);
    showState();
}

QSpinBox* LabBar::makeNumber(std::string_view key, QWidget* parent) {
    const Field& number = field(key);
    const auto& kind = std::get<IntegerField>(number.kind);
    auto* box = new LabNumber(parent);
    box->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    box->setRange(static_cast<int>(kind.min), static_cast<int>(kind.max));
    box->setFocusPolicy(Qt::StrongFocus);
    box->setKeyboardTracking(false);
    box->setAccelerated(true);
    box->setStepType(kind.max > 1000 ? QSpinBox::AdaptiveDecimalStepType
                                     : QSpinBox::DefaultStepType);
    box->setSuffix(key == "lab_steps" ? tr(" steps") : tr(" seeds"));
    box->setAccessibleName(translated(label_of(number)));
    box->setToolTip(translated(help_of(number)));
    setExplanation(*box, "fields/" + std::string(key));
    const auto follow = [this, box, member = kind.member] {
        const QSignalBlocker quiet(box);
        box->setValue(static_cast<int>(model_.scenario().*member));
    };
    connect(&model_, &ScenarioModel::changed, box, follow);
    connect(box, &QSpinBox::valueChanged, this, [this, key](int value) {
        model_.adopt(with_field(model_.scenario(), key, std::to_string(value)));
    });
    follow();
    return box;
}

/// Returns the button that stands beside the line of the state, no higher than it.
QToolButton* LabBar::makeUser() {
    auto* button = new QToolButton(this);
    button->setText(tr("Show the model's matrix"));
    button->setToolTip(
        tr("Use the queries and keys of the model trained under the chosen rule, for one example "
           "with n keys"));
    button->setAutoRaise(true);
    button->setFocusPolicy(Qt::StrongFocus);
    setExplanation(*button, "query-sources/trained");
    connect(button, &QToolButton::clicked, this, &LabBar::vectorsRequested);
    return button;
}

QSize LabBar::minimumSizeHint() const {
    return {button_->sizeHint().width() + layout()->contentsMargins().left() +
                layout()->contentsMargins().right(),
            QWidget::minimumSizeHint().height()};
}

void LabBar::showWhatFits() {
    const QMargins margins = layout()->contentsMargins();
    int left = width() - margins.left() - margins.right() - button_->sizeHint().width();
    for (QWidget* each : folding_) {
        left -= each->minimumSizeHint().width() + bar_spacing;
        each->setVisible(left >= 0);
    }
}

void LabBar::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    showWhatFits();
}

void LabBar::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange)
        showWhatFits();
}

void LabBar::press() {
    if (feed_.isTraining())
        feed_.stop();
    else if (feed_.isComplete())
        trainMore();
    else
        feed_.train();
}

/// Doubles the number of steps and trains on.
void LabBar::trainMore() {
    const auto& kind = std::get<IntegerField>(field("lab_steps").kind);
    const std::int64_t steps = std::min(2 * model_.scenario().lab_steps, kind.max);
    model_.adopt(with_field(model_.scenario(), "lab_steps", std::to_string(steps)));
    feed_.train();
}

void LabBar::showState() {
    const bool is_complete = feed_.isComplete();
    button_->setText(feed_.isTraining() ? tr("Stop")
                     : is_complete      ? tr("More steps")
                     : feed_.isBegun()  ? tr("Go on")
                                        : tr("Train"));
    button_->setToolTip(feed_.isTraining() ? tr("Stop, and keep what has been trained")
                        : is_complete      ? tr("Train on to twice as many steps")
                                           : tr("Train models under all rules compared, measure "
                                                     "them at other lengths, and keep them"));
    button_->setEnabled(feed_.isTraining() || feed_.refusal().isEmpty());
    line_->setText(state());
    user_->setVisible(feed_.shownTrial() != nullptr);
}

/// "3 rules, 5 seeds each"
QString LabBar::summary() const {
    const auto rules = static_cast<int>(feed_.trials().size());
    const auto seeds = static_cast<int>(model_.scenario().lab_seeds);
    const QString models = rules == 1 ? tr("one rule") : tr("%1 rules").arg(rules);
    return seeds == 1 ? models : listed({models, tr("%1 seeds each").arg(seeds)});
}

QString LabBar::state() const {
    if (const QString refusal = feed_.refusal(); !refusal.isEmpty())
        return refusal;
    const QString between = QStringLiteral("  ·  ");
    if (feed_.isBusy() && !feed_.isTraining())
        return tr("Looks for what was trained before");
    if (!feed_.isTraining())
        return (feed_.isComplete() ? tr("Trained and measured: %1").arg(summary())
                : feed_.isBegun()  ? tr("Not finished: %1").arg(summary())
                                   : tr("Not trained yet: %1").arg(summary()));
    const LabProgress& now = feed_.progress();
    QStringList parts = {
        now.length > 0 ? tr("measures at n = %1").arg(axisNumber(static_cast<double>(now.length)))
                       : tr("step %1 of %2")
                             .arg(axisNumber(static_cast<double>(now.step)),
                                  axisNumber(static_cast<double>(model_.scenario().lab_steps)))};
    if (model_.scenario().lab_seeds > 1)
        parts.append(tr("seed %1 of %2").arg(now.seed + 1).arg(model_.scenario().lab_seeds));
    if (now.length == 0 && now.steps_a_second > 0)
        parts.append(tr("%1 steps/s").arg(std::lround(now.steps_a_second)));
    if (now.seconds_left)
        parts.append(timeLeftText(*now.seconds_left));
    return parts.join(between);
}

}  // namespace attnscope
