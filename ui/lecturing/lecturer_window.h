#pragma once

#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QTimer>
#include <QWidget>
#include <functional>
#include <map>

#include "ui/lecturing/talk_clock.h"
#include "ui/presentation/slides.h"

class QHBoxLayout;

namespace attnscope {

class LessonText;
class LessonValues;
class StepBar;
class WindowCopy;

/// What a lecturer sees while an audience sees a presentation: the notes of the slide, the next
/// slide, the time, and buttons that lead through the presentation.
class LecturerWindow : public QWidget {
    Q_OBJECT

public:
    using Now = std::function<QDateTime()>;

    LecturerWindow(const LessonValues& values, QWidget* parent);

    /// Shows how far the presentation is.
    void show(const Talk& talk);
    using QWidget::show;
    /// Sets the scale of texts, whatever that of other windows is.
    void setScale(double scale);
    /// Shows a small live picture of this window.
    void showCopyOf(QWidget& window);
    /// Begins with the clock of the talk at 0, or lets it run on where a presentation of these
    /// slides ended at another one than the first.
    void begin(const Talk& talk);
    /// Stops the clock until the talk goes on.
    void holdClock();
    /// Takes the time from `now` in place of the machine's clock.
    void setNow(const Now& now);

    QString title() const { return title_->text(); }
    QString progress() const { return progress_->text(); }
    /// The button whose menu has all steps.
    QPushButton* steps() const { return progress_; }
    /// What the next press of the key that goes on does.
    QString nextPress() const { return next_press_->text(); }
    /// How long the step has been shown, all times together, and is planned to take.
    QString stepTime() const { return step_time_->text(); }
    /// How much of the planned time is left, and how far the talk is behind or ahead; empty if
    /// nothing is planned.
    QString plan() const { return plan_->text(); }
    /// The notes in words; what the window says in their place if there are none.
    QString notes() const;
    QString nextTitle() const { return next_title_->text(); }
    QString time() const { return time_->text(); }
    QString duration() const { return duration_->text(); }
    /// Says that the clock does not run; empty while it does.
    QString pausedMark() const { return paused_->isHidden() ? QString() : paused_->text(); }
    QPushButton* pause() const { return pause_; }
    QPushButton* reset() const { return reset_; }
    QPushButton* previous() const { return previous_; }
    QPushButton* next() const { return next_; }
    QPushButton* reveal() const { return reveal_; }
    QPushButton* black() const { return black_; }
    /// Hidden where there is one screen.
    QPushButton* swap() const { return swap_; }
    QPushButton* end() const { return end_; }

Q_SIGNALS:
    void previousRequested();
    void nextRequested();
    void revealRequested();
    void blackRequested();
    void screenRequested();
    void endRequested();
    void slideRequested(int slide);

protected:
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;

private:
    QLabel* label(int size, QFont::Weight weight = QFont::Normal, bool is_muted = false);
    QPushButton* button(const QString& text, const QString& tip);
    QHBoxLayout* head();
    QHBoxLayout* planRow();
    QWidget* notesCard();
    QWidget* nextCard();
    QHBoxLayout* foot();
    void connectButtons();
    void write(QScrollArea& area, LessonText*& text, const std::vector<ProseBlock>& blocks);
    void startClock();
    void setClock(const TalkClock& clock);
    void listSteps();
    void tick();
    void tellPlan();

    const LessonValues& values_;
    Now now_ = [] { return QDateTime::currentDateTime(); };
    TalkClock clock_;
    bool is_held_ = false;  ///< the clock, since the presentation has ended
    QTimer ticks_;
    Talk talk_;
    qint64 step_began_ = 0;        ///< ms of the clock at which the step was shown
    std::map<int, qint64> taken_;  ///< ms by slides that were shown before
    int began_with_ = 0;           ///< the slide at which the clock was at 0
    QPushButton* progress_;
    QLabel *time_, *paused_, *duration_, *step_time_, *plan_, *title_, *next_press_, *next_title_,
        *keys_;
    StepBar* bar_;
    WindowCopy* copy_;
    QScrollArea *notes_area_, *next_area_;
    LessonText *notes_ = nullptr, *beginning_ = nullptr;
    QPushButton *pause_, *reset_, *previous_, *next_, *reveal_, *black_, *swap_, *end_;
};

}  // namespace attnscope
