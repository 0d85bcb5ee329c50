#pragma once

#include <QObject>

class QMainWindow;
class QMenu;
class QScreen;

namespace attnscope {

class LecturerWindow;
class LessonGuide;
class LessonPanel;
class Presentation;
class ScenarioModel;
class Settings;
class StageControls;

/// What a lecturer needs beside a presentation: the open lesson as slides, and a window of one's
/// own, on the screen where the program's window was. It opens by itself if there is another screen
/// for the audience; the menu and L change that. Closing it does not end the presentation.
class Lecturing : public QObject {
    Q_OBJECT

public:
    Lecturing(Presentation& presentation, LessonGuide& guide, LessonPanel& panel,
              ScenarioModel& model, Settings& settings, QMainWindow* window);

    /// Adds an action that chooses whether there is a lecturer's window.
    void fill(QMenu* menu);

    /// The lecturer's window; null before the first presentation.
    LecturerWindow* window() const { return own_; }
    /// The line of controls and values that an audience sees below the views of a lesson.
    StageControls& controls() const { return *controls_; }

private:
    bool isWanted() const;
    void follow(bool is_on);
    void open();
    void toggle();
    void make();
    void place(QScreen& screen);
    void tell();
    void loseScreen(const QScreen* screen);

    Presentation& presentation_;
    LessonGuide& guide_;
    Settings& settings_;
    QMainWindow* window_;
    StageControls* controls_;
    LecturerWindow* own_ = nullptr;
};

}  // namespace attnscope
