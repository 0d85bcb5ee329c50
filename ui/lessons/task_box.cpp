#include "ui/lessons/task_box.h"

#include <QAccessible>
#include <QGridLayout>

#include "ui/lessons/hint_box.h"
#include "ui/lessons/lesson_text.h"
#include "ui/look/text_scale.h"
#include "ui/look/theme.h"

namespace attnscope {
namespace {

/// A box that shows a state, which clicks do not change and which keys do not reach.
class StateBox : public QCheckBox {
public:
    explicit StateBox(QWidget* parent) : QCheckBox(parent) { setFocusPolicy(Qt::NoFocus); }

protected:
    void nextCheckState() override {}
};

}  // namespace

TaskBox::TaskBox(const LessonTask& task, const LessonValues& values, QWidget* parent)
    : QWidget(parent),
      box_(new StateBox(this)),
      text_(new LessonText(task.text, values, ProseRole::text, this)),
      done_(new QLabel(tr("Done."), this)),
      hint_(new HintBox(task.hint, values, this)) {
    box_->setAccessibleName(tr("Task: %1").arg(text_->words()));
    box_->setToolTip(tr("Ticked by itself once the task is done"));
    setTextSize(*done_, textsize::title, QFont::DemiBold);
    done_->hide();
    auto* grid = new QGridLayout(this);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setHorizontalSpacing(8);
    grid->setVerticalSpacing(6);
    grid->setColumnStretch(1, 1);
    grid->addWidget(box_, 0, 0, Qt::AlignTop);
    grid->addWidget(text_, 0, 1);
    grid->addWidget(done_, 1, 1);
    grid->addWidget(hint_, 2, 1);
}

void TaskBox::setDone() {
    if (isDone())
        return;
    box_->setChecked(true);
    done_->show();
    hint_->hide();
    QAccessibleEvent told(done_, QAccessible::Alert);
    QAccessible::updateAccessibility(&told);
}

}  // namespace attnscope
