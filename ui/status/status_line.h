#pragma once

#include <QLabel>
#include <QProgressBar>
#include <QTimer>
#include <QToolButton>
#include <QWidget>
#include <optional>

#include "ui/status/status_values.h"

namespace attnscope {

/// The line at the bottom: the values at the Scenario's own n and λ, what was done last, what the
/// engine did, and how far the running work is, with a button that cancels it. Read-outs have fixed
/// width.
class StatusLine : public QWidget {
    Q_OBJECT

public:
    explicit StatusLine(QWidget* parent);

    void setReadout(const Readout& readout);

    /// The mean entropy in nats of the rows that the matrix shows, beside what theory says; none
    /// where there is no matrix.
    void setMeasured(std::optional<double> entropy);
    /// What is said of the matrix is paler while another is on its way.
    void setOutdated(bool outdated);

    /// What the engine did last; `coarse` where a finer picture follows.
    void setWork(double seconds, std::int64_t scores, bool coarse);
    void clearWork();

    /// Milliseconds of a frame, and the engine's share of them, shown from then on; none: no more.
    void setFrameTime(double seconds, std::optional<double> engine);
    void clearFrameTime();
    QString frameTime() const { return frame_->isHidden() ? QString() : frame_->text(); }
    void setBusy(bool busy);
    void setProgress(double part);
    /// How long it takes yet, in place of what the engine did; none where that is not known.
    void setTimeLeft(std::optional<double> seconds);
    /// So large a part of the rows that no picture shows is known; from 1 on it says no more of it.
    void setRowsDone(double part);

    /// Says for a few seconds, in place of the engine's work, that something was done; `detail`
    /// where the pointer rests on it.
    void tell(const QString& sentence, const QString& detail = {});
    /// Ends telling that, if it is told now.
    void retract(const QString& sentence);
    QString message() const { return message_->text(); }

    /// Values that do not fit are left out, the last first, so that no text widens the window.
    QSize minimumSizeHint() const override;

    QString text() const { return values_.text(); }
    QString work() const { return work_->text(); }
    QToolButton* cancelButton() const { return cancel_; }

Q_SIGNALS:
    void cancelRequested();

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    FittedLabel* addReadOut(const QStringList& widest);
    void setUpMessage();
    void setUpProgress();
    void giveRoom();
    void endTelling();
    void showWork();

    StatusValues values_;
    QLabel* message_;
    FittedLabel* frame_;
    FittedLabel* work_;
    QString done_;                     ///< what the engine did
    std::optional<double> time_left_;  ///< in seconds
    double rows_done_ = 1;
    QProgressBar* progress_;
    QToolButton* cancel_;
    QTimer delay_, telling_;
};

}  // namespace attnscope
