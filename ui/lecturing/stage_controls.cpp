#include "ui/lecturing/stage_controls.h"

#include <QHBoxLayout>
#include <algorithm>
#include <cmath>

#include "core/fields/labels.h"
#include "core/softmax/entropy_unit.h"
#include "ui/figure/variable_label.h"
#include "ui/look/card.h"
#include "ui/look/text.h"
#include "ui/look/text_scale.h"
#include "ui/look/theme.h"
#include "ui/look/translated.h"
#include "ui/panel/control_of_field.h"

namespace attnscope {
namespace {

constexpr int stage_border = 8, in_stage = 12, between_fields = 12;
constexpr int value_digits = 3;

/// Returns e^H of an entropy in a unit.
double keysOf(double entropy, const std::string& unit) {
    return std::exp(entropy / entropy_unit(unit).factor);
}

QString countText(std::int64_t count) {
    constexpr int digits = 7;
    return shortNumber(static_cast<double>(count), digits);
}

/// Returns the values of a Scenario, without the entropy if that is unknown or not to be seen.
QString valuesText(const Readout& readout, std::int64_t d, bool has_entropy) {
    const QString asked =
        StageControls::tr("d = %1    n = %2    λ = %3")
            .arg(countText(d), countText(readout.keys), shortNumber(readout.lambda, value_digits));
    if (!has_entropy || !std::isfinite(readout.exact))
        return asked;
    return StageControls::tr("%1    H = %2 %3    e^H = %4")
        .arg(asked, shortNumber(readout.exact, value_digits), unitName(readout.unit),
             shortNumber(keysOf(readout.exact, readout.unit), value_digits));
}

}  // namespace

StageControls::StageControls(ScenarioModel& model, QWidget* parent)
    : QWidget(parent), model_(model), row_(new QHBoxLayout(this)), values_(new QLabel(this)) {
    setAccessibleName(tr("Fields of the step"));
    values_->setTextFormat(Qt::PlainText);
    setTextSize(*values_, textsize::small, QFont::DemiBold);
    row_->setContentsMargins(stage_border + in_stage, stage_border, stage_border + in_stage,
                             stage_border);
    row_->setSpacing(between_fields);
    row_->addStretch(1);
    row_->addWidget(values_);
    hide();
}

void StageControls::showFields(const std::vector<std::string>& keys, bool with_values) {
    values_->setVisible(with_values);
    if (keys == keys_)
        return;
    keys_ = keys;
    for (QWidget* each : captions_)
        each->deleteLater();
    for (FieldControl* each : controls_) {
        each->hide();
        each->deleteLater();  // it may have the mouse
    }
    captions_.clear();
    controls_.clear();
    for (const std::string& key : keys)
        add(key);
    setVisible(!keys.empty());
    write();
}

const FieldControl* StageControls::control(const std::string& key) const {
    const auto found = std::ranges::find(keys_, key);
    return found == keys_.end() ? nullptr
                                : controls_[static_cast<std::size_t>(found - keys_.begin())];
}

/// Adds a control before the values.
void StageControls::add(const std::string& key) {
    const Field& shown = field(key);
    FieldControl* control = makeFieldControl(shown, model_, Placement::bar, this);
    auto* caption = new VariableLabel(translated(label_of(shown)), this);
    caption->setBuddy(control->editor());
    const int at = 2 * static_cast<int>(controls_.size());
    row_->insertWidget(at, caption);
    row_->insertWidget(at + 1, control, 2);
    captions_.push_back(caption);
    controls_.push_back(control);
    caption->show();
    control->show();
}

void StageControls::setReadout(const Readout& readout) {
    readout_ = readout;
    write();
}

void StageControls::setEntropyShown(bool shown) {
    has_entropy_ = shown;
    write();
}

/// Keeps the room that the values take in a drag, so that no slider changes its length.
void StageControls::write() {
    if (!readout_ || keys_.empty())
        return;
    values_->setText(valuesText(*readout_, model_.scenario().d, has_entropy_));
    values_->setMinimumWidth(std::max(widthOfUsualValues(), values_->sizeHint().width()));
}

/// Returns the width of values with as many digits as those of lessons have.
int StageControls::widthOfUsualValues() const {
    constexpr double usual_lambda = 0.0888, usual_entropy = 8.88;
    constexpr std::int64_t usual_keys = 131072, usual_d = 888;
    Readout widest = *readout_;
    widest.lambda = usual_lambda;
    widest.keys = usual_keys;
    widest.exact = usual_entropy;
    return values_->fontMetrics().horizontalAdvance(valuesText(widest, usual_d, true));
}

void StageControls::paintEvent(QPaintEvent*) {
    paintCard(*this, rect().adjusted(stage_border, 0, -stage_border, -stage_border / 2));
}

}  // namespace attnscope
