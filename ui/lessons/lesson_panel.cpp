#include "ui/lessons/lesson_panel.h"

#include <QApplication>
#include <QEvent>
#include <QPainter>
#include <QScrollBar>
#include <QTimer>
#include <QVBoxLayout>
#include <algorithm>

#include "core/latex/text_with_formulas.h"
#include "ui/lessons/choice_button.h"
#include "ui/lessons/hint_box.h"
#include "ui/lessons/lesson_text.h"
#include "ui/lessons/question_box.h"
#include "ui/lessons/step_bar.h"
#include "ui/lessons/task_box.h"
#include "ui/look/action_text.h"
#include "ui/look/card.h"
#include "ui/look/elided_label.h"
#include "ui/look/scroll_fade.h"
#include "ui/look/text.h"
#include "ui/look/text_scale.h"
#include "ui/look/theme.h"

namespace attnscope {
namespace {

constexpr int panel_width = 380, widest_panel = 560, panel_side = 20;
constexpr int panel_gap = 8;  ///< to the board

/// The button that most people press next, in the accent colour.
class PrimaryButton : public QPushButton {
public:
    using QPushButton::QPushButton;

protected:
    void paintEvent(QPaintEvent* event) override {
        if (!isEnabled())
            return QPushButton::paintEvent(event);
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(Qt::NoPen);
        painter.setBrush(palette().color(QPalette::Highlight));
        painter.drawRoundedRect(rect(), 4, 4);
        painter.setPen(QPen(palette().color(QPalette::HighlightedText), 1.5));
        painter.setBrush(Qt::NoBrush);
        if (hasFocus())
            painter.drawRoundedRect(QRectF(rect()).adjusted(3, 3, -3, -3), 2, 2);
        painter.drawText(rect(), Qt::AlignCenter, text());
    }
};

}  // namespace

LessonPanel::LessonPanel(const LessonValues& values, QWidget* parent)
    : QWidget(parent),
      values_(values),
      title_(new ElidedLabel(this)),
      progress_(new QLabel(this)),
      heading_(new QLabel(this)),
      bar_(new StepBar(this)),
      scrolled_(new QScrollArea(this)),
      back_(new QPushButton(tr("← Back"), this)),
      leave_(new QPushButton(tr("Leave"), this)),
      next_(new PrimaryButton(tr("Next →"), this)) {
    setAccessibleName(tr("Lesson"));
    setTextSize(*title_, textsize::body, QFont::DemiBold);
    title_->setForegroundRole(QPalette::PlaceholderText);
    progress_->setForegroundRole(QPalette::PlaceholderText);
    setTextSize(*heading_, textsize::headline, QFont::DemiBold);
    heading_->setTextFormat(Qt::PlainText);
    heading_->setWordWrap(true);
    scrolled_->setFrameShape(QFrame::NoFrame);
    scrolled_->setWidgetResizable(true);
    scrolled_->setFocusPolicy(Qt::NoFocus);
    scrolled_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    keepWidth(scrolled_);
    scrolled_->viewport()->setAutoFillBackground(false);
    addScrollFades(scrolled_);
    back_->setToolTip(tr("The step before  (Page Up)"));
    next_->setToolTip(tr("The next step  (Page Down)"));
    leave_->setToolTip(tr("Leaves the lesson; the window shows again what it showed before"));
    for (QPushButton* button : {back_, leave_, next_})
        button->setAutoDefault(false);
    connect(back_, &QPushButton::clicked, this, &LessonPanel::previousRequested);
    connect(next_, &QPushButton::clicked, this, &LessonPanel::nextRequested);
    connect(leave_, &QPushButton::clicked, this, &LessonPanel::leaveRequested);
    arrange();
    fitWidth();
}

void LessonPanel::arrange() {
    auto* top = new QHBoxLayout;
    top->addWidget(title_, 1);
    top->addWidget(progress_);
    auto* bottom = new QHBoxLayout;
    bottom->setContentsMargins(panel_side, 0, panel_side, 0);
    bottom->addWidget(back_);
    bottom->addStretch(1);
    bottom->addWidget(leave_);
    bottom->addWidget(next_);
    auto* head = new QVBoxLayout;
    head->setContentsMargins(panel_side, 0, panel_side, 0);
    head->setSpacing(8);
    head->addLayout(top);
    head->addWidget(bar_);
    head->addSpacing(8);
    head->addWidget(heading_);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 16, panel_gap, 12);
    column->setSpacing(12);
    column->addLayout(head);
    column->addWidget(scrolled_, 1);
    column->addLayout(bottom);
}

