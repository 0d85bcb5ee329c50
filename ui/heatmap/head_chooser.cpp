#include "ui/heatmap/head_chooser.h"

#include <QAbstractItemView>
#include <QHBoxLayout>
#include <QLabel>
#include <QSignalBlocker>
#include <algorithm>

#include "core/fields/fields.h"
#include "core/fields/follow.h"
#include "core/fields/labels.h"
#include "core/scenario/first_axis.h"
#include "ui/controls/choice_control.h"
#include "ui/look/text.h"
#include "ui/look/translated.h"
#include "ui/tokens/tokens_button.h"

namespace attnscope {
namespace {

/// Returns the part of a Scenario that decides the choices.
Scenario filesOf(const Scenario& scenario) {
    Scenario inputs = vector_inputs(scenario);
    const Scenario defaults;
    inputs.head = inputs.batch = 0;
    inputs.n = defaults.n;
    inputs.d = defaults.d;
    inputs.seed = defaults.seed;
    return inputs;
}

/// Returns the last index of an axis with `count` elements; 0 if there is no such axis.
std::int64_t last(std::int64_t count) {
    return std::max<std::int64_t>(count, 1) - 1;
}

/// Shows around the box's number which numbers there are, and hides the box if there is only one.
void setCount(QSpinBox& box, const QString& sentence, std::int64_t count) {
    const QString whole =
        QString(sentence).replace(QStringLiteral("%2"), QString::number(last(count)));
    const QStringList around = whole.split(QStringLiteral("%1"));
    box.setPrefix(around.front());
    box.setSuffix(around.back());
    box.setHidden(count < 2);
}

/// Sets the number that is chosen. A number that the files do not hold is shown, too, but a person
/// can choose only numbers that they hold.
void setChosen(QSpinBox& box, std::int64_t value, std::int64_t count) {
    const QSignalBlocker quiet(box);
    box.setMaximum(static_cast<int>(std::max(last(count), value)));
    box.setValue(static_cast<int>(value));
}

}  // namespace

HeadChooser::HeadChooser(ScenarioModel& model, Chosen chosen, QWidget* parent)
    : QWidget(parent),
      model_(model),
      chosen_(chosen),
      pairs_(new QComboBox(this)),
      batch_(makeNumber("batch", &HeadAxes::batches)),
      head_(makeNumber("head", &HeadAxes::heads)),
      all_(new QToolButton(this)),
      mask_(new ChoiceControl(field("mask"), model, this)) {
    constexpr int shortest = 72;
    pairs_->setFocusPolicy(Qt::StrongFocus);
    pairs_->setAccessibleName(tr("Tensors of queries and keys"));
    pairs_->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    pairs_->setMinimumWidth(shortest);
    pairs_->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    pairs_->view()->setTextElideMode(Qt::ElideMiddle);
    connect(pairs_, &QComboBox::activated, this, [this](int index) {
        Q_EMIT model_.tensorsRequested(choices_.pairs[static_cast<std::size_t>(index)].tensors);
        showChosen();  // until it has been read
    });
    all_->setText(tr("All heads"));
    all_->setToolTip(tr("Show every head, with its mean entropy"));
    all_->setFocusPolicy(Qt::StrongFocus);
    connect(all_, &QToolButton::clicked, this, &HeadChooser::allRequested);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(12, 0, 12, 0);
    row->setSpacing(8);
    row->addWidget(pairs_);
    row->addWidget(batch_);
    row->addWidget(head_);
    row->addWidget(all_);
    auto* label = new QLabel(tr("mask"), this);
    label->setBuddy(mask_->editor());
    constexpr int shortest_mask = 72;  // shows "causal"
    mask_->list()->setMinimumWidth(shortest_mask);
    row->addWidget(label);
    row->addWidget(mask_);
    row->addStretch(1);
    if (chosen == Chosen::batch)
        row->addWidget(tokens_ = new TokensButton(model, this));
    hide();
    connect(&model_, &ScenarioModel::changed, this, &HeadChooser::follow);
    connect(&job_, &LatestJob::failed, this, [this] {  // the picture says what is wrong
        choices_ = {};
        showChoices();
    });
    follow();
}

QSpinBox* HeadChooser::makeNumber(std::string_view key, std::int64_t HeadAxes::*count) {
    auto* box = new QSpinBox(this);
    const Field& chosen = field(key);
    box->setFocusPolicy(Qt::StrongFocus);
    box->setKeyboardTracking(false);
    box->setAccelerated(true);
    box->setAccessibleName(translated(label_of(chosen)));
    box->setToolTip(translated(help_of(chosen)));
    connect(box, &QSpinBox::valueChanged, this, [this, key, count](int value) {
        const auto held = std::min<std::int64_t>(value, last(choices_.axes.*count));
        model_.adopt(with_field(model_.scenario(), key, std::to_string(held)));
    });
    return box;
}

void HeadChooser::setAllowed(bool allowed) {
    allowed_ = allowed;
    showChoices();
}

void HeadChooser::follow() {
    const Scenario& now = model_.scenario();
    if (!has_own_vectors(now)) {
        if (!read_)
            return;  // nothing is offered
        job_.cancel();
        read_.reset();
        choices_ = {};
        return showChoices();
    }
    const ScenarioModel::Inputs wanted = model_.withVersions(filesOf(now));
    if (read_ == wanted)
        return showChosen();
    read_ = wanted;
    job_.post([this, now](const std::stop_token&, const LatestJob::Deliver& deliver) {
        const HeadChoices choices = head_choices(now);
        deliver([this, choices] {
            choices_ = choices;
            showChoices();
        });
    });
}

void HeadChooser::showChoices() {
    {
        const QSignalBlocker quietPairs(pairs_), quietBatch(batch_), quietHead(head_);
        pairs_->clear();
        for (const NamedPair& pair : choices_.pairs)
            pairs_->addItem(toQString(pair.name));
        constexpr int margins = 32;
        pairs_->view()->setMinimumWidth(pairs_->view()->sizeHintForColumn(0) + margins);
        pairs_->setHidden(choices_.pairs.empty());
        const bool are_layers = first_axis(model_.scenario().first_axis).id == FirstAxis::layer;
        setCount(*batch_, are_layers ? tr("layer %1 (0–%2)") : tr("batch %1 (0–%2)"),
                 choices_.axes.batches);
        setCount(*head_, tr("head %1 (0–%2)"), chosen_ == Chosen::head ? choices_.axes.heads : 0);
    }
    all_->setHidden(head_->isHidden());
    showChosen();
    offers_ = !pairs_->isHidden() || !batch_->isHidden() || !head_->isHidden();
    setVisible(allowed_ && has_own_vectors(model_.scenario()));
    Q_EMIT offeredChanged();
}

void HeadChooser::showChosen() {
    const Scenario& now = model_.scenario();
    setChosen(*batch_, now.batch, choices_.axes.batches);
    setChosen(*head_, now.head, choices_.axes.heads);
    if (!choices_.pairs.empty())
        pairs_->setCurrentIndex(static_cast<int>(choices_.chosen));
    const QString layer = toQString(model_.stated().layer);
    const QString tensors = toQString(now.query_tensor + " · " + now.key_tensor);
    pairs_->setToolTip(layer.isEmpty() ? tensors : layer + u'\n' + tensors);
}

}  // namespace attnscope
