#include "ui/panel/number_control.h"

#include <QAccessible>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QMenu>
#include <QVBoxLayout>
#include <algorithm>
#include <cmath>
#include <memory>

#include "core/fields/labels.h"
#include "core/fields/number_range.h"
#include "core/sweep/sweep.h"
#include "core/text/numbers.h"
#include "ui/compare/family_actions.h"
#include "ui/controls/by_file_mark.h"
#include "ui/controls/handle_slider.h"
#include "ui/figure/variable_label.h"
#include "ui/look/text.h"
#include "ui/look/text_scale.h"
#include "ui/look/translated.h"
#include "ui/look/typed_number.h"
#include "ui/play/play_button.h"

namespace attnscope {
namespace {

constexpr int entry_width = 76, widest_entry = 132;
constexpr int part_gap = 8;  // between the parts of a control in the bar
constexpr int shortest_slider = 40;

}  // namespace

NumberControl::NumberControl(const Field& field, ScenarioModel& model, Placement placement,
                             QWidget* parent)
    : FieldControl(field, model, parent),
      placement_(placement),
      slider_(new HandleSlider(this)),
      entry_(new QLineEdit(this)),
      player_(new PlayButton(field, name(), model, this)) {
    const NumberRange range = number_range(field).value();
    whole_ = range.whole;
    min_ = range.min;
    max_ = range.max;
    scale_ = {range.slider_min, range.slider_max, 1000};
    buildSlider();
    entry_->setAlignment(Qt::AlignRight);
    entry_->setFixedWidth(entry_width);
    entry_->setTextMargins(4, 0, 4, 0);
    entry_->installEventFilter(this);
    entry_->setContextMenuPolicy(Qt::CustomContextMenu);
    connect(entry_, &QLineEdit::customContextMenuRequested, this, &NumberControl::openEntryMenu);
    connect(entry_, &QLineEdit::editingFinished, this, &NumberControl::finishEditing);
    setEditor(entry_);
    arrange(placement);
    NumberControl::refresh();
}

void NumberControl::buildSlider() {
    slider_->setRange(0, scale_.steps);
    slider_->setSingleStep(5);
    slider_->setPageStep(50);
    slider_->setFocusPolicy(Qt::StrongFocus);
    slider_->setAccessibleName(tr("%1, slider").arg(name()));
    connect(slider_, &QSlider::actionTriggered, this, &NumberControl::slide);
    connect(slider_, &QSlider::sliderPressed, this, [this] { model().setDragging(true); });
    connect(slider_, &QSlider::sliderReleased, this, [this] { model().setDragging(false); });
}

void NumberControl::arrange(Placement placement) {
    auto* row = new QHBoxLayout;
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(part_gap);
    if (placement == Placement::bar) {
        setLayout(row);
        slider_->setMinimumWidth(shortest_slider);
        row->addWidget(slider_, 1);
        row->addWidget(entry_);
        row->addWidget(player_);
        return;
    }
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    const QString unit = translated(unit_of(field()));
    auto* label = new VariableLabel(
        translated(label_of(field())) + (unit.isEmpty() ? QString() : QStringLiteral("  ") + unit),
        this);
    label->setBuddy(entry_);
    row->addWidget(withByFileMark(label, field(), model()), 1);
    row->addWidget(entry_);
    column->addLayout(row);
    auto* below = new QHBoxLayout;
    below->setSpacing(4);
    below->addWidget(slider_, 1);
    below->addWidget(player_);
    column->addLayout(below);
}

QSize NumberControl::sizeHint() const {
    if (placement_ != Placement::bar)
        return FieldControl::sizeHint();
    return {slider_->sizeHint().width() + entry_->minimumWidth() + player_->sizeHint().width() +
                2 * part_gap,
            FieldControl::sizeHint().height()};
}

QSize NumberControl::minimumSizeHint() const {
    if (placement_ != Placement::bar)
        return FieldControl::minimumSizeHint();
    return {entry_->minimumWidth(), FieldControl::minimumSizeHint().height()};
}

void NumberControl::resizeEvent(QResizeEvent* event) {
    FieldControl::resizeEvent(event);
    showWhatFits();
}

/// In a narrow bar hides the player, in a narrower one the slider, too. The number stays.
void NumberControl::showWhatFits() {
    if (placement_ != Placement::bar)
        return;
    const int with_slider = entry_->minimumWidth() + part_gap + shortest_slider;
    slider_->setVisible(width() >= with_slider);
    player_->setVisible(width() >= with_slider + part_gap + player_->sizeHint().width());
}

double NumberControl::value() const {
    return shown_number(model().scenario(), field());
}

QString NumberControl::spoken() const {
    const QString unit = translated(unit_of(field()));
    return unit.isEmpty() ? shown(value()) : shown(value()) + u' ' + unit;
}

QString NumberControl::shown(double value) const {
    const bool isLong = std::abs(value) >= 1e4 && std::abs(value) < 1e7;  // no exponent yet
    return whole_ || isLong ? QString::number(value, 'f', 0) : QString::number(value, 'g', 4);
}

void NumberControl::refresh() {
    const double now = value();
    slider_->setValue(scale_.position(now));
    if (now != spoken_) {
        spoken_ = now;
        QAccessibleValueChangeEvent spoken(slider_, now);  // else its position is said
        QAccessible::updateAccessibility(&spoken);
    }
    if (!isBeingTyped())
        write(now);
}

/// Writes the number into the entry, or the formula that was typed for it; the tooltip then gives
/// the formula's value.
void NumberControl::write(double now) {
    const auto& formulas = model().formulas();
    const auto found = formulas.find(field().key);
    const bool typed = found != formulas.end();
    const QString text = typed ? asTyped(toQString(found->second)) : shown(now);
    const QString tip =
        typed ? QStringLiteral("%1 = %2").arg(text, toQString(to_readable(now))) : QString();
    if (entry_->toolTip() != tip)
        entry_->setToolTip(tip);
    entry_->setModified(false);
    if (entry_->text() == text)
        return;
    entry_->setText(text);
    fitEntry();
    if (!entry_->hasFocus())
        entry_->setCursorPosition(0);  // a long formula is read from its beginning
}

/// Widens the entry for a long number, rather than lose its first digits.
void NumberControl::fitEntry() {
    constexpr int frame = 24;
    entry_->setFixedWidth(
        std::clamp(entry_->fontMetrics().horizontalAdvance(entry_->text()) + frame,
                   scaled(entry_width), scaled(widest_entry)));
    updateGeometry();
    showWhatFits();
}

void NumberControl::changeEvent(QEvent* event) {
    if (event->type() == QEvent::FontChange)
        fitEntry();
    FieldControl::changeEvent(event);
}

bool NumberControl::isBeingTyped() const {
    return entry_->isModified() && entry_->hasFocus();
}

double NumberControl::stepped(double from, double factor) const {
    if (!whole_)
        return std::clamp(from * factor, scale_.min, scale_.max);
    double next = std::round(from * factor);
    if (next == from || from == 0)
        next = from + (factor > 1 ? 1 : -1);
    return std::clamp(next, min_, max_);
}

double NumberControl::snapped(double value) const {
    if (!whole_)
        return value;
    constexpr double reach = 0.06;  // octaves
    const double octave = std::log2(value);
    if (scale_.min > 1 && std::abs(octave - std::round(octave)) < reach)
        value = std::exp2(std::round(octave));
    return std::round(value);
}

void NumberControl::slide(int action) {
    constexpr double fine = 1.02, octave = 2;
    double target = value();
    switch (action) {
        case QAbstractSlider::SliderSingleStepAdd:
            target = stepped(target, fine);
            break;
        case QAbstractSlider::SliderSingleStepSub:
            target = stepped(target, 1 / fine);
            break;
        case QAbstractSlider::SliderPageStepAdd:
            target = stepped(target, octave);
            break;
        case QAbstractSlider::SliderPageStepSub:
            target = stepped(target, 1 / octave);
            break;
        case QAbstractSlider::SliderToMinimum:
            target = scale_.min;
            break;
        case QAbstractSlider::SliderToMaximum:
            target = scale_.max;
            break;
        default:
            target = snapped(scale_.value(slider_->sliderPosition()));
    }
    slider_->setSliderPosition(scale_.position(target));
    commitNumber(target);
}

void NumberControl::commitNumber(double value) {
    entry_->setModified(false);
    constexpr int digits = 4;  // as the entry shows it
    commit(whole_ ? std::round(value) : to_digits(value, digits));
}

void NumberControl::finishEditing() {
    if (!entry_->isModified() || !commit(asNumber(entry_->text(), whole_)))
        return;
    entry_->setModified(false);
    refresh();  // as the panel writes numbers
}

bool NumberControl::keyInEntry(int key) {
    constexpr double fine = 1.02, octave = 2;
    switch (key) {
        case Qt::Key_Up:
            commitNumber(whole_ ? value() + 1 : stepped(value(), fine));
            return true;
        case Qt::Key_Down:
            commitNumber(whole_ ? value() - 1 : stepped(value(), 1 / fine));
            return true;
        case Qt::Key_PageUp:
            commitNumber(stepped(value(), octave));
            return true;
        case Qt::Key_PageDown:
            commitNumber(stepped(value(), 1 / octave));
            return true;
        case Qt::Key_Escape:
            if (!entry_->isModified())
                return false;
            entry_->setModified(false);
            showFault({});
            refresh();
            return true;
        default:
            return false;
    }
}

/// Opens the usual menu of an entry, with the field's menu below it.
void NumberControl::openEntryMenu(QPoint at) {
    const std::unique_ptr<QMenu> menu(entry_->createStandardContextMenu());
    menu->addSeparator();
    addFamilyActions(*menu, field(), model(), window());
    menu->exec(entry_->mapToGlobal(at));
}

bool NumberControl::eventFilter(QObject* watched, QEvent* event) {
    if (watched == entry_ && event->type() == QEvent::KeyPress)
        return keyInEntry(static_cast<QKeyEvent*>(event)->key());
    return FieldControl::eventFilter(watched, event);
}

}  // namespace attnscope