void LessonPanel::fitWidth() {
    setFixedWidth(
        presented_width_.value_or(std::min(scaled(panel_width), widest_panel) + panel_gap));
}

void LessonPanel::setPresented(std::optional<int> width) {
    presented_width_ = width;
    for (QWidget* each :
         std::initializer_list<QWidget*>{title_, progress_, bar_, heading_, back_, leave_, next_})
        each->setVisible(!width);
    fitStep();
    fitWidth();
}

/// Numbers the choices of an audience, and keeps the step as far from the border as its letters
/// ask.
void LessonPanel::fitStep() {
    const int side = presented_width_ ? scaled(panel_side, *this) : panel_side;
    if (const QWidget* step = scrolled_->widget())
        step->layout()->setContentsMargins(side, 0, side, 0);
    if (next_lesson_)
        next_lesson_->setVisible(!presented_width_);
    for (const auto& [part, box] : questions_)
        for (std::size_t i = 0; i < box->choices().size(); ++i)
            box->choices()[i]->setNumber(presented_width_ ? static_cast<int>(i) + 1 : 0);
}

void LessonPanel::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        fitWidth();
}

void LessonPanel::paintEvent(QPaintEvent*) {
    paintCard(*this, rect().adjusted(0, 0, -panel_gap, 0));
}

void LessonPanel::showStep(const Lesson& lesson, int step, const std::set<std::size_t>& done,
                           const QString& follower) {
    const int count = static_cast<int>(lesson.steps.size());
    const LessonStep& shown = lesson.steps.at(static_cast<std::size_t>(step));
    title_->setText(toQString(lesson.title));
    progress_->setText(tr("%1 of %2").arg(step + 1).arg(count));
    bar_->set(step, count);
    bar_->setVisible(!presented_width_);
    heading_->setText(toQString(plain_pieces(shown.title)));
    const bool had_focus = isAncestorOf(QApplication::focusWidget());
    back_->setEnabled(step > 0);
    next_->setEnabled(step + 1 < count);
    QWidget* content = renewContent();
    if (step == 0 && !lesson.introduction.empty())
        put(new LessonText(lesson.introduction, values_, ProseRole::aside, content), 0);
    fill(shown, done);
    if (step + 1 == count && !follower.isEmpty())
        addFollower(follower);
    finishContent();
    if (had_focus)
        (next_->isEnabled() ? next_ : back_)->setFocus();
}

void LessonPanel::showFault(const QString& title, const QString& sentence) {
    title_->setText(title);
    progress_->clear();
    bar_->hide();
    heading_->setText(tr("This lesson cannot be shown"));
    const bool had_focus = isAncestorOf(QApplication::focusWidget());
    back_->setEnabled(false);
    next_->setEnabled(false);
    QWidget* content = renewContent();
    const ProseBlock block{.mark = {}, .spans = {{.text = sentence.toStdString(), .link = {}}}};
    put(new LessonText({block}, values_, ProseRole::text, content), 0);
    finishContent();
    if (had_focus)
        leave_->setFocus();
}

/// Puts an empty widget in place of the former step.
QWidget* LessonPanel::renewContent() {
    auto* content = new QWidget;
    auto* column = new QVBoxLayout(content);
    column->setContentsMargins(panel_side, 0, panel_side, 0);
    column->setSpacing(0);
    questions_.clear();
    tasks_.clear();
    texts_.clear();
    next_lesson_ = nullptr;
    if (QWidget* former = scrolled_->takeWidget()) {
        former->hide();
        former->deleteLater();  // it may have the focus, and a key in progress
    }
    scrolled_->setWidget(content);
    content->setAutoFillBackground(false);  // which setWidget() sets
    return content;
}

