#include "ui/animation/animation_dialog.h"

#include <QDialogButtonBox>
#include <QFormLayout>
#include <QPushButton>
#include <QVBoxLayout>

#include "core/fields/fields.h"
#include "core/fields/labels.h"
#include "core/fields/number_range.h"
#include "core/sweep/possible_sweep.h"
#include "core/text/errors.h"
#include "ui/animation/animated_views.h"
#include "ui/controls/number_box.h"
#include "ui/look/fault_label.h"
#include "ui/look/text.h"
#include "ui/look/translated.h"
#include "ui/views/views.h"

namespace attnscope {
namespace {

QDoubleSpinBox* secondsBox(double value, QWidget* parent) {
    auto* box = new QDoubleSpinBox(parent);
    box->setRange(0.1, 3600);
    box->setDecimals(1);
    box->setSuffix(AnimationDialog::tr(" s"));
    box->setValue(value);
    return box;
}

QComboBox* listOf(const QStringList& names, QWidget* parent) {
    auto* list = new QComboBox(parent);
    list->addItems(names);
    return list;
}

}  // namespace

AnimationDialog::AnimationDialog(const ScenarioModel& model, const BoardLayout& board,
                                 const Theme& theme, QWidget* parent)
    : QDialog(parent),
      model_(model),
      board_(animatedPart(board)),
      content_(listOf({}, this)),
      field_(listOf({}, this)),
      frames_(numberBox(fewestFrames, mostFrames, 120, {}, this)),
      seconds_(secondsBox(4, this)),
      width_(numberBox(16, 16383, 1280, tr(" px"), this)),
      height_(numberBox(16, 16383, 720, tr(" px"), this)),
      dpi_(numberBox(36, 1200, 96, tr(" dpi"), this)),
      theme_(listOf({}, this)),
      format_(listOf({tr("Animated WebP"), tr("Folder of PNG pictures")}, this)),
      rate_(new QLabel(this)),
      fault_(new QLabel(this)) {
    setWindowTitle(tr("Export animation"));
    for (const NamedTheme& each : themes())
        theme_->addItem(labelOf(each), toQString(each.key));
    theme_->setCurrentIndex(theme_->findData(toQString(theme.key)));
    rate_->setForegroundRole(QPalette::PlaceholderText);
    fault_->setTextFormat(Qt::PlainText);
    fault_->setWordWrap(true);
    fault_->hide();
    auto* form = new QFormLayout;
    form->setSpacing(8);
    addRows(form);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
    buttons->addButton(tr("Choose file…"), QDialogButtonBox::AcceptRole)->setDefault(true);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(24, 24, 24, 16);
    layout->setSpacing(16);
    layout->addLayout(form);
    layout->addWidget(fault_);
    layout->addWidget(buttons);
    connect(buttons, &QDialogButtonBox::accepted, this, &AnimationDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    fillContent();
    fillFields();
    describe();
    constexpr int width = 192;
    for (QWidget* each : findChildren<QWidget*>(QString(), Qt::FindDirectChildrenOnly))
        if (qobject_cast<QComboBox*>(each) || qobject_cast<QAbstractSpinBox*>(each) ||
            qobject_cast<QLineEdit*>(each))
            each->setFixedWidth(width);
}

void AnimationDialog::addRows(QFormLayout* form) {
    form->addRow(tr("Content"), content_);
    form->addRow(tr("Number"), field_);
    sweep_ = new SweepRows(form, this);
    form->addRow(tr("Frames"), frames_);
    form->addRow(tr("Duration"), seconds_);
    form->addRow(QString(), rate_);
    form->addRow(tr("Width"), width_);
    form->addRow(tr("Height"), height_);
    form->addRow(tr("Resolution"), dpi_);
    form->addRow(tr("Theme"), theme_);
    form->addRow(tr("Format"), format_);
    connect(field_, &QComboBox::currentIndexChanged, this,
            [this] { sweep_->show(sweeps_[static_cast<std::size_t>(field_->currentIndex())]); });
    connect(frames_, &QSpinBox::valueChanged, this, &AnimationDialog::describe);
    connect(seconds_, &QDoubleSpinBox::valueChanged, this, &AnimationDialog::describe);
}

void AnimationDialog::fillContent() {
    const std::vector<std::string> views = viewsOf(board_);
    if (views.size() > 1)
        content_->addItem(tr("Board"), QString());
    for (const std::string& view : views)
        content_->addItem(titleOf(view), toQString(view));
}

/// Offers the numbers that the present Scenario makes use of and that can have other values, with λ
/// selected.
void AnimationDialog::fillFields() {
    const Scenario& now = model_.scenario();
    for (const Field& each : fields()) {
        if (!number_range(each) || !(each.applies(now) || each.key == "lambda") ||
            is_given_by_files(now, each.key))
            continue;
        if (const auto sweep = possible_sweep(now, model_.play(each.key).sweep)) {
            sweeps_.push_back(*sweep);
            field_->addItem(translated(label_of(each)), toQString(each.key));
        }
    }
    field_->setCurrentIndex(field_->findData(QStringLiteral("lambda")));
}

Animation AnimationDialog::animation() const {
    const std::string view = content_->currentData().toString().toStdString();
    return {.scenario = model_.scenario(),
            .comparison = model_.comparison(),
            .sweep = sweep_->sweep(),
            .layout = view.empty() ? board_ : layoutOf(view),
            .frames = frames_->value(),
            .rate = frames_->value() / seconds_->value(),
            .picture = pixelLook({width_->value(), height_->value()}, dpi_->value(),
                                 themeOf(theme_->currentData().toString().toStdString()))};
}

void AnimationDialog::describe() {
    rate_->setText(
        tr("%1 frames per second").arg(shortNumber(frames_->value() / seconds_->value())));
}

void AnimationDialog::accept() {
    try {
        check(animation());
        QDialog::accept();
    } catch (const Error& error) {
        showFault(*fault_, translated(error.message()));
    }
}

}  // namespace attnscope
