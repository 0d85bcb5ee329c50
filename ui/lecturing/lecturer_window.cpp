#include "ui/lecturing/lecturer_window.h"

#include <QBoxLayout>
#include <QMenu>
#include <algorithm>
#include <chrono>
#include <utility>

#include "ui/lecturing/talk_plan.h"
#include "ui/lecturing/window_copy.h"
#include "ui/lessons/lesson_text.h"
#include "ui/lessons/step_bar.h"
#include "ui/look/action_text.h"
#include "ui/look/card.h"
#include "ui/look/scroll_fade.h"
#include "ui/look/text_scale.h"
#include "ui/look/theme.h"
#include "ui/presentation/screens.h"

namespace attnscope {
namespace {

constexpr int around_cards = 16, in_cards = 20, between_cards = 12;
constexpr int clock_size = 28, heading_size = 20;
constexpr double larger_notes = 1.3;  ///< than other texts
constexpr int most_in_bar = 60;       ///< steps, each of which is a line
constexpr auto tick_time = std::chrono::milliseconds(200);

/// A card on the window's ground.
class LecturerCard : public QWidget {
public:
    using QWidget::QWidget;

protected:
    void paintEvent(QPaintEvent*) override { paintCard(*this); }
};

/// Returns a document of plain words as the text of a lesson.
std::vector<ProseBlock> plainProse(const QString& words) {
    ProseSpan span;
    span.text = words.toStdString();
    ProseBlock block;
    block.spans = {span};
    return {block};
}

/// Names the keys of a presentation.
QString keysText() {
    QStringList keys = {LecturerWindow::tr("Space, Page Down: next"),
                        LecturerWindow::tr("Page Up: back"),
                        LecturerWindow::tr("1 to 9: choose an answer"),
                        LecturerWindow::tr("R: reveal"), LecturerWindow::tr("B: black")};
    if (hasOtherScreen())
        keys.append(LecturerWindow::tr("S: swap screens"));
    return (keys << LecturerWindow::tr("L: this window") << LecturerWindow::tr("Esc: end"))
        .join(QStringLiteral("  ·  "));
}

QScrollArea* scrollArea(QWidget* parent) {
    auto* area = new QScrollArea(parent);
    area->setFrameShape(QFrame::NoFrame);
    area->setWidgetResizable(true);
    area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    keepWidth(area);
    area->setFocusPolicy(Qt::NoFocus);
    area->viewport()->setAutoFillBackground(false);
    addScrollFades(area);
    return area;
}

}  // namespace

LecturerWindow::LecturerWindow(const LessonValues& values, QWidget* parent)
    : QWidget(parent, Qt::Window),
      values_(values),
      progress_(button({}, tr("Goes to another step"))),
      time_(label(clock_size, QFont::Normal, true)),
      paused_(label(heading_size, QFont::DemiBold)),
      duration_(label(clock_size, QFont::DemiBold)),
      step_time_(label(heading_size, QFont::Normal, true)),
      plan_(label(heading_size, QFont::DemiBold)),
      title_(label(heading_size, QFont::DemiBold)),
      next_press_(label(textsize::title, QFont::DemiBold)),
      next_title_(label(textsize::headline, QFont::DemiBold)),
      keys_(label(textsize::small, QFont::Normal, true)),
      bar_(new StepBar(this)),
      copy_(new WindowCopy(this)),
      notes_area_(scrollArea(this)),
      next_area_(scrollArea(this)),
      pause_(button(tr("Pause"), tr("Stops the clock of the talk, or lets it run on"))),
      reset_(button(tr("Reset"), tr("Sets the clock of the talk to 0"))),
      previous_(button(tr("← Back"), tr("What was shown before  (Page Up)"))),
      next_(button(tr("Next →"), tr("What comes next: more of the step, then its answer, then the "
                                    "next step  (Page Down)"))),
      reveal_(button(tr("Reveal"), tr("Shows the answer of the step  (R)"))),
      black_(button(tr("Black"), tr("Blackens the screen, or shows it again  (B)"))),
      swap_(button(tr("Swap screens"), tr("Shows the presentation on the other screen, and this "
                                          "window where it was  (S)"))),
      end_(button(tr("End"), tr("Ends the presentation  (Esc)"))) {
    setWindowTitle(tr("Lecturer's window"));
    setMinimumSize(560, 360);
    time_->setAccessibleDescription(tr("Time of day"));
    duration_->setAccessibleDescription(tr("Time since the start"));
    paused_->setText(tr("Paused"));
    paused_->setForegroundRole(QPalette::Link);
    title_->setWordWrap(true);
    next_title_->setWordWrap(true);
    next_press_->setWordWrap(true);
    keys_->setWordWrap(true);
    next_press_->setForegroundRole(QPalette::Link);
    progress_->setMenu(new QMenu(progress_));
    progress_->setAutoDefault(false);
    bar_->setFixedHeight(bar_->sizeHint().height());
    black_->setCheckable(true);
    pause_->setCheckable(true);
    next_->setDefault(true);
    connectButtons();
    auto* cards = new QHBoxLayout;
    cards->setSpacing(between_cards);
    cards->addWidget(notesCard(), 3);
    cards->addWidget(nextCard(), 2);
    auto* rows = new QVBoxLayout(this);
    rows->setContentsMargins(around_cards, around_cards, around_cards, around_cards);
    rows->setSpacing(between_cards);
    rows->addLayout(head());
    rows->addWidget(bar_);
    rows->addLayout(planRow());
    rows->addLayout(cards, 1);
    rows->addLayout(foot());
    rows->addWidget(keys_);
    ticks_.setInterval(tick_time);
    connect(&ticks_, &QTimer::timeout, this, &LecturerWindow::tick);
    startClock();
    setFocus();  // no button, which would take keys of the presentation
}

QLabel* LecturerWindow::label(int size, QFont::Weight weight, bool is_muted) {
    auto* made = new QLabel(this);
    made->setTextFormat(Qt::PlainText);
    setTextSize(*made, size, weight);
    if (is_muted)
        made->setForegroundRole(QPalette::PlaceholderText);
    return made;
}

QPushButton* LecturerWindow::button(const QString& text, const QString& tip) {
    auto* made = new QPushButton(text, this);
    made->setToolTip(tip);
    made->setFocusPolicy(Qt::TabFocus);  // a click leaves the keys to the presentation
    setTextSize(*made, textsize::title);
    return made;
}

QHBoxLayout* LecturerWindow::head() {
    auto* row = new QHBoxLayout;
    row->setSpacing(between_cards);
    row->addWidget(progress_);
    row->addStretch(1);
    row->addWidget(time_);
    row->addSpacing(between_cards);
    row->addWidget(paused_);
    row->addWidget(duration_);
    row->addWidget(pause_);
    row->addWidget(reset_);
    return row;
}

QHBoxLayout* LecturerWindow::planRow() {
    auto* row = new QHBoxLayout;
    row->addWidget(step_time_);
    row->addStretch(1);
    row->addWidget(plan_);
    return row;
}

QWidget* LecturerWindow::notesCard() {
    auto* card = new LecturerCard(this);
    auto* column = new QVBoxLayout(card);
    column->setContentsMargins(in_cards, in_cards, in_cards, in_cards);
    column->setSpacing(between_cards);
    column->addWidget(title_);
    column->addWidget(notes_area_, 1);
    return card;
}

QWidget* LecturerWindow::nextCard() {
    auto* card = new LecturerCard(this);
    auto* column = new QVBoxLayout(card);
    column->setContentsMargins(in_cards, in_cards, in_cards, in_cards);
    column->setSpacing(between_cards);
    column->addWidget(copy_);
    column->addWidget(next_press_);
    QLabel* name = label(textsize::title, QFont::DemiBold, true);
    name->setText(tr("Next step"));
    column->addWidget(name);
    column->addWidget(next_title_);
    column->addWidget(next_area_, 1);
    return card;
}

QHBoxLayout* LecturerWindow::foot() {
    auto* row = new QHBoxLayout;
    row->setSpacing(between_cards);
    row->addWidget(end_);
    row->addWidget(swap_);
    row->addStretch(1);
    for (QPushButton* each : {black_, reveal_, previous_, next_})
        row->addWidget(each);
    return row;
}

void LecturerWindow::connectButtons() {
    connect(previous_, &QPushButton::clicked, this, &LecturerWindow::previousRequested);
    connect(next_, &QPushButton::clicked, this, &LecturerWindow::nextRequested);
    connect(reveal_, &QPushButton::clicked, this, &LecturerWindow::revealRequested);
    connect(black_, &QPushButton::clicked, this, &LecturerWindow::blackRequested);
    connect(swap_, &QPushButton::clicked, this, &LecturerWindow::screenRequested);
    connect(end_, &QPushButton::clicked, this, &LecturerWindow::endRequested);
    connect(pause_, &QPushButton::clicked, this, [this] {
        clock_ = pausedOrResumed(clock_, now_());
        tick();
    });
    connect(reset_, &QPushButton::clicked, this,
            [this] { setClock(attnscope::reset(clock_, now_())); });
}

void LecturerWindow::show(const Talk& talk) {
    if (talk.slide != talk_.slide) {
        const qint64 now = elapsed(clock_, now_());
        taken_[talk_.slide] += now - step_began_;
        step_began_ = now;
    }
    const bool has_other_steps = talk.titles != talk_.titles;
    talk_ = talk;
    if (has_other_steps)
        listSteps();
    progress_->setText(tr("Step %1 of %2").arg(talk.slide + 1).arg(talk.count));
    next_press_->setText(tr("Next press %1").arg(talk.next_press));
    bar_->set(talk.slide, talk.count);
    bar_->setVisible(talk.count <= most_in_bar);
    title_->setText(talk.now.title);
    title_->setVisible(!talk.now.title.isEmpty());
    write(*notes_area_, notes_,
          talk.now.notes.empty() ? plainProse(tr("No notes.")) : talk.now.notes);
    next_title_->setText(talk.next ? talk.next->title : tr("This is the last step."));
    write(*next_area_, beginning_, talk.next ? talk.next->beginning : std::vector<ProseBlock>());
    reveal_->setEnabled(talk.can_reveal);
    black_->setChecked(talk.is_black);
    tick();
}

/// Fills the menu of the steps.
void LecturerWindow::listSteps() {
    QMenu& menu = *progress_->menu();
    menu.clear();
    for (int i = 0; i < talk_.titles.size(); ++i)
        menu.addAction(asActionText(QStringLiteral("%1  %2").arg(i + 1).arg(talk_.titles[i])), this,
                       [this, i] { Q_EMIT slideRequested(i); });
}

/// Shows a text in an area, unless it is there already.
void LecturerWindow::write(QScrollArea& area, LessonText*& text,
                           const std::vector<ProseBlock>& blocks) {
    auto* made = new LessonText(blocks, values_, ProseRole::text, &area);
    if (text && text->words() == made->words()) {
        delete made;
        return;
    }
    auto* content = new QWidget(&area);
    auto* column = new QVBoxLayout(content);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(made);
    column->addStretch(1);
    if (QWidget* former = area.takeWidget())
        former->deleteLater();  // it may have the focus
    area.setWidget(content);
    content->setAutoFillBackground(false);
    content->show();
    text = made;
}

QString LecturerWindow::notes() const {
    return notes_ ? notes_->words() : QString();
}

void LecturerWindow::setScale(double scale) {
    setOwnTextScale(*this, scale);
    setOwnTextScale(*notes_area_, larger_notes * scale);
}

void LecturerWindow::showCopyOf(QWidget& window) {
    copy_->follow(window);
}

/// Sets a clock that is at 0: the plan counts from the step that is shown.
void LecturerWindow::setClock(const TalkClock& clock) {
    clock_ = clock;
    step_began_ = 0;
    taken_.clear();
    began_with_ = talk_.slide;
    tick();
}

void LecturerWindow::startClock() {
    setClock(started(now_()));
}

void LecturerWindow::begin(const Talk& talk) {
    const bool goes_on = talk.slide > 0 && talk.titles == talk_.titles;
    show(talk);
    if (!goes_on)
        startClock();
    else if (std::exchange(is_held_, false))
        clock_ = pausedOrResumed(clock_, now_());
    tick();
}

void LecturerWindow::holdClock() {
    is_held_ = clock_.since.has_value();
    if (is_held_)
        clock_ = pausedOrResumed(clock_, now_());
}

void LecturerWindow::setNow(const Now& now) {
    now_ = now;
    startClock();
}

void LecturerWindow::tick() {
    const QDateTime now = now_();
    time_->setText(now.time().toString(QStringLiteral("H:mm")));
    duration_->setText(durationText(elapsed(clock_, now)));
    const bool is_paused = !clock_.since;
    pause_->setChecked(is_paused);
    pause_->setText(is_paused ? tr("Run on") : tr("Pause"));
    paused_->setVisible(is_paused);
    tellPlan();
    duration_->setForegroundRole(is_paused ? QPalette::PlaceholderText : QPalette::WindowText);
}

/// Says how long the step has taken, how much of the plan is left from the step on at which the
/// clock was at 0, and how the talk compares with it.
void LecturerWindow::tellPlan() {
    const qint64 run = elapsed(clock_, now_());
    const TalkPlan plan = planOf(talk_.planned_seconds, began_with_, talk_.slide);
    const auto before = taken_.find(talk_.slide);
    const QString step =
        durationText(run - step_began_ + (before == taken_.end() ? 0 : before->second));
    step_time_->setText(plan.step > 0 ? tr("This step %1 of %2").arg(step, durationText(plan.step))
                                      : tr("This step %1").arg(step));
    const qint64 late = lateness(plan, run);
    constexpr qint64 second = 1000;  // whole ones, so that what is left and the clock make the plan
    const QString left =
        tr("%1 of %2 left")
            .arg(durationText(std::max<qint64>(0, plan.whole - run / second * second)),
                 durationText(plan.whole));
    plan_->setVisible(plan.whole > 0);
    plan_->setText(plan.whole == 0 ? QString()
                   : late > 0      ? tr("%1 · %2 behind").arg(left, durationText(late))
                   : late < 0      ? tr("%1 · %2 ahead").arg(left, durationText(-late))
                                   : tr("%1 · on time").arg(left));
    plan_->setForegroundRole(late > 0 ? QPalette::Link : QPalette::PlaceholderText);
}

void LecturerWindow::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    swap_->setVisible(hasOtherScreen());
    keys_->setText(keysText());
    tick();
    ticks_.start();
}

void LecturerWindow::hideEvent(QHideEvent* event) {
    QWidget::hideEvent(event);
    ticks_.stop();
}

}  // namespace attnscope
