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
    /// Hides all entropies while a question is open whose answer they may be.
    void setEntropyShown(bool shown);

    /// Sets the mean entropy in nats of the rows of the matrix of a Scenario. It is shown beside
    /// the value of theory. clearMeasured() says that there is no matrix.
    void setMeasured(double entropy, const Scenario& of);
    void clearMeasured();
    /// Makes the values of the matrix paler while another matrix is being computed.
    void setOutdated(bool outdated);

    /// Shows what the engine did last; `coarse` if a finer picture follows.
    void setWork(double seconds, std::int64_t scores, bool coarse);
    void clearWork();

    /// Shows how long a frame took, and the engine's part of that time. clearFrameTime() hides
    /// both.
    void setFrameTime(double seconds, std::optional<double> engine);
    void clearFrameTime();
    QString frameTime() const { return frame_->isHidden() ? QString() : frame_->text(); }
    void setBusy(bool busy);
    void setProgress(double part);
    /// Shows how long the work will still take, in place of what the engine did; nullopt if that is
    /// not known.
    void setTimeLeft(std::optional<double> seconds);
    /// Shows, in place of what the engine did, for which part of all rows the statistics are known,
    /// until the part is 1.
    void setRowsDone(double part);

    /// Says for a few seconds, in place of the engine's work, that something was done; `detail` is
    /// shown while the pointer rests on it.
    void tell(const QString& sentence, const QString& detail = {});
    /// Removes a sentence of tell(), if it is shown now.
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
    bool event(QEvent* event) override;
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
