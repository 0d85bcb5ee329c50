#pragma once

#include <QWidget>

namespace attnscope {

/// The progress in a lesson: a line for each step, those up to the present one in the accent.
class StepBar : public QWidget {
    Q_OBJECT

public:
    using QWidget::QWidget;

    void set(int step, int count);
    QSize sizeHint() const override { return {100, 4}; }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    int step_ = 0, count_ = 1;
};

}  // namespace attnscope
