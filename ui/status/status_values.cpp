#include "ui/status/status_values.h"

#include <QHBoxLayout>
#include <algorithm>
#include <cmath>
#include <initializer_list>

#include "core/figures/status_meanings.h"
#include "core/softmax/entropy_unit.h"
#include "ui/look/explained.h"
#include "ui/look/outdated.h"
#include "ui/look/text.h"
#include "ui/look/text_scale.h"
#include "ui/look/theme.h"
#include "ui/look/translated.h"

namespace attnscope {
namespace {

QString fixed(double value) {
    constexpr double longest = 1000;
    return std::abs(value) >= longest ? powerNumber(value, 3) : boundedText(value, 3);
}

QString scaleText(double scale) {
    return shortNumber(scale);
}

/// Returns the longest text of each form in which a number of that sign is written.
QStringList widest(QString (*write)(double), double sign) {
    QStringList texts;
    for (const double value : {8.888e6, 8.888e-4, 8.888e88, 8.888e-88, 888.888})
        texts.append(write(sign * value));
    return texts;
}

}  // namespace

QString StatusValues::exactText(const QString& value, std::string_view unit,
                                const Readout& readout) {
    QStringList of{tr("random vectors")};
    if (readout.mean_of_rows)
        of.append(tr("%1 keys").arg(valueText(static_cast<double>(readout.keys), 0)));
    if (readout.own_vectors)
        of.append(tr("norms √d"));
    return tr("%1 %2 (%3)").arg(value, unitName(unit), of.join(tr(", ")));
}

void StatusValues::Value::setVisible(bool visible) const {
    caption->setVisible(visible);
    value->setVisible(visible);
}

StatusValues::StatusValues(QWidget& line, QHBoxLayout& layout) : line_(line), layout_(layout) {
    const QStringList entropy{QStringLiteral("< 0.000")};
    const auto named = [this](const StatusMeaning& value, const QStringList& texts) {
        return add(translated(label_of(value)), texts, "status/" + std::string(value.key));
    };
    scale_ = named(status_scale, widest(scaleText, 1));
    exact_ = named(status_entropy, {exactText(entropy[0], "nat", {})});
    setTextSize(*exact_.value, textsize::body, QFont::DemiBold);
    rows_ = add(tr("random rows 1…%1").arg(0), entropy, "status/mean-of-rows");
    measured_ = named(status_measured, {entropy[0] + u' ' + unitName(unit_)});
    rows_.setVisible(false);
    measured_.setVisible(false);
    for (const Approximation& each : approximations_read_out())
        approximations_.push_back(add(translated(label_of(each)),
                                      widest(fixed, -1) + QStringList{tr("out of range")},
                                      "approximations/" + std::string(each.key) + "-entropy"));
    maximum_ = named(status_maximum, entropy);
}

StatusValues::Value StatusValues::add(const QString& name, const QStringList& widest,
                                      const std::string& explanation) {
    const Value made{new QLabel(name, &line_), new FittedLabel(&line_)};
    made.caption->setForegroundRole(QPalette::PlaceholderText);
    made.value->setWidest(widest);
    made.value->setObjectName(name);
    made.value->setTextInteractionFlags(Qt::TextSelectableByMouse);
    made.value->setFocusPolicy(Qt::NoFocus);
    setExplanation(*made.caption, explanation);
    setExplanation(*made.value, explanation);
    layout_.addWidget(made.caption);
    layout_.addWidget(made.value);
    return made;
}

void StatusValues::setEntropyShown(bool shown) {
    has_entropy_ = shown;
    if (readout_)
        setReadout(*readout_);
}

void StatusValues::setReadout(const Readout& readout) {
    readout_ = readout;
    scale_.value->setText(scaleText(readout.lambda));
    unit_ = readout.unit;
    showRows(readout);
    showMeasured();
    approximations_wanted_ = readout.all_approximations;
    maximum_.value->setText(fixed(readout.maximum));
}

void StatusValues::setMeasured(double entropy, const Scenario& of) {
    entropy_ = entropy;
    const QString name = of.queries == "made-up" && of.keys == "made-up"
                             ? tr("made-up head")
                             : translated(label_of(status_measured));
    if (measured_.caption->text() != name)
        measured_.caption->setText(name);
    showMeasured();
}

void StatusValues::setMeasuredOutdated(bool outdated) {
    setOutdated(*measured_.value, outdated);
}

void StatusValues::showMeasured() {
    if (entropy_)
        measured_.value->setText(fixed(*entropy_ * entropy_unit(unit_).factor) + u' ' +
                                 unitName(unit_));
}

/// Shows the approximations that are read out, and returns them as text.
QStringList StatusValues::showApproximations(const Readout& readout) {
    QStringList texts;
    for (std::size_t i = 0; i < approximations_.size(); ++i) {
        const double value = readout.approximations.at(i);
        const auto& [caption, shown] = approximations_[i];
        shown->setText(std::isnan(value) && !readout.other_law ? tr("out of range") : fixed(value));
        texts.append(tr("%1: %2").arg(caption->text(), shown->text()));
    }
    return texts;
}

/// Shows the exact entropy or, if none is known, the reason.
void StatusValues::showExact(const QString& entropy, const QString& widest,
                             const Readout& readout) {
    const bool known = !readout.other_law;
    if (!has_entropy_) {
        exact_.value->setText(QStringLiteral("?"));
        exact_.value->setToolTip(tr("Shown once the question of the lesson is answered"));
        exact_.caption->setVisible(true);
        return;
    }
    exact_.value->setText(known ? entropy : translated(*readout.other_law));
    exact_.value->setWidest({known ? widest : exact_.value->text()});
    exact_.caption->setVisible(known);
    QStringList tip;
    if (readout.products_scale != readout.lambda)
        tip.append(tr("Scores are divided by norms of √d: λ = %1 on q·k")
                       .arg(shortNumber(readout.products_scale)));
    const QStringList approximations = showApproximations(readout);
    if (known && !readout.all_approximations)
        tip += approximations;
    exact_.value->setToolTip(tip.join(u'\n'));
}

/// Shows the exact entropy. If rows see different numbers of keys, it is that of a row with n keys,
/// and the mean over all rows is shown beside it.
void StatusValues::showRows(const Readout& readout) {
    const bool differ = readout.mean_of_rows.has_value();
    showExact(exactText(fixed(readout.exact), readout.unit, readout),
              exactText(QStringLiteral("< 0.000"), "nat", readout), readout);
    rows_known_ = differ;
    if (!differ)
        return;
    rows_.caption->setText(
        tr("random rows 1…%1").arg(valueText(static_cast<double>(readout.rows), 0)));
    rows_.value->setText(fixed(*readout.mean_of_rows));
}

int StatusValues::widthOf(const QLabel& label) const {
    return std::max(label.sizeHint().width(), label.minimumWidth()) + layout_.spacing();
}

void StatusValues::fitInto(int room) {
    for (const QLabel* part : {scale_.caption, static_cast<QLabel*>(scale_.value), exact_.caption,
                               static_cast<QLabel*>(exact_.value)})
        room -= part->isHidden() ? 0 : widthOf(*part);
    const auto fit = [&](const Value& value, bool is_known) {
        const bool known = is_known && has_entropy_;
        if (known)
            room -= widthOf(*value.caption) + widthOf(*value.value);
        value.setVisible(known && room >= 0);
    };
    fit(rows_, rows_known_);
    fit(measured_, entropy_.has_value());
    for (const Value& each : approximations_)
        fit(each, approximations_wanted_);
    fit(maximum_, true);
}

QString StatusValues::text() const {
    QStringList values{scale_.value->text(), exact_.value->text()};
    for (const Value& each : {rows_, measured_})
        if (each.isShown())
            values.append({each.caption->text(), each.value->text()});
    for (const Value& each : approximations_)
        if (each.isShown())
            values.append(each.value->text());
    return values.join(QLatin1Char(' '));
}

}  // namespace attnscope
