#pragma once

#include <QLabel>
#include <QPushButton>
#include <QWidget>
#include <vector>

#include "core/lessons/lesson.h"

namespace attnscope {

class ChoiceButton;
class HintBox;
class LessonText;
class LessonValues;

/// A question of a lesson. A choice is said to be right or not in words, with the reason. After
/// the right one no other can be chosen.
class QuestionBox : public QWidget {
    Q_OBJECT

public:
    QuestionBox(const LessonQuestion& question, const LessonValues& values, QWidget* parent);

    const std::vector<ChoiceButton*>& choices() const { return choices_; }
    QString verdict() const { return verdict_->text(); }
    LessonText* answer() const { return answer_; }
    HintBox* hint() const { return hint_; }
    bool isAnswered() const { return is_answered_; }
    /// Shows the answer, which nobody has chosen.
    void chooseRight();
    /// Why the choice that was made last is wrong; null if no reason is shown.
    LessonText* reason() const { return reason_; }
    /// Shows the question as answered before.
    void showAnswered();

Q_SIGNALS:
    /// Emitted when a choice was made.
    void chosen(bool is_right);

private:
    void choose(std::size_t choice);
    void tell(bool is_right);
    void showVerdict(const QString& verdict);
    void showReason(LessonText* reason);

    std::vector<bool> right_;  ///< of each choice, whether it is right
    std::vector<ChoiceButton*> choices_;
    QLabel* verdict_ = nullptr;
    HintBox* hint_ = nullptr;
    LessonText* answer_ = nullptr;
    std::vector<LessonText*> reasons_;  ///< of each choice, why it is wrong; null if none is given
    LessonText* reason_ = nullptr;
    bool is_answered_ = false;
};

}  // namespace attnscope
