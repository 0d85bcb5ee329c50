#include "ui/lessons/hint_box.h"

#include <QVBoxLayout>

#include "ui/lessons/lesson_text.h"
#include "ui/look/text_scale.h"
#include "ui/look/theme.h"

namespace attnscope {

HintBox::HintBox(const std::vector<ProseBlock>& hint, const LessonValues& values, QWidget* parent)
    : QWidget(parent),
      button_(new QPushButton(tr("Hint"), this)),
      text_(new LessonText(hint, values, ProseRole::text, this)) {
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(6);
    column->addWidget(button_, 0, Qt::AlignLeft);
    column->addWidget(text_);
    text_->hide();
    button_->setAutoDefault(false);
    setTextSize(*button_, textsize::title);
    button_->setCheckable(true);
    connect(button_, &QPushButton::toggled, text_, &QWidget::setVisible);
    if (hint.empty())
        hide();
}

}  // namespace attnscope
