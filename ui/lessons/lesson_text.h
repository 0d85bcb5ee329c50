#pragma once

#include <QTextBrowser>
#include <vector>

#include "core/lessons/prose.h"

namespace attnscope {

class LessonValues;

/// Which text of a lesson this is.
enum class ProseRole { text, question, aside };

/// A text of a lesson, as high as its lines need. Formulas are set as in print, and numbers follow
/// the values.
class LessonText : public QTextBrowser {
    Q_OBJECT

public:
    LessonText(const std::vector<ProseBlock>& blocks, const LessonValues& values, ProseRole role,
               QWidget* parent);

    /// The text in words, with formulas on one line.
    QString words() const;

protected:
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;

private:
    void write();
    void fitHeight();

    std::vector<ProseBlock> blocks_;
    const LessonValues& values_;
    ProseRole role_;
    bool is_writing_ = false;
};

}  // namespace attnscope
