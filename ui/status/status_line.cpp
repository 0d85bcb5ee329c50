#include "ui/status/status_line.h"

#include <QHBoxLayout>
#include <algorithm>
#include <cmath>
#include <initializer_list>

#include "core/figures/status_meanings.h"
#include "ui/look/elided_label.h"
#include "ui/look/explained.h"
#include "ui/look/outdated.h"
#include "ui/look/text.h"
#include "ui/look/time_left.h"

namespace attnscope {
namespace {

constexpr int progress_delay = 250;  ///< ms of work before its progress is shown
constexpr int telling_time = 4000;   ///< ms; longer for a sentence that takes longer to read

/// Returns for how many ms a sentence is shown.
int readingTime(const QString& sentence) {
    constexpr int a_letter = 80;  ///< ms
    return std::max<int>(telling_time, a_letter * static_cast<int>(sentence.size()));
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

/// Returns a text wider than that of any work that lasts less than ten seconds.
QString widestWork() {
    return coarseText(workText(StatusLine::tr("%1 ms").arg(QStringLiteral("0000.00")), 888'000));
}

}  // namespace

StatusLine::StatusLine(QWidget* parent)
    : QWidget(parent),
      values_(*this, *new QHBoxLayout(this)),
      message_(new ElidedLabel(this)),
      frame_(addReadOut({frameText(8.888, 8.888)})),
      work_(addReadOut({widestWork()})),
      progress_(new QProgressBar(this)),
      cancel_(new QToolButton(this)) {
    setAccessibleName(tr("Status"));
    setUpMessage();
    setUpProgress();
    work_->setObjectName(QStringLiteral("work done"));
    setExplanation(*frame_, "status/" + std::string(status_frame.key));
    frame_->hide();
    auto* line = qobject_cast<QHBoxLayout*>(layout());
    line->setContentsMargins(16, 4, 16, 6);
    line->setSpacing(8);
    line->addWidget(message_, 1);
    for (QWidget* part : std::initializer_list<QWidget*>{progress_, cancel_, frame_, work_})
        line->addWidget(part);
}

FittedLabel* StatusLine::addReadOut(const QStringList& widest) {
    auto* label = new FittedLabel(this);
    label->setForegroundRole(QPalette::PlaceholderText);
    label->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    label->setWidest(widest);
    return label;
}

void StatusLine::setUpMessage() {
    message_->setTextFormat(Qt::PlainText);
    message_->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    message_->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    telling_.setSingleShot(true);
    connect(&telling_, &QTimer::timeout, this, &StatusLine::endTelling);
}

void StatusLine::setUpProgress() {
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
    for (QWidget* part : std::initializer_list<QWidget*>{progress_, cancel_}) {
        QSizePolicy policy = part->sizePolicy();
        policy.setRetainSizeWhenHidden(true);
        part->setSizePolicy(policy);
        part->hide();
    }
    delay_.setSingleShot(true);
    delay_.setInterval(progress_delay);
    connect(&delay_, &QTimer::timeout, this, [this] {
        progress_->show();
        cancel_->show();
    });
    connect(cancel_, &QToolButton::clicked, this, &StatusLine::cancelRequested);
}

void StatusLine::setReadout(const Readout& readout) {
    values_.setReadout(readout);
    giveRoom();
}

void StatusLine::setEntropyShown(bool shown) {
    values_.setEntropyShown(shown);
    giveRoom();
}

void StatusLine::setMeasured(double entropy, const Scenario& of) {
    values_.setMeasured(entropy, of);
    giveRoom();
}

void StatusLine::clearMeasured() {
    values_.clearMeasured();
    giveRoom();
}

void StatusLine::setOutdated(bool outdated) {
    values_.setMeasuredOutdated(outdated);
    attnscope::setOutdated(*work_, outdated);
}

/// Gives the values all the room that the other parts and a message leave.
void StatusLine::giveRoom() {
    const QMargins margins = layout()->contentsMargins();
    int room = width() - margins.left() - margins.right();
    for (const QWidget* each : std::initializer_list<QWidget*>{progress_, cancel_, frame_, work_}) {
        const bool takes_room = !each->isHidden() || each->sizePolicy().retainSizeWhenHidden();
        if (takes_room)
            room -= std::max(each->sizeHint().width(), each->minimumWidth()) + layout()->spacing();
    }
    if (!message_->text().isEmpty())
        room -= message_->fontMetrics().horizontalAdvance(message_->text()) + layout()->spacing();
    values_.fitInto(room);
}

QSize StatusLine::minimumSizeHint() const {
    constexpr int narrow = 640;
    return {narrow, QWidget::minimumSizeHint().height()};
}

bool StatusLine::event(QEvent* event) {
    if (event->type() == QEvent::LayoutRequest)  // a part needs more or less room
        giveRoom();
    return QWidget::event(event);
}

void StatusLine::resizeEvent(QResizeEvent* event) {
    giveRoom();
    QWidget::resizeEvent(event);
}

void StatusLine::tell(const QString& sentence, const QString& detail) {
    work_->hide();
    message_->setText(sentence);
    giveRoom();
    layout()->activate();
    message_->setToolTip(detail);
    telling_.start(readingTime(sentence));
}

void StatusLine::retract(const QString& sentence) {
    if (message_->text() != sentence)
        return;
    telling_.stop();
    endTelling();
}

void StatusLine::endTelling() {
    message_->clear();
    message_->setToolTip({});
    work_->show();
    giveRoom();
}

void StatusLine::clearWork() {
    done_.clear();
    showWork();
}

void StatusLine::showWork() {
    const StatusMeaning& shown = time_left_       ? status_time_left
                                 : rows_done_ < 1 ? status_all_rows
                                                  : status_work;
    setExplanation(*work_, "status/" + std::string(shown.key));
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
    giveRoom();
}

void StatusLine::clearFrameTime() {
    frame_->clear();
    frame_->hide();
    giveRoom();
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
    progress_->setValue(static_cast<int>(std::lround(1000 * part)));
}

}  // namespace attnscope
