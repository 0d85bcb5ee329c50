#include "ui/presentation/saved_slides.h"

#include "ui/board/board.h"
#include "ui/board/views_seen.h"
#include "ui/look/text.h"
#include "ui/presentation/step_layout.h"
#include "ui/session/session_keeper.h"

namespace attnscope {

SavedSlides::SavedSlides(Steps& steps, Board& board, SessionKeeper& sessions, QObject* parent)
    : Slides(parent), saved_(steps), board_(board), sessions_(sessions) {}

SlideWords SavedSlides::words(int slide) const {
    return {toQString(steps_.at(static_cast<std::size_t>(slide)).title)};
}

void SavedSlides::begin() {
    steps_ = saved_.all();
    if (!steps_.empty())
        return;
    const Session now = sessions_.session();
    steps_ = {{{}, viewsSeen(board_, most_views_of_step), now.scenario, now.comparison}};
}

void SavedSlides::show(int slide, const SlideRoom& room) {
    at_ = static_cast<std::size_t>(slide);
    const Step& shown = steps_.at(at_);
    sessions_.perform({.scenario = shown.scenario,
                       .comparison = shown.comparison,
                       .board = boardOf(shown, room.size, room.scale),
                       .zooms = {},
                       .steps = saved_.all(),
                       .lesson = sessions_.session().lesson});
}

void SavedSlides::fit(const SlideRoom& room) {
    board_.setBoardLayout(boardOf(steps_.at(at_), room.size, room.scale));
}

}  // namespace attnscope