void LessonPanel::finishContent() {
    fitStep();
    static_cast<QVBoxLayout&>(*scrolled_->widget()->layout()).addStretch(1);
    scrolled_->widget()->show();
    chainFocus();
}

/// Lets Tab go through the step from above to below, then through the buttons.
void LessonPanel::chainFocus() {
    QWidget* last = nullptr;
    QList<QWidget*> widgets = scrolled_->widget()->findChildren<QWidget*>();
    widgets << back_ << leave_ << next_;
    for (QWidget* each : widgets) {
        if (!(each->focusPolicy() & Qt::TabFocus))
            continue;
        if (last)
            setTabOrder(last, each);
        last = each;
    }
}

void LessonPanel::fill(const LessonStep& step, const std::set<std::size_t>& done) {
    for (std::size_t i = 0; i < step.parts.size(); ++i)
        std::visit([&](const auto& part) { add(part, i, done.contains(i)); }, step.parts[i]);
}

void LessonPanel::add(const std::vector<ProseBlock>& text, std::size_t, bool) {
    auto* made = new LessonText(text, values_, ProseRole::text, scrolled_->widget());
    texts_.push_back(made);
    put(made, 10);
}

void LessonPanel::add(const LessonQuestion& question, std::size_t part, bool is_done) {
    auto* made = new QuestionBox(question, values_, scrolled_->widget());
    questions_[part] = made;
    if (is_done)
        made->showAnswered();
    connect(made, &QuestionBox::chosen, this, [this, made, part](bool is_right) {
        if (is_right && next_->isVisible() && isAncestorOf(QApplication::focusWidget()))
            (next_->isEnabled() ? next_ : back_)->setFocus();  // its choices take none any more
        showEndOnceGrown(*made);
        Q_EMIT chosen(part, is_right);
    });
    connect(made->hint()->button(), &QPushButton::clicked, this,
            [this, made] { showEndOnceGrown(*made); });
    put(made, 18);
}

void LessonPanel::add(const LessonTask& task, std::size_t part, bool is_done) {
    auto* made = new TaskBox(task, values_, scrolled_->widget());
    tasks_[part] = made;
    connect(made->hint()->button(), &QPushButton::clicked, this,
            [this, made] { showEndOnceGrown(*made); });
    if (is_done)
        made->setDone();
    put(made, 18);
}

void LessonPanel::addFollower(const QString& title) {
    next_lesson_ =
        new QPushButton(asActionText(tr("Next lesson: %1").arg(title)), scrolled_->widget());
    next_lesson_->setAutoDefault(false);
    setTextSize(*next_lesson_, textsize::title);
    connect(next_lesson_, &QPushButton::clicked, this, &LessonPanel::nextLessonRequested);
    put(next_lesson_, 18);
}

/// Scrolls to the end of a part that is about to grow.
void LessonPanel::showEndOnceGrown(QWidget& part) {
    const auto scroll = [this, &part] {
        scrolled_->ensureVisible(0, part.geometry().bottom(), 0, scaled(panel_gap));
    };
    connect(
        scrolled_->verticalScrollBar(), &QScrollBar::rangeChanged, &part,
        [&part, scroll] { QTimer::singleShot(0, &part, scroll); }, Qt::SingleShotConnection);
}

/// Puts a part below the others, with some space above it unless it is the first.
void LessonPanel::put(QWidget* part, int above) {
    auto& column = static_cast<QVBoxLayout&>(*scrolled_->widget()->layout());
    if (column.count() > 0)
        column.addSpacing(scaled(above, *this));
    column.addWidget(part);
}

QuestionBox* LessonPanel::openQuestion() const {
    for (const auto& [part, box] : questions_)
        if (!box->isAnswered())
            return box;
    return nullptr;
}

void LessonPanel::setDone(std::size_t part) {
    if (const auto found = tasks_.find(part); found != tasks_.end())
        found->second->setDone();
}

}  // namespace attnscope
