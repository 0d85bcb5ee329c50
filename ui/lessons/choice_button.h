#pragma once

#include <QPushButton>
#include <QTextDocument>
#include <vector>

#include "core/lessons/prose.h"

namespace attnscope {

class LessonValues;

/// What is known of a choice: not chosen yet, chosen and wrong, or chosen and right.
enum class ChoiceState { open, wrong, right };

/// A choice of a question: a circle and a text of one or several lines, in a frame.
class ChoiceButton : public QPushButton {
    Q_OBJECT

public:
    ChoiceButton(const std::vector<ProseBlock>& blocks, const LessonValues& values,
                 QWidget* parent);

    ChoiceState state() const { return state_; }
    void setState(ChoiceState state);
    /// Shows a number in the circle: the key that chooses this.
    void setNumber(int number);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return {0, height_}; }

protected:
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    void write();

    std::vector<ProseBlock> blocks_;
    const LessonValues& values_;
    QTextDocument text_;
    ChoiceState state_ = ChoiceState::open;
    int number_ = 0;  ///< 0: none
    int height_ = 0;
};

}  // namespace attnscope
