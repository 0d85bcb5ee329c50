#include "ui/lessons/question_box.h"

#include <QAccessible>
#include <QVBoxLayout>

#include "ui/lessons/choice_button.h"
#include "ui/lessons/hint_box.h"
#include "ui/lessons/lesson_text.h"
#include "ui/look/text_scale.h"
#include "ui/look/theme.h"

namespace attnscope {

QuestionBox::QuestionBox(const LessonQuestion& question, const LessonValues& values,
                         QWidget* parent)
    : QWidget(parent) {
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(6);
    column->addWidget(new LessonText(question.text, values, ProseRole::question, this));
    for (std::size_t i = 0; i < question.choices.size(); ++i) {
        auto* button = new ChoiceButton(question.choices[i].text, values, this);
        connect(button, &QPushButton::clicked, this, [this, i] { choose(i); });
        right_.push_back(question.choices[i].is_right);
        choices_.push_back(button);
        column->addWidget(button);
    }
    verdict_ = new QLabel(this);
    answer_ = new LessonText(question.answer, values, ProseRole::text, this);
    hint_ = new HintBox(question.hint, values, this);
    verdict_->setTextFormat(Qt::PlainText);
    verdict_->setWordWrap(true);
    setTextSize(*verdict_, textsize::title, QFont::DemiBold);
    verdict_->hide();
    answer_->hide();
    column->addWidget(verdict_);
    for (const LessonQuestion::Choice& choice : question.choices) {
        auto* reason = choice.reason.empty()
                           ? nullptr
                           : new LessonText(choice.reason, values, ProseRole::text, this);
        reasons_.push_back(reason);
        if (!reason)
            continue;
        reason->hide();
        column->addWidget(reason);
    }
    column->addWidget(answer_);
    column->addWidget(hint_);
}

void QuestionBox::choose(std::size_t choice) {
    if (is_answered_)
        return;
    const bool is_right = right_[choice];
    if (is_right) {
        showAnswered();
    } else {
        choices_[choice]->setState(ChoiceState::wrong);
        showVerdict(tr("✗ Not this one. Choose again."));
        showReason(reasons_[choice]);
    }
    tell(is_right);
}

/// Says the verdict to a screen reader, and to the lesson that a choice was made.
void QuestionBox::tell(bool is_right) {
    QAccessibleEvent told(verdict_, QAccessible::Alert);
    QAccessible::updateAccessibility(&told);
    Q_EMIT chosen(is_right);
}

void QuestionBox::showAnswered() {
    is_answered_ = true;
    for (std::size_t i = 0; i < choices_.size(); ++i) {
        if (right_[i])
            choices_[i]->setState(ChoiceState::right);
        choices_[i]->setEnabled(false);
    }
    answer_->show();
    showReason(nullptr);
    hint_->hide();
    showVerdict(tr("✓ Right."));
}

void QuestionBox::chooseRight() {
    if (is_answered_)
        return;
    showAnswered();
    showVerdict(tr("The answer:"));  // which nobody has chosen
    tell(true);
}

/// Shows a reason in place of the former one; null: none.
void QuestionBox::showReason(LessonText* reason) {
    if (reason_)
        reason_->hide();
    reason_ = reason;
    if (reason_)
        reason_->show();
}

void QuestionBox::showVerdict(const QString& verdict) {
    verdict_->setText(verdict);
    verdict_->show();
}

}  // namespace attnscope
