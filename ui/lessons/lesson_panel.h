#pragma once

#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QWidget>
#include <map>
#include <optional>
#include <set>

#include "core/lessons/lesson.h"

namespace attnscope {

class ElidedLabel;
class LessonText;
class LessonValues;
class QuestionBox;
class StepBar;
class TaskBox;

/// A step of a lesson as a column of texts, questions and tasks, and the buttons that go to other
/// steps.
class LessonPanel : public QWidget {
    Q_OBJECT

public:
    LessonPanel(const LessonValues& values, QWidget* parent);

    /// Shows a step. `done` are the places, among its parts, of questions answered and tasks done
    /// before.
    /// After the last step, a button leads to the lesson with the title `follower`, unless that is
    /// empty.
    void showStep(const Lesson& lesson, int step, const std::set<std::size_t>& done,
                  const QString& follower = {});
    /// Says of a lesson, instead of a step, why it cannot be shown.
    void showFault(const QString& title, const QString& sentence);
    /// Shows the steps to an audience from now on: in a column of this width, without what leads to
    /// other steps, with numbers at the choices of questions; nullopt: as usual again.
    void setPresented(std::optional<int> width);
    /// Ticks the task at this place among the step's parts.
    void setDone(std::size_t part);

    /// The first question of the step that is not answered; null if there is none.
    QuestionBox* openQuestion() const;
    /// The questions and tasks of the step, by their places among its parts.
    const std::map<std::size_t, QuestionBox*>& questions() const { return questions_; }
    const std::map<std::size_t, TaskBox*>& tasks() const { return tasks_; }
    /// The texts of the step that are neither.
    const std::vector<LessonText*>& texts() const { return texts_; }
    QString heading() const { return heading_->text(); }
    QString progress() const { return progress_->text(); }
    QPushButton* back() const { return back_; }
    QPushButton* next() const { return next_; }
    /// The button below the last step that leads to the next lesson; null elsewhere.
    QPushButton* nextLesson() const { return next_lesson_; }
    /// What the step scrolls in.
    QScrollArea* scrolled() const { return scrolled_; }

Q_SIGNALS:
    void nextRequested();
    void previousRequested();
    void leaveRequested();
    void nextLessonRequested();
    /// Emitted when a choice of the question at this place among the step's parts was made.
    void chosen(std::size_t part, bool is_right);

protected:
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void arrange();
    void fitWidth();
    void fitStep();
    void chainFocus();
    QWidget* renewContent();
    void finishContent();
    void fill(const LessonStep& step, const std::set<std::size_t>& done);
    void add(const std::vector<ProseBlock>& text, std::size_t part, bool is_done);
    void add(const LessonQuestion& question, std::size_t part, bool is_done);
    void add(const LessonTask& task, std::size_t part, bool is_done);
    void addFollower(const QString& title);
    void showEndOnceGrown(QWidget& part);
    void put(QWidget* part, int above);

    const LessonValues& values_;
    ElidedLabel* title_;
    QLabel *progress_, *heading_;
    StepBar* bar_;
    QScrollArea* scrolled_;
    QPushButton *back_, *leave_, *next_;
    std::map<std::size_t, QuestionBox*> questions_;
    std::map<std::size_t, TaskBox*> tasks_;
    std::vector<LessonText*> texts_;
    QPushButton* next_lesson_ = nullptr;
    std::optional<int> presented_width_;
};

}  // namespace attnscope
