#pragma once

#include <QLabel>
#include <QObject>
#include <QPointer>
#include <QScreen>
#include <optional>
#include <vector>

#include "ui/model/steps.h"
#include "ui/presentation/slides.h"

class QMainWindow;

namespace attnscope {

class Board;
class KeptPlaces;
class PointerSpot;
class ScreenAwake;
class SessionKeeper;

/// The parts of a window that take part in a presentation, and those that are hidden for it.
struct Stage {
    QMainWindow& window;
    Board& board;
    SessionKeeper& sessions;
    Steps& steps;
    std::vector<QWidget*> aside;
};

/// Shows saved steps or a lesson to an audience, on the full screen and without the rest of the
/// window; on another screen than the window's, if there is one. Texts are so large that capitals
/// of the smallest text have at least 1/50 of the window's height. The keys of a clicker go on
/// (Page Down, Right, Space) or back (Page Up, Left, Backspace); B blackens the screen. What is
/// changed by a drag stays until the next slide. Leaving the presentation (Esc) restores the
/// window; a lesson is then at the step that was presented last.
class Presentation : public QObject {
    Q_OBJECT

public:
    explicit Presentation(const Stage& stage);

    /// Starts the presentation: of the slides that are preferred, if there are any now, else of the
    /// saved steps. If there are none, it shows the window's own Scenario.
    void start();
    /// Starts the presentation of the saved steps.
    void startSteps();
    void prefer(Slides& slides);
    void leave();
    bool isOn() const { return before_.has_value(); }

    /// Shows more of the slide or, if all of it was shown, the next one. While the screen is black,
    /// whatever should change the picture shows it again and does nothing else.
    void next();
    void previous();
    /// Shows an answer that is hidden.
    void reveal();
    /// Shows a slide, or lifts the black screen.
    void goTo(int slide);
    void blacken();
    /// Lets the keys of the presentation work in another window, too.
    void hear(QWidget& window) { heard_.push_back(&window); }

    /// The slide that is shown, from 0.
    int step() const { return at_; }
    bool isBlack() const { return !black_->isHidden(); }
    QString heading() const { return heading_->text(); }
    Talk talk() const;

    /// Shows the presentation on the other screen, if there is one.
    void changeScreen();
    /// The screen that the audience does not see, that of the window before if it is one; the
    /// window's own if there is no other. While the presentation is on.
    QScreen* lecturersScreen() const;
    /// The scale that texts had before the presentation; while it is on.
    double scaleBefore() const { return before_->scale; }

    /// Returns the scale of texts at which capitals are at least 1/50 of this height in pixels.
    static double scaleFor(int height);

Q_SIGNALS:
    void toggled(bool on);
    /// Emitted when talk() may differ from before.
    void changed();
    /// Emitted when a key asked for the lecturer's window, or to close it.
    void lecturerToggled();
    /// Emitted when a key has moved the presentation to another screen.
    void screenChanged();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    /// How the window was before the presentation.
    struct Before {
        std::vector<QWidget*> shown;  ///< the parts that start() has hidden
        Qt::WindowStates state;
        QRect geometry;  ///< of a window that is not maximised
        QPointer<QScreen> screen;
        bool is_moved;  ///< to another screen
        double scale;
    };

    void present(Slides& slides);
    bool takeKey(int key);
    bool hears(const QWidget& window) const;
    void show(int slide);
    bool turn(int by);
    bool liftBlack();
    void choose(int choice);
    QString nextPress() const;
    /// Returns the room of slides in the window at its present size.
    SlideRoom room() const;
    void setAside(bool aside);
    void fitTexts();
    void fillScreen();
    void fill(QScreen& screen);
    void loseScreen(const QScreen* screen);
    void giveScreenBack(Before& before);

    Stage stage_;
    QLabel* heading_;
    QWidget* black_;
    PointerSpot* spot_;
    ScreenAwake* awake_;
    KeptPlaces* places_;
    Slides* saved_;
    Slides* preferred_ = nullptr;
    Slides* slides_;  ///< of the present presentation, or of the last one
    std::optional<Before> before_;
    std::vector<QPointer<QWidget>> heard_;
    int at_ = 0;
};

}  // namespace attnscope
