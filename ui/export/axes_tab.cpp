#include "ui/export/axes_tab.h"

#include <QCheckBox>
#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QSignalBlocker>
#include <array>

#include "core/text/errors.h"
#include "core/text/numbers.h"
#include "ui/figure/edited_figure.h"
#include "ui/look/choose_in.h"
#include "ui/look/text.h"
#include "ui/look/typed_number.h"
#include "ui/model/edit_fields.h"
#include "ui/model/edit_texts.h"

namespace attnscope {
namespace {

struct InsetEnd {
    Range Inset::*range;
    double Range::*end;
};

constexpr std::array insetEnds{InsetEnd{&Inset::x, &Range::min}, InsetEnd{&Inset::x, &Range::max},
                               InsetEnd{&Inset::y, &Range::min}, InsetEnd{&Inset::y, &Range::max}};

/// Returns the middle third of an axis.
Range middleOf(const Axis& axis) {
    constexpr double from = 0.35, to = 0.65;
    const AxisMap map{{axis.min, axis.max}, axis.logarithmic};
    return {to_digits(map.at(from), 3), to_digits(map.at(to), 3)};
}

}  // namespace

AxesTab::AxesTab(const FigureEditor& editor, QWidget* parent)
    : EditTab(editor, tr("Axes"), parent) {
    addTicks();
    addInset();
    form()->addRow(fault());
}

void AxesTab::addTicks() {
    const auto addTicks = [this](const QString& label, const QString& name,
                                 std::optional<ChosenTicks> PlotEdits::*ticks, auto option) {
        QLineEdit* entry =
            addEntry(name, [this, ticks, option](FigureEdits& now, const std::string& text) {
                (now.plot.*ticks).reset();
                if (!text.empty())
                    set(now, editField(option), asNumber(toQString(text), false).toStdString());
                if (drawn())
                    check(drawn()->figure, now.plot);
            });
        entry->setPlaceholderText(tr("a step or values, such as 16 or 2, 128, 8192"));
        entry->setToolTip(tr("Values can have labels: 2, 1024=$2^{10}$"));
        form()->addRow(label, entry);
        return entry;
    };
    x_ticks_ = addTicks(tr("x ticks"), tr("Choice of x ticks"), &PlotEdits::x_ticks, "x-ticks");
    y_ticks_ = addTicks(tr("y ticks"), tr("Choice of y ticks"), &PlotEdits::y_ticks, "y-ticks");
    minor_ = new QCheckBox(tr("Minor grid"), this);
    connect(minor_, &QCheckBox::toggled, this, [this](bool on) {
        FigureEdits now = edits();
        now.plot.minor_grid = on;
        change(now, {});
    });
    form()->addRow(QString(), minor_);
}

void AxesTab::addInset() {
    inset_ = new QCheckBox(tr("Inset"), this);
    inset_->setToolTip(tr("A second pair of axes inside the plot, which shows a part of it"));
    connect(inset_, &QCheckBox::toggled, this, &AxesTab::takeInset);
    corner_ = new QComboBox(this);
    corner_->setAccessibleName(tr("Corner of the inset"));
    for (const LegendPlace place : legendPlaces())
        if (isInsetPlace(place))
            corner_->addItem(labelOf(place), static_cast<int>(place));
    connect(corner_, &QComboBox::activated, this, [this] {
        FigureEdits now = edits();
        if (now.plot.inset)
            now.plot.inset->corner = static_cast<LegendPlace>(corner_->currentData().toInt());
        change(now, {});
    });
    form()->addRow(QString(), inset_);
    form()->addRow(tr("Corner"), corner_);
    size_ = addEntry(tr("Size of the inset"), [](FigureEdits& now, const std::string& text) {
        setInsetSize(now, asNumber(toQString(text), false).toStdString());
    });
    size_->setToolTip(tr("As a part of the plot's width and height"));
    form()->addRow(tr("Size"), size_);
    least_ = new QLabel(this);
    least_->setWordWrap(true);
    least_->setForegroundRole(QPalette::PlaceholderText);
    form()->addRow(QString(), least_);
    const std::array names{tr("Inset, x from"), tr("Inset, x to"), tr("Inset, y from"),
                           tr("Inset, y to")};
    for (std::size_t i = 0; i < insetEnds.size(); ++i)
        ends_.push_back(addNumber(names[i], insetEnds[i].end, insetEnds[i].range));
    for (const std::size_t first : {std::size_t{0}, std::size_t{2}}) {
        auto* range = new QHBoxLayout;
        range->setSpacing(8);
        range->addWidget(ends_[first]);
        range->addWidget(new QLabel(tr("to"), this));
        range->addWidget(ends_[first + 1]);
        form()->addRow(first == 0 ? tr("x from") : tr("y from"), range);
        ranges_.push_back(range);
    }
}

QLineEdit* AxesTab::addNumber(const QString& name, double Range::*end, Range Inset::*range) {
    return addEntry(name, [this, end, range](FigureEdits& now, const std::string& text) {
        Inset inset = now.plot.inset.value_or(usualInset());
        (inset.*range).*end = typedNumber(text);
        if (!((inset.*range).min < (inset.*range).max))
            throw InvalidRequest(Message("edit.range", "the range ends before it begins"));
        now.plot.inset = inset;
        if (drawn())
            check(drawn()->figure, now.plot);
    });
}

Inset AxesTab::usualInset() const {
    if (!drawn())
        return {};
    return {middleOf(drawn()->figure.x), middleOf(drawn()->figure.y)};
}

void AxesTab::takeInset(bool on) {
    forget(size_);
    for (QLineEdit* end : ends_)
        forget(end);
    FigureEdits now = edits();
    now.plot.inset.reset();
    if (on)
        now.plot.inset = usualInset();
    change(now, {});
}

void AxesTab::showEdits() {
    const PlotEdits& plot = edits().plot;
    const auto text = [](const std::optional<double>& number) {
        return number ? asTyped(toQString(to_text(*number))) : QString();
    };
    const auto ticks = [](const std::optional<ChosenTicks>& chosen) {
        return chosen ? asTyped(toQString(ticksText(*chosen))) : QString();
    };
    showIn(x_ticks_, ticks(plot.x_ticks));
    showIn(y_ticks_, ticks(plot.y_ticks));
    const QSignalBlocker minor(minor_), inset(inset_);
    minor_->setChecked(plot.minor_grid);
    inset_->setChecked(plot.inset.has_value());
    form()->setRowVisible(corner_, plot.inset.has_value());
    form()->setRowVisible(size_, plot.inset.has_value());
    form()->setRowVisible(least_, false);
    for (QHBoxLayout* range : ranges_)
        form()->setRowVisible(range, plot.inset.has_value());
    if (!plot.inset)
        return;
    const double drawnPart = drawn() && drawn()->layout.inset
                                 ? drawn()->layout.inset->box.width() / drawn()->layout.plot.width()
                                 : 0;
    constexpr double rounding = 0.005;
    form()->setRowVisible(least_, drawnPart > plot.inset->size + rounding);
    least_->setText(tr("It is drawn with %1 of the width, so that its axes have room.")
                        .arg(shortNumber(drawnPart, 2)));
    chooseIn(corner_, static_cast<int>(plot.inset->corner));
    showIn(size_, text(plot.inset->size));
    for (std::size_t i = 0; i < insetEnds.size(); ++i)
        showIn(ends_[i], text((*plot.inset).*insetEnds[i].range.*insetEnds[i].end));
}

}  // namespace attnscope
