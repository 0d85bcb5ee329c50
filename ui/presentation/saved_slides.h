#pragma once

#include <vector>

#include "ui/model/steps.h"
#include "ui/presentation/slides.h"

namespace attnscope {

class Board;
class SessionKeeper;

/// The saved steps as slides. If there are none, the window's own Scenario in the views that take
/// the most room is the only one.
class SavedSlides : public Slides {
    Q_OBJECT

public:
    SavedSlides(Steps& steps, Board& board, SessionKeeper& sessions, QObject* parent);

    int count() const override { return static_cast<int>(steps_.size()); }
    SlideWords words(int slide) const override;
    void begin() override;
    void show(int slide, const SlideRoom& room) override;
    void fit(const SlideRoom& room) override;

private:
    Steps& saved_;
    Board& board_;
    SessionKeeper& sessions_;
    std::vector<Step> steps_;  ///< of this presentation
    std::size_t at_ = 0;
};

}  // namespace attnscope
