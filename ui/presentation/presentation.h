#pragma once

#include <QLabel>
#include <QObject>
#include <optional>
#include <vector>

#include "ui/model/steps.h"

class QMainWindow;

namespace attnscope {

class Board;
class KeptPlaces;
class PointerSpot;
class ScenarioModel;
class SessionKeeper;

/// The parts of a window that take part in a presentation, and those that are hidden for it.
struct Stage {
    QMainWindow& window;
    ScenarioModel& model;
    Board& board;
    SessionKeeper& sessions;
    Steps& steps;
    std::vector<QWidget*> aside;
};

/// Shows one or two of a window's views to an audience, on the full screen and without the rest of
/// the window. Texts are so large that capitals of the smallest text have at least 1/50 of the
/// window's height. The keys of a clicker go to the next step (Page Down, Right, Space) or to the
/// previous one (Page Up, Left, Backspace); B blackens the screen. What is changed by a drag stays
/// until the next step. Leaving the presentation (Esc) restores everything.
class Presentation : public QObject {
    Q_OBJECT

public:
    explicit Presentation(const Stage& stage);

    /// Starts the presentation. If there are no steps, it shows the window's own Scenario in the
    /// views that take the most room.
    void start();
    void leave();
    bool isOn() const { return before_.has_value(); }

    void next() { show(at_ + 1); }
    void previous() { show(at_ - 1); }

    /// The step that is shown, from 0.
    int step() const { return at_; }
    bool isBlack() const { return !black_->isHidden(); }
    QString heading() const { return heading_->text(); }

    /// Returns the scale of texts at which capitals are at least 1/50 of this height in pixels.
    static double scaleFor(int height);

Q_SIGNALS:
    void toggled(bool on);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    /// How the window was before the presentation.
    struct Before {
        std::vector<QWidget*> shown;  ///< the parts that start() has hidden
        Qt::WindowStates state;
        QRect geometry;
        double scale;
    };

    bool takeKey(int key);
    void show(int step);
    /// Returns the layout of the step's views in the window at its present size.
    BoardLayout boardOfStep() const;
    void setAside(bool aside);
    void fitTexts();

    Stage stage_;
    QLabel* heading_;
    QWidget* black_;
    PointerSpot* spot_;
    KeptPlaces* places_;
    std::optional<Before> before_;
    std::vector<Step> steps_;  ///< of this presentation
    int at_ = 0;
};

}  // namespace attnscope
