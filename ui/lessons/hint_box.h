#pragma once

#include <QPushButton>
#include <QWidget>
#include <vector>

#include "core/lessons/prose.h"

namespace attnscope {

class LessonText;
class LessonValues;

/// A hint that is shown on request. Takes no room if there is none.
class HintBox : public QWidget {
    Q_OBJECT

public:
    HintBox(const std::vector<ProseBlock>& hint, const LessonValues& values, QWidget* parent);

    QPushButton* button() const { return button_; }
    LessonText* text() const { return text_; }

private:
    QPushButton* button_;
    LessonText* text_;
};

}  // namespace attnscope
