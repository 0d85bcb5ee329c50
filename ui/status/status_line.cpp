#include "ui/status/status_line.h"

#include <QHBoxLayout>
#include <algorithm>
#include <cmath>

#include "core/softmax/entropy_unit.h"
#include "ui/look/elided_label.h"
#include "ui/look/fitted_label.h"
#include "ui/look/text.h"
#include "ui/look/text_scale.h"
#include "ui/look/theme.h"
#include "ui/look/translated.h"
#include "ui/status/time_left.h"

namespace attnscope {
namespace {

constexpr int progress_delay = 250;  ///< ms of work before its progress is shown
constexpr int telling_time = 4000;   ///< ms

QString fixed(double value) {
    constexpr double longest = 1000;
    return std::abs(value) >= longest ? powerNumber(value, 3) : valueText(value, 3);
}

QString scaleText(double scale) {
    return shortNumber(scale);
}

/// The longest texts of each form in which a number of that sign is written.
QStringList widest(QString (*write)(double), double sign) {
    QStringList texts;
    for (const double value : {8.888e6, 8.888e-4, 8.888e88, 8.888e-88, 888.888})
        texts.append(write(sign * value));
    return texts;
}

QString exactText(const QString& value, std::string_view unit) {
    return StatusLine::tr("%1 %2 (exact)").arg(value, unitName(unit));
}

QString exactText(const QString& value, std::string_view unit, const QString& keys) {
    return StatusLine::tr("%1 %2 (exact, row of %3 keys)").arg(value, unitName(unit), keys);
}

QString timeText(double seconds) {
    return seconds < 1 ? StatusLine::tr("%1 ms").arg(1000 * seconds, 0, 'f', 1)
                       : StatusLine::tr("%1 s").arg(seconds, 0, 'f', 2);
}

QString workText(const QString& time, std::int64_t scores) {
    const QString form =
        scores == 1 ? StatusLine::tr("%1 · %2 score") : StatusLine::tr("%1 · %2 scores");
    return form.arg(time, shortCount(static_cast<double>(scores)));
}

QString milliseconds(double seconds) {
    return StatusLine::tr("%1 ms").arg(1000 * seconds, 0, 'f', 1);
}

QString frameText(double seconds, std::optional<double> engine) {
    const QString whole = StatusLine::tr("frame %1").arg(milliseconds(seconds));
    return engine ? StatusLine::tr("%1, engine %2").arg(whole, milliseconds(*engine)) : whole;
}

QString coarseText(const QString& work) {
    return StatusLine::tr("coarse · %1").arg(work);
}

QString rowsText(double part) {
    return StatusLine::tr("statistics of all rows: %1 %").arg(std::floor(100 * part));
}

/// Wider than any work that lasts less than ten seconds.
QString widestWork() {
    return coarseText(workText(StatusLine::tr("%1 ms").arg(QStringLiteral("0000.00")), 888'000));
}

QLabel* caption(const QString& text, QWidget* parent) {
    auto* label = new QLabel(text, parent);
    label->setForegroundRole(QPalette::PlaceholderText);
    return label;
}

}  // namespace

StatusLine::StatusLine(QWidget* parent)
    : QWidget(parent), progress_(new QProgressBar(this)), cancel_(new QToolButton(this)) {
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(16, 4, 16, 6);
    layout->setSpacing(8);
    setAccessibleName(tr("Status"));
    const QStringList entropy{QStringLiteral("00.000")};
    scale_ = addValue(QStringLiteral("λ ="), widest(scaleText, 1)).value;
    exact_ = addValue(QStringLiteral("→ H ="), {exactText(QStringLiteral("00.000"), "nat")});
    setTextSize(*exact_.value, textsize::body, QFont::DemiBold);
    rows_ = addValue(tr("mean of rows 1…%1").arg(0), entropy);
    rows_.value->setToolTip(
        tr("Exact mean over the rows, each over the keys that its mask shows: what the matrix "
           "averages"));
    measured_ = addValue(tr("measured"), entropy);
    measured_.value->setToolTip(tr("Mean entropy of the rows that the matrix shows"));
    for (const Value& each : {rows_, measured_}) {
        each.caption->hide();
        each.value->hide();
    }
    for (const Approximation& each : approximations_read_out())
        approximations_.push_back(addValue(translated(label_of(each)), widest(fixed, -1)));
    maximum_ = addValue(tr("log n"), entropy);
    message_ = new ElidedLabel(this);
    message_->setTextFormat(Qt::PlainText);
    message_->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    message_->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    message_->setAccessibleName(tr("Last action"));
    layout->addWidget(message_, 1);
    progress_->setRange(0, 1000);
    progress_->setTextVisible(false);
    progress_->setFixedSize(96, 6);
    progress_->setAccessibleName(tr("Progress"));
    cancel_->setText(QStringLiteral("✕"));
    cancel_->setAutoRaise(true);
    cancel_->setFixedSize(24, 24);
    cancel_->setFocusPolicy(Qt::StrongFocus);
    cancel_->setAccessibleName(tr("Cancel the running work"));
    cancel_->setToolTip(tr("Cancel the running work  (Ctrl+.)"));
    cancel_->setShortcut(QKeySequence(QStringLiteral("Ctrl+.")));
    for (QWidget* part : {static_cast<QWidget*>(progress_), static_cast<QWidget*>(cancel_)}) {
        QSizePolicy policy = part->sizePolicy();
        policy.setRetainSizeWhenHidden(true);
        part->setSizePolicy(policy);
        part->hide();
        layout->addWidget(part);
    }
    frame_ = new FittedLabel(this);
    frame_->setForegroundRole(QPalette::PlaceholderText);
    frame_->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    frame_->setAccessibleName(tr("Frame time"));
    frame_->setToolTip(
        tr("From the last change of the Scenario until every view had computed and painted it; "
           "the engine's share of it"));
    frame_->setWidest({frameText(8.888, 8.888)});
    frame_->hide();
    layout->addWidget(frame_);
    work_ = new FittedLabel(this);
    work_->setForegroundRole(QPalette::PlaceholderText);
    work_->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    work_->setWidest({widestWork()});
    layout->addWidget(work_);

    telling_.setSingleShot(true);
    telling_.setInterval(telling_time);
    connect(&telling_, &QTimer::timeout, this, &StatusLine::endTelling);
    delay_.setSingleShot(true);
    delay_.setInterval(progress_delay);
    connect(&delay_, &QTimer::timeout, this, [this] {
        progress_->show();
        cancel_->show();
    });
    connect(cancel_, &QToolButton::clicked, this, &StatusLine::cancelRequested);
}

StatusLine::Value StatusLine::addValue(const QString& name, const QStringList& widest) {
    auto* value = new FittedLabel(this);
    value->setWidest(widest);
    value->setAccessibleName(name);
    value->setTextInteractionFlags(Qt::TextSelectableByMouse);
    value->setFocusPolicy(Qt::NoFocus);
    Value made{caption(name, this), value};
    layout()->addWidget(made.caption);
    layout()->addWidget(value);
    return made;
}

void StatusLine::setReadout(const Readout& readout) {
    scale_->setText(scaleText(readout.lambda));
    unit_ = readout.unit;
    showRows(readout);
    showMeasured();
    for (std::size_t i = 0; i < approximations_.size(); ++i)
        approximations_[i].value->setText(fixed(readout.approximations.at(i)));
    maximum_.value->setText(fixed(readout.maximum));
    leaveOutWhatDoesNotFit();
}

/// The entropy, or in its place why none is known.
void StatusLine::showExact(const QString& entropy, const QString& widest, const Readout& readout) {
    const bool known = !readout.other_law;
    exact_.value->setText(known ? entropy : translated(*readout.other_law));
    exact_.value->setWidest({known ? widest : exact_.value->text()});
    exact_.caption->setVisible(known);
    const bool is_plain = readout.products_scale == readout.lambda;
    exact_.value->setToolTip(is_plain ? QString()
                                      : tr("Scores are divided by norms of √d: λ = %1 on q·k")
                                            .arg(shortNumber(readout.products_scale)));
}

/// Where rows see different keys the values are of a row of n, and the mean of all stands beside.
void StatusLine::showRows(const Readout& readout) {
    const bool differ = readout.mean_of_rows.has_value();
    const QString keys = valueText(static_cast<double>(readout.keys), 0);
    const auto text = [&](const QString& value, std::string_view unit) {
        return differ ? exactText(value, unit, keys) : exactText(value, unit);
    };
    showExact(text(fixed(readout.exact), readout.unit), text(QStringLiteral("00.000"), "nat"),
              readout);
    rows_.caption->setVisible(differ);
    rows_.value->setVisible(differ);
    if (!differ)
        return;
    rows_.caption->setText(
        tr("mean of rows 1…%1").arg(valueText(static_cast<double>(readout.rows), 0)));
    rows_.value->setAccessibleName(rows_.caption->text());
    rows_.value->setText(fixed(*readout.mean_of_rows));
}

void StatusLine::setMeasured(std::optional<double> entropy) {
    entropy_ = entropy;
    showMeasured();
    leaveOutWhatDoesNotFit();
}

QSize StatusLine::minimumSizeHint() const {
    constexpr int narrow = 640;
    return {narrow, QWidget::minimumSizeHint().height()};
}

void StatusLine::resizeEvent(QResizeEvent* event) {
    leaveOutWhatDoesNotFit();
    QWidget::resizeEvent(event);
}

void StatusLine::leaveOutWhatDoesNotFit() {
    std::vector<Value> values = approximations_;
    values.push_back(maximum_);
    int room = width() - layout()->contentsMargins().left() - layout()->contentsMargins().right();
    for (int i = 0; i < layout()->count(); ++i) {
        QWidget* each = layout()->itemAt(i)->widget();
        const bool is_optional = std::ranges::any_of(values, [&](const Value& value) {
            return each == value.caption || each == value.value;
        });
        const bool takes_room = !each->isHidden() || each->sizePolicy().retainSizeWhenHidden();
        if (!is_optional && each != message_ && takes_room)
            room -= std::max(each->sizeHint().width(), each->minimumWidth()) + layout()->spacing();
    }
    for (const Value& each : values) {
        room -= each.caption->sizeHint().width() + each.value->width() + 2 * layout()->spacing();
        each.caption->setVisible(room >= 0);
        each.value->setVisible(room >= 0);
    }
}

void StatusLine::showMeasured() {
    measured_.caption->setVisible(entropy_.has_value());
    measured_.value->setVisible(entropy_.has_value());
    if (entropy_)
        measured_.value->setText(fixed(*entropy_ * entropy_unit(unit_).factor));
}

void StatusLine::tell(const QString& sentence, const QString& detail) {
    work_->hide();
    layout()->activate();
    message_->setText(sentence);
    message_->setToolTip(detail);
    message_->setAccessibleDescription(sentence);
    telling_.start();
}

void StatusLine::endTelling() {
    message_->clear();
    message_->setToolTip({});
    message_->setAccessibleDescription({});
    work_->show();
}

void StatusLine::clearWork() {
    done_.clear();
    showWork();
}

void StatusLine::showWork() {
    work_->setText(time_left_       ? timeLeftText(*time_left_)
                   : rows_done_ < 1 ? rowsText(rows_done_)
                                    : done_);
}

void StatusLine::setTimeLeft(std::optional<double> seconds) {
    time_left_ = seconds;
    showWork();
}

void StatusLine::setRowsDone(double part) {
    rows_done_ = part;
    showWork();
}

void StatusLine::setFrameTime(double seconds, std::optional<double> engine) {
    frame_->setText(frameText(seconds, engine));
    if (!frame_->isHidden())
        return;
    frame_->show();
    leaveOutWhatDoesNotFit();
}

void StatusLine::clearFrameTime() {
    frame_->clear();
    frame_->hide();
    leaveOutWhatDoesNotFit();
}

void StatusLine::setWork(double seconds, std::int64_t scores, bool coarse) {
    const QString work = workText(timeText(seconds), scores);
    done_ = coarse ? coarseText(work) : work;
    showWork();
}

void StatusLine::setBusy(bool busy) {
    if (busy) {
        setProgress(0);
        if (!delay_.isActive() && !cancel_->isVisible())
            delay_.start();
        return;
    }
    delay_.stop();
    setTimeLeft(std::nullopt);
    progress_->hide();
    cancel_->hide();
}

void StatusLine::setProgress(double part) {
    // Without a known part done the bar shows that something runs.
    progress_->setRange(0, part > 0 ? 1000 : 0);
    progress_->setValue(static_cast<int>(std::lround(1000 * part)));
}

QString StatusLine::text() const {
    QStringList values{scale_->text(), exact_.value->text()};
    for (const Value& each : {rows_, measured_})
        if (!each.value->isHidden())
            values.append({each.caption->text(), each.value->text()});
    for (const Value& each : approximations_)
        values.append(each.value->text());
    return values.join(QLatin1Char(' '));
}

}  // namespace attnscope
