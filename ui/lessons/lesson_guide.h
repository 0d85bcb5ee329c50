#pragma once

#include <QObject>
#include <map>
#include <optional>
#include <set>
#include <string>

#include "core/lessons/lesson.h"
#include "ui/lessons/lesson_progress.h"
#include "ui/lessons/lesson_values.h"
#include "ui/lessons/scenario_glide.h"
#include "ui/model/lesson_place.h"

class QAction;
class QMenu;

namespace attnscope {

class Board;
class LessonPanel;
class SessionKeeper;
class Settings;
struct Session;

/// The parts of a window that a lesson takes part in.
struct LessonParts {
    ScenarioModel& model;
    Board& board;
    SessionKeeper& sessions;
    Settings& settings;
    OpenLesson& place;
};

/// Leads through lessons. Each step shows its Scenario and views as one change that can be undone;
/// undo leads through the steps, and to before the lesson. Leaving the lesson shows again what the
/// window showed before it.
class LessonGuide : public QObject {
    Q_OBJECT

public:
    LessonGuide(const LessonParts& parts, QWidget* window);

    /// The panel that shows the present step. Whoever handles toggled() shows and hides it.
    LessonPanel* panel() const { return panel_; }

    /// Adds an action for each lesson, and those that open a file and leave the lesson.
    void fill(QMenu* menu, QWidget* window);

    /// Opens a lesson at the step that was shown last: by the name of one of the program's own, or
    /// by the path of a file.
    void open(const QString& lesson);
    void goTo(int step);
    void next();
    void previous();
    void leave();
    /// Ends what moves by itself: numbers on their way to those of the step arrive, and what the
    /// step plays stops.
    void settle();

    /// Starts or ends presenting the lesson. While it is presented, its questions and tasks are
    /// open again, what is answered is kept until the lesson is closed, and no step can be undone.
    void setPresenting(bool presenting);
    bool isPresenting() const { return is_presenting_; }
    /// Returns the Scenario that solves the task at this place among the step's parts; nullopt if
    /// none is known, or the window shows it already.
    std::optional<Scenario> solutionOf(std::size_t part) const;
    void solve(std::size_t part);

    /// The lesson that is open and its step; null if none is, or if it cannot be read.
    const Lesson* lesson() const { return lesson_ ? &*lesson_ : nullptr; }
    int step() const { return step_; }
    /// The step that is shown while a lesson is open.
    const LessonStep& shown() const { return lesson_->steps[static_cast<std::size_t>(step_)]; }
    LessonValues& values() { return values_; }
    /// The callouts of the step that is shown, without those that say what to do for a task that is
    /// done.
    std::vector<LessonCallout> callouts() const;

Q_SIGNALS:
    /// Emitted when a lesson was opened or left.
    void toggled(bool on);
    /// Emitted when another step is shown.
    void stepShown(const attnscope::LessonStep& step);
    /// Emitted when callouts() may differ from before within a step.
    void calloutsChanged();
    /// Emitted when undo or redo has closed the lesson.
    void lostByUndo();
    void opened(const QString& path);
    /// Emitted when a person asks for a handout of the lesson that is open, with or without
    /// answers.
    void handoutRequested(const QString& lesson, bool with_answers);
    /// Emitted when something in a lesson is wrong.
    void failed(const QString& sentence);

private:
    Session before() const;
    void follow();
    void readAtPlace(const std::string& lesson);
    void close();
    void stopMoving();
    void stopPlay();
    void showStep();
    void show(const Session& session);
    Session sessionAt(int step, LessonPlace place) const;
    void choose(std::size_t part, bool is_right);
    void reveal(std::size_t part);
    void finish(std::size_t part);
    void begin(const Scenario& from);
    void playStage();
    std::set<std::size_t> doneIn(int step) const;
    void askForFile(QWidget* window);
    void keep();

    LessonParts parts_;
    LessonValues values_;
    ScenarioGlide glide_;
    LessonPanel* panel_;
    QAction *export_, *export_open_, *leave_;
    std::string name_;              ///< of the lesson that is open; empty if none is
    std::optional<Lesson> lesson_;  ///< nothing if it cannot be read
    int step_ = -1;
    LessonProgress progress_;
    LessonProgress presented_;  ///< what was answered while the open lesson was presented
    std::map<std::string, Play, std::less<>> own_plays_;  ///< which those of the lesson replaced
    bool is_presenting_ = false;
    bool is_lost_ = false;  ///< whether the session that is being shown has closed the lesson
};

}  // namespace attnscope
