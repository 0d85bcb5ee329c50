#pragma once

#include "ui/presentation/slides.h"

namespace attnscope {

class LessonGuide;
class LessonPanel;
class QuestionBox;
class StageControls;
struct LessonStep;

/// The steps of the open lesson as slides: the views of a step beside its text, which scrolls if
/// there is no room for all of it.
class LessonSlides : public Slides {
    Q_OBJECT

public:
    LessonSlides(LessonGuide& guide, LessonPanel& panel, StageControls& controls, QObject* parent);

    int count() const override;
    int first() const override;
    SlideWords words(int slide) const override;
    QString title(int slide) const override;
    int plannedSeconds(int slide) const override;
    void begin() override;
    void show(int slide, const SlideRoom& room) override;
    void fit(const SlideRoom& room) override;
    void giveRoomBack() override;
    /// Leaves the lesson at the step that was shown last; undo leads back to what the window showed
    /// before.
    bool end() override;
    std::vector<QWidget*> parts() const override;

    /// Scrolls the text or, at its end, reveals an answer.
    bool goOn() override;
    QString nextPress() const override;
    bool goBack() override;
    /// Answers the first question that is open; if none is, shows how the first task is done, also
    /// where an audience has done it in its own way.
    bool reveal() override;
    bool canReveal() const override;
    void choose(int choice) override;

private:
    /// What the key that goes on does within a step.
    enum class Press { scrolls, answers, solves, nothing };

    const LessonStep& stepAt(int slide) const;
    Press press() const;
    bool hidesChoices() const;
    /// The first question that is open; null if none is.
    QuestionBox* openQuestion() const;
    /// The place of the first task that is not done and whose solution is known.
    std::optional<std::size_t> openTask() const;
    /// The open task; if none is open, the first task that was done in another way than its
    /// solution.
    std::optional<std::size_t> taskToSolve() const;
    bool solveTask();
    bool scroll(int direction);
    void reach(QWidget* part);

    LessonGuide& guide_;
    LessonPanel& panel_;
    StageControls& controls_;
    int at_ = 0;  ///< the slide that is shown
};

}  // namespace attnscope
