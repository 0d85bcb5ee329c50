#pragma once

#include <QCheckBox>
#include <QLabel>
#include <QWidget>

#include "core/lessons/lesson.h"

namespace attnscope {

class HintBox;
class LessonText;
class LessonValues;

/// A task of a lesson, with a box that is ticked once the task is done. A person cannot tick it.
class TaskBox : public QWidget {
    Q_OBJECT

public:
    TaskBox(const LessonTask& task, const LessonValues& values, QWidget* parent);

    bool isDone() const { return box_->isChecked(); }
    /// Ticks the box, and says so to a screen reader if it was not ticked.
    void setDone();
    HintBox* hint() const { return hint_; }

private:
    QCheckBox* box_;
    LessonText* text_;
    QLabel* done_;
    HintBox* hint_;
};

}  // namespace attnscope
